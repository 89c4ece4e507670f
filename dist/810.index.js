export const id = 810;
export const ids = [810];
export const modules = {

/***/ 3519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ parser)
});

;// CONCATENATED MODULE: ./node_modules/@lezer/common/dist/index.js
/**
The default maximum length of a `TreeBuffer` node.
*/
const DefaultBufferLength = 1024;
let nextPropID = 0;
class Range {
    constructor(from, to) {
        this.from = from;
        this.to = to;
    }
}
/**
Each [node type](#common.NodeType) or [individual tree](#common.Tree)
can have metadata associated with it in props. Instances of this
class represent prop names.
*/
class dist_NodeProp {
    /**
    Create a new node prop type.
    */
    constructor(config = {}) {
        this.id = nextPropID++;
        this.perNode = !!config.perNode;
        this.deserialize = config.deserialize || (() => {
            throw new Error("This node type doesn't define a deserialize function");
        });
        this.combine = config.combine || null;
    }
    /**
    This is meant to be used with
    [`NodeSet.extend`](#common.NodeSet.extend) or
    [`LRParser.configure`](#lr.ParserConfig.props) to compute
    prop values for each node type in the set. Takes a [match
    object](#common.NodeType^match) or function that returns undefined
    if the node type doesn't get this prop, and the prop's value if
    it does.
    */
    add(match) {
        if (this.perNode)
            throw new RangeError("Can't add per-node props to node types");
        if (typeof match != "function")
            match = NodeType.match(match);
        return (type) => {
            let result = match(type);
            return result === undefined ? null : [this, result];
        };
    }
}
/**
Prop that is used to describe matching delimiters. For opening
delimiters, this holds an array of node names (written as a
space-separated string when declaring this prop in a grammar)
for the node types of closing delimiters that match it.
*/
dist_NodeProp.closedBy = new dist_NodeProp({ deserialize: str => str.split(" ") });
/**
The inverse of [`closedBy`](#common.NodeProp^closedBy). This is
attached to closing delimiters, holding an array of node names
of types of matching opening delimiters.
*/
dist_NodeProp.openedBy = new dist_NodeProp({ deserialize: str => str.split(" ") });
/**
Used to assign node types to groups (for example, all node
types that represent an expression could be tagged with an
`"Expression"` group).
*/
dist_NodeProp.group = new dist_NodeProp({ deserialize: str => str.split(" ") });
/**
Attached to nodes to indicate these should be
[displayed](https://codemirror.net/docs/ref/#language.syntaxTree)
in a bidirectional text isolate, so that direction-neutral
characters on their sides don't incorrectly get associated with
surrounding text. You'll generally want to set this for nodes
that contain arbitrary text, like strings and comments, and for
nodes that appear _inside_ arbitrary text, like HTML tags. When
not given a value, in a grammar declaration, defaults to
`"auto"`.
*/
dist_NodeProp.isolate = new dist_NodeProp({ deserialize: value => {
        if (value && value != "rtl" && value != "ltr" && value != "auto")
            throw new RangeError("Invalid value for isolate: " + value);
        return value || "auto";
    } });
/**
The hash of the [context](#lr.ContextTracker.constructor)
that the node was parsed in, if any. Used to limit reuse of
contextual nodes.
*/
dist_NodeProp.contextHash = new dist_NodeProp({ perNode: true });
/**
The distance beyond the end of the node that the tokenizer
looked ahead for any of the tokens inside the node. (The LR
parser only stores this when it is larger than 25, for
efficiency reasons.)
*/
dist_NodeProp.lookAhead = new dist_NodeProp({ perNode: true });
/**
This per-node prop is used to replace a given node, or part of a
node, with another tree. This is useful to include trees from
different languages in mixed-language parsers.
*/
dist_NodeProp.mounted = new dist_NodeProp({ perNode: true });
/**
A mounted tree, which can be [stored](#common.NodeProp^mounted) on
a tree node to indicate that parts of its content are
represented by another tree.
*/
class MountedTree {
    constructor(
    /**
    The inner tree.
    */
    tree, 
    /**
    If this is null, this tree replaces the entire node (it will
    be included in the regular iteration instead of its host
    node). If not, only the given ranges are considered to be
    covered by this tree. This is used for trees that are mixed in
    a way that isn't strictly hierarchical. Such mounted trees are
    only entered by [`resolveInner`](#common.Tree.resolveInner)
    and [`enter`](#common.SyntaxNode.enter).
    */
    overlay, 
    /**
    The parser used to create this subtree.
    */
    parser, 
    /**
    [Indicates](#common.IterMode.EnterBracketed) that the nested
    content is delineated with some kind
    of bracket token.
    */
    bracketed = false) {
        this.tree = tree;
        this.overlay = overlay;
        this.parser = parser;
        this.bracketed = bracketed;
    }
    /**
    @internal
    */
    static get(tree) {
        return tree && tree.props && tree.props[dist_NodeProp.mounted.id];
    }
}
const noProps = Object.create(null);
/**
Each node in a syntax tree has a node type associated with it.
*/
class NodeType {
    /**
    @internal
    */
    constructor(
    /**
    The name of the node type. Not necessarily unique, but if the
    grammar was written properly, different node types with the
    same name within a node set should play the same semantic
    role.
    */
    name, 
    /**
    @internal
    */
    props, 
    /**
    The id of this node in its set. Corresponds to the term ids
    used in the parser.
    */
    id, 
    /**
    @internal
    */
    flags = 0) {
        this.name = name;
        this.props = props;
        this.id = id;
        this.flags = flags;
    }
    /**
    Define a node type.
    */
    static define(spec) {
        let props = spec.props && spec.props.length ? Object.create(null) : noProps;
        let flags = (spec.top ? 1 /* NodeFlag.Top */ : 0) | (spec.skipped ? 2 /* NodeFlag.Skipped */ : 0) |
            (spec.error ? 4 /* NodeFlag.Error */ : 0) | (spec.name == null ? 8 /* NodeFlag.Anonymous */ : 0);
        let type = new NodeType(spec.name || "", props, spec.id, flags);
        if (spec.props)
            for (let src of spec.props) {
                if (!Array.isArray(src))
                    src = src(type);
                if (src) {
                    if (src[0].perNode)
                        throw new RangeError("Can't store a per-node prop on a node type");
                    props[src[0].id] = src[1];
                }
            }
        return type;
    }
    /**
    Retrieves a node prop for this type. Will return `undefined` if
    the prop isn't present on this node.
    */
    prop(prop) { return this.props[prop.id]; }
    /**
    True when this is the top node of a grammar.
    */
    get isTop() { return (this.flags & 1 /* NodeFlag.Top */) > 0; }
    /**
    True when this node is produced by a skip rule.
    */
    get isSkipped() { return (this.flags & 2 /* NodeFlag.Skipped */) > 0; }
    /**
    Indicates whether this is an error node.
    */
    get isError() { return (this.flags & 4 /* NodeFlag.Error */) > 0; }
    /**
    When true, this node type doesn't correspond to a user-declared
    named node, for example because it is used to cache repetition.
    */
    get isAnonymous() { return (this.flags & 8 /* NodeFlag.Anonymous */) > 0; }
    /**
    Returns true when this node's name or one of its
    [groups](#common.NodeProp^group) matches the given string.
    */
    is(name) {
        if (typeof name == 'string') {
            if (this.name == name)
                return true;
            let group = this.prop(dist_NodeProp.group);
            return group ? group.indexOf(name) > -1 : false;
        }
        return this.id == name;
    }
    /**
    Create a function from node types to arbitrary values by
    specifying an object whose property names are node or
    [group](#common.NodeProp^group) names. Often useful with
    [`NodeProp.add`](#common.NodeProp.add). You can put multiple
    names, separated by spaces, in a single property name to map
    multiple node names to a single value.
    */
    static match(map) {
        let direct = Object.create(null);
        for (let prop in map)
            for (let name of prop.split(" "))
                direct[name] = map[prop];
        return (node) => {
            for (let groups = node.prop(dist_NodeProp.group), i = -1; i < (groups ? groups.length : 0); i++) {
                let found = direct[i < 0 ? node.name : groups[i]];
                if (found)
                    return found;
            }
        };
    }
}
/**
An empty dummy node type to use when no actual type is available.
*/
NodeType.none = new NodeType("", Object.create(null), 0, 8 /* NodeFlag.Anonymous */);
/**
A node set holds a collection of node types. It is used to
compactly represent trees by storing their type ids, rather than a
full pointer to the type object, in a numeric array. Each parser
[has](#lr.LRParser.nodeSet) a node set, and [tree
buffers](#common.TreeBuffer) can only store collections of nodes
from the same set. A set can have a maximum of 2**16 (65536) node
types in it, so that the ids fit into 16-bit typed array slots.
*/
class NodeSet {
    /**
    Create a set with the given types. The `id` property of each
    type should correspond to its position within the array.
    */
    constructor(
    /**
    The node types in this set, by id.
    */
    types) {
        this.types = types;
        for (let i = 0; i < types.length; i++)
            if (types[i].id != i)
                throw new RangeError("Node type ids should correspond to array positions when creating a node set");
    }
    /**
    Create a copy of this set with some node properties added. The
    arguments to this method can be created with
    [`NodeProp.add`](#common.NodeProp.add).
    */
    extend(...props) {
        let newTypes = [];
        for (let type of this.types) {
            let newProps = null;
            for (let source of props) {
                let add = source(type);
                if (add) {
                    if (!newProps)
                        newProps = Object.assign({}, type.props);
                    let value = add[1], prop = add[0];
                    if (prop.combine && prop.id in newProps)
                        value = prop.combine(newProps[prop.id], value);
                    newProps[prop.id] = value;
                }
            }
            newTypes.push(newProps ? new NodeType(type.name, newProps, type.id, type.flags) : type);
        }
        return new NodeSet(newTypes);
    }
}
const CachedNode = new WeakMap(), CachedInnerNode = new WeakMap();
/**
Options that control iteration. Can be combined with the `|`
operator to enable multiple ones.
*/
var IterMode;
(function (IterMode) {
    /**
    When enabled, iteration will only visit [`Tree`](#common.Tree)
    objects, not nodes packed into
    [`TreeBuffer`](#common.TreeBuffer)s.
    */
    IterMode[IterMode["ExcludeBuffers"] = 1] = "ExcludeBuffers";
    /**
    Enable this to make iteration include anonymous nodes (such as
    the nodes that wrap repeated grammar constructs into a balanced
    tree).
    */
    IterMode[IterMode["IncludeAnonymous"] = 2] = "IncludeAnonymous";
    /**
    By default, regular [mounted](#common.NodeProp^mounted) nodes
    replace their base node in iteration. Enable this to ignore them
    instead.
    */
    IterMode[IterMode["IgnoreMounts"] = 4] = "IgnoreMounts";
    /**
    This option only applies in
    [`enter`](#common.SyntaxNode.enter)-style methods. It tells the
    library to not enter mounted overlays if one covers the given
    position.
    */
    IterMode[IterMode["IgnoreOverlays"] = 8] = "IgnoreOverlays";
    /**
    When set, positions on the boundary of a mounted overlay tree
    that has its [`bracketed`](#common.NestedParse.bracketed) flag
    set will enter that tree regardless of side. Only supported in
    [`enter`](#common.SyntaxNode.enter), not in cursors.
    */
    IterMode[IterMode["EnterBracketed"] = 16] = "EnterBracketed";
})(IterMode || (IterMode = {}));
/**
A piece of syntax tree. There are two ways to approach these
trees: the way they are actually stored in memory, and the
convenient way.

Syntax trees are stored as a tree of `Tree` and `TreeBuffer`
objects. By packing detail information into `TreeBuffer` leaf
nodes, the representation is made a lot more memory-efficient.

However, when you want to actually work with tree nodes, this
representation is very awkward, so most client code will want to
use the [`TreeCursor`](#common.TreeCursor) or
[`SyntaxNode`](#common.SyntaxNode) interface instead, which provides
a view on some part of this data structure, and can be used to
move around to adjacent nodes.
*/
class Tree {
    /**
    Construct a new tree. See also [`Tree.build`](#common.Tree^build).
    */
    constructor(
    /**
    The type of the top node.
    */
    type, 
    /**
    This node's child nodes.
    */
    children, 
    /**
    The positions (offsets relative to the start of this tree) of
    the children.
    */
    positions, 
    /**
    The total length of this tree
    */
    length, 
    /**
    Per-node [node props](#common.NodeProp) to associate with this node.
    */
    props) {
        this.type = type;
        this.children = children;
        this.positions = positions;
        this.length = length;
        /**
        @internal
        */
        this.props = null;
        if (props && props.length) {
            this.props = Object.create(null);
            for (let [prop, value] of props)
                this.props[typeof prop == "number" ? prop : prop.id] = value;
        }
    }
    /**
    @internal
    */
    toString() {
        let mounted = MountedTree.get(this);
        if (mounted && !mounted.overlay)
            return mounted.tree.toString();
        let children = "";
        for (let ch of this.children) {
            let str = ch.toString();
            if (str) {
                if (children)
                    children += ",";
                children += str;
            }
        }
        return !this.type.name ? children :
            (/\W/.test(this.type.name) && !this.type.isError ? JSON.stringify(this.type.name) : this.type.name) +
                (children.length ? "(" + children + ")" : "");
    }
    /**
    Get a [tree cursor](#common.TreeCursor) positioned at the top of
    the tree. Mode can be used to [control](#common.IterMode) which
    nodes the cursor visits.
    */
    cursor(mode = 0) {
        return new TreeCursor(this.topNode, mode);
    }
    /**
    Get a [tree cursor](#common.TreeCursor) pointing into this tree
    at the given position and side (see
    [`moveTo`](#common.TreeCursor.moveTo).
    */
    cursorAt(pos, side = 0, mode = 0) {
        let scope = CachedNode.get(this) || this.topNode;
        let cursor = new TreeCursor(scope);
        cursor.moveTo(pos, side);
        CachedNode.set(this, cursor._tree);
        return cursor;
    }
    /**
    Get a [syntax node](#common.SyntaxNode) object for the top of the
    tree.
    */
    get topNode() {
        return new TreeNode(this, 0, 0, null);
    }
    /**
    Get the [syntax node](#common.SyntaxNode) at the given position.
    If `side` is -1, this will move into nodes that end at the
    position. If 1, it'll move into nodes that start at the
    position. With 0, it'll only enter nodes that cover the position
    from both sides.
    
    Note that this will not enter
    [overlays](#common.MountedTree.overlay), and you often want
    [`resolveInner`](#common.Tree.resolveInner) instead.
    */
    resolve(pos, side = 0) {
        let node = resolveNode(CachedNode.get(this) || this.topNode, pos, side, false);
        CachedNode.set(this, node);
        return node;
    }
    /**
    Like [`resolve`](#common.Tree.resolve), but will enter
    [overlaid](#common.MountedTree.overlay) nodes, producing a syntax node
    pointing into the innermost overlaid tree at the given position
    (with parent links going through all parent structure, including
    the host trees).
    */
    resolveInner(pos, side = 0) {
        let node = resolveNode(CachedInnerNode.get(this) || this.topNode, pos, side, true);
        CachedInnerNode.set(this, node);
        return node;
    }
    /**
    In some situations, it can be useful to iterate through all
    nodes around a position, including those in overlays that don't
    directly cover the position. This method gives you an iterator
    that will produce all nodes, from small to big, around the given
    position.
    */
    resolveStack(pos, side = 0) {
        return stackIterator(this, pos, side);
    }
    /**
    Iterate over the tree and its children, calling `enter` for any
    node that touches the `from`/`to` region (if given) before
    running over such a node's children, and `leave` (if given) when
    leaving the node. When `enter` returns `false`, that node will
    not have its children iterated over (or `leave` called).
    */
    iterate(spec) {
        let { enter, leave, from = 0, to = this.length } = spec;
        let mode = spec.mode || 0, anon = (mode & IterMode.IncludeAnonymous) > 0;
        for (let c = this.cursor(mode | IterMode.IncludeAnonymous);;) {
            let entered = false;
            if (c.from <= to && c.to >= from && (!anon && c.type.isAnonymous || enter(c) !== false)) {
                if (c.firstChild())
                    continue;
                entered = true;
            }
            for (;;) {
                if (entered && leave && (anon || !c.type.isAnonymous))
                    leave(c);
                if (c.nextSibling())
                    break;
                if (!c.parent())
                    return;
                entered = true;
            }
        }
    }
    /**
    Get the value of the given [node prop](#common.NodeProp) for this
    node. Works with both per-node and per-type props.
    */
    prop(prop) {
        return !prop.perNode ? this.type.prop(prop) : this.props ? this.props[prop.id] : undefined;
    }
    /**
    Returns the node's [per-node props](#common.NodeProp.perNode) in a
    format that can be passed to the [`Tree`](#common.Tree)
    constructor.
    */
    get propValues() {
        let result = [];
        if (this.props)
            for (let id in this.props)
                result.push([+id, this.props[id]]);
        return result;
    }
    /**
    Balance the direct children of this tree, producing a copy of
    which may have children grouped into subtrees with type
    [`NodeType.none`](#common.NodeType^none).
    */
    balance(config = {}) {
        return this.children.length <= 8 /* Balance.BranchFactor */ ? this :
            balanceRange(NodeType.none, this.children, this.positions, 0, this.children.length, 0, this.length, (children, positions, length) => new Tree(this.type, children, positions, length, this.propValues), config.makeTree || ((children, positions, length) => new Tree(NodeType.none, children, positions, length)));
    }
    /**
    Build a tree from a postfix-ordered buffer of node information,
    or a cursor over such a buffer.
    */
    static build(data) { return buildTree(data); }
}
/**
The empty tree
*/
Tree.empty = new Tree(NodeType.none, [], [], 0);
class FlatBufferCursor {
    constructor(buffer, index) {
        this.buffer = buffer;
        this.index = index;
    }
    get id() { return this.buffer[this.index - 4]; }
    get start() { return this.buffer[this.index - 3]; }
    get end() { return this.buffer[this.index - 2]; }
    get size() { return this.buffer[this.index - 1]; }
    get pos() { return this.index; }
    next() { this.index -= 4; }
    fork() { return new FlatBufferCursor(this.buffer, this.index); }
}
/**
Tree buffers contain (type, start, end, endIndex) quads for each
node. In such a buffer, nodes are stored in prefix order (parents
before children, with the endIndex of the parent indicating which
children belong to it).
*/
class TreeBuffer {
    /**
    Create a tree buffer.
    */
    constructor(
    /**
    The buffer's content.
    */
    buffer, 
    /**
    The total length of the group of nodes in the buffer.
    */
    length, 
    /**
    The node set used in this buffer.
    */
    set) {
        this.buffer = buffer;
        this.length = length;
        this.set = set;
    }
    /**
    @internal
    */
    get type() { return NodeType.none; }
    /**
    @internal
    */
    toString() {
        let result = [];
        for (let index = 0; index < this.buffer.length;) {
            result.push(this.childString(index));
            index = this.buffer[index + 3];
        }
        return result.join(",");
    }
    /**
    @internal
    */
    childString(index) {
        let id = this.buffer[index], endIndex = this.buffer[index + 3];
        let type = this.set.types[id], result = type.name;
        if (/\W/.test(result) && !type.isError)
            result = JSON.stringify(result);
        index += 4;
        if (endIndex == index)
            return result;
        let children = [];
        while (index < endIndex) {
            children.push(this.childString(index));
            index = this.buffer[index + 3];
        }
        return result + "(" + children.join(",") + ")";
    }
    /**
    @internal
    */
    findChild(startIndex, endIndex, dir, pos, side) {
        let { buffer } = this, pick = -1;
        for (let i = startIndex; i != endIndex; i = buffer[i + 3]) {
            if (checkSide(side, pos, buffer[i + 1], buffer[i + 2])) {
                pick = i;
                if (dir > 0)
                    break;
            }
        }
        return pick;
    }
    /**
    @internal
    */
    slice(startI, endI, from) {
        let b = this.buffer;
        let copy = new Uint16Array(endI - startI), len = 0;
        for (let i = startI, j = 0; i < endI;) {
            copy[j++] = b[i++];
            copy[j++] = b[i++] - from;
            let to = copy[j++] = b[i++] - from;
            copy[j++] = b[i++] - startI;
            len = Math.max(len, to);
        }
        return new TreeBuffer(copy, len, this.set);
    }
}
function checkSide(side, pos, from, to) {
    switch (side) {
        case -2 /* Side.Before */: return from < pos;
        case -1 /* Side.AtOrBefore */: return to >= pos && from < pos;
        case 0 /* Side.Around */: return from < pos && to > pos;
        case 1 /* Side.AtOrAfter */: return from <= pos && to > pos;
        case 2 /* Side.After */: return to > pos;
        case 4 /* Side.DontCare */: return true;
    }
}
function resolveNode(node, pos, side, overlays) {
    var _a;
    // Move up to a node that actually holds the position, if possible
    while (node.from == node.to ||
        (side < 1 ? node.from >= pos : node.from > pos) ||
        (side > -1 ? node.to <= pos : node.to < pos)) {
        let parent = !overlays && node instanceof TreeNode && node.index < 0 ? null : node.parent;
        if (!parent)
            return node;
        node = parent;
    }
    let mode = overlays ? 0 : IterMode.IgnoreOverlays;
    // Must go up out of overlays when those do not overlap with pos
    if (overlays)
        for (let scan = node, parent = scan.parent; parent; scan = parent, parent = scan.parent) {
            if (scan instanceof TreeNode && scan.index < 0 && ((_a = parent.enter(pos, side, mode)) === null || _a === void 0 ? void 0 : _a.from) != scan.from)
                node = parent;
        }
    for (;;) {
        let inner = node.enter(pos, side, mode);
        if (!inner)
            return node;
        node = inner;
    }
}
class BaseNode {
    cursor(mode = 0) { return new TreeCursor(this, mode); }
    getChild(type, before = null, after = null) {
        let r = getChildren(this, type, before, after);
        return r.length ? r[0] : null;
    }
    getChildren(type, before = null, after = null) {
        return getChildren(this, type, before, after);
    }
    resolve(pos, side = 0) {
        return resolveNode(this, pos, side, false);
    }
    resolveInner(pos, side = 0) {
        return resolveNode(this, pos, side, true);
    }
    matchContext(context) {
        return matchNodeContext(this.parent, context);
    }
    enterUnfinishedNodesBefore(pos) {
        let scan = this.childBefore(pos), node = this;
        while (scan) {
            let last = scan.lastChild;
            if (!last || last.to != scan.to)
                break;
            if (last.type.isError && last.from == last.to) {
                node = scan;
                scan = last.prevSibling;
            }
            else {
                scan = last;
            }
        }
        return node;
    }
    get node() { return this; }
    get next() { return this.parent; }
}
class TreeNode extends BaseNode {
    constructor(_tree, from, 
    // Index in parent node, set to -1 if the node is not a direct child of _parent.node (overlay)
    index, _parent) {
        super();
        this._tree = _tree;
        this.from = from;
        this.index = index;
        this._parent = _parent;
    }
    get type() { return this._tree.type; }
    get name() { return this._tree.type.name; }
    get to() { return this.from + this._tree.length; }
    nextChild(i, dir, pos, side, mode = 0) {
        for (let parent = this;;) {
            for (let { children, positions } = parent._tree, e = dir > 0 ? children.length : -1; i != e; i += dir) {
                let next = children[i], start = positions[i] + parent.from, mounted;
                if (!((mode & IterMode.EnterBracketed) && next instanceof Tree &&
                    (mounted = MountedTree.get(next)) && !mounted.overlay && mounted.bracketed &&
                    pos >= start && pos <= start + next.length) &&
                    !checkSide(side, pos, start, start + next.length))
                    continue;
                if (next instanceof TreeBuffer) {
                    if (mode & IterMode.ExcludeBuffers)
                        continue;
                    let index = next.findChild(0, next.buffer.length, dir, pos - start, side);
                    if (index > -1)
                        return new BufferNode(new BufferContext(parent, next, i, start), null, index);
                }
                else if ((mode & IterMode.IncludeAnonymous) || (!next.type.isAnonymous || hasChild(next))) {
                    let mounted;
                    if (!(mode & IterMode.IgnoreMounts) && (mounted = MountedTree.get(next)) && !mounted.overlay)
                        return new TreeNode(mounted.tree, start, i, parent);
                    let inner = new TreeNode(next, start, i, parent);
                    return (mode & IterMode.IncludeAnonymous) || !inner.type.isAnonymous ? inner
                        : inner.nextChild(dir < 0 ? next.children.length - 1 : 0, dir, pos, side, mode);
                }
            }
            if ((mode & IterMode.IncludeAnonymous) || !parent.type.isAnonymous)
                return null;
            if (parent.index >= 0)
                i = parent.index + dir;
            else
                i = dir < 0 ? -1 : parent._parent._tree.children.length;
            parent = parent._parent;
            if (!parent)
                return null;
        }
    }
    get firstChild() { return this.nextChild(0, 1, 0, 4 /* Side.DontCare */); }
    get lastChild() { return this.nextChild(this._tree.children.length - 1, -1, 0, 4 /* Side.DontCare */); }
    childAfter(pos) { return this.nextChild(0, 1, pos, 2 /* Side.After */); }
    childBefore(pos) { return this.nextChild(this._tree.children.length - 1, -1, pos, -2 /* Side.Before */); }
    prop(prop) { return this._tree.prop(prop); }
    enter(pos, side, mode = 0) {
        let mounted;
        if (!(mode & IterMode.IgnoreOverlays) && (mounted = MountedTree.get(this._tree)) && mounted.overlay) {
            let rPos = pos - this.from, enterBracketed = (mode & IterMode.EnterBracketed) && mounted.bracketed;
            for (let { from, to } of mounted.overlay) {
                if ((side > 0 || enterBracketed ? from <= rPos : from < rPos) &&
                    (side < 0 || enterBracketed ? to >= rPos : to > rPos))
                    return new TreeNode(mounted.tree, mounted.overlay[0].from + this.from, -1, this);
            }
        }
        return this.nextChild(0, 1, pos, side, mode);
    }
    nextSignificantParent() {
        let val = this;
        while (val.type.isAnonymous && val._parent)
            val = val._parent;
        return val;
    }
    get parent() {
        return this._parent ? this._parent.nextSignificantParent() : null;
    }
    get nextSibling() {
        return this._parent && this.index >= 0 ? this._parent.nextChild(this.index + 1, 1, 0, 4 /* Side.DontCare */) : null;
    }
    get prevSibling() {
        return this._parent && this.index >= 0 ? this._parent.nextChild(this.index - 1, -1, 0, 4 /* Side.DontCare */) : null;
    }
    get tree() { return this._tree; }
    toTree() { return this._tree; }
    /**
    @internal
    */
    toString() { return this._tree.toString(); }
}
function getChildren(node, type, before, after) {
    let cur = node.cursor(), result = [];
    if (!cur.firstChild())
        return result;
    if (before != null)
        for (let found = false; !found;) {
            found = cur.type.is(before);
            if (!cur.nextSibling())
                return result;
        }
    for (;;) {
        if (after != null && cur.type.is(after))
            return result;
        if (cur.type.is(type))
            result.push(cur.node);
        if (!cur.nextSibling())
            return after == null ? result : [];
    }
}
function matchNodeContext(node, context, i = context.length - 1) {
    for (let p = node; i >= 0; p = p.parent) {
        if (!p)
            return false;
        if (!p.type.isAnonymous) {
            if (context[i] && context[i] != p.name)
                return false;
            i--;
        }
    }
    return true;
}
class BufferContext {
    constructor(parent, buffer, index, start) {
        this.parent = parent;
        this.buffer = buffer;
        this.index = index;
        this.start = start;
    }
}
class BufferNode extends BaseNode {
    get name() { return this.type.name; }
    get from() { return this.context.start + this.context.buffer.buffer[this.index + 1]; }
    get to() { return this.context.start + this.context.buffer.buffer[this.index + 2]; }
    constructor(context, _parent, index) {
        super();
        this.context = context;
        this._parent = _parent;
        this.index = index;
        this.type = context.buffer.set.types[context.buffer.buffer[index]];
    }
    child(dir, pos, side) {
        let { buffer } = this.context;
        let index = buffer.findChild(this.index + 4, buffer.buffer[this.index + 3], dir, pos - this.context.start, side);
        return index < 0 ? null : new BufferNode(this.context, this, index);
    }
    get firstChild() { return this.child(1, 0, 4 /* Side.DontCare */); }
    get lastChild() { return this.child(-1, 0, 4 /* Side.DontCare */); }
    childAfter(pos) { return this.child(1, pos, 2 /* Side.After */); }
    childBefore(pos) { return this.child(-1, pos, -2 /* Side.Before */); }
    prop(prop) { return this.type.prop(prop); }
    enter(pos, side, mode = 0) {
        if (mode & IterMode.ExcludeBuffers)
            return null;
        let { buffer } = this.context;
        let index = buffer.findChild(this.index + 4, buffer.buffer[this.index + 3], side > 0 ? 1 : -1, pos - this.context.start, side);
        return index < 0 ? null : new BufferNode(this.context, this, index);
    }
    get parent() {
        return this._parent || this.context.parent.nextSignificantParent();
    }
    externalSibling(dir) {
        return this._parent ? null : this.context.parent.nextChild(this.context.index + dir, dir, 0, 4 /* Side.DontCare */);
    }
    get nextSibling() {
        let { buffer } = this.context;
        let after = buffer.buffer[this.index + 3];
        if (after < (this._parent ? buffer.buffer[this._parent.index + 3] : buffer.buffer.length))
            return new BufferNode(this.context, this._parent, after);
        return this.externalSibling(1);
    }
    get prevSibling() {
        let { buffer } = this.context;
        let parentStart = this._parent ? this._parent.index + 4 : 0;
        if (this.index == parentStart)
            return this.externalSibling(-1);
        return new BufferNode(this.context, this._parent, buffer.findChild(parentStart, this.index, -1, 0, 4 /* Side.DontCare */));
    }
    get tree() { return null; }
    toTree() {
        let children = [], positions = [];
        let { buffer } = this.context;
        let startI = this.index + 4, endI = buffer.buffer[this.index + 3];
        if (endI > startI) {
            let from = buffer.buffer[this.index + 1];
            children.push(buffer.slice(startI, endI, from));
            positions.push(0);
        }
        return new Tree(this.type, children, positions, this.to - this.from);
    }
    /**
    @internal
    */
    toString() { return this.context.buffer.childString(this.index); }
}
function iterStack(heads) {
    if (!heads.length)
        return null;
    let pick = 0, picked = heads[0];
    for (let i = 1; i < heads.length; i++) {
        let node = heads[i];
        if (node.from > picked.from || node.to < picked.to) {
            picked = node;
            pick = i;
        }
    }
    let next = picked instanceof TreeNode && picked.index < 0 ? null : picked.parent;
    let newHeads = heads.slice();
    if (next)
        newHeads[pick] = next;
    else
        newHeads.splice(pick, 1);
    return new StackIterator(newHeads, picked);
}
class StackIterator {
    constructor(heads, node) {
        this.heads = heads;
        this.node = node;
    }
    get next() { return iterStack(this.heads); }
}
function stackIterator(tree, pos, side) {
    let inner = tree.resolveInner(pos, side), layers = null;
    for (let scan = inner instanceof TreeNode ? inner : inner.context.parent; scan; scan = scan.parent) {
        if (scan.index < 0) { // This is an overlay root
            let parent = scan.parent;
            (layers || (layers = [inner])).push(parent.resolve(pos, side));
            scan = parent;
        }
        else {
            let mount = MountedTree.get(scan.tree);
            // Relevant overlay branching off
            if (mount && mount.overlay && mount.overlay[0].from <= pos && mount.overlay[mount.overlay.length - 1].to >= pos) {
                let root = new TreeNode(mount.tree, mount.overlay[0].from + scan.from, -1, scan);
                (layers || (layers = [inner])).push(resolveNode(root, pos, side, false));
            }
        }
    }
    return layers ? iterStack(layers) : inner;
}
/**
A tree cursor object focuses on a given node in a syntax tree, and
allows you to move to adjacent nodes.
*/
class TreeCursor {
    /**
    Shorthand for `.type.name`.
    */
    get name() { return this.type.name; }
    /**
    @internal
    */
    constructor(node, mode = 0) {
        /**
        @internal
        */
        this.buffer = null;
        this.stack = [];
        /**
        @internal
        */
        this.index = 0;
        this.bufferNode = null;
        this.mode = mode & ~IterMode.EnterBracketed;
        if (node instanceof TreeNode) {
            this.yieldNode(node);
        }
        else {
            this._tree = node.context.parent;
            this.buffer = node.context;
            for (let n = node._parent; n; n = n._parent)
                this.stack.unshift(n.index);
            this.bufferNode = node;
            this.yieldBuf(node.index);
        }
    }
    yieldNode(node) {
        if (!node)
            return false;
        this._tree = node;
        this.type = node.type;
        this.from = node.from;
        this.to = node.to;
        return true;
    }
    yieldBuf(index, type) {
        this.index = index;
        let { start, buffer } = this.buffer;
        this.type = type || buffer.set.types[buffer.buffer[index]];
        this.from = start + buffer.buffer[index + 1];
        this.to = start + buffer.buffer[index + 2];
        return true;
    }
    /**
    @internal
    */
    yield(node) {
        if (!node)
            return false;
        if (node instanceof TreeNode) {
            this.buffer = null;
            return this.yieldNode(node);
        }
        this.buffer = node.context;
        return this.yieldBuf(node.index, node.type);
    }
    /**
    @internal
    */
    toString() {
        return this.buffer ? this.buffer.buffer.childString(this.index) : this._tree.toString();
    }
    /**
    @internal
    */
    enterChild(dir, pos, side) {
        if (!this.buffer)
            return this.yield(this._tree.nextChild(dir < 0 ? this._tree._tree.children.length - 1 : 0, dir, pos, side, this.mode));
        let { buffer } = this.buffer;
        let index = buffer.findChild(this.index + 4, buffer.buffer[this.index + 3], dir, pos - this.buffer.start, side);
        if (index < 0)
            return false;
        this.stack.push(this.index);
        return this.yieldBuf(index);
    }
    /**
    Move the cursor to this node's first child. When this returns
    false, the node has no child, and the cursor has not been moved.
    */
    firstChild() { return this.enterChild(1, 0, 4 /* Side.DontCare */); }
    /**
    Move the cursor to this node's last child.
    */
    lastChild() { return this.enterChild(-1, 0, 4 /* Side.DontCare */); }
    /**
    Move the cursor to the first child that ends after `pos`.
    */
    childAfter(pos) { return this.enterChild(1, pos, 2 /* Side.After */); }
    /**
    Move to the last child that starts before `pos`.
    */
    childBefore(pos) { return this.enterChild(-1, pos, -2 /* Side.Before */); }
    /**
    Move the cursor to the child around `pos`. If side is -1 the
    child may end at that position, when 1 it may start there. This
    will also enter [overlaid](#common.MountedTree.overlay)
    [mounted](#common.NodeProp^mounted) trees unless `overlays` is
    set to false.
    */
    enter(pos, side, mode = this.mode) {
        if (!this.buffer)
            return this.yield(this._tree.enter(pos, side, mode));
        return mode & IterMode.ExcludeBuffers ? false : this.enterChild(1, pos, side);
    }
    /**
    Move to the node's parent node, if this isn't the top node.
    */
    parent() {
        if (!this.buffer)
            return this.yieldNode((this.mode & IterMode.IncludeAnonymous) ? this._tree._parent : this._tree.parent);
        if (this.stack.length)
            return this.yieldBuf(this.stack.pop());
        let parent = (this.mode & IterMode.IncludeAnonymous) ? this.buffer.parent : this.buffer.parent.nextSignificantParent();
        this.buffer = null;
        return this.yieldNode(parent);
    }
    /**
    @internal
    */
    sibling(dir) {
        if (!this.buffer)
            return !this._tree._parent ? false
                : this.yield(this._tree.index < 0 ? null
                    : this._tree._parent.nextChild(this._tree.index + dir, dir, 0, 4 /* Side.DontCare */, this.mode));
        let { buffer } = this.buffer, d = this.stack.length - 1;
        if (dir < 0) {
            let parentStart = d < 0 ? 0 : this.stack[d] + 4;
            if (this.index != parentStart)
                return this.yieldBuf(buffer.findChild(parentStart, this.index, -1, 0, 4 /* Side.DontCare */));
        }
        else {
            let after = buffer.buffer[this.index + 3];
            if (after < (d < 0 ? buffer.buffer.length : buffer.buffer[this.stack[d] + 3]))
                return this.yieldBuf(after);
        }
        return d < 0 ? this.yield(this.buffer.parent.nextChild(this.buffer.index + dir, dir, 0, 4 /* Side.DontCare */, this.mode)) : false;
    }
    /**
    Move to this node's next sibling, if any.
    */
    nextSibling() { return this.sibling(1); }
    /**
    Move to this node's previous sibling, if any.
    */
    prevSibling() { return this.sibling(-1); }
    atLastNode(dir) {
        let index, parent, { buffer } = this;
        if (buffer) {
            if (dir > 0) {
                if (this.index < buffer.buffer.buffer.length)
                    return false;
            }
            else {
                for (let i = 0; i < this.index; i++)
                    if (buffer.buffer.buffer[i + 3] < this.index)
                        return false;
            }
            ({ index, parent } = buffer);
        }
        else {
            ({ index, _parent: parent } = this._tree);
        }
        for (; parent; { index, _parent: parent } = parent) {
            if (index > -1)
                for (let i = index + dir, e = dir < 0 ? -1 : parent._tree.children.length; i != e; i += dir) {
                    let child = parent._tree.children[i];
                    if ((this.mode & IterMode.IncludeAnonymous) ||
                        child instanceof TreeBuffer ||
                        !child.type.isAnonymous ||
                        hasChild(child))
                        return false;
                }
        }
        return true;
    }
    move(dir, enter) {
        if (enter && this.enterChild(dir, 0, 4 /* Side.DontCare */))
            return true;
        for (;;) {
            if (this.sibling(dir))
                return true;
            if (this.atLastNode(dir) || !this.parent())
                return false;
        }
    }
    /**
    Move to the next node in a
    [pre-order](https://en.wikipedia.org/wiki/Tree_traversal#Pre-order,_NLR)
    traversal, going from a node to its first child or, if the
    current node is empty or `enter` is false, its next sibling or
    the next sibling of the first parent node that has one.
    */
    next(enter = true) { return this.move(1, enter); }
    /**
    Move to the next node in a last-to-first pre-order traversal. A
    node is followed by its last child or, if it has none, its
    previous sibling or the previous sibling of the first parent
    node that has one.
    */
    prev(enter = true) { return this.move(-1, enter); }
    /**
    Move the cursor to the innermost node that covers `pos`. If
    `side` is -1, it will enter nodes that end at `pos`. If it is 1,
    it will enter nodes that start at `pos`.
    */
    moveTo(pos, side = 0) {
        // Move up to a node that actually holds the position, if possible
        while (this.from == this.to ||
            (side < 1 ? this.from >= pos : this.from > pos) ||
            (side > -1 ? this.to <= pos : this.to < pos))
            if (!this.parent())
                break;
        // Then scan down into child nodes as far as possible
        while (this.enterChild(1, pos, side)) { }
        return this;
    }
    /**
    Get a [syntax node](#common.SyntaxNode) at the cursor's current
    position.
    */
    get node() {
        if (!this.buffer)
            return this._tree;
        let cache = this.bufferNode, result = null, depth = 0;
        if (cache && cache.context == this.buffer) {
            scan: for (let index = this.index, d = this.stack.length; d >= 0;) {
                for (let c = cache; c; c = c._parent)
                    if (c.index == index) {
                        if (index == this.index)
                            return c;
                        result = c;
                        depth = d + 1;
                        break scan;
                    }
                index = this.stack[--d];
            }
        }
        for (let i = depth; i < this.stack.length; i++)
            result = new BufferNode(this.buffer, result, this.stack[i]);
        return this.bufferNode = new BufferNode(this.buffer, result, this.index);
    }
    /**
    Get the [tree](#common.Tree) that represents the current node, if
    any. Will return null when the node is in a [tree
    buffer](#common.TreeBuffer).
    */
    get tree() {
        return this.buffer ? null : this._tree._tree;
    }
    /**
    Iterate over the current node and all its descendants, calling
    `enter` when entering a node and `leave`, if given, when leaving
    one. When `enter` returns `false`, any children of that node are
    skipped, and `leave` isn't called for it.
    */
    iterate(enter, leave) {
        for (let depth = 0;;) {
            let mustLeave = false;
            if (this.type.isAnonymous || enter(this) !== false) {
                if (this.firstChild()) {
                    depth++;
                    continue;
                }
                if (!this.type.isAnonymous)
                    mustLeave = true;
            }
            for (;;) {
                if (mustLeave && leave)
                    leave(this);
                mustLeave = this.type.isAnonymous;
                if (!depth)
                    return;
                if (this.nextSibling())
                    break;
                this.parent();
                depth--;
                mustLeave = true;
            }
        }
    }
    /**
    Test whether the current node matches a given context—a sequence
    of direct parent node names. Empty strings in the context array
    are treated as wildcards.
    */
    matchContext(context) {
        if (!this.buffer)
            return matchNodeContext(this.node.parent, context);
        let { buffer } = this.buffer, { types } = buffer.set;
        for (let i = context.length - 1, d = this.stack.length - 1; i >= 0; d--) {
            if (d < 0)
                return matchNodeContext(this._tree, context, i);
            let type = types[buffer.buffer[this.stack[d]]];
            if (!type.isAnonymous) {
                if (context[i] && context[i] != type.name)
                    return false;
                i--;
            }
        }
        return true;
    }
}
function hasChild(tree) {
    return tree.children.some(ch => ch instanceof TreeBuffer || !ch.type.isAnonymous || hasChild(ch));
}
function buildTree(data) {
    var _a;
    let { buffer, nodeSet, maxBufferLength = DefaultBufferLength, reused = [], minRepeatType = nodeSet.types.length } = data;
    let cursor = Array.isArray(buffer) ? new FlatBufferCursor(buffer, buffer.length) : buffer;
    let types = nodeSet.types;
    let contextHash = 0, lookAhead = 0;
    function takeNode(parentStart, minPos, children, positions, inRepeat, depth) {
        let { id, start, end, size } = cursor;
        let lookAheadAtStart = lookAhead, contextAtStart = contextHash;
        if (size < 0) {
            cursor.next();
            if (size == -1 /* SpecialRecord.Reuse */) {
                let node = reused[id];
                children.push(node);
                positions.push(start - parentStart);
                return;
            }
            else if (size == -3 /* SpecialRecord.ContextChange */) { // Context change
                contextHash = id;
                return;
            }
            else if (size == -4 /* SpecialRecord.LookAhead */) {
                lookAhead = id;
                return;
            }
            else {
                throw new RangeError(`Unrecognized record size: ${size}`);
            }
        }
        let type = types[id], node, buffer;
        let startPos = start - parentStart;
        if (end - start <= maxBufferLength && (buffer = findBufferSize(cursor.pos - minPos, inRepeat))) {
            // Small enough for a buffer, and no reused nodes inside
            let data = new Uint16Array(buffer.size - buffer.skip);
            let endPos = cursor.pos - buffer.size, index = data.length;
            while (cursor.pos > endPos)
                index = copyToBuffer(buffer.start, data, index);
            node = new TreeBuffer(data, end - buffer.start, nodeSet);
            startPos = buffer.start - parentStart;
        }
        else { // Make it a node
            let endPos = cursor.pos - size;
            cursor.next();
            let localChildren = [], localPositions = [];
            let localInRepeat = id >= minRepeatType ? id : -1;
            let lastGroup = 0, lastEnd = end, groupLookAhead = lookAheadAtStart;
            while (cursor.pos > endPos) {
                if (localInRepeat >= 0 && cursor.id == localInRepeat && cursor.size >= 0) {
                    if (cursor.end <= lastEnd - maxBufferLength) {
                        makeRepeatLeaf(localChildren, localPositions, start, lastGroup, cursor.end, lastEnd, localInRepeat, groupLookAhead, contextAtStart);
                        lastGroup = localChildren.length;
                        lastEnd = cursor.end;
                        // The buffer is read backwards, so the current look-ahead is
                        // the one recorded after the next group's end.
                        groupLookAhead = lookAhead;
                    }
                    cursor.next();
                }
                else if (depth > 2500 /* CutOff.Depth */) {
                    takeFlatNode(start, endPos, localChildren, localPositions);
                }
                else {
                    // If the next entry is a reused node matching the local
                    // repeat, flush a repeat leaf and move lastGroup past it
                    if (localInRepeat >= 0 && cursor.size == -1 /* SpecialRecord.Reuse */ &&
                        reused[cursor.id].type == nodeSet.types[localInRepeat]) {
                        if (lastGroup < localChildren.length)
                            makeRepeatLeaf(localChildren, localPositions, start, lastGroup, cursor.end, lastEnd, localInRepeat, groupLookAhead, contextAtStart);
                        lastGroup = localChildren.length + 1;
                        lastEnd = cursor.start;
                        groupLookAhead = lookAhead;
                    }
                    takeNode(start, endPos, localChildren, localPositions, localInRepeat, depth + 1);
                }
            }
            if (localInRepeat >= 0 && lastGroup > 0 && lastGroup < localChildren.length)
                makeRepeatLeaf(localChildren, localPositions, start, lastGroup, start, lastEnd, localInRepeat, groupLookAhead, contextAtStart);
            localChildren.reverse();
            localPositions.reverse();
            if (localInRepeat > -1 && lastGroup > 0) {
                let make = makeBalanced(type, contextAtStart);
                node = balanceRange(type, localChildren, localPositions, 0, localChildren.length, 0, end - start, make, make);
            }
            else {
                node = makeTree(type, localChildren, localPositions, end - start, lookAheadAtStart - end, contextAtStart);
            }
        }
        children.push(node);
        positions.push(startPos);
    }
    function takeFlatNode(parentStart, minPos, children, positions) {
        let nodes = []; // Temporary, inverted array of leaf nodes found, with absolute positions
        let nodeCount = 0, stopAt = -1;
        while (cursor.pos > minPos) {
            let { id, start, end, size } = cursor;
            if (size > 4) { // Not a leaf
                cursor.next();
            }
            else if (stopAt > -1 && start < stopAt) {
                break;
            }
            else {
                if (stopAt < 0)
                    stopAt = end - maxBufferLength;
                nodes.push(id, start, end);
                nodeCount++;
                cursor.next();
            }
        }
        if (nodeCount) {
            let buffer = new Uint16Array(nodeCount * 4);
            let start = nodes[nodes.length - 2];
            for (let i = nodes.length - 3, j = 0; i >= 0; i -= 3) {
                buffer[j++] = nodes[i];
                buffer[j++] = nodes[i + 1] - start;
                buffer[j++] = nodes[i + 2] - start;
                buffer[j++] = j;
            }
            children.push(new TreeBuffer(buffer, nodes[2] - start, nodeSet));
            positions.push(start - parentStart);
        }
    }
    function makeBalanced(type, contextHash) {
        return (children, positions, length) => {
            let lookAhead = 0, lastI = children.length - 1, last, lookAheadProp;
            if (lastI >= 0 && (last = children[lastI]) instanceof Tree) {
                if (!lastI && last.type == type && last.length == length)
                    return last;
                if (lookAheadProp = last.prop(dist_NodeProp.lookAhead))
                    lookAhead = positions[lastI] + last.length + lookAheadProp - length;
            }
            return makeTree(type, children, positions, length, lookAhead, contextHash);
        };
    }
    function makeRepeatLeaf(children, positions, base, i, from, to, type, lookAhead, contextHash) {
        let localChildren = [], localPositions = [];
        while (children.length > i) {
            localChildren.push(children.pop());
            localPositions.push(positions.pop() + base - from);
        }
        children.push(makeTree(nodeSet.types[type], localChildren, localPositions, to - from, lookAhead - to, contextHash));
        positions.push(from - base);
    }
    function makeTree(type, children, positions, length, lookAhead, contextHash, props) {
        if (contextHash) {
            let pair = [dist_NodeProp.contextHash, contextHash];
            props = props ? [pair].concat(props) : [pair];
        }
        if (lookAhead > 25) {
            let pair = [dist_NodeProp.lookAhead, lookAhead];
            props = props ? [pair].concat(props) : [pair];
        }
        return new Tree(type, children, positions, length, props);
    }
    function findBufferSize(maxSize, inRepeat) {
        // Scan through the buffer to find previous siblings that fit
        // together in a TreeBuffer, and don't contain any reused nodes
        // (which can't be stored in a buffer).
        // If `inRepeat` is > -1, ignore node boundaries of that type for
        // nesting, but make sure the end falls either at the start
        // (`maxSize`) or before such a node.
        let fork = cursor.fork();
        let size = 0, start = 0, skip = 0, minStart = fork.end - maxBufferLength;
        let result = { size: 0, start: 0, skip: 0 };
        scan: for (let minPos = fork.pos - maxSize; fork.pos > minPos;) {
            let nodeSize = fork.size;
            // Pretend nested repeat nodes of the same type don't exist
            if (fork.id == inRepeat && nodeSize >= 0) {
                // Except that we store the current state as a valid return
                // value.
                result.size = size;
                result.start = start;
                result.skip = skip;
                skip += 4;
                size += 4;
                fork.next();
                continue;
            }
            let startPos = fork.pos - nodeSize;
            if (nodeSize < 0 || startPos < minPos || fork.start < minStart)
                break;
            let localSkipped = fork.id >= minRepeatType ? 4 : 0;
            let nodeStart = fork.start;
            fork.next();
            while (fork.pos > startPos) {
                if (fork.size < 0) {
                    if (fork.size == -3 /* SpecialRecord.ContextChange */ || fork.size == -4 /* SpecialRecord.LookAhead */)
                        localSkipped += 4;
                    else
                        break scan;
                }
                else if (fork.id >= minRepeatType) {
                    localSkipped += 4;
                }
                fork.next();
            }
            start = nodeStart;
            size += nodeSize;
            skip += localSkipped;
        }
        if (inRepeat < 0 || size == maxSize) {
            result.size = size;
            result.start = start;
            result.skip = skip;
        }
        return result.size > 4 ? result : undefined;
    }
    function copyToBuffer(bufferStart, buffer, index) {
        let { id, start, end, size } = cursor;
        cursor.next();
        if (size >= 0 && id < minRepeatType) {
            let startIndex = index;
            if (size > 4) {
                let endPos = cursor.pos - (size - 4);
                while (cursor.pos > endPos)
                    index = copyToBuffer(bufferStart, buffer, index);
            }
            buffer[--index] = startIndex;
            buffer[--index] = end - bufferStart;
            buffer[--index] = start - bufferStart;
            buffer[--index] = id;
        }
        else if (size == -3 /* SpecialRecord.ContextChange */) {
            contextHash = id;
        }
        else if (size == -4 /* SpecialRecord.LookAhead */) {
            lookAhead = id;
        }
        return index;
    }
    let children = [], positions = [];
    while (cursor.pos > 0)
        takeNode(data.start || 0, data.bufferStart || 0, children, positions, -1, 0);
    let length = (_a = data.length) !== null && _a !== void 0 ? _a : (children.length ? positions[0] + children[0].length : 0);
    return new Tree(types[data.topID], children.reverse(), positions.reverse(), length);
}
const nodeSizeCache = new WeakMap;
function nodeSize(balanceType, node) {
    if (!balanceType.isAnonymous || node instanceof TreeBuffer || node.type != balanceType)
        return 1;
    let size = nodeSizeCache.get(node);
    if (size == null) {
        size = 1;
        for (let child of node.children) {
            if (child.type != balanceType || !(child instanceof Tree)) {
                size = 1;
                break;
            }
            size += nodeSize(balanceType, child);
        }
        nodeSizeCache.set(node, size);
    }
    return size;
}
function balanceRange(
// The type the balanced tree's inner nodes.
balanceType, 
// The direct children and their positions
children, positions, 
// The index range in children/positions to use
from, to, 
// The start position of the nodes, relative to their parent.
start, 
// Length of the outer node
length, 
// Function to build the top node of the balanced tree
mkTop, 
// Function to build internal nodes for the balanced tree
mkTree) {
    let total = 0;
    for (let i = from; i < to; i++)
        total += nodeSize(balanceType, children[i]);
    let maxChild = Math.ceil((total * 1.5) / 8 /* Balance.BranchFactor */);
    let localChildren = [], localPositions = [];
    function divide(children, positions, from, to, offset) {
        for (let i = from; i < to;) {
            let groupFrom = i, groupStart = positions[i], groupSize = nodeSize(balanceType, children[i]);
            i++;
            for (; i < to; i++) {
                let nextSize = nodeSize(balanceType, children[i]);
                if (groupSize + nextSize >= maxChild)
                    break;
                groupSize += nextSize;
            }
            if (i == groupFrom + 1) {
                if (groupSize > maxChild) {
                    let only = children[groupFrom]; // Only trees can have a size > 1
                    divide(only.children, only.positions, 0, only.children.length, positions[groupFrom] + offset);
                    continue;
                }
                localChildren.push(children[groupFrom]);
            }
            else {
                let length = positions[i - 1] + children[i - 1].length - groupStart;
                localChildren.push(balanceRange(balanceType, children, positions, groupFrom, i, groupStart, length, null, mkTree));
            }
            localPositions.push(groupStart + offset - start);
        }
    }
    divide(children, positions, from, to, 0);
    return (mkTop || mkTree)(localChildren, localPositions, length);
}
/**
Provides a way to associate values with pieces of trees. As long
as that part of the tree is reused, the associated values can be
retrieved from an updated tree.
*/
class NodeWeakMap {
    constructor() {
        this.map = new WeakMap();
    }
    setBuffer(buffer, index, value) {
        let inner = this.map.get(buffer);
        if (!inner)
            this.map.set(buffer, inner = new Map);
        inner.set(index, value);
    }
    getBuffer(buffer, index) {
        let inner = this.map.get(buffer);
        return inner && inner.get(index);
    }
    /**
    Set the value for this syntax node.
    */
    set(node, value) {
        if (node instanceof BufferNode)
            this.setBuffer(node.context.buffer, node.index, value);
        else if (node instanceof TreeNode)
            this.map.set(node.tree, value);
    }
    /**
    Retrieve value for this syntax node, if it exists in the map.
    */
    get(node) {
        return node instanceof BufferNode ? this.getBuffer(node.context.buffer, node.index)
            : node instanceof TreeNode ? this.map.get(node.tree) : undefined;
    }
    /**
    Set the value for the node that a cursor currently points to.
    */
    cursorSet(cursor, value) {
        if (cursor.buffer)
            this.setBuffer(cursor.buffer.buffer, cursor.index, value);
        else
            this.map.set(cursor.tree, value);
    }
    /**
    Retrieve the value for the node that a cursor currently points
    to.
    */
    cursorGet(cursor) {
        return cursor.buffer ? this.getBuffer(cursor.buffer.buffer, cursor.index) : this.map.get(cursor.tree);
    }
}

/**
Tree fragments are used during [incremental
parsing](#common.Parser.startParse) to track parts of old trees
that can be reused in a new parse. An array of fragments is used
to track regions of an old tree whose nodes might be reused in new
parses. Use the static
[`applyChanges`](#common.TreeFragment^applyChanges) method to
update fragments for document changes.
*/
class TreeFragment {
    /**
    Construct a tree fragment. You'll usually want to use
    [`addTree`](#common.TreeFragment^addTree) and
    [`applyChanges`](#common.TreeFragment^applyChanges) instead of
    calling this directly.
    */
    constructor(
    /**
    The start of the unchanged range pointed to by this fragment.
    This refers to an offset in the _updated_ document (as opposed
    to the original tree).
    */
    from, 
    /**
    The end of the unchanged range.
    */
    to, 
    /**
    The tree that this fragment is based on.
    */
    tree, 
    /**
    The offset between the fragment's tree and the document that
    this fragment can be used against. Add this when going from
    document to tree positions, subtract it to go from tree to
    document positions.
    */
    offset, openStart = false, openEnd = false) {
        this.from = from;
        this.to = to;
        this.tree = tree;
        this.offset = offset;
        this.open = (openStart ? 1 /* Open.Start */ : 0) | (openEnd ? 2 /* Open.End */ : 0);
    }
    /**
    Whether the start of the fragment represents the start of a
    parse, or the end of a change. (In the second case, it may not
    be safe to reuse some nodes at the start, depending on the
    parsing algorithm.)
    */
    get openStart() { return (this.open & 1 /* Open.Start */) > 0; }
    /**
    Whether the end of the fragment represents the end of a
    full-document parse, or the start of a change.
    */
    get openEnd() { return (this.open & 2 /* Open.End */) > 0; }
    /**
    Create a set of fragments from a freshly parsed tree, or update
    an existing set of fragments by replacing the ones that overlap
    with a tree with content from the new tree. When `partial` is
    true, the parse is treated as incomplete, and the resulting
    fragment has [`openEnd`](#common.TreeFragment.openEnd) set to
    true.
    */
    static addTree(tree, fragments = [], partial = false) {
        let result = [new TreeFragment(0, tree.length, tree, 0, false, partial)];
        for (let f of fragments)
            if (f.to > tree.length)
                result.push(f);
        return result;
    }
    /**
    Apply a set of edits to an array of fragments, removing or
    splitting fragments as necessary to remove edited ranges, and
    adjusting offsets for fragments that moved.
    */
    static applyChanges(fragments, changes, minGap = 128) {
        if (!changes.length)
            return fragments;
        let result = [];
        let fI = 1, nextF = fragments.length ? fragments[0] : null;
        for (let cI = 0, pos = 0, off = 0;; cI++) {
            let nextC = cI < changes.length ? changes[cI] : null;
            let nextPos = nextC ? nextC.fromA : 1e9;
            if (nextPos - pos >= minGap)
                while (nextF && nextF.from < nextPos) {
                    let cut = nextF;
                    if (pos >= cut.from || nextPos <= cut.to || off) {
                        let fFrom = Math.max(cut.from, pos) - off, fTo = Math.min(cut.to, nextPos) - off;
                        cut = fFrom >= fTo ? null : new TreeFragment(fFrom, fTo, cut.tree, cut.offset + off, cI > 0, !!nextC);
                    }
                    if (cut)
                        result.push(cut);
                    if (nextF.to > nextPos)
                        break;
                    nextF = fI < fragments.length ? fragments[fI++] : null;
                }
            if (!nextC)
                break;
            pos = nextC.toA;
            off = nextC.toA - nextC.toB;
        }
        return result;
    }
}
/**
A superclass that parsers should extend.
*/
class Parser {
    /**
    Start a parse, returning a [partial parse](#common.PartialParse)
    object. [`fragments`](#common.TreeFragment) can be passed in to
    make the parse incremental.
    
    By default, the entire input is parsed. You can pass `ranges`,
    which should be a sorted array of non-empty, non-overlapping
    ranges, to parse only those ranges. The tree returned in that
    case will start at `ranges[0].from`.
    */
    startParse(input, fragments, ranges) {
        if (typeof input == "string")
            input = new StringInput(input);
        ranges = !ranges ? [new Range(0, input.length)] : ranges.length ? ranges.map(r => new Range(r.from, r.to)) : [new Range(0, 0)];
        return this.createParse(input, fragments || [], ranges);
    }
    /**
    Run a full parse, returning the resulting tree.
    */
    parse(input, fragments, ranges) {
        let parse = this.startParse(input, fragments, ranges);
        for (;;) {
            let done = parse.advance();
            if (done)
                return done;
        }
    }
}
class StringInput {
    constructor(string) {
        this.string = string;
    }
    get length() { return this.string.length; }
    chunk(from) { return this.string.slice(from); }
    get lineChunks() { return false; }
    read(from, to) { return this.string.slice(from, to); }
}

/**
Create a parse wrapper that, after the inner parse completes,
scans its tree for mixed language regions with the `nest`
function, runs the resulting [inner parses](#common.NestedParse),
and then [mounts](#common.NodeProp^mounted) their results onto the
tree.
*/
function parseMixed(nest) {
    return (parse, input, fragments, ranges) => new MixedParse(parse, nest, input, fragments, ranges);
}
class InnerParse {
    constructor(parser, parse, overlay, bracketed, target, from) {
        this.parser = parser;
        this.parse = parse;
        this.overlay = overlay;
        this.bracketed = bracketed;
        this.target = target;
        this.from = from;
    }
}
function checkRanges(ranges) {
    if (!ranges.length || ranges.some(r => r.from >= r.to))
        throw new RangeError("Invalid inner parse ranges given: " + JSON.stringify(ranges));
}
class ActiveOverlay {
    constructor(parser, predicate, mounts, index, start, bracketed, target, prev) {
        this.parser = parser;
        this.predicate = predicate;
        this.mounts = mounts;
        this.index = index;
        this.start = start;
        this.bracketed = bracketed;
        this.target = target;
        this.prev = prev;
        this.depth = 0;
        this.ranges = [];
    }
}
const stoppedInner = new dist_NodeProp({ perNode: true });
class MixedParse {
    constructor(base, nest, input, fragments, ranges) {
        this.nest = nest;
        this.input = input;
        this.fragments = fragments;
        this.ranges = ranges;
        this.inner = [];
        this.innerDone = 0;
        this.baseTree = null;
        this.stoppedAt = null;
        this.baseParse = base;
    }
    advance() {
        if (this.baseParse) {
            let done = this.baseParse.advance();
            if (!done)
                return null;
            this.baseParse = null;
            this.baseTree = done;
            this.startInner();
            if (this.stoppedAt != null)
                for (let inner of this.inner)
                    inner.parse.stopAt(this.stoppedAt);
        }
        if (this.innerDone == this.inner.length) {
            let result = this.baseTree;
            if (this.stoppedAt != null)
                result = new Tree(result.type, result.children, result.positions, result.length, result.propValues.concat([[stoppedInner, this.stoppedAt]]));
            return result;
        }
        let inner = this.inner[this.innerDone], done = inner.parse.advance();
        if (done) {
            this.innerDone++;
            // This is a somewhat dodgy but super helpful hack where we
            // patch up nodes created by the inner parse (and thus
            // presumably not aliased anywhere else) to hold the information
            // about the inner parse.
            let props = Object.assign(Object.create(null), inner.target.props);
            props[dist_NodeProp.mounted.id] = new MountedTree(done, inner.overlay, inner.parser, inner.bracketed);
            inner.target.props = props;
        }
        return null;
    }
    get parsedPos() {
        if (this.baseParse)
            return 0;
        let pos = this.input.length;
        for (let i = this.innerDone; i < this.inner.length; i++) {
            if (this.inner[i].from < pos)
                pos = Math.min(pos, this.inner[i].parse.parsedPos);
        }
        return pos;
    }
    stopAt(pos) {
        this.stoppedAt = pos;
        if (this.baseParse)
            this.baseParse.stopAt(pos);
        else
            for (let i = this.innerDone; i < this.inner.length; i++)
                this.inner[i].parse.stopAt(pos);
    }
    startInner() {
        let fragmentCursor = new FragmentCursor(this.fragments);
        let overlay = null;
        let covered = null;
        let cursor = new TreeCursor(new TreeNode(this.baseTree, this.ranges[0].from, 0, null), IterMode.IncludeAnonymous | IterMode.IgnoreMounts);
        scan: for (let nest, isCovered;;) {
            let enter = true, range;
            if (this.stoppedAt != null && cursor.from >= this.stoppedAt) {
                enter = false;
            }
            else if (fragmentCursor.hasNode(cursor)) {
                if (overlay) {
                    let match = overlay.mounts.find(m => m.frag.from <= cursor.from && m.frag.to >= cursor.to && m.mount.overlay);
                    if (match)
                        for (let r of match.mount.overlay) {
                            let from = r.from + match.pos, to = r.to + match.pos;
                            if (from >= cursor.from && to <= cursor.to && !overlay.ranges.some(r => r.from < to && r.to > from))
                                overlay.ranges.push({ from, to });
                        }
                }
                enter = false;
            }
            else if (covered && (isCovered = checkCover(covered.ranges, cursor.from, cursor.to))) {
                enter = isCovered != 2 /* Cover.Full */;
            }
            else if (!cursor.type.isAnonymous && (nest = this.nest(cursor, this.input)) &&
                (cursor.from < cursor.to || !nest.overlay)) {
                if (!cursor.tree) {
                    materialize(cursor);
                    // materialize create one more level of nesting
                    // we need to add depth to active overlay for going backwards
                    if (overlay)
                        overlay.depth++;
                    if (covered)
                        covered.depth++;
                }
                let oldMounts = fragmentCursor.findMounts(cursor.from, nest.parser);
                if (typeof nest.overlay == "function") {
                    overlay = new ActiveOverlay(nest.parser, nest.overlay, oldMounts, this.inner.length, cursor.from, !!nest.bracketed, cursor.tree, overlay);
                }
                else {
                    let ranges = punchRanges(this.ranges, nest.overlay ||
                        (cursor.from < cursor.to ? [new Range(cursor.from, cursor.to)] : []));
                    if (ranges.length)
                        checkRanges(ranges);
                    if (ranges.length || !nest.overlay)
                        this.inner.push(new InnerParse(nest.parser, ranges.length ? nest.parser.startParse(this.input, enterFragments(oldMounts, ranges), ranges)
                            : nest.parser.startParse(""), nest.overlay ? nest.overlay.map(r => new Range(r.from - cursor.from, r.to - cursor.from)) : null, !!nest.bracketed, cursor.tree, ranges.length ? ranges[0].from : cursor.from));
                    if (!nest.overlay)
                        enter = false;
                    else if (ranges.length)
                        covered = { ranges, depth: 0, prev: covered };
                }
            }
            else if (overlay && (range = overlay.predicate(cursor))) {
                if (range === true)
                    range = new Range(cursor.from, cursor.to);
                if (range.from < range.to) {
                    let last = overlay.ranges.length - 1;
                    if (last >= 0 && overlay.ranges[last].to == range.from)
                        overlay.ranges[last] = { from: overlay.ranges[last].from, to: range.to };
                    else
                        overlay.ranges.push(range);
                }
            }
            if (enter && cursor.firstChild()) {
                if (overlay)
                    overlay.depth++;
                if (covered)
                    covered.depth++;
            }
            else {
                for (;;) {
                    if (cursor.nextSibling())
                        break;
                    if (!cursor.parent())
                        break scan;
                    if (overlay && !--overlay.depth) {
                        let ranges = punchRanges(this.ranges, overlay.ranges);
                        if (ranges.length) {
                            checkRanges(ranges);
                            this.inner.splice(overlay.index, 0, new InnerParse(overlay.parser, overlay.parser.startParse(this.input, enterFragments(overlay.mounts, ranges), ranges), overlay.ranges.map(r => new Range(r.from - overlay.start, r.to - overlay.start)), overlay.bracketed, overlay.target, ranges[0].from));
                        }
                        overlay = overlay.prev;
                    }
                    if (covered && !--covered.depth)
                        covered = covered.prev;
                }
            }
        }
    }
}
function checkCover(covered, from, to) {
    for (let range of covered) {
        if (range.from >= to)
            break;
        if (range.to > from)
            return range.from <= from && range.to >= to ? 2 /* Cover.Full */ : 1 /* Cover.Partial */;
    }
    return 0 /* Cover.None */;
}
// Take a piece of buffer and convert it into a stand-alone
// TreeBuffer.
function sliceBuf(buf, startI, endI, nodes, positions, off) {
    if (startI < endI) {
        let from = buf.buffer[startI + 1];
        nodes.push(buf.slice(startI, endI, from));
        positions.push(from - off);
    }
}
// This function takes a node that's in a buffer, and converts it, and
// its parent buffer nodes, into a Tree. This is again acting on the
// assumption that the trees and buffers have been constructed by the
// parse that was ran via the mix parser, and thus aren't shared with
// any other code, making violations of the immutability safe.
function materialize(cursor) {
    let { node } = cursor, stack = [];
    let buffer = node.context.buffer;
    // Scan up to the nearest tree
    do {
        stack.push(cursor.index);
        cursor.parent();
    } while (!cursor.tree);
    // Find the index of the buffer in that tree
    let base = cursor.tree, i = base.children.indexOf(buffer);
    let buf = base.children[i], b = buf.buffer, newStack = [i];
    // Split a level in the buffer, putting the nodes before and after
    // the child that contains `node` into new buffers.
    function split(startI, endI, type, innerOffset, length, stackPos) {
        let targetI = stack[stackPos];
        let children = [], positions = [];
        sliceBuf(buf, startI, targetI, children, positions, innerOffset);
        let from = b[targetI + 1], to = b[targetI + 2];
        newStack.push(children.length);
        let child = stackPos
            ? split(targetI + 4, b[targetI + 3], buf.set.types[b[targetI]], from, to - from, stackPos - 1)
            : node.toTree();
        children.push(child);
        positions.push(from - innerOffset);
        sliceBuf(buf, b[targetI + 3], endI, children, positions, innerOffset);
        return new Tree(type, children, positions, length);
    }
    base.children[i] = split(0, b.length, NodeType.none, 0, buf.length, stack.length - 1);
    // Move the cursor back to the target node
    for (let index of newStack) {
        let tree = cursor.tree.children[index], pos = cursor.tree.positions[index];
        cursor.yield(new TreeNode(tree, pos + cursor.from, index, cursor._tree));
    }
}
class StructureCursor {
    constructor(root, offset) {
        this.offset = offset;
        this.done = false;
        this.cursor = root.cursor(IterMode.IncludeAnonymous | IterMode.IgnoreMounts | IterMode.ExcludeBuffers);
    }
    // Move to the first node (in pre-order) that starts at or after `pos`.
    moveTo(pos) {
        let { cursor } = this, p = pos - this.offset;
        while (!this.done && cursor.from < p) {
            if (cursor.to >= p && cursor.enter(p, 1, IterMode.IncludeAnonymous | IterMode.IgnoreMounts | IterMode.IgnoreOverlays | IterMode.ExcludeBuffers)) ;
            else if (cursor.to <= p) {
                if (!cursor.next(false))
                    this.done = true;
                // Moved to next node
            }
            else {
                break;
            }
        }
    }
    hasNode(cursor) {
        this.moveTo(cursor.from);
        if (!this.done && this.cursor.from + this.offset == cursor.from && this.cursor.tree) {
            for (let tree = this.cursor.tree;;) {
                if (tree == cursor.tree)
                    return true;
                if (tree.children.length && tree.positions[0] == 0 && tree.children[0] instanceof Tree)
                    tree = tree.children[0];
                else
                    break;
            }
        }
        return false;
    }
}
// The end of the range in which a fragment's nodes can be reused. For
// a tree from a stopped parse, that is no further than the stop
// position (in tree coordinates, so it is mapped to the document).
function fragEnd(frag) {
    let stopped = frag.tree.prop(stoppedInner);
    return stopped == null ? frag.to : Math.min(frag.to, stopped - frag.offset);
}
class FragmentCursor {
    constructor(fragments) {
        this.fragments = fragments;
        this.curTo = 0;
        this.fragI = 0;
        if (fragments.length) {
            let first = this.curFrag = fragments[0];
            this.curTo = fragEnd(first);
            this.inner = new StructureCursor(first.tree, -first.offset);
        }
        else {
            this.curFrag = this.inner = null;
        }
    }
    hasNode(node) {
        while (this.curFrag && node.from >= this.curTo)
            this.nextFrag();
        return this.curFrag && this.curFrag.from <= node.from && this.curTo >= node.to && this.inner.hasNode(node);
    }
    nextFrag() {
        this.fragI++;
        if (this.fragI == this.fragments.length) {
            this.curFrag = this.inner = null;
        }
        else {
            let frag = this.curFrag = this.fragments[this.fragI];
            this.curTo = fragEnd(frag);
            this.inner = new StructureCursor(frag.tree, -frag.offset);
        }
    }
    findMounts(pos, parser) {
        var _a;
        let result = [];
        if (this.inner) {
            this.inner.cursor.moveTo(pos, 1);
            for (let pos = this.inner.cursor.node; pos; pos = pos.parent) {
                let mount = (_a = pos.tree) === null || _a === void 0 ? void 0 : _a.prop(dist_NodeProp.mounted);
                if (mount && mount.parser == parser) {
                    for (let i = this.fragI; i < this.fragments.length; i++) {
                        let frag = this.fragments[i];
                        if (frag.from >= pos.to)
                            break;
                        if (frag.tree == this.curFrag.tree)
                            result.push({
                                frag,
                                pos: pos.from - frag.offset,
                                mount
                            });
                    }
                }
            }
        }
        return result;
    }
}
function punchRanges(outer, ranges) {
    let copy = null, current = ranges;
    for (let i = 1, j = 0; i < outer.length; i++) {
        let gapFrom = outer[i - 1].to, gapTo = outer[i].from;
        for (; j < current.length; j++) {
            let r = current[j];
            if (r.from >= gapTo)
                break;
            if (r.to <= gapFrom)
                continue;
            if (!copy)
                current = copy = ranges.slice();
            if (r.from < gapFrom) {
                copy[j] = new Range(r.from, gapFrom);
                if (r.to > gapTo)
                    copy.splice(j + 1, 0, new Range(gapTo, r.to));
            }
            else if (r.to > gapTo) {
                copy[j--] = new Range(gapTo, r.to);
            }
            else {
                copy.splice(j--, 1);
            }
        }
    }
    return current;
}
function findCoverChanges(a, b, from, to) {
    let iA = 0, iB = 0, inA = false, inB = false, pos = -1e9;
    let result = [];
    for (;;) {
        let nextA = iA == a.length ? 1e9 : inA ? a[iA].to : a[iA].from;
        let nextB = iB == b.length ? 1e9 : inB ? b[iB].to : b[iB].from;
        if (inA != inB) {
            let start = Math.max(pos, from), end = Math.min(nextA, nextB, to);
            if (start < end)
                result.push(new Range(start, end));
        }
        pos = Math.min(nextA, nextB);
        if (pos == 1e9)
            break;
        if (nextA == pos) {
            if (!inA)
                inA = true;
            else {
                inA = false;
                iA++;
            }
        }
        if (nextB == pos) {
            if (!inB)
                inB = true;
            else {
                inB = false;
                iB++;
            }
        }
    }
    return result;
}
// Given a number of fragments for the outer tree, and a set of ranges
// to parse, find fragments for inner trees mounted around those
// ranges, if any.
function enterFragments(mounts, ranges) {
    let result = [];
    for (let { pos, mount, frag } of mounts) {
        let startPos = pos + (mount.overlay ? mount.overlay[0].from : 0), endPos = startPos + mount.tree.length;
        let from = Math.max(frag.from, startPos), to = Math.min(frag.to, endPos);
        if (mount.overlay) {
            let overlay = mount.overlay.map(r => new Range(r.from + pos, r.to + pos));
            let changes = findCoverChanges(ranges, overlay, from, to);
            for (let i = 0, pos = from;; i++) {
                let last = i == changes.length, end = last ? to : changes[i].from;
                if (end > pos)
                    result.push(new TreeFragment(pos, end, mount.tree, -startPos, frag.from >= pos || frag.openStart, frag.to <= end || frag.openEnd));
                if (last)
                    break;
                pos = changes[i].to;
            }
        }
        else {
            result.push(new TreeFragment(from, to, mount.tree, -startPos, frag.from >= startPos || frag.openStart, frag.to <= endPos || frag.openEnd));
        }
    }
    return result;
}



;// CONCATENATED MODULE: ./node_modules/@lezer/lr/dist/index.js


/**
A parse stack. These are used internally by the parser to track
parsing progress. They also provide some properties and methods
that external code such as a tokenizer can use to get information
about the parse state.
*/
class Stack {
    /**
    @internal
    */
    constructor(
    /**
    The parse that this stack is part of @internal
    */
    p, 
    /**
    Holds state, input pos, buffer index triplets for all but the
    top state @internal
    */
    stack, 
    /**
    The current parse state @internal
    */
    state, 
    // The position at which the next reduce should take place. This
    // can be less than `this.pos` when skipped expressions have been
    // added to the stack (which should be moved outside of the next
    // reduction)
    /**
    @internal
    */
    reducePos, 
    /**
    The input position up to which this stack has parsed.
    */
    pos, 
    /**
    The dynamic score of the stack, including dynamic precedence
    and error-recovery penalties
    @internal
    */
    score, 
    // The output buffer. Holds (type, start, end, size) quads
    // representing nodes created by the parser, where `size` is
    // amount of buffer array entries covered by this node.
    /**
    @internal
    */
    buffer, 
    // The base offset of the buffer. When stacks are split, the split
    // instance shared the buffer history with its parent up to
    // `bufferBase`, which is the absolute offset (including the
    // offset of previous splits) into the buffer at which this stack
    // starts writing.
    /**
    @internal
    */
    bufferBase, 
    /**
    @internal
    */
    curContext, 
    /**
    @internal
    */
    lookAhead = 0, 
    // A parent stack from which this was split off, if any. This is
    // set up so that it always points to a stack that has some
    // additional buffer content, never to a stack with an equal
    // `bufferBase`.
    /**
    @internal
    */
    parent) {
        this.p = p;
        this.stack = stack;
        this.state = state;
        this.reducePos = reducePos;
        this.pos = pos;
        this.score = score;
        this.buffer = buffer;
        this.bufferBase = bufferBase;
        this.curContext = curContext;
        this.lookAhead = lookAhead;
        this.parent = parent;
    }
    /**
    @internal
    */
    toString() {
        return `[${this.stack.filter((_, i) => i % 3 == 0).concat(this.state)}]@${this.pos}${this.score ? "!" + this.score : ""}`;
    }
    // Start an empty stack
    /**
    @internal
    */
    static start(p, state, pos = 0) {
        let cx = p.parser.context;
        return new Stack(p, [], state, pos, pos, 0, [], 0, cx ? new StackContext(cx, cx.start) : null, 0, null);
    }
    /**
    The stack's current [context](#lr.ContextTracker) value, if
    any. Its type will depend on the context tracker's type
    parameter, or it will be `null` if there is no context
    tracker.
    */
    get context() { return this.curContext ? this.curContext.context : null; }
    // Push a state onto the stack, tracking its start position as well
    // as the buffer base at that point.
    /**
    @internal
    */
    pushState(state, start) {
        this.stack.push(this.state, start, this.bufferBase + this.buffer.length);
        this.state = state;
    }
    // Apply a reduce action
    /**
    @internal
    */
    reduce(action) {
        var _a;
        let depth = action >> 19 /* Action.ReduceDepthShift */, type = action & 65535 /* Action.ValueMask */;
        let { parser } = this.p;
        let lookaheadRecord = this.reducePos < this.pos - 25 /* Lookahead.Margin */ && this.setLookAhead(this.pos);
        let dPrec = parser.dynamicPrecedence(type);
        if (dPrec)
            this.score += dPrec;
        if (depth == 0) {
            if (type < parser.minRepeatTerm && this.reducePos < this.pos)
                this.reducePos = this.pos;
            this.pushState(parser.getGoto(this.state, type, true), this.reducePos);
            // Zero-depth reductions are a special case—they add stuff to
            // the stack without popping anything off.
            if (type < parser.minRepeatTerm)
                this.storeNode(type, this.reducePos, this.reducePos, lookaheadRecord ? 8 : 4, true);
            this.reduceContext(type, this.reducePos);
            return;
        }
        // Find the base index into `this.stack`, content after which will
        // be dropped. Note that with `StayFlag` reductions we need to
        // consume two extra frames (the dummy parent node for the skipped
        // expression and the state that we'll be staying in, which should
        // be moved to `this.state`).
        let base = this.stack.length - ((depth - 1) * 3) - (action & 262144 /* Action.StayFlag */ ? 6 : 0);
        let start = base ? this.stack[base - 2] : this.p.ranges[0].from;
        if (type < parser.minRepeatTerm && start == this.reducePos && this.reducePos < this.pos)
            this.reducePos = this.pos;
        let size = this.reducePos - start;
        // This is a kludge to try and detect overly deep left-associative
        // trees, which will not increase the parse stack depth and thus
        // won't be caught by the regular stack-depth limit check.
        if (size >= 2000 /* Recover.MinBigReduction */ && !((_a = this.p.parser.nodeSet.types[type]) === null || _a === void 0 ? void 0 : _a.isAnonymous)) {
            if (start == this.p.lastBigReductionStart) {
                this.p.bigReductionCount++;
                this.p.lastBigReductionSize = size;
            }
            else if (this.p.lastBigReductionSize < size) {
                this.p.bigReductionCount = 1;
                this.p.lastBigReductionStart = start;
                this.p.lastBigReductionSize = size;
            }
        }
        let bufferBase = base ? this.stack[base - 1] : 0, count = this.bufferBase + this.buffer.length - bufferBase;
        // Store normal terms or `R -> R R` repeat reductions
        if (type < parser.minRepeatTerm || (action & 131072 /* Action.RepeatFlag */)) {
            let pos = parser.stateFlag(this.state, 1 /* StateFlag.Skipped */) ? this.pos : this.reducePos;
            this.storeNode(type, start, pos, count + 4, true);
        }
        if (action & 262144 /* Action.StayFlag */) {
            this.state = this.stack[base];
        }
        else {
            let baseStateID = this.stack[base - 3];
            this.state = parser.getGoto(baseStateID, type, true);
        }
        while (this.stack.length > base)
            this.stack.pop();
        this.reduceContext(type, start);
    }
    // Shift a value into the buffer
    /**
    @internal
    */
    storeNode(term, start, end, size = 4, mustSink = false) {
        if (term == 0 /* Term.Err */ &&
            (!this.stack.length || this.stack[this.stack.length - 1] < this.buffer.length + this.bufferBase)) {
            // Try to omit/merge adjacent error nodes
            let top = this.buffer.length;
            if (top > 0 && this.buffer[top - 4] == 0 /* Term.Err */ && this.buffer[top - 1] > -1) {
                if (start == end)
                    return;
                if (this.buffer[top - 2] >= start) {
                    this.buffer[top - 2] = end;
                    return;
                }
            }
        }
        if (!mustSink || this.pos == end) { // Simple case, just append
            this.buffer.push(term, start, end, size);
        }
        else { // There may be skipped nodes that have to be moved forward
            let index = this.buffer.length;
            if (index > 0 && (this.buffer[index - 4] != 0 /* Term.Err */ || this.buffer[index - 1] < 0)) {
                let mustMove = false;
                for (let scan = index; scan > 0 && this.buffer[scan - 2] > end; scan -= 4) {
                    if (this.buffer[scan - 1] >= 0) {
                        mustMove = true;
                        break;
                    }
                }
                if (mustMove)
                    while (index > 0 && this.buffer[index - 2] > end) {
                        // Move this record forward
                        this.buffer[index] = this.buffer[index - 4];
                        this.buffer[index + 1] = this.buffer[index - 3];
                        this.buffer[index + 2] = this.buffer[index - 2];
                        this.buffer[index + 3] = this.buffer[index - 1];
                        index -= 4;
                        if (size > 4)
                            size -= 4;
                    }
            }
            this.buffer[index] = term;
            this.buffer[index + 1] = start;
            this.buffer[index + 2] = end;
            this.buffer[index + 3] = size;
        }
    }
    // Apply a shift action
    /**
    @internal
    */
    shift(action, type, start, end) {
        if (action & 131072 /* Action.GotoFlag */) {
            this.pushState(action & 65535 /* Action.ValueMask */, this.pos);
        }
        else if ((action & 262144 /* Action.StayFlag */) == 0) { // Regular shift
            let nextState = action, { parser } = this.p;
            this.pos = end;
            let skipped = parser.stateFlag(nextState, 1 /* StateFlag.Skipped */);
            // Skipped or zero-length non-tree tokens don't move reducePos
            if (!skipped && (end > start || type <= parser.maxNode))
                this.reducePos = end;
            this.pushState(nextState, skipped ? start : Math.min(start, this.reducePos));
            this.shiftContext(type, start);
            if (type <= parser.maxNode)
                this.buffer.push(type, start, end, 4);
        }
        else { // Shift-and-stay, which means this is a skipped token
            this.pos = end;
            this.shiftContext(type, start);
            if (type <= this.p.parser.maxNode)
                this.buffer.push(type, start, end, 4);
        }
    }
    // Apply an action
    /**
    @internal
    */
    apply(action, next, nextStart, nextEnd) {
        if (action & 65536 /* Action.ReduceFlag */)
            this.reduce(action);
        else
            this.shift(action, next, nextStart, nextEnd);
    }
    // Add a prebuilt (reused) node into the buffer.
    /**
    @internal
    */
    useNode(value, next, start) {
        let index = this.p.reused.length - 1;
        if (index < 0 || this.p.reused[index] != value) {
            this.p.reused.push(value);
            index++;
        }
        let end = this.reducePos = this.pos = start + value.length;
        this.pushState(next, start);
        this.buffer.push(index, start, end, -1 /* size == -1 means this is a reused value */);
        if (this.curContext)
            this.updateContext(this.curContext.tracker.reuse(this.curContext.context, value, this, this.p.stream.reset(this.pos - value.length)));
    }
    // Split the stack. Due to the buffer sharing and the fact
    // that `this.stack` tends to stay quite shallow, this isn't very
    // expensive.
    /**
    @internal
    */
    split() {
        let parent = this;
        let off = parent.buffer.length;
        // Leave off top error node, if there, because that might be
        // merged with other nodes.
        if (off && parent.buffer[off - 4] == 0 /* Term.Err */)
            off -= 4;
        // Because the top of the buffer (after this.pos) may be mutated
        // to reorder reductions and skipped tokens, and shared buffers
        // should be immutable, this copies any outstanding skipped tokens
        // to the new buffer, and puts the base pointer before them.
        while (off > 0 && parent.buffer[off - 2] > parent.reducePos)
            off -= 4;
        let buffer = parent.buffer.slice(off), base = parent.bufferBase + off;
        // Make sure parent points to an actual parent with content, if there is such a parent.
        while (parent && base == parent.bufferBase)
            parent = parent.parent;
        return new Stack(this.p, this.stack.slice(), this.state, this.reducePos, this.pos, this.score, buffer, base, this.curContext, this.lookAhead, parent);
    }
    // Try to recover from an error by 'deleting' (ignoring) one token.
    /**
    @internal
    */
    recoverByDelete(next, nextEnd) {
        let isNode = next <= this.p.parser.maxNode;
        if (isNode)
            this.storeNode(next, this.pos, nextEnd, 4);
        this.storeNode(0 /* Term.Err */, this.pos, nextEnd, isNode ? 8 : 4);
        this.pos = this.reducePos = nextEnd;
        this.score -= 190 /* Recover.Delete */;
    }
    /**
    Check if the given term would be able to be shifted (optionally
    after some reductions) on this stack. This can be useful for
    external tokenizers that want to make sure they only provide a
    given token when it applies.
    */
    canShift(term) {
        for (let sim = new SimulatedStack(this);;) {
            let action = this.p.parser.stateSlot(sim.state, 4 /* ParseState.DefaultReduce */) || this.p.parser.hasAction(sim.state, term);
            if (action == 0)
                return false;
            if ((action & 65536 /* Action.ReduceFlag */) == 0)
                return true;
            sim.reduce(action);
        }
    }
    // Apply up to Recover.MaxNext recovery actions that conceptually
    // inserts some missing token or rule.
    /**
    @internal
    */
    recoverByInsert(next) {
        if (this.stack.length >= 300 /* Recover.MaxInsertStackDepth */)
            return [];
        let nextStates = this.p.parser.nextStates(this.state);
        if (nextStates.length > 4 /* Recover.MaxNext */ << 1 || this.stack.length >= 120 /* Recover.DampenInsertStackDepth */) {
            let best = [];
            for (let i = 0, s; i < nextStates.length; i += 2) {
                if ((s = nextStates[i + 1]) != this.state && this.p.parser.hasAction(s, next))
                    best.push(nextStates[i], s);
            }
            if (this.stack.length < 120 /* Recover.DampenInsertStackDepth */)
                for (let i = 0; best.length < 4 /* Recover.MaxNext */ << 1 && i < nextStates.length; i += 2) {
                    let s = nextStates[i + 1];
                    if (!best.some((v, i) => (i & 1) && v == s))
                        best.push(nextStates[i], s);
                }
            nextStates = best;
        }
        let result = [];
        for (let i = 0; i < nextStates.length && result.length < 4 /* Recover.MaxNext */; i += 2) {
            let s = nextStates[i + 1];
            if (s == this.state)
                continue;
            let stack = this.split();
            stack.pushState(s, this.pos);
            stack.storeNode(0 /* Term.Err */, stack.pos, stack.pos, 4, true);
            stack.shiftContext(nextStates[i], this.pos);
            stack.reducePos = this.pos;
            stack.score -= 200 /* Recover.Insert */;
            result.push(stack);
        }
        return result;
    }
    // Force a reduce, if possible. Return false if that can't
    // be done.
    /**
    @internal
    */
    forceReduce() {
        let { parser } = this.p;
        let reduce = parser.stateSlot(this.state, 5 /* ParseState.ForcedReduce */);
        if ((reduce & 65536 /* Action.ReduceFlag */) == 0)
            return false;
        if (!parser.validAction(this.state, reduce)) {
            let depth = reduce >> 19 /* Action.ReduceDepthShift */, term = reduce & 65535 /* Action.ValueMask */;
            let target = this.stack.length - depth * 3;
            if (target < 0 || parser.getGoto(this.stack[target], term, false) < 0) {
                let backup = this.findForcedReduction();
                if (backup == null)
                    return false;
                reduce = backup;
            }
            this.storeNode(0 /* Term.Err */, this.pos, this.pos, 4, true);
            this.score -= 100 /* Recover.Reduce */;
        }
        this.reducePos = this.pos;
        this.reduce(reduce);
        return true;
    }
    /**
    Try to scan through the automaton to find some kind of reduction
    that can be applied. Used when the regular ForcedReduce field
    isn't a valid action. @internal
    */
    findForcedReduction() {
        let { parser } = this.p, seen = [];
        let explore = (state, depth) => {
            if (seen.includes(state))
                return;
            seen.push(state);
            return parser.allActions(state, (action) => {
                if (action & (262144 /* Action.StayFlag */ | 131072 /* Action.GotoFlag */)) ;
                else if (action & 65536 /* Action.ReduceFlag */) {
                    let rDepth = (action >> 19 /* Action.ReduceDepthShift */) - depth;
                    if (rDepth > 1) {
                        let term = action & 65535 /* Action.ValueMask */, target = this.stack.length - rDepth * 3;
                        if (target >= 0 && parser.getGoto(this.stack[target], term, false) >= 0)
                            return (rDepth << 19 /* Action.ReduceDepthShift */) | 65536 /* Action.ReduceFlag */ | term;
                    }
                }
                else {
                    let found = explore(action, depth + 1);
                    if (found != null)
                        return found;
                }
            });
        };
        return explore(this.state, 0);
    }
    /**
    @internal
    */
    forceAll() {
        while (!this.p.parser.stateFlag(this.state, 2 /* StateFlag.Accepting */)) {
            if (!this.forceReduce()) {
                this.storeNode(0 /* Term.Err */, this.pos, this.pos, 4, true);
                break;
            }
        }
        return this;
    }
    /**
    Check whether this state has no further actions (assumed to be a direct descendant of the
    top state, since any other states must be able to continue
    somehow). @internal
    */
    get deadEnd() {
        if (this.stack.length != 3)
            return false;
        let { parser } = this.p;
        return parser.data[parser.stateSlot(this.state, 1 /* ParseState.Actions */)] == 65535 /* Seq.End */ &&
            !parser.stateSlot(this.state, 4 /* ParseState.DefaultReduce */);
    }
    /**
    Restart the stack (put it back in its start state). Only safe
    when this.stack.length == 3 (state is directly below the top
    state). @internal
    */
    restart() {
        this.storeNode(0 /* Term.Err */, this.pos, this.pos, 4, true);
        this.state = this.stack[0];
        this.stack.length = 0;
    }
    /**
    @internal
    */
    sameState(other) {
        if (this.state != other.state || this.stack.length != other.stack.length)
            return false;
        for (let i = 0; i < this.stack.length; i += 3)
            if (this.stack[i] != other.stack[i])
                return false;
        return true;
    }
    /**
    Get the parser used by this stack.
    */
    get parser() { return this.p.parser; }
    /**
    Test whether a given dialect (by numeric ID, as exported from
    the terms file) is enabled.
    */
    dialectEnabled(dialectID) { return this.p.parser.dialect.flags[dialectID]; }
    shiftContext(term, start) {
        if (this.curContext)
            this.updateContext(this.curContext.tracker.shift(this.curContext.context, term, this, this.p.stream.reset(start)));
    }
    reduceContext(term, start) {
        if (this.curContext)
            this.updateContext(this.curContext.tracker.reduce(this.curContext.context, term, this, this.p.stream.reset(start)));
    }
    /**
    @internal
    */
    emitContext() {
        let last = this.buffer.length - 1;
        if (last < 0 || this.buffer[last] != -3)
            this.storeNode(this.curContext.hash, this.reducePos, this.reducePos, -3, true);
    }
    /**
    @internal
    */
    emitLookAhead() {
        let last = this.buffer.length - 1;
        if (last < 0 || this.buffer[last] != -4)
            this.buffer.push(this.lookAhead, this.pos, this.pos, -4);
    }
    updateContext(context) {
        if (context != this.curContext.context) {
            let newCx = new StackContext(this.curContext.tracker, context);
            if (newCx.hash != this.curContext.hash)
                this.emitContext();
            this.curContext = newCx;
        }
    }
    /**
    @internal
    */
    setLookAhead(lookAhead) {
        if (lookAhead <= this.lookAhead)
            return false;
        this.emitLookAhead();
        this.lookAhead = lookAhead;
        return true;
    }
    /**
    @internal
    */
    close() {
        if (this.curContext && this.curContext.tracker.strict)
            this.emitContext();
        if (this.lookAhead > 0)
            this.emitLookAhead();
    }
}
class StackContext {
    constructor(tracker, context) {
        this.tracker = tracker;
        this.context = context;
        this.hash = tracker.strict ? tracker.hash(context) : 0;
    }
}
// Used to cheaply run some reductions to scan ahead without mutating
// an entire stack
class SimulatedStack {
    constructor(start) {
        this.start = start;
        this.state = start.state;
        this.stack = start.stack;
        this.base = this.stack.length;
    }
    reduce(action) {
        let term = action & 65535 /* Action.ValueMask */, depth = action >> 19 /* Action.ReduceDepthShift */;
        if (depth == 0) {
            if (this.stack == this.start.stack)
                this.stack = this.stack.slice();
            this.stack.push(this.state, 0, 0);
            this.base += 3;
        }
        else {
            this.base -= (depth - 1) * 3;
        }
        let goto = this.start.p.parser.getGoto(this.stack[this.base - 3], term, true);
        this.state = goto;
    }
}
// This is given to `Tree.build` to build a buffer, and encapsulates
// the parent-stack-walking necessary to read the nodes.
class StackBufferCursor {
    constructor(stack, pos, index) {
        this.stack = stack;
        this.pos = pos;
        this.index = index;
        this.buffer = stack.buffer;
        if (this.index == 0)
            this.maybeNext();
    }
    static create(stack, pos = stack.bufferBase + stack.buffer.length) {
        return new StackBufferCursor(stack, pos, pos - stack.bufferBase);
    }
    maybeNext() {
        let next = this.stack.parent;
        if (next != null) {
            this.index = this.stack.bufferBase - next.bufferBase;
            this.stack = next;
            this.buffer = next.buffer;
        }
    }
    get id() { return this.buffer[this.index - 4]; }
    get start() { return this.buffer[this.index - 3]; }
    get end() { return this.buffer[this.index - 2]; }
    get size() { return this.buffer[this.index - 1]; }
    next() {
        this.index -= 4;
        this.pos -= 4;
        if (this.index == 0)
            this.maybeNext();
    }
    fork() {
        return new StackBufferCursor(this.stack, this.pos, this.index);
    }
}

// See lezer-generator/src/encode.ts for comments about the encoding
// used here
function decodeArray(input, Type = Uint16Array) {
    if (typeof input != "string")
        return input;
    let array = null;
    for (let pos = 0, out = 0; pos < input.length;) {
        let value = 0;
        for (;;) {
            let next = input.charCodeAt(pos++), stop = false;
            if (next == 126 /* Encode.BigValCode */) {
                value = 65535 /* Encode.BigVal */;
                break;
            }
            if (next >= 92 /* Encode.Gap2 */)
                next--;
            if (next >= 34 /* Encode.Gap1 */)
                next--;
            let digit = next - 32 /* Encode.Start */;
            if (digit >= 46 /* Encode.Base */) {
                digit -= 46 /* Encode.Base */;
                stop = true;
            }
            value += digit;
            if (stop)
                break;
            value *= 46 /* Encode.Base */;
        }
        if (array)
            array[out++] = value;
        else
            array = new Type(value);
    }
    return array;
}

class CachedToken {
    constructor() {
        this.start = -1;
        this.value = -1;
        this.end = -1;
        this.extended = -1;
        this.lookAhead = 0;
        this.mask = 0;
        this.context = 0;
    }
}
const nullToken = new CachedToken;
/**
[Tokenizers](#lr.ExternalTokenizer) interact with the input
through this interface. It presents the input as a stream of
characters, tracking lookahead and hiding the complexity of
[ranges](#common.Parser.parse^ranges) from tokenizer code.
*/
class InputStream {
    /**
    @internal
    */
    constructor(
    /**
    @internal
    */
    input, 
    /**
    @internal
    */
    ranges) {
        this.input = input;
        this.ranges = ranges;
        /**
        @internal
        */
        this.chunk = "";
        /**
        @internal
        */
        this.chunkOff = 0;
        /**
        Backup chunk
        */
        this.chunk2 = "";
        this.chunk2Pos = 0;
        /**
        The character code of the next code unit in the input, or -1
        when the stream is at the end of the input.
        */
        this.next = -1;
        /**
        @internal
        */
        this.token = nullToken;
        this.rangeIndex = 0;
        this.pos = this.chunkPos = ranges[0].from;
        this.range = ranges[0];
        this.end = ranges[ranges.length - 1].to;
        this.readNext();
    }
    /**
    @internal
    */
    resolveOffset(offset, assoc) {
        let range = this.range, index = this.rangeIndex;
        let pos = this.pos + offset;
        while (pos < range.from) {
            if (!index)
                return null;
            let next = this.ranges[--index];
            pos -= range.from - next.to;
            range = next;
        }
        while (assoc < 0 ? pos > range.to : pos >= range.to) {
            if (index == this.ranges.length - 1)
                return null;
            let next = this.ranges[++index];
            pos += next.from - range.to;
            range = next;
        }
        return pos;
    }
    /**
    @internal
    */
    clipPos(pos) {
        if (pos >= this.range.from && pos < this.range.to)
            return pos;
        for (let range of this.ranges)
            if (range.to > pos)
                return Math.max(pos, range.from);
        return this.end;
    }
    /**
    Look at a code unit near the stream position. `.peek(0)` equals
    `.next`, `.peek(-1)` gives you the previous character, and so
    on.
    
    Note that looking around during tokenizing creates dependencies
    on potentially far-away content, which may reduce the
    effectiveness incremental parsing—when looking forward—or even
    cause invalid reparses when looking backward more than 25 code
    units, since the library does not track lookbehind.
    */
    peek(offset) {
        let idx = this.chunkOff + offset, pos, result;
        if (idx >= 0 && idx < this.chunk.length) {
            pos = this.pos + offset;
            result = this.chunk.charCodeAt(idx);
        }
        else {
            let resolved = this.resolveOffset(offset, 1);
            if (resolved == null)
                return -1;
            pos = resolved;
            if (pos >= this.chunk2Pos && pos < this.chunk2Pos + this.chunk2.length) {
                result = this.chunk2.charCodeAt(pos - this.chunk2Pos);
            }
            else {
                let i = this.rangeIndex, range = this.range;
                while (range.to <= pos)
                    range = this.ranges[++i];
                this.chunk2 = this.input.chunk(this.chunk2Pos = pos);
                if (pos + this.chunk2.length > range.to)
                    this.chunk2 = this.chunk2.slice(0, range.to - pos);
                result = this.chunk2.charCodeAt(0);
            }
        }
        if (pos >= this.token.lookAhead)
            this.token.lookAhead = pos + 1;
        return result;
    }
    /**
    Accept a token. By default, the end of the token is set to the
    current stream position, but you can pass an offset (relative to
    the stream position) to change that.
    */
    acceptToken(token, endOffset = 0) {
        let end = endOffset ? this.resolveOffset(endOffset, -1) : this.pos;
        if (end == null || end < this.token.start)
            throw new RangeError("Token end out of bounds");
        this.token.value = token;
        this.token.end = end;
    }
    /**
    Accept a token ending at a specific given position.
    */
    acceptTokenTo(token, endPos) {
        this.token.value = token;
        this.token.end = endPos;
    }
    getChunk() {
        if (this.pos >= this.chunk2Pos && this.pos < this.chunk2Pos + this.chunk2.length) {
            let { chunk, chunkPos } = this;
            this.chunk = this.chunk2;
            this.chunkPos = this.chunk2Pos;
            this.chunk2 = chunk;
            this.chunk2Pos = chunkPos;
            this.chunkOff = this.pos - this.chunkPos;
        }
        else {
            this.chunk2 = this.chunk;
            this.chunk2Pos = this.chunkPos;
            let nextChunk = this.input.chunk(this.pos);
            let end = this.pos + nextChunk.length;
            this.chunk = end > this.range.to ? nextChunk.slice(0, this.range.to - this.pos) : nextChunk;
            this.chunkPos = this.pos;
            this.chunkOff = 0;
        }
    }
    readNext() {
        if (this.chunkOff >= this.chunk.length) {
            this.getChunk();
            if (this.chunkOff == this.chunk.length)
                return this.next = -1;
        }
        return this.next = this.chunk.charCodeAt(this.chunkOff);
    }
    /**
    Move the stream forward N (defaults to 1) code units. Returns
    the new value of [`next`](#lr.InputStream.next).
    */
    advance(n = 1) {
        this.chunkOff += n;
        while (this.pos + n >= this.range.to) {
            if (this.rangeIndex == this.ranges.length - 1)
                return this.setDone();
            n -= this.range.to - this.pos;
            this.range = this.ranges[++this.rangeIndex];
            this.pos = this.range.from;
        }
        this.pos += n;
        if (this.pos >= this.token.lookAhead)
            this.token.lookAhead = this.pos + 1;
        return this.readNext();
    }
    setDone() {
        this.pos = this.chunkPos = this.end;
        this.range = this.ranges[this.rangeIndex = this.ranges.length - 1];
        this.chunk = "";
        return this.next = -1;
    }
    /**
    @internal
    */
    reset(pos, token) {
        if (token) {
            this.token = token;
            token.start = pos;
            token.lookAhead = pos + 1;
            token.value = token.extended = -1;
        }
        else {
            this.token = nullToken;
        }
        if (this.pos != pos) {
            this.pos = pos;
            if (pos == this.end) {
                this.setDone();
                return this;
            }
            while (pos < this.range.from)
                this.range = this.ranges[--this.rangeIndex];
            while (pos >= this.range.to)
                this.range = this.ranges[++this.rangeIndex];
            if (pos >= this.chunkPos && pos < this.chunkPos + this.chunk.length) {
                this.chunkOff = pos - this.chunkPos;
            }
            else {
                this.chunk = "";
                this.chunkOff = 0;
            }
            this.readNext();
        }
        return this;
    }
    /**
    @internal
    */
    read(from, to) {
        if (from >= this.chunkPos && to <= this.chunkPos + this.chunk.length)
            return this.chunk.slice(from - this.chunkPos, to - this.chunkPos);
        if (from >= this.chunk2Pos && to <= this.chunk2Pos + this.chunk2.length)
            return this.chunk2.slice(from - this.chunk2Pos, to - this.chunk2Pos);
        if (from >= this.range.from && to <= this.range.to)
            return this.input.read(from, to);
        let result = "";
        for (let r of this.ranges) {
            if (r.from >= to)
                break;
            if (r.to > from)
                result += this.input.read(Math.max(r.from, from), Math.min(r.to, to));
        }
        return result;
    }
}
/**
@internal
*/
class TokenGroup {
    constructor(data, id) {
        this.data = data;
        this.id = id;
    }
    token(input, stack) {
        let { parser } = stack.p;
        readToken(this.data, input, stack, this.id, parser.data, parser.tokenPrecTable);
    }
}
TokenGroup.prototype.contextual = TokenGroup.prototype.fallback = TokenGroup.prototype.extend = false;
/**
@hide
*/
class LocalTokenGroup {
    constructor(data, precTable, elseToken) {
        this.precTable = precTable;
        this.elseToken = elseToken;
        this.data = typeof data == "string" ? decodeArray(data) : data;
    }
    token(input, stack) {
        let start = input.pos, skipped = 0;
        for (;;) {
            let atEof = input.next < 0, nextPos = input.resolveOffset(1, 1);
            readToken(this.data, input, stack, 0, this.data, this.precTable);
            if (input.token.value > -1)
                break;
            if (this.elseToken == null)
                return;
            if (!atEof)
                skipped++;
            if (nextPos == null)
                break;
            input.reset(nextPos, input.token);
        }
        if (skipped) {
            input.reset(start, input.token);
            input.acceptToken(this.elseToken, skipped);
        }
    }
}
LocalTokenGroup.prototype.contextual = TokenGroup.prototype.fallback = TokenGroup.prototype.extend = false;
/**
`@external tokens` declarations in the grammar should resolve to
an instance of this class.
*/
class ExternalTokenizer {
    /**
    Create a tokenizer. The first argument is the function that,
    given an input stream, scans for the types of tokens it
    recognizes at the stream's position, and calls
    [`acceptToken`](#lr.InputStream.acceptToken) when it finds
    one.
    */
    constructor(
    /**
    @internal
    */
    token, options = {}) {
        this.token = token;
        this.contextual = !!options.contextual;
        this.fallback = !!options.fallback;
        this.extend = !!options.extend;
    }
}
// Tokenizer data is stored a big uint16 array containing, for each
// state:
//
//  - A group bitmask, indicating what token groups are reachable from
//    this state, so that paths that can only lead to tokens not in
//    any of the current groups can be cut off early.
//
//  - The position of the end of the state's sequence of accepting
//    tokens
//
//  - The number of outgoing edges for the state
//
//  - The accepting tokens, as (token id, group mask) pairs
//
//  - The outgoing edges, as (start character, end character, state
//    index) triples, with end character being exclusive
//
// This function interprets that data, running through a stream as
// long as new states with the a matching group mask can be reached,
// and updating `input.token` when it matches a token.
function readToken(data, input, stack, group, precTable, precOffset) {
    let state = 0, groupMask = 1 << group, { dialect } = stack.p.parser;
    scan: for (;;) {
        if ((groupMask & data[state]) == 0)
            break;
        let accEnd = data[state + 1];
        // Check whether this state can lead to a token in the current group
        // Accept tokens in this state, possibly overwriting
        // lower-precedence / shorter tokens
        for (let i = state + 3; i < accEnd; i += 2)
            if ((data[i + 1] & groupMask) > 0) {
                let term = data[i];
                if (dialect.allows(term) &&
                    (input.token.value == -1 || input.token.value == term ||
                        overrides(term, input.token.value, precTable, precOffset))) {
                    input.acceptToken(term);
                    break;
                }
            }
        let next = input.next, low = 0, high = data[state + 2];
        // Special case for EOF
        if (input.next < 0 && high > low && data[accEnd + high * 3 - 3] == 65535 /* Seq.End */) {
            state = data[accEnd + high * 3 - 1];
            continue scan;
        }
        // Do a binary search on the state's edges
        for (; low < high;) {
            let mid = (low + high) >> 1;
            let index = accEnd + mid + (mid << 1);
            let from = data[index], to = data[index + 1] || 0x10000;
            if (next < from)
                high = mid;
            else if (next >= to)
                low = mid + 1;
            else {
                state = data[index + 2];
                input.advance();
                continue scan;
            }
        }
        break;
    }
}
function findOffset(data, start, term) {
    for (let i = start, next; (next = data[i]) != 65535 /* Seq.End */; i++)
        if (next == term)
            return i - start;
    return -1;
}
function overrides(token, prev, tableData, tableOffset) {
    let iPrev = findOffset(tableData, tableOffset, prev);
    return iPrev < 0 || findOffset(tableData, tableOffset, token) < iPrev;
}

// Environment variable used to control console output
const verbose = typeof process != "undefined" && process.env && /\bparse\b/.test(process.env.LOG);
let stackIDs = null;
function cutAt(tree, pos, side) {
    let cursor = tree.cursor(IterMode.IncludeAnonymous);
    cursor.moveTo(pos);
    for (;;) {
        if (!(side < 0 ? cursor.childBefore(pos) : cursor.childAfter(pos)))
            for (;;) {
                if ((side < 0 ? cursor.to < pos : cursor.from > pos) && !cursor.type.isError)
                    return side < 0 ? Math.max(0, Math.min(cursor.to - 1, pos - 25 /* Lookahead.Margin */))
                        : Math.min(tree.length, Math.max(cursor.from + 1, pos + 25 /* Lookahead.Margin */));
                if (side < 0 ? cursor.prevSibling() : cursor.nextSibling())
                    break;
                if (!cursor.parent())
                    return side < 0 ? 0 : tree.length;
            }
    }
}
class dist_FragmentCursor {
    constructor(fragments, minRepeat) {
        this.fragments = fragments;
        this.minRepeat = minRepeat;
        this.i = 0;
        this.fragment = null;
        this.safeFrom = -1;
        this.safeTo = -1;
        this.trees = [];
        this.start = [];
        this.index = [];
        this.lastRepeat = null;
        this.lastRepeatPos = -1;
        this.nextFragment();
    }
    nextFragment() {
        let fr = this.fragment = this.i == this.fragments.length ? null : this.fragments[this.i++];
        if (fr) {
            this.safeFrom = fr.openStart ? cutAt(fr.tree, fr.from + fr.offset, 1) - fr.offset : fr.from;
            this.safeTo = fr.openEnd ? cutAt(fr.tree, fr.to + fr.offset, -1) - fr.offset : fr.to;
            while (this.trees.length) {
                this.trees.pop();
                this.start.pop();
                this.index.pop();
            }
            this.trees.push(fr.tree);
            this.start.push(-fr.offset);
            this.index.push(0);
            this.nextStart = this.safeFrom;
        }
        else {
            this.nextStart = 1e9;
        }
    }
    // `pos` must be >= any previously given `pos` for this cursor
    nodeAt(pos) {
        if (pos < this.nextStart)
            return null;
        while (this.fragment && this.safeTo <= pos)
            this.nextFragment();
        if (!this.fragment)
            return null;
        for (;;) {
            let last = this.trees.length - 1;
            if (last < 0) { // End of tree
                this.nextFragment();
                return null;
            }
            if (pos < this.safeFrom)
                return null;
            let top = this.trees[last], index = this.index[last];
            if (index == top.children.length) {
                this.trees.pop();
                this.start.pop();
                this.index.pop();
                continue;
            }
            let next = top.children[index];
            let start = this.start[last] + top.positions[index];
            if (start > pos) {
                this.nextStart = start;
                return null;
            }
            if (next instanceof Tree) {
                let storeRepeat = start > this.lastRepeatPos && next.type.id >= this.minRepeat;
                if (start == pos || storeRepeat) {
                    let end = start + next.length, lookahead;
                    if (start >= this.safeFrom && end <= this.safeTo &&
                        (!(lookahead = next.prop(dist_NodeProp.lookAhead)) || end + lookahead < this.fragment.to)) {
                        if (storeRepeat) {
                            this.lastRepeat = next;
                            this.lastRepeatPos = start;
                        }
                        if (start == pos)
                            return next;
                    }
                }
                this.index[last]++;
                if (start + next.length >= Math.max(this.safeFrom, pos)) { // Enter this node
                    this.trees.push(next);
                    this.start.push(start);
                    this.index.push(0);
                }
            }
            else {
                this.index[last]++;
                this.nextStart = start + next.length;
            }
        }
    }
}
class TokenCache {
    constructor(parser, stream) {
        this.stream = stream;
        this.tokens = [];
        this.mainToken = null;
        this.actions = [];
        this.tokens = parser.tokenizers.map(_ => new CachedToken);
    }
    getActions(stack) {
        let actionIndex = 0;
        let main = null;
        let { parser } = stack.p, { tokenizers } = parser;
        let mask = parser.stateSlot(stack.state, 3 /* ParseState.TokenizerMask */);
        let context = stack.curContext ? stack.curContext.hash : 0;
        let lookAhead = 0;
        for (let i = 0; i < tokenizers.length; i++) {
            if (((1 << i) & mask) == 0)
                continue;
            let tokenizer = tokenizers[i], token = this.tokens[i];
            if (main && !tokenizer.fallback)
                continue;
            if (tokenizer.contextual || token.start != stack.pos || token.mask != mask || token.context != context) {
                this.updateCachedToken(token, tokenizer, stack);
                token.mask = mask;
                token.context = context;
            }
            if (token.lookAhead > token.end + 25 /* Lookahead.Margin */)
                lookAhead = Math.max(token.lookAhead, lookAhead);
            if (token.value != 0 /* Term.Err */) {
                let startIndex = actionIndex;
                if (token.extended > -1)
                    actionIndex = this.addActions(stack, token.extended, token.end, actionIndex);
                actionIndex = this.addActions(stack, token.value, token.end, actionIndex);
                if (!tokenizer.extend) {
                    main = token;
                    if (actionIndex > startIndex)
                        break;
                }
            }
        }
        while (this.actions.length > actionIndex)
            this.actions.pop();
        if (lookAhead)
            stack.setLookAhead(lookAhead);
        if (!main && stack.pos == this.stream.end) {
            main = new CachedToken;
            main.value = stack.p.parser.eofTerm;
            main.start = main.end = stack.pos;
            actionIndex = this.addActions(stack, main.value, main.end, actionIndex);
        }
        this.mainToken = main;
        return this.actions;
    }
    getMainToken(stack) {
        if (this.mainToken)
            return this.mainToken;
        let main = new CachedToken, { pos, p } = stack;
        main.start = pos;
        main.end = Math.min(pos + 1, p.stream.end);
        main.value = pos == p.stream.end ? p.parser.eofTerm : 0 /* Term.Err */;
        return main;
    }
    updateCachedToken(token, tokenizer, stack) {
        let start = this.stream.clipPos(stack.pos);
        tokenizer.token(this.stream.reset(start, token), stack);
        if (token.value > -1) {
            let { parser } = stack.p;
            for (let i = 0; i < parser.specialized.length; i++)
                if (parser.specialized[i] == token.value) {
                    let result = parser.specializers[i](this.stream.read(token.start, token.end), stack);
                    if (result >= 0 && stack.p.parser.dialect.allows(result >> 1)) {
                        if ((result & 1) == 0 /* Specialize.Specialize */)
                            token.value = result >> 1;
                        else
                            token.extended = result >> 1;
                        break;
                    }
                }
        }
        else {
            token.value = 0 /* Term.Err */;
            token.end = this.stream.clipPos(start + 1);
        }
    }
    putAction(action, token, end, index) {
        // Don't add duplicate actions
        for (let i = 0; i < index; i += 3)
            if (this.actions[i] == action)
                return index;
        this.actions[index++] = action;
        this.actions[index++] = token;
        this.actions[index++] = end;
        return index;
    }
    addActions(stack, token, end, index) {
        let { state } = stack, { parser } = stack.p, { data } = parser;
        for (let set = 0; set < 2; set++) {
            for (let i = parser.stateSlot(state, set ? 2 /* ParseState.Skip */ : 1 /* ParseState.Actions */);; i += 3) {
                if (data[i] == 65535 /* Seq.End */) {
                    if (data[i + 1] == 1 /* Seq.Next */) {
                        i = pair(data, i + 2);
                    }
                    else {
                        if (index == 0 && data[i + 1] == 2 /* Seq.Other */)
                            index = this.putAction(pair(data, i + 2), token, end, index);
                        break;
                    }
                }
                if (data[i] == token)
                    index = this.putAction(pair(data, i + 1), token, end, index);
            }
        }
        return index;
    }
}
class Parse {
    constructor(parser, input, fragments, ranges) {
        this.parser = parser;
        this.input = input;
        this.ranges = ranges;
        this.recovering = 0;
        this.nextStackID = 0x2654; // ♔, ♕, ♖, ♗, ♘, ♙, ♠, ♡, ♢, ♣, ♤, ♥, ♦, ♧
        this.minStackPos = 0;
        this.reused = [];
        this.stoppedAt = null;
        this.lastBigReductionStart = -1;
        this.lastBigReductionSize = 0;
        this.bigReductionCount = 0;
        this.stream = new InputStream(input, ranges);
        this.tokens = new TokenCache(parser, this.stream);
        this.topTerm = parser.top[1];
        let { from } = ranges[0];
        this.stacks = [Stack.start(this, parser.top[0], from)];
        this.fragments = fragments.length && this.stream.end - from > parser.bufferLength * 4
            ? new dist_FragmentCursor(fragments, parser.minRepeatTerm) : null;
    }
    get parsedPos() {
        return this.minStackPos;
    }
    // Move the parser forward. This will process all parse stacks at
    // `this.pos` and try to advance them to a further position. If no
    // stack for such a position is found, it'll start error-recovery.
    //
    // When the parse is finished, this will return a syntax tree. When
    // not, it returns `null`.
    advance() {
        let stacks = this.stacks, pos = this.minStackPos;
        // This will hold stacks beyond `pos`.
        let newStacks = this.stacks = [];
        let stopped, stoppedTokens;
        // If a large amount of reductions happened with the same start
        // position, force the stack out of that production in order to
        // avoid creating a tree too deep to recurse through.
        // (This is an ugly kludge, because unfortunately there is no
        // straightforward, cheap way to check for this happening, due to
        // the history of reductions only being available in an
        // expensive-to-access format in the stack buffers.)
        if (this.bigReductionCount > 300 /* Rec.MaxLeftAssociativeReductionCount */ && stacks.length == 1) {
            let [s] = stacks;
            while (s.forceReduce() && s.stack.length && s.stack[s.stack.length - 2] >= this.lastBigReductionStart) { }
            this.bigReductionCount = this.lastBigReductionSize = 0;
        }
        // Keep advancing any stacks at `pos` until they either move
        // forward or can't be advanced. Gather stacks that can't be
        // advanced further in `stopped`.
        for (let i = 0; i < stacks.length; i++) {
            let stack = stacks[i];
            for (;;) {
                this.tokens.mainToken = null;
                if (stack.pos > pos) {
                    newStacks.push(stack);
                }
                else if (this.advanceStack(stack, newStacks, stacks)) {
                    continue;
                }
                else {
                    if (!stopped) {
                        stopped = [];
                        stoppedTokens = [];
                    }
                    stopped.push(stack);
                    let tok = this.tokens.getMainToken(stack);
                    stoppedTokens.push(tok.value, tok.end);
                }
                break;
            }
        }
        if (!newStacks.length) {
            let finished = stopped && findFinished(stopped);
            if (finished) {
                if (verbose)
                    console.log("Finish with " + this.stackID(finished));
                return this.stackToTree(finished);
            }
            if (this.parser.strict) {
                if (verbose && stopped)
                    console.log("Stuck with token " + (this.tokens.mainToken ? this.parser.getName(this.tokens.mainToken.value) : "none"));
                throw new SyntaxError("No parse at " + pos);
            }
            if (!this.recovering)
                this.recovering = 5 /* Rec.Distance */;
        }
        if (this.recovering && stopped) {
            let finished = this.stoppedAt != null && stopped[0].pos > this.stoppedAt ? stopped[0]
                : this.runRecovery(stopped, stoppedTokens, newStacks);
            if (finished) {
                if (verbose)
                    console.log("Force-finish " + this.stackID(finished));
                return this.stackToTree(finished.forceAll());
            }
        }
        if (this.recovering) {
            let maxRemaining = this.recovering == 1 ? 1 : this.recovering * 3 /* Rec.MaxRemainingPerStep */;
            if (newStacks.length > maxRemaining) {
                newStacks.sort((a, b) => b.score - a.score);
                while (newStacks.length > maxRemaining)
                    newStacks.pop();
            }
            if (newStacks.some(s => s.reducePos > pos))
                this.recovering--;
        }
        else if (newStacks.length > 1) {
            // Prune stacks that are in the same state, or that have been
            // running without splitting for a while, to avoid getting stuck
            // with multiple successful stacks running endlessly on.
            outer: for (let i = 0; i < newStacks.length - 1; i++) {
                let stack = newStacks[i];
                for (let j = i + 1; j < newStacks.length; j++) {
                    let other = newStacks[j];
                    if (stack.sameState(other) ||
                        stack.buffer.length > 500 /* Rec.MinBufferLengthPrune */ && other.buffer.length > 500 /* Rec.MinBufferLengthPrune */) {
                        if (((stack.score - other.score) || (stack.buffer.length - other.buffer.length)) > 0) {
                            newStacks.splice(j--, 1);
                        }
                        else {
                            newStacks.splice(i--, 1);
                            continue outer;
                        }
                    }
                }
            }
            if (newStacks.length > 12 /* Rec.MaxStackCount */) {
                newStacks.sort((a, b) => b.score - a.score);
                newStacks.splice(12 /* Rec.MaxStackCount */, newStacks.length - 12 /* Rec.MaxStackCount */);
            }
        }
        this.minStackPos = newStacks[0].pos;
        for (let i = 1; i < newStacks.length; i++)
            if (newStacks[i].pos < this.minStackPos)
                this.minStackPos = newStacks[i].pos;
        return null;
    }
    stopAt(pos) {
        if (this.stoppedAt != null && this.stoppedAt < pos)
            throw new RangeError("Can't move stoppedAt forward");
        this.stoppedAt = pos;
    }
    // See if a given tree, or a descendant right at its start, can be
    // reused in the given stack.
    tryReuse(stack, start, tree, repeatOnly) {
        if (!tree)
            return null;
        let strictCx = stack.curContext && stack.curContext.tracker.strict, cxHash = strictCx ? stack.curContext.hash : 0;
        for (; tree;) {
            let match = this.parser.nodeSet.types[tree.type.id] != tree.type ? -1
                : this.parser.getGoto(stack.state, tree.type.id);
            if (match > -1 && tree.length && (!strictCx || (tree.prop(dist_NodeProp.contextHash) || 0) == cxHash)) {
                stack.useNode(tree, match, start);
                return tree;
            }
            if (tree.children.length == 0 || tree.positions[0] > 0)
                break;
            let inner = tree.children[0];
            if (inner instanceof Tree && (!repeatOnly || inner.type.id >= this.parser.minRepeatTerm))
                tree = inner;
            else
                break;
        }
        return null;
    }
    // Returns an updated version of the given stack, or null if the
    // stack can't advance normally. When `split` and `stacks` are
    // given, stacks split off by ambiguous operations will be pushed to
    // `split`, or added to `stacks` if they move `pos` forward.
    advanceStack(stack, stacks, split) {
        let start = stack.pos, { parser } = this;
        let base = verbose ? this.stackID(stack) + " -> " : "";
        if (this.stoppedAt != null && start > this.stoppedAt)
            return stack.forceReduce() ? stack : null;
        if (this.fragments) {
            // Due to an optimization in the way we build trees for repeat
            // rules, such trees may have their start position before
            // skipped content that is technically not part of the node.
            // Attempts to reuse them may only happen at the position
            // _after_ those skipped tokens. The special handling here makes
            // sure such nodes can still be reused.
            let reused = (stack.reducePos < start && stack.buffer.length && stack.buffer[stack.buffer.length - 2] <= stack.reducePos &&
                this.fragments.lastRepeatPos == stack.reducePos &&
                this.tryReuse(stack, stack.reducePos, this.fragments.lastRepeat, true)) ||
                this.tryReuse(stack, start, this.fragments.nodeAt(start), false);
            if (reused) {
                if (verbose)
                    console.log(base + this.stackID(stack) + ` (via reuse of ${parser.getName(reused.type.id)})`);
                return true;
            }
        }
        let defaultReduce = parser.stateSlot(stack.state, 4 /* ParseState.DefaultReduce */);
        if (defaultReduce > 0) {
            stack.reduce(defaultReduce);
            if (verbose)
                console.log(base + this.stackID(stack) + ` (via always-reduce ${parser.getName(defaultReduce & 65535 /* Action.ValueMask */)})`);
            return true;
        }
        if (stack.stack.length >= 8400 /* Rec.CutDepth */) {
            while (stack.stack.length > 6000 /* Rec.CutTo */ && stack.forceReduce()) { }
        }
        let actions = this.tokens.getActions(stack);
        for (let i = 0; i < actions.length;) {
            let action = actions[i++], term = actions[i++], end = actions[i++];
            let last = i == actions.length || !split;
            let localStack = last ? stack : stack.split();
            let main = this.tokens.mainToken;
            localStack.apply(action, term, main ? main.start : localStack.pos, end);
            if (verbose)
                console.log(base + this.stackID(localStack) + ` (via ${(action & 65536 /* Action.ReduceFlag */) == 0 ? "shift"
                    : `reduce of ${parser.getName(action & 65535 /* Action.ValueMask */)}`} for ${parser.getName(term)} @ ${start}${localStack == stack ? "" : ", split"})`);
            if (last)
                return true;
            else if (localStack.pos > start)
                stacks.push(localStack);
            else
                split.push(localStack);
        }
        return false;
    }
    // Advance a given stack forward as far as it will go. Returns the
    // (possibly updated) stack if it got stuck, or null if it moved
    // forward and was given to `pushStackDedup`.
    advanceFully(stack, newStacks) {
        let pos = stack.pos;
        for (;;) {
            if (!this.advanceStack(stack, null, null))
                return false;
            if (stack.pos > pos) {
                pushStackDedup(stack, newStacks);
                return true;
            }
        }
    }
    runRecovery(stacks, tokens, newStacks) {
        let finished = null, restarted = false;
        for (let i = 0; i < stacks.length; i++) {
            let stack = stacks[i], token = tokens[i << 1], tokenEnd = tokens[(i << 1) + 1];
            let base = verbose ? this.stackID(stack) + " -> " : "";
            if (stack.deadEnd) {
                if (restarted)
                    continue;
                restarted = true;
                stack.restart();
                if (verbose)
                    console.log(base + this.stackID(stack) + " (restarted)");
                let done = this.advanceFully(stack, newStacks);
                if (done)
                    continue;
            }
            let force = stack.split(), forceBase = base;
            for (let j = 0; j < 10 /* Rec.ForceReduceLimit */ && force.forceReduce(); j++) {
                if (verbose)
                    console.log(forceBase + this.stackID(force) + " (via force-reduce)");
                let done = this.advanceFully(force, newStacks);
                if (done)
                    break;
                if (verbose)
                    forceBase = this.stackID(force) + " -> ";
            }
            for (let insert of stack.recoverByInsert(token)) {
                if (verbose)
                    console.log(base + this.stackID(insert) + " (via recover-insert)");
                this.advanceFully(insert, newStacks);
            }
            if (this.stream.end > stack.pos) {
                if (tokenEnd == stack.pos) {
                    tokenEnd++;
                    token = 0 /* Term.Err */;
                }
                stack.recoverByDelete(token, tokenEnd);
                if (verbose)
                    console.log(base + this.stackID(stack) + ` (via recover-delete ${this.parser.getName(token)})`);
                pushStackDedup(stack, newStacks);
            }
            else if (!finished || finished.score < force.score) {
                finished = force;
            }
        }
        return finished;
    }
    // Convert the stack's buffer to a syntax tree.
    stackToTree(stack) {
        stack.close();
        return Tree.build({ buffer: StackBufferCursor.create(stack),
            nodeSet: this.parser.nodeSet,
            topID: this.topTerm,
            maxBufferLength: this.parser.bufferLength,
            reused: this.reused,
            start: this.ranges[0].from,
            length: stack.pos - this.ranges[0].from,
            minRepeatType: this.parser.minRepeatTerm });
    }
    stackID(stack) {
        let id = (stackIDs || (stackIDs = new WeakMap)).get(stack);
        if (!id)
            stackIDs.set(stack, id = String.fromCodePoint(this.nextStackID++));
        return id + stack;
    }
}
function pushStackDedup(stack, newStacks) {
    for (let i = 0; i < newStacks.length; i++) {
        let other = newStacks[i];
        if (other.pos == stack.pos && other.sameState(stack)) {
            if (newStacks[i].score < stack.score)
                newStacks[i] = stack;
            return;
        }
    }
    newStacks.push(stack);
}
class Dialect {
    constructor(source, flags, disabled) {
        this.source = source;
        this.flags = flags;
        this.disabled = disabled;
    }
    allows(term) { return !this.disabled || this.disabled[term] == 0; }
}
const id = x => x;
/**
Context trackers are used to track stateful context (such as
indentation in the Python grammar, or parent elements in the XML
grammar) needed by external tokenizers. You declare them in a
grammar file as `@context exportName from "module"`.

Context values should be immutable, and can be updated (replaced)
on shift or reduce actions.

The export used in a `@context` declaration should be of this
type.
*/
class ContextTracker {
    /**
    Define a context tracker.
    */
    constructor(spec) {
        this.start = spec.start;
        this.shift = spec.shift || id;
        this.reduce = spec.reduce || id;
        this.reuse = spec.reuse || id;
        this.hash = spec.hash || (() => 0);
        this.strict = spec.strict !== false;
    }
}
/**
Holds the parse tables for a given grammar, as generated by
`lezer-generator`, and provides [methods](#common.Parser) to parse
content with.
*/
class LRParser extends Parser {
    /**
    @internal
    */
    constructor(spec) {
        super();
        /**
        @internal
        */
        this.wrappers = [];
        if (spec.version != 14 /* File.Version */)
            throw new RangeError(`Parser version (${spec.version}) doesn't match runtime version (${14 /* File.Version */})`);
        let nodeNames = spec.nodeNames.split(" ");
        this.minRepeatTerm = nodeNames.length;
        for (let i = 0; i < spec.repeatNodeCount; i++)
            nodeNames.push("");
        let topTerms = Object.keys(spec.topRules).map(r => spec.topRules[r][1]);
        let nodeProps = [];
        for (let i = 0; i < nodeNames.length; i++)
            nodeProps.push([]);
        function setProp(nodeID, prop, value) {
            nodeProps[nodeID].push([prop, prop.deserialize(String(value))]);
        }
        if (spec.nodeProps)
            for (let propSpec of spec.nodeProps) {
                let prop = propSpec[0];
                if (typeof prop == "string")
                    prop = dist_NodeProp[prop];
                for (let i = 1; i < propSpec.length;) {
                    let next = propSpec[i++];
                    if (next >= 0) {
                        setProp(next, prop, propSpec[i++]);
                    }
                    else {
                        let value = propSpec[i + -next];
                        for (let j = -next; j > 0; j--)
                            setProp(propSpec[i++], prop, value);
                        i++;
                    }
                }
            }
        this.nodeSet = new NodeSet(nodeNames.map((name, i) => NodeType.define({
            name: i >= this.minRepeatTerm ? undefined : name,
            id: i,
            props: nodeProps[i],
            top: topTerms.indexOf(i) > -1,
            error: i == 0,
            skipped: spec.skippedNodes && spec.skippedNodes.indexOf(i) > -1
        })));
        if (spec.propSources)
            this.nodeSet = this.nodeSet.extend(...spec.propSources);
        this.strict = false;
        this.bufferLength = DefaultBufferLength;
        let tokenArray = decodeArray(spec.tokenData);
        this.context = spec.context;
        this.specializerSpecs = spec.specialized || [];
        this.specialized = new Uint16Array(this.specializerSpecs.length);
        for (let i = 0; i < this.specializerSpecs.length; i++)
            this.specialized[i] = this.specializerSpecs[i].term;
        this.specializers = this.specializerSpecs.map(getSpecializer);
        this.states = decodeArray(spec.states, Uint32Array);
        this.data = decodeArray(spec.stateData);
        this.goto = decodeArray(spec.goto);
        this.maxTerm = spec.maxTerm;
        this.tokenizers = spec.tokenizers.map(value => typeof value == "number" ? new TokenGroup(tokenArray, value) : value);
        this.topRules = spec.topRules;
        this.dialects = spec.dialects || {};
        this.dynamicPrecedences = spec.dynamicPrecedences || null;
        this.tokenPrecTable = spec.tokenPrec;
        this.termNames = spec.termNames || null;
        this.maxNode = this.nodeSet.types.length - 1;
        this.dialect = this.parseDialect();
        this.top = this.topRules[Object.keys(this.topRules)[0]];
    }
    createParse(input, fragments, ranges) {
        let parse = new Parse(this, input, fragments, ranges);
        for (let w of this.wrappers)
            parse = w(parse, input, fragments, ranges);
        return parse;
    }
    /**
    Get a goto table entry @internal
    */
    getGoto(state, term, loose = false) {
        let table = this.goto;
        if (term >= table[0])
            return -1;
        for (let pos = table[term + 1];;) {
            let groupTag = table[pos++], last = groupTag & 1;
            let target = table[pos++];
            if (last && loose)
                return target;
            for (let end = pos + (groupTag >> 1); pos < end; pos++)
                if (table[pos] == state)
                    return target;
            if (last)
                return -1;
        }
    }
    /**
    Check if this state has an action for a given terminal @internal
    */
    hasAction(state, terminal) {
        let data = this.data;
        for (let set = 0; set < 2; set++) {
            for (let i = this.stateSlot(state, set ? 2 /* ParseState.Skip */ : 1 /* ParseState.Actions */), next;; i += 3) {
                if ((next = data[i]) == 65535 /* Seq.End */) {
                    if (data[i + 1] == 1 /* Seq.Next */)
                        next = data[i = pair(data, i + 2)];
                    else if (data[i + 1] == 2 /* Seq.Other */)
                        return pair(data, i + 2);
                    else
                        break;
                }
                if (next == terminal || next == 0 /* Term.Err */)
                    return pair(data, i + 1);
            }
        }
        return 0;
    }
    /**
    @internal
    */
    stateSlot(state, slot) {
        return this.states[(state * 6 /* ParseState.Size */) + slot];
    }
    /**
    @internal
    */
    stateFlag(state, flag) {
        return (this.stateSlot(state, 0 /* ParseState.Flags */) & flag) > 0;
    }
    /**
    @internal
    */
    validAction(state, action) {
        return !!this.allActions(state, a => a == action ? true : null);
    }
    /**
    @internal
    */
    allActions(state, action) {
        let deflt = this.stateSlot(state, 4 /* ParseState.DefaultReduce */);
        let result = deflt ? action(deflt) : undefined;
        for (let i = this.stateSlot(state, 1 /* ParseState.Actions */); result == null; i += 3) {
            if (this.data[i] == 65535 /* Seq.End */) {
                if (this.data[i + 1] == 1 /* Seq.Next */)
                    i = pair(this.data, i + 2);
                else
                    break;
            }
            result = action(pair(this.data, i + 1));
        }
        return result;
    }
    /**
    Get the states that can follow this one through shift actions or
    goto jumps. @internal
    */
    nextStates(state) {
        let result = [];
        for (let i = this.stateSlot(state, 1 /* ParseState.Actions */);; i += 3) {
            if (this.data[i] == 65535 /* Seq.End */) {
                if (this.data[i + 1] == 1 /* Seq.Next */)
                    i = pair(this.data, i + 2);
                else
                    break;
            }
            if ((this.data[i + 2] & (65536 /* Action.ReduceFlag */ >> 16)) == 0) {
                let value = this.data[i + 1];
                if (!result.some((v, i) => (i & 1) && v == value))
                    result.push(this.data[i], value);
            }
        }
        return result;
    }
    /**
    Configure the parser. Returns a new parser instance that has the
    given settings modified. Settings not provided in `config` are
    kept from the original parser.
    */
    configure(config) {
        // Hideous reflection-based kludge to make it easy to create a
        // slightly modified copy of a parser.
        let copy = Object.assign(Object.create(LRParser.prototype), this);
        if (config.props)
            copy.nodeSet = this.nodeSet.extend(...config.props);
        if (config.top) {
            let info = this.topRules[config.top];
            if (!info)
                throw new RangeError(`Invalid top rule name ${config.top}`);
            copy.top = info;
        }
        if (config.tokenizers)
            copy.tokenizers = this.tokenizers.map(t => {
                let found = config.tokenizers.find(r => r.from == t);
                return found ? found.to : t;
            });
        if (config.specializers) {
            copy.specializers = this.specializers.slice();
            copy.specializerSpecs = this.specializerSpecs.map((s, i) => {
                let found = config.specializers.find(r => r.from == s.external);
                if (!found)
                    return s;
                let spec = Object.assign(Object.assign({}, s), { external: found.to });
                copy.specializers[i] = getSpecializer(spec);
                return spec;
            });
        }
        if (config.contextTracker)
            copy.context = config.contextTracker;
        if (config.dialect)
            copy.dialect = this.parseDialect(config.dialect);
        if (config.strict != null)
            copy.strict = config.strict;
        if (config.wrap)
            copy.wrappers = copy.wrappers.concat(config.wrap);
        if (config.bufferLength != null)
            copy.bufferLength = config.bufferLength;
        return copy;
    }
    /**
    Tells you whether any [parse wrappers](#lr.ParserConfig.wrap)
    are registered for this parser.
    */
    hasWrappers() {
        return this.wrappers.length > 0;
    }
    /**
    Returns the name associated with a given term. This will only
    work for all terms when the parser was generated with the
    `--names` option. By default, only the names of tagged terms are
    stored.
    */
    getName(term) {
        return this.termNames ? this.termNames[term] : String(term <= this.maxNode && this.nodeSet.types[term].name || term);
    }
    /**
    The eof term id is always allocated directly after the node
    types. @internal
    */
    get eofTerm() { return this.maxNode + 1; }
    /**
    The type of top node produced by the parser.
    */
    get topNode() { return this.nodeSet.types[this.top[1]]; }
    /**
    @internal
    */
    dynamicPrecedence(term) {
        let prec = this.dynamicPrecedences;
        return prec == null ? 0 : prec[term] || 0;
    }
    /**
    @internal
    */
    parseDialect(dialect) {
        let values = Object.keys(this.dialects), flags = values.map(() => false);
        if (dialect)
            for (let part of dialect.split(" ")) {
                let id = values.indexOf(part);
                if (id >= 0)
                    flags[id] = true;
            }
        let disabled = null;
        for (let i = 0; i < values.length; i++)
            if (!flags[i]) {
                for (let j = this.dialects[values[i]], id; (id = this.data[j++]) != 65535 /* Seq.End */;)
                    (disabled || (disabled = new Uint8Array(this.maxTerm + 1)))[id] = 1;
            }
        return new Dialect(dialect, flags, disabled);
    }
    /**
    Used by the output of the parser generator. Not available to
    user code. @hide
    */
    static deserialize(spec) {
        return new LRParser(spec);
    }
}
function pair(data, off) { return data[off] | (data[off + 1] << 16); }
function findFinished(stacks) {
    let best = null;
    for (let stack of stacks) {
        let stopped = stack.p.stoppedAt;
        if ((stack.pos == stack.p.stream.end || stopped != null && stack.pos > stopped) &&
            stack.p.parser.stateFlag(stack.state, 2 /* StateFlag.Accepting */) &&
            (!best || best.score < stack.score))
            best = stack;
    }
    return best;
}
function getSpecializer(spec) {
    if (spec.external) {
        let mask = spec.extend ? 1 /* Specialize.Extend */ : 0 /* Specialize.Specialize */;
        return (value, stack) => (spec.external(value, stack) << 1) | mask;
    }
    return spec.get;
}



;// CONCATENATED MODULE: ./node_modules/@lezer/highlight/dist/index.js


let nextTagID = 0;
/**
Highlighting tags are markers that denote a highlighting category.
They are [associated](#highlight.styleTags) with parts of a syntax
tree by a language mode, and then mapped to an actual CSS style by
a [highlighter](#highlight.Highlighter).

Because syntax tree node types and highlight styles have to be
able to talk the same language, CodeMirror uses a mostly _closed_
[vocabulary](#highlight.tags) of syntax tags (as opposed to
traditional open string-based systems, which make it hard for
highlighting themes to cover all the tokens produced by the
various languages).

It _is_ possible to [define](#highlight.Tag^define) your own
highlighting tags for system-internal use (where you control both
the language package and the highlighter), but such tags will not
be picked up by regular highlighters (though you can derive them
from standard tags to allow highlighters to fall back to those).
*/
class Tag {
    /**
    @internal
    */
    constructor(
    /**
    The optional name of the base tag @internal
    */
    name, 
    /**
    The set of this tag and all its parent tags, starting with
    this one itself and sorted in order of decreasing specificity.
    */
    set, 
    /**
    The base unmodified tag that this one is based on, if it's
    modified @internal
    */
    base, 
    /**
    The modifiers applied to this.base @internal
    */
    modified) {
        this.name = name;
        this.set = set;
        this.base = base;
        this.modified = modified;
        /**
        @internal
        */
        this.id = nextTagID++;
    }
    toString() {
        let { name } = this;
        for (let mod of this.modified)
            if (mod.name)
                name = `${mod.name}(${name})`;
        return name;
    }
    static define(nameOrParent, parent) {
        let name = typeof nameOrParent == "string" ? nameOrParent : "?";
        if (nameOrParent instanceof Tag)
            parent = nameOrParent;
        if (parent === null || parent === void 0 ? void 0 : parent.base)
            throw new Error("Can not derive from a modified tag");
        let tag = new Tag(name, [], null, []);
        tag.set.push(tag);
        if (parent)
            for (let t of parent.set)
                tag.set.push(t);
        return tag;
    }
    /**
    Define a tag _modifier_, which is a function that, given a tag,
    will return a tag that is a subtag of the original. Applying the
    same modifier to a twice tag will return the same value (`m1(t1)
    == m1(t1)`) and applying multiple modifiers will, regardless or
    order, produce the same tag (`m1(m2(t1)) == m2(m1(t1))`).
    
    When multiple modifiers are applied to a given base tag, each
    smaller set of modifiers is registered as a parent, so that for
    example `m1(m2(m3(t1)))` is a subtype of `m1(m2(t1))`,
    `m1(m3(t1)`, and so on.
    */
    static defineModifier(name) {
        let mod = new Modifier(name);
        return (tag) => {
            if (tag.modified.indexOf(mod) > -1)
                return tag;
            return Modifier.get(tag.base || tag, tag.modified.concat(mod).sort((a, b) => a.id - b.id));
        };
    }
}
let nextModifierID = 0;
class Modifier {
    constructor(name) {
        this.name = name;
        this.instances = [];
        this.id = nextModifierID++;
    }
    static get(base, mods) {
        if (!mods.length)
            return base;
        let exists = mods[0].instances.find(t => t.base == base && sameArray(mods, t.modified));
        if (exists)
            return exists;
        let set = [], tag = new Tag(base.name, set, base, mods);
        for (let m of mods)
            m.instances.push(tag);
        let configs = powerSet(mods);
        for (let parent of base.set)
            if (!parent.modified.length)
                for (let config of configs)
                    set.push(Modifier.get(parent, config));
        return tag;
    }
}
function sameArray(a, b) {
    return a.length == b.length && a.every((x, i) => x == b[i]);
}
function powerSet(array) {
    let sets = [[]];
    for (let i = 0; i < array.length; i++) {
        for (let j = 0, e = sets.length; j < e; j++) {
            sets.push(sets[j].concat(array[i]));
        }
    }
    return sets.sort((a, b) => b.length - a.length);
}
/**
This function is used to add a set of tags to a language syntax
via [`NodeSet.extend`](#common.NodeSet.extend) or
[`LRParser.configure`](#lr.LRParser.configure).

The argument object maps node selectors to [highlighting
tags](#highlight.Tag) or arrays of tags.

Node selectors may hold one or more (space-separated) node paths.
Such a path can be a [node name](#common.NodeType.name), or
multiple node names (or `*` wildcards) separated by slash
characters, as in `"Block/Declaration/VariableName"`. Such a path
matches the final node but only if its direct parent nodes are the
other nodes mentioned. A `*` in such a path matches any parent,
but only a single level—wildcards that match multiple parents
aren't supported, both for efficiency reasons and because Lezer
trees make it rather hard to reason about what they would match.)

A path can be ended with `/...` to indicate that the tag assigned
to the node should also apply to all child nodes, even if they
match their own style (by default, only the innermost style is
used).

When a path ends in `!`, as in `Attribute!`, no further matching
happens for the node's child nodes, and the entire node gets the
given style.

In this notation, node names that contain `/`, `!`, `*`, or `...`
must be quoted as JSON strings.

For example:

```javascript
parser.configure({props: [
  styleTags({
    // Style Number and BigNumber nodes
    "Number BigNumber": tags.number,
    // Style Escape nodes whose parent is String
    "String/Escape": tags.escape,
    // Style anything inside Attributes nodes
    "Attributes!": tags.meta,
    // Add a style to all content inside Italic nodes
    "Italic/...": tags.emphasis,
    // Style InvalidString nodes as both `string` and `invalid`
    "InvalidString": [tags.string, tags.invalid],
    // Style the node named "/" as punctuation
    '"/"': tags.punctuation
  })
]})
```
*/
function styleTags(spec) {
    let byName = Object.create(null);
    for (let prop in spec) {
        let tags = spec[prop];
        if (!Array.isArray(tags))
            tags = [tags];
        for (let part of prop.split(" "))
            if (part) {
                let pieces = [], mode = 2 /* Mode.Normal */, rest = part;
                for (let pos = 0;;) {
                    if (rest == "..." && pos > 0 && pos + 3 == part.length) {
                        mode = 1 /* Mode.Inherit */;
                        break;
                    }
                    let m = /^"(?:[^"\\]|\\.)*?"|[^\/!]+/.exec(rest);
                    if (!m)
                        throw new RangeError("Invalid path: " + part);
                    pieces.push(m[0] == "*" ? "" : m[0][0] == '"' ? JSON.parse(m[0]) : m[0]);
                    pos += m[0].length;
                    if (pos == part.length)
                        break;
                    let next = part[pos++];
                    if (pos == part.length && next == "!") {
                        mode = 0 /* Mode.Opaque */;
                        break;
                    }
                    if (next != "/")
                        throw new RangeError("Invalid path: " + part);
                    rest = part.slice(pos);
                }
                let last = pieces.length - 1, inner = pieces[last];
                if (!inner)
                    throw new RangeError("Invalid path: " + part);
                let rule = new Rule(tags, mode, last > 0 ? pieces.slice(0, last) : null);
                byName[inner] = rule.sort(byName[inner]);
            }
    }
    return ruleNodeProp.add(byName);
}
const ruleNodeProp = new dist_NodeProp({
    combine(a, b) {
        let cur, root, take;
        while (a || b) {
            if (!a || b && a.depth <= b.depth) {
                take = b;
                b = b.next;
            }
            else {
                take = a;
                a = a.next;
            }
            if (cur && cur.mode == take.mode && !take.context && !cur.context)
                continue;
            let copy = new Rule(take.tags, take.mode, take.context);
            if (cur)
                cur.next = copy;
            else
                root = copy;
            cur = copy;
        }
        return root;
    }
});
class Rule {
    constructor(tags, mode, context, next) {
        this.tags = tags;
        this.mode = mode;
        this.context = context;
        this.next = next;
    }
    get opaque() { return this.mode == 0 /* Mode.Opaque */; }
    get inherit() { return this.mode == 1 /* Mode.Inherit */; }
    sort(other) {
        if (!other || other.depth < this.depth) {
            this.next = other;
            return this;
        }
        other.next = this.sort(other.next);
        return other;
    }
    get depth() { return this.context ? this.context.length : 0; }
}
Rule.empty = new Rule([], 2 /* Mode.Normal */, null);
/**
Define a [highlighter](#highlight.Highlighter) from an array of
tag/class pairs. Classes associated with more specific tags will
take precedence.
*/
function tagHighlighter(tags, options) {
    let map = Object.create(null);
    for (let style of tags) {
        if (!Array.isArray(style.tag))
            map[style.tag.id] = style.class;
        else
            for (let tag of style.tag)
                map[tag.id] = style.class;
    }
    let { scope, all = null } = options || {};
    return {
        style: (tags) => {
            let cls = all;
            for (let tag of tags) {
                for (let sub of tag.set) {
                    let tagClass = map[sub.id];
                    if (tagClass) {
                        cls = cls ? cls + " " + tagClass : tagClass;
                        break;
                    }
                }
            }
            return cls;
        },
        scope
    };
}
function highlightTags(highlighters, tags) {
    let result = null;
    for (let highlighter of highlighters) {
        let value = highlighter.style(tags);
        if (value)
            result = result ? result + " " + value : value;
    }
    return result;
}
/**
Highlight the given [tree](#common.Tree) with the given
[highlighter](#highlight.Highlighter). Often, the higher-level
[`highlightCode`](#highlight.highlightCode) function is easier to
use.
*/
function highlightTree(tree, highlighter, 
/**
Assign styling to a region of the text. Will be called, in order
of position, for any ranges where more than zero classes apply.
`classes` is a space separated string of CSS classes.
*/
putStyle, 
/**
The start of the range to highlight.
*/
from = 0, 
/**
The end of the range.
*/
to = tree.length) {
    let builder = new HighlightBuilder(from, Array.isArray(highlighter) ? highlighter : [highlighter], putStyle);
    builder.highlightRange(tree.cursor(), from, to, "", builder.highlighters);
    builder.flush(to);
}
/**
Highlight the given tree with the given highlighter, calling
`putText` for every piece of text, either with a set of classes or
with the empty string when unstyled, and `putBreak` for every line
break.
*/
function highlightCode(code, tree, highlighter, putText, putBreak, from = 0, to = code.length) {
    let pos = from;
    function writeTo(p, classes) {
        if (p <= pos)
            return;
        for (let text = code.slice(pos, p), i = 0;;) {
            let nextBreak = text.indexOf("\n", i);
            let upto = nextBreak < 0 ? text.length : nextBreak;
            if (upto > i)
                putText(text.slice(i, upto), classes);
            if (nextBreak < 0)
                break;
            putBreak();
            i = nextBreak + 1;
        }
        pos = p;
    }
    highlightTree(tree, highlighter, (from, to, classes) => {
        writeTo(from, "");
        writeTo(to, classes);
    }, from, to);
    writeTo(to, "");
}
class HighlightBuilder {
    constructor(at, highlighters, span) {
        this.at = at;
        this.highlighters = highlighters;
        this.span = span;
        this.class = "";
    }
    startSpan(at, cls) {
        if (cls != this.class) {
            this.flush(at);
            if (at > this.at)
                this.at = at;
            this.class = cls;
        }
    }
    flush(to) {
        if (to > this.at && this.class)
            this.span(this.at, to, this.class);
    }
    highlightRange(cursor, from, to, inheritedClass, highlighters) {
        let { type, from: start, to: end } = cursor;
        if (start >= to || end <= from)
            return;
        if (type.isTop)
            highlighters = this.highlighters.filter(h => !h.scope || h.scope(type));
        let cls = inheritedClass;
        let rule = getStyleTags(cursor) || Rule.empty;
        let tagCls = highlightTags(highlighters, rule.tags);
        if (tagCls) {
            if (cls)
                cls += " ";
            cls += tagCls;
            if (rule.mode == 1 /* Mode.Inherit */)
                inheritedClass += (inheritedClass ? " " : "") + tagCls;
        }
        this.startSpan(Math.max(from, start), cls);
        if (rule.opaque)
            return;
        let mounted = cursor.tree && cursor.tree.prop(NodeProp.mounted);
        if (mounted && mounted.overlay) {
            let inner = cursor.node.enter(mounted.overlay[0].from + start, 1);
            let innerHighlighters = this.highlighters.filter(h => !h.scope || h.scope(mounted.tree.type));
            let hasChild = cursor.firstChild();
            for (let i = 0, pos = start;; i++) {
                let next = i < mounted.overlay.length ? mounted.overlay[i] : null;
                let nextPos = next ? next.from + start : end;
                let rangeFrom = Math.max(from, pos), rangeTo = Math.min(to, nextPos);
                if (rangeFrom < rangeTo && hasChild) {
                    while (cursor.from < rangeTo) {
                        this.highlightRange(cursor, rangeFrom, rangeTo, inheritedClass, highlighters);
                        this.startSpan(Math.min(rangeTo, cursor.to), cls);
                        if (cursor.to >= nextPos || !cursor.nextSibling())
                            break;
                    }
                }
                if (!next || nextPos > to)
                    break;
                pos = next.to + start;
                if (pos > from) {
                    this.highlightRange(inner.cursor(), Math.max(from, next.from + start), Math.min(to, pos), "", innerHighlighters);
                    this.startSpan(Math.min(to, pos), cls);
                }
            }
            if (hasChild)
                cursor.parent();
        }
        else if (cursor.firstChild()) {
            if (mounted)
                inheritedClass = "";
            do {
                if (cursor.to <= from)
                    continue;
                if (cursor.from >= to)
                    break;
                this.highlightRange(cursor, from, to, inheritedClass, highlighters);
                this.startSpan(Math.min(to, cursor.to), cls);
            } while (cursor.nextSibling());
            cursor.parent();
        }
    }
}
/**
Match a syntax node's [highlight rules](#highlight.styleTags). If
there's a match, return its set of tags, and whether it is
opaque (uses a `!`) or applies to all child nodes (`/...`).
*/
function getStyleTags(node) {
    let rule = node.type.prop(ruleNodeProp);
    while (rule && rule.context && !node.matchContext(rule.context))
        rule = rule.next;
    return rule || null;
}
const t = Tag.define;
const comment = t(), dist_name = t(), typeName = t(dist_name), propertyName = t(dist_name), literal = t(), string = t(literal), number = t(literal), content = t(), heading = t(content), keyword = t(), operator = t(), punctuation = t(), bracket = t(punctuation), meta = t();
/**
The default set of highlighting [tags](#highlight.Tag).

This collection is heavily biased towards programming languages,
and necessarily incomplete. A full ontology of syntactic
constructs would fill a stack of books, and be impractical to
write themes for. So try to make do with this set. If all else
fails, [open an
issue](https://code.haverbeke.berlin/codemirror/dev/issues) to propose a
new tag, or [define](#highlight.Tag^define) a local custom tag for
your use case.

Note that it is not obligatory to always attach the most specific
tag possible to an element—if your grammar can't easily
distinguish a certain type of element (such as a local variable),
it is okay to style it as its more general variant (a variable).

For tags that extend some parent tag, the documentation links to
the parent.
*/
const tags = {
    /**
    A comment.
    */
    comment,
    /**
    A line [comment](#highlight.tags.comment).
    */
    lineComment: t(comment),
    /**
    A block [comment](#highlight.tags.comment).
    */
    blockComment: t(comment),
    /**
    A documentation [comment](#highlight.tags.comment).
    */
    docComment: t(comment),
    /**
    Any kind of identifier.
    */
    name: dist_name,
    /**
    The [name](#highlight.tags.name) of a variable.
    */
    variableName: t(dist_name),
    /**
    A type [name](#highlight.tags.name).
    */
    typeName: typeName,
    /**
    A tag name (subtag of [`typeName`](#highlight.tags.typeName)).
    */
    tagName: t(typeName),
    /**
    A property or field [name](#highlight.tags.name).
    */
    propertyName: propertyName,
    /**
    An attribute name (subtag of [`propertyName`](#highlight.tags.propertyName)).
    */
    attributeName: t(propertyName),
    /**
    The [name](#highlight.tags.name) of a class.
    */
    className: t(dist_name),
    /**
    A label [name](#highlight.tags.name).
    */
    labelName: t(dist_name),
    /**
    A namespace [name](#highlight.tags.name).
    */
    namespace: t(dist_name),
    /**
    The [name](#highlight.tags.name) of a macro.
    */
    macroName: t(dist_name),
    /**
    A literal value.
    */
    literal,
    /**
    A string [literal](#highlight.tags.literal).
    */
    string,
    /**
    A documentation [string](#highlight.tags.string).
    */
    docString: t(string),
    /**
    A character literal (subtag of [string](#highlight.tags.string)).
    */
    character: t(string),
    /**
    An attribute value (subtag of [string](#highlight.tags.string)).
    */
    attributeValue: t(string),
    /**
    A number [literal](#highlight.tags.literal).
    */
    number,
    /**
    An integer [number](#highlight.tags.number) literal.
    */
    integer: t(number),
    /**
    A floating-point [number](#highlight.tags.number) literal.
    */
    float: t(number),
    /**
    A boolean [literal](#highlight.tags.literal).
    */
    bool: t(literal),
    /**
    Regular expression [literal](#highlight.tags.literal).
    */
    regexp: t(literal),
    /**
    An escape [literal](#highlight.tags.literal), for example a
    backslash escape in a string.
    */
    escape: t(literal),
    /**
    A color [literal](#highlight.tags.literal).
    */
    color: t(literal),
    /**
    A URL [literal](#highlight.tags.literal).
    */
    url: t(literal),
    /**
    A language keyword.
    */
    keyword,
    /**
    The [keyword](#highlight.tags.keyword) for the self or this
    object.
    */
    self: t(keyword),
    /**
    The [keyword](#highlight.tags.keyword) for null.
    */
    null: t(keyword),
    /**
    A [keyword](#highlight.tags.keyword) denoting some atomic value.
    */
    atom: t(keyword),
    /**
    A [keyword](#highlight.tags.keyword) that represents a unit.
    */
    unit: t(keyword),
    /**
    A modifier [keyword](#highlight.tags.keyword).
    */
    modifier: t(keyword),
    /**
    A [keyword](#highlight.tags.keyword) that acts as an operator.
    */
    operatorKeyword: t(keyword),
    /**
    A control-flow related [keyword](#highlight.tags.keyword).
    */
    controlKeyword: t(keyword),
    /**
    A [keyword](#highlight.tags.keyword) that defines something.
    */
    definitionKeyword: t(keyword),
    /**
    A [keyword](#highlight.tags.keyword) related to defining or
    interfacing with modules.
    */
    moduleKeyword: t(keyword),
    /**
    An operator.
    */
    operator,
    /**
    An [operator](#highlight.tags.operator) that dereferences something.
    */
    derefOperator: t(operator),
    /**
    Arithmetic-related [operator](#highlight.tags.operator).
    */
    arithmeticOperator: t(operator),
    /**
    Logical [operator](#highlight.tags.operator).
    */
    logicOperator: t(operator),
    /**
    Bit [operator](#highlight.tags.operator).
    */
    bitwiseOperator: t(operator),
    /**
    Comparison [operator](#highlight.tags.operator).
    */
    compareOperator: t(operator),
    /**
    [Operator](#highlight.tags.operator) that updates its operand.
    */
    updateOperator: t(operator),
    /**
    [Operator](#highlight.tags.operator) that defines something.
    */
    definitionOperator: t(operator),
    /**
    Type-related [operator](#highlight.tags.operator).
    */
    typeOperator: t(operator),
    /**
    Control-flow [operator](#highlight.tags.operator).
    */
    controlOperator: t(operator),
    /**
    Program or markup punctuation.
    */
    punctuation,
    /**
    [Punctuation](#highlight.tags.punctuation) that separates
    things.
    */
    separator: t(punctuation),
    /**
    Bracket-style [punctuation](#highlight.tags.punctuation).
    */
    bracket,
    /**
    Angle [brackets](#highlight.tags.bracket) (usually `<` and `>`
    tokens).
    */
    angleBracket: t(bracket),
    /**
    Square [brackets](#highlight.tags.bracket) (usually `[` and `]`
    tokens).
    */
    squareBracket: t(bracket),
    /**
    Parentheses (usually `(` and `)` tokens). Subtag of
    [bracket](#highlight.tags.bracket).
    */
    paren: t(bracket),
    /**
    Braces (usually `{` and `}` tokens). Subtag of
    [bracket](#highlight.tags.bracket).
    */
    brace: t(bracket),
    /**
    Content, for example plain text in XML or markup documents.
    */
    content,
    /**
    [Content](#highlight.tags.content) that represents a heading.
    */
    heading,
    /**
    A level 1 [heading](#highlight.tags.heading).
    */
    heading1: t(heading),
    /**
    A level 2 [heading](#highlight.tags.heading).
    */
    heading2: t(heading),
    /**
    A level 3 [heading](#highlight.tags.heading).
    */
    heading3: t(heading),
    /**
    A level 4 [heading](#highlight.tags.heading).
    */
    heading4: t(heading),
    /**
    A level 5 [heading](#highlight.tags.heading).
    */
    heading5: t(heading),
    /**
    A level 6 [heading](#highlight.tags.heading).
    */
    heading6: t(heading),
    /**
    A prose [content](#highlight.tags.content) separator (such as a horizontal rule).
    */
    contentSeparator: t(content),
    /**
    [Content](#highlight.tags.content) that represents a list.
    */
    list: t(content),
    /**
    [Content](#highlight.tags.content) that represents a quote.
    */
    quote: t(content),
    /**
    [Content](#highlight.tags.content) that is emphasized.
    */
    emphasis: t(content),
    /**
    [Content](#highlight.tags.content) that is styled strong.
    */
    strong: t(content),
    /**
    [Content](#highlight.tags.content) that is part of a link.
    */
    link: t(content),
    /**
    [Content](#highlight.tags.content) that is styled as code or
    monospace.
    */
    monospace: t(content),
    /**
    [Content](#highlight.tags.content) that has a strike-through
    style.
    */
    strikethrough: t(content),
    /**
    Inserted text in a change-tracking format.
    */
    inserted: t(),
    /**
    Deleted text.
    */
    deleted: t(),
    /**
    Changed text.
    */
    changed: t(),
    /**
    An invalid or unsyntactic element.
    */
    invalid: t(),
    /**
    Metadata or meta-instruction.
    */
    meta,
    /**
    [Metadata](#highlight.tags.meta) that applies to the entire
    document.
    */
    documentMeta: t(meta),
    /**
    [Metadata](#highlight.tags.meta) that annotates or adds
    attributes to a given syntactic element.
    */
    annotation: t(meta),
    /**
    Processing instruction or preprocessor directive. Subtag of
    [meta](#highlight.tags.meta).
    */
    processingInstruction: t(meta),
    /**
    [Modifier](#highlight.Tag^defineModifier) that indicates that a
    given element is being defined. Expected to be used with the
    various [name](#highlight.tags.name) tags.
    */
    definition: Tag.defineModifier("definition"),
    /**
    [Modifier](#highlight.Tag^defineModifier) that indicates that
    something is constant. Mostly expected to be used with
    [variable names](#highlight.tags.variableName).
    */
    constant: Tag.defineModifier("constant"),
    /**
    [Modifier](#highlight.Tag^defineModifier) used to indicate that
    a [variable](#highlight.tags.variableName) or [property
    name](#highlight.tags.propertyName) is being called or defined
    as a function.
    */
    function: Tag.defineModifier("function"),
    /**
    [Modifier](#highlight.Tag^defineModifier) that can be applied to
    [names](#highlight.tags.name) to indicate that they belong to
    the language's standard environment.
    */
    standard: Tag.defineModifier("standard"),
    /**
    [Modifier](#highlight.Tag^defineModifier) that indicates a given
    [names](#highlight.tags.name) is local to some scope.
    */
    local: Tag.defineModifier("local"),
    /**
    A generic variant [modifier](#highlight.Tag^defineModifier) that
    can be used to tag language-specific alternative variants of
    some common tag. It is recommended for themes to define special
    forms of at least the [string](#highlight.tags.string) and
    [variable name](#highlight.tags.variableName) tags, since those
    come up a lot.
    */
    special: Tag.defineModifier("special")
};
for (let name in tags) {
    let val = tags[name];
    if (val instanceof Tag)
        val.name = name;
}
/**
This is a highlighter that adds stable, predictable classes to
tokens, for styling with external CSS.

The following tags are mapped to their name prefixed with `"tok-"`
(for example `"tok-comment"`):

* [`link`](#highlight.tags.link)
* [`heading`](#highlight.tags.heading)
* [`emphasis`](#highlight.tags.emphasis)
* [`strong`](#highlight.tags.strong)
* [`keyword`](#highlight.tags.keyword)
* [`atom`](#highlight.tags.atom)
* [`bool`](#highlight.tags.bool)
* [`url`](#highlight.tags.url)
* [`labelName`](#highlight.tags.labelName)
* [`inserted`](#highlight.tags.inserted)
* [`deleted`](#highlight.tags.deleted)
* [`literal`](#highlight.tags.literal)
* [`string`](#highlight.tags.string)
* [`number`](#highlight.tags.number)
* [`variableName`](#highlight.tags.variableName)
* [`typeName`](#highlight.tags.typeName)
* [`namespace`](#highlight.tags.namespace)
* [`className`](#highlight.tags.className)
* [`macroName`](#highlight.tags.macroName)
* [`propertyName`](#highlight.tags.propertyName)
* [`operator`](#highlight.tags.operator)
* [`comment`](#highlight.tags.comment)
* [`meta`](#highlight.tags.meta)
* [`punctuation`](#highlight.tags.punctuation)
* [`invalid`](#highlight.tags.invalid)

In addition, these mappings are provided:

* [`regexp`](#highlight.tags.regexp),
  [`escape`](#highlight.tags.escape), and
  [`special`](#highlight.tags.special)[`(string)`](#highlight.tags.string)
  are mapped to `"tok-string2"`
* [`special`](#highlight.tags.special)[`(variableName)`](#highlight.tags.variableName)
  to `"tok-variableName2"`
* [`local`](#highlight.tags.local)[`(variableName)`](#highlight.tags.variableName)
  to `"tok-variableName tok-local"`
* [`definition`](#highlight.tags.definition)[`(variableName)`](#highlight.tags.variableName)
  to `"tok-variableName tok-definition"`
* [`definition`](#highlight.tags.definition)[`(propertyName)`](#highlight.tags.propertyName)
  to `"tok-propertyName tok-definition"`
*/
const classHighlighter = tagHighlighter([
    { tag: tags.link, class: "tok-link" },
    { tag: tags.heading, class: "tok-heading" },
    { tag: tags.emphasis, class: "tok-emphasis" },
    { tag: tags.strong, class: "tok-strong" },
    { tag: tags.keyword, class: "tok-keyword" },
    { tag: tags.atom, class: "tok-atom" },
    { tag: tags.bool, class: "tok-bool" },
    { tag: tags.url, class: "tok-url" },
    { tag: tags.labelName, class: "tok-labelName" },
    { tag: tags.inserted, class: "tok-inserted" },
    { tag: tags.deleted, class: "tok-deleted" },
    { tag: tags.literal, class: "tok-literal" },
    { tag: tags.string, class: "tok-string" },
    { tag: tags.number, class: "tok-number" },
    { tag: [tags.regexp, tags.escape, tags.special(tags.string)], class: "tok-string2" },
    { tag: tags.variableName, class: "tok-variableName" },
    { tag: tags.local(tags.variableName), class: "tok-variableName tok-local" },
    { tag: tags.definition(tags.variableName), class: "tok-variableName tok-definition" },
    { tag: tags.special(tags.variableName), class: "tok-variableName2" },
    { tag: tags.definition(tags.propertyName), class: "tok-propertyName tok-definition" },
    { tag: tags.typeName, class: "tok-typeName" },
    { tag: tags.namespace, class: "tok-namespace" },
    { tag: tags.className, class: "tok-className" },
    { tag: tags.macroName, class: "tok-macroName" },
    { tag: tags.propertyName, class: "tok-propertyName" },
    { tag: tags.operator, class: "tok-operator" },
    { tag: tags.comment, class: "tok-comment" },
    { tag: tags.meta, class: "tok-meta" },
    { tag: tags.invalid, class: "tok-invalid" },
    { tag: tags.punctuation, class: "tok-punctuation" }
]);



;// CONCATENATED MODULE: ./node_modules/@lezer/rust/dist/index.js



// This file was generated by lezer-generator. You probably shouldn't edit it.
const closureParamDelim = 1,
  tpOpen = 2,
  tpClose = 3,
  RawString = 4,
  Float = 5,
  andand = 301;

const _b = 98, _e = 101, _f = 102, _r = 114, _E = 69, Zero = 48,
      Dot = 46, Plus = 43, Minus = 45, Hash = 35, Quote = 34, Pipe = 124, LessThan = 60, GreaterThan = 62, Equal = 61, And = 38;

function isNum(ch) { return ch >= 48 && ch <= 57 }
function isNum_(ch) { return isNum(ch) || ch == 95 }

const literalTokens = new ExternalTokenizer((input, stack) => {
  if (isNum(input.next)) {
    let isFloat = false;
    do { input.advance(); } while (isNum_(input.next))
    if (input.next == Dot) {
      isFloat = true;
      input.advance();
      if (isNum(input.next)) {
        do { input.advance(); } while (isNum_(input.next))
      } else if (input.next == Dot || input.next > 0x7f || /\w/.test(String.fromCharCode(input.next))) {
        return
      }
    }
    if (input.next == _e || input.next == _E) {
      isFloat = true;
      input.advance();
      if (input.next == Plus || input.next == Minus) input.advance();
      if (!isNum_(input.next)) return
      do { input.advance(); } while (isNum_(input.next))
    }
    if (input.next == _f) {
      let after = input.peek(1);
      if (after == Zero + 3 && input.peek(2) == Zero + 2 ||
          after == Zero + 6 && input.peek(2) == Zero + 4) {
        input.advance(3);
        isFloat = true;
      } else {
        return
      }
    }
    if (isFloat) input.acceptToken(Float);
  } else if (input.next == _b || input.next == _r) {
    if (input.next == _b) input.advance();
    if (input.next != _r) return
    input.advance();
    let count = 0;
    while (input.next == Hash) { count++; input.advance(); }
    if (input.next != Quote) return
    input.advance();
    content: for (;;) {
      if (input.next < 0) return
      let isQuote = input.next == Quote;
      input.advance();
      if (isQuote) {
        for (let i = 0; i < count; i++) {
          if (input.next != Hash) continue content
          input.advance();
        }
        input.acceptToken(RawString);
        return
      }
    }
  }
});

const closureParam = new ExternalTokenizer(input => {
  if (input.next == Pipe) input.acceptToken(closureParamDelim, 1);
});

const tpDelim = new ExternalTokenizer(input => {
  if (input.next == LessThan && input.peek(1) != Equal) input.acceptToken(tpOpen, 1);
  else if (input.next == GreaterThan) input.acceptToken(tpClose, 1);
});

const logicAnd = new ExternalTokenizer((input, stack) => {
  if (input.next == And && input.peek(1) == And && stack.canShift(andand))
    input.acceptToken(andand, 2);
}, {contextual: true});

const rustHighlighting = styleTags({
  "const macro_rules struct union enum type fn impl trait let static": tags.definitionKeyword,
  "mod use crate": tags.moduleKeyword,
  "pub unsafe async mut extern default move": tags.modifier,
  "for if else loop while match continue break return await": tags.controlKeyword,
  "as in ref": tags.operatorKeyword,
  "where _ crate super dyn": tags.keyword,
  "self": tags.self,
  String: tags.string,
  Char: tags.character,
  RawString: tags.special(tags.string),
  Boolean: tags.bool,
  Identifier: tags.variableName,
  "CallExpression/Identifier": tags.function(tags.variableName),
  BoundIdentifier: tags.definition(tags.variableName),
  "FunctionItem/BoundIdentifier": tags.function(tags.definition(tags.variableName)),
  LoopLabel: tags.labelName,
  FieldIdentifier: tags.propertyName,
  "CallExpression/FieldExpression/FieldIdentifier": tags.function(tags.propertyName),
  Lifetime: tags.special(tags.variableName),
  ScopeIdentifier: tags.namespace,
  TypeIdentifier: tags.typeName,
  "MacroInvocation/Identifier MacroInvocation/ScopedIdentifier/Identifier": tags.macroName,
  "MacroInvocation/TypeIdentifier MacroInvocation/ScopedIdentifier/TypeIdentifier": tags.macroName,
  "\"!\"": tags.macroName,
  UpdateOp: tags.updateOperator,
  "LineComment Shebang": tags.lineComment,
  BlockComment: tags.blockComment,
  Integer: tags.integer,
  Float: tags.float,
  ArithOp: tags.arithmeticOperator,
  LogicOp: tags.logicOperator,
  BitOp: tags.bitwiseOperator,
  CompareOp: tags.compareOperator,
  "=": tags.definitionOperator,
  ".. ... => ->": tags.punctuation,
  "( )": tags.paren,
  "[ ]": tags.squareBracket,
  "{ }": tags.brace,
  ". DerefOp": tags.derefOperator,
  "&": tags.operator,
  ", ; ::": tags.separator,
  "Attribute/...": tags.meta,
});

// This file was generated by lezer-generator. You probably shouldn't edit it.
const spec_identifier = {__proto__:null,self:26, super:30, crate:32, impl:44, true:76, false:76, pub:94, in:98, const:102, _:106, unsafe:114, try:120, async:124, move:126, if:130, let:136, ref:160, mut:162, else:222, match:226, raw:247, as:272, return:276, await:286, break:294, continue:298, while:334, loop:338, for:342, macro:349, macro_rules:353, mod:360, extern:368, safe:375, fn:376, where:400, static:410, struct:416, union:427, enum:430, type:438, default:443, trait:448, use:456, dyn:522};
const parser = LRParser.deserialize({
  version: 14,
  states: "%#tQ%WQgOOP%_O`OOO'^QhO'#CmO)wQhO'#JOOOQX'#JO'#JOOOQO'#JT'#JTO*[OpO'#DPOOQZ'#JY'#JYOOQ_'#De'#DeO*gQ`O'#DdO*lQ`O'#JgOOQO'#IU'#IUO*qQ`O'#DyOOQZ'#Ji'#JiO*qQ`O'#DyO+SQ`O'#DyOOQO'#Jh'#JhO,{QhO'#KSO-SQ`O'#EtOOQV'#I['#I[O-XQgO'#GYOOQV'#Ew'#EwOOQV'#Ex'#ExOOQV'#Ey'#EyO0|QgO'#EvO3[QgO'#EzO5pQhOOO7ZQoO'#F]O:}QhO'#KSO;eQgO'#FiO=|QgO'#FlOOQW'#Fk'#FkOAxQgO'#FnOBSQgO'#FmODeQ`O'#FrOOQW'#KS'#KSOOQ_'#Jb'#JbOEnQoO'#JaOIkQhO'#JaOOQV'#GU'#GUOJvQ`O'#KiOK{Q`O'#GZOOQO'#Ik'#IkOLeQ`O'#HQOOQV'#J`'#J`OOQV'#J_'#J_OOQV'#IT'#ITQ-XQgOOOLlQgO'#DXOLvQbO'#CpOOQX'#I}'#I}ONWQbO'#CgOOQV'#IP'#IPQLoQgOOQLoQgOOQ]QgOOONrQhO'#JOO!!yQbO'#D[O!$qQ`O'#KiO!%dQ`O'#KiO!%kQ`O'#DiO!%pQaO'#KiO!%}QgO'#DnO!(mQ`O'#FWO!(rQoO'#FZO!,fQoO'#FdO!0YQhO'#FfO!2`QaO'#FmO!2eQgO'#EpO!%}QgO'#FxO!%kQ`O'#FzO!5QQfO'#F|O!5XQ`O'#GPO!5^Q`O'#GRO!5XQ`O'#GVO!6QQ`O'#K[O!6XQ`O'#GsO!6XQ`O'#GxO!6XQ`O'#GzO!6XQ`O'#HVOOQO'#Ki'#KiO!6^Q`O'#HQO!7sQbO'#HSO!6XQ`O'#HTO!7zQfO'#HWO!8RQ`O'#HXO!8mQ`O'#HbP!8xO!bO'#CcPOOO)CDl)CDlOOOO'#IS'#ISO!9TOpO,59kOOQ_,59k,59kO!9`Q`O,5:OO!9nQbO,5@ROOQO-E<S-E<SOOQO,5:e,5:eOOQX,59Y,59YO*qQ`O,5:eO*qQ`O,5:eO!:SQ`O,5@]O!:_QbO,5;}ONWQbO,5;`OOQV-E<Y-E<YO!:dQoO,5=}O!>aQhO,5=}OOQV,5<t,5<tO!?TQhO'#KSO!?nQhO,5;bOOQW'#Ja'#JaO!%kQ`O'#DfO!%kQ`O'#DhO!AqQaO'#DkO!A|QhO,5;fO0|QgO,5;fO!BgQ`O,5;fOOQW,5;h,5;hOOQV'#FO'#FOOOQV'#FP'#FPOOQV'#FQ'#FQOOQV'#FR'#FROOQV'#FS'#FSOOQV'#FT'#FTOOQV'#FU'#FUOOQV'#FV'#FVO0|QgO,5;iO0|QgO,5;iO0|QgO,5;iO0|QgO,5;iO0|QgO,5;iO0|QgO,5;iO0|QgO,5;iO0|QgO,5;iO0|QgO,5;iO0|QgO,5;rO!BoQoO,5;wO!FcQgO'#F_OOQW,5;x,5;xO!HwQ`O,5;|O0|QgO,5<SOLvQbO,5;sO!JdQhO,5;wO!KWQgO,5<TO!MiQhO,5<TOOQW,5<T,5<TO!MvQ`O,5<TO!M{QgO,5<TO#!dQhO,5<]O#!nQgO,5<]OOQW,5<W,5<WO#%hQaO'#CmO#&|QaO'#JOOOQS'#Dt'#DtOOQP'#Je'#JeO#'vQdO'#JeO#(OQaO'#DsO#)PQ`O'#DwO#)PQ`O'#DwO#)bQ`O'#DwOOQP'#Jf'#JfO#)gQaO'#JfO#*bQfO'#DxO#*lQ`O'#D{O#*tQfO'#EUO#+OQfO'#EWO#+VQ`O'#EZO#,cQgO'#JdO#+eQfO'#EZO!5QQfO'#E]O#-]QaO'#FoOOQP'#E^'#E^OOQP'#Jd'#JdO#-kQaO'#KWOOQP'#KV'#KVO#-sQaO,5<YO#-xQaO'#JOO!5QQfO'#ESO!5QQfO'#FoO#.rQhO,5<XOOQW,5<X,5<XOLvQbO,5<XO#/]Q`O'#FsOOQW,5<^,5<^O!:_QbO,5<^OOQV,5=},5=}O#1nQbO'#G]OOQV,5<u,5<uO#1uQ`O,5<uO#1|Q`O,5=lO#2TQ`O,59uO!5XQ`O,5<kO!5XQ`O,5<qO#2_Q`O,5={O#2fQ`O,5<uO!6XQ`O,5=_O!6XQ`O,5=dO!6XQ`O,5=fO!6XQ`O,5=jO!6^Q`O,5=lO!6XQ`O,5=oO!8RQ`O,5=sO#2pQ`O,5=|OOQO-E<i-E<iO!5cQ`O'#K[OOQV-E<R-E<RO-XQgO'#GYO#2{QhO'#HdO#3SQgO,59sOOQ_,59s,59sO#3ZQ`O,59sO#3`QgO,59sO#4RQkO'#CtO#6xQkO'#CuO#9QQ`O'#CvOOQ_'#DO'#DOO#;rQkO'#JQO#9QQ`O'#CvO#<SQ`O'#CvO#<XQkO'#JQO#<cQ`O'#CvOOQZ'#JS'#JSO#=`QbO'#HfO#=jQbO'#HrO#=qQbO'#HuOLvQbO'#HvOOQZ'#Hx'#HxO#=xQ`O'#H|O#=}QbO,59[OOQZ'#JQ'#JQO#>YQkO'#CsO#@xQ`O'#IQO#@}QbO'#HgO#ASQ`O'#HfO#AXQ`O'#HfO#A^Q`O'#HfO#AfQbO'#CqO#BSQ`O'#HsOOQZ'#Hy'#HyO#AfQbO'#HzO#CYQaO'#CmO#CgQaO'#JOO#DqQ`O'#CnO#DqQ`O'#CnO#ESQ`O'#CnO#EXQ`O'#ChO#EjQ`O,59RO#CgQaO'#JOO#EoQ`O'#ChOOQV-E;}-E;}O#EtQ`O,59vOOQ_,5:Q,5:QO#FSQ`O,5<uO#F[QbO,5=nOOQQ'#Db'#DbOOQ_,5:S,5:SO#FcQ`O,59uOOQ_,5:T,5:TOOQ_,5:V,5:VO#FhQaO,5:VO#FpQgO,5<XO#IRQhO'#DpO#JnQhO'#JcOOQO'#Jc'#JcO!5QQfO'#DqO!%kQ`O,5:YO#JxQhO,5;uO#KcQoO,5<OO$ YQhO,5<OOOQW,5<Q,5<QO$ sQhO,5;[O!%kQ`O,5<dOOQ_,5<f,5<fO$ }Q`O,5<hO!5QQfO'#EYO$!VQ`O,5<kO$!_Q`O,5<mO$!dQ`O,5<qOOQO,5@v,5@vO$!lQ`O,5={OOQZ'#Cu'#CuO$!tQbO,5=_O$#VQbO,5=dO$#bQbO,5=fO$#mQbO,5=qOOQQ'#K]'#K]O$$OQbO,5=lO$%eQbO'#GaO$%uQbO,5=nO$&SQ`O,5=nO$&bQbO,5=nO$'[QbO,5=oO$'jQ`O,5=rO!5QQfO,5=rO$'xQ`O'#CmO$(ZQ`O'#JOOOQO'#Kk'#KkO$(lQ`O'#IlO$(qQ`O'#HZOOQO'#Kl'#KlO$)YQ`O'#H^OOQO'#H`'#H`OOQO'#Kj'#KjO$(qQ`O'#HZO$)aQ`O'#H[O$)fQ`O,5=sO$)kQ`O,5=|O!5XQ`O,5=|O#2sQ`O,5=|POOO'#IO'#IOP$)pO!bO,58}POOO,58},58}OOOO-E<Q-E<QOOQ_1G/V1G/VOOQ_1G/j1G/jO!%}QgO1G2OO!%kQ`O1G2QO!5QQfO1G2SO$){Q`O1G5mO$*QQfO'#CyPOQO'#Cw'#CwOOQO1G0P1G0POOQX1G.t1G.tO*qQ`O1G0PO$-aQ$QO'#E`O$-hQ$QO'#ElO$-oQ$QO'#EmO$.wQhO1G2UO$/kQoO1G2UOOQX1G5w1G5wOOQW1G1i1G1iO$3hQ`O1G0zOOQV1G3i1G3iO!:SQ`O,5@]O$3mQhO1G1QO0|QgO1G1QO$6QQhO1G1TO$7{QhO1G1TO$8cQhO1G1TO$:jQhO1G1TO$:qQhO1G1TO$<uQhO1G1TO$<|QhO1G1TO$?QQhO1G1TO$?XQhO1G1TO$@pQhO1G1^O$BtQhO1G1cO!KWQgO'#KUO$ChQhO'#KUOOQO'#KT'#KTO$CrQ`O,5;yOOQW'#EQ'#EQOOQW1G1h1G1hOOQW1G1f1G1fO$CwQhO1G1nOOQW1G1_1G1_O$DOQhO1G1oO$D]QgO'#I]O$FwQ`O,5@pO$GSQgO1G1oOOQW1G1o1G1oO!KWQgO1G1oO$IbQhO1G1oO$IoQ`O1G1oO$ItQgO'#I^O$LYQ`O1G1pOOQW1G1w1G1wO$LbQhO1G1wOOQP,5@P,5@PO#+eQfO,5:uO$LlQaO,5:cO#)PQ`O,5:cO#)PQ`O,5:cO!5QQfO,5:qO$MpQ`O'#JkOOQO'#Jj'#JjO$NOQ`O,5:dO#*bQfO,5:dO$NTQ`O'#D|OOQP,5:g,5:gO$NfQ`O,5:pOOQP,5:r,5:rO!5QQfO,5:rOOQP,5:u,5:uO$NkQaO,5:wO!5QQfO,5:wOLvQbO,5<ZO% cQgO'#I_O% pQaO,5@rOOQV1G1t1G1tOOQP,5:n,5:nO% xQaO,5<ZO%!WQ`O1G1sO%!`Q`O'#CmO%!kQ`O'#FtOOQO'#Ft'#FtO%!vQ`O'#FuO0|QgO'#FvOOQO'#KZ'#KZO%!{Q`O'#KYOOQO'#KX'#KXO%#TQ`O,5<_ODhQ`O1G1xO%#YQbO'#GYO%%VQ`O'#GOOOQQ'#Ic'#IcO%%[QbO,5<wOOQV,5<w,5<wO%%cQbO,5<wO%%jQ`O'#GZO%%tQ`O'#JOO!$xQ`O'#KiO%&OQ`O'#G^O%&WQ`O'#KiOOQV1G2a1G2aO!6^Q`O1G3WO%&_Q`O1G/aO$!VQ`O1G2VO%&dQ`O1G2]O%&lQ`O1G3gO%&tQ`O1G2aO!6XQ`O1G3ZO%&|QbO1G2yO$#VQbO1G3OO$#bQbO1G3QO%'_QbO1G3UO$$OQbO1G3WO$'[QbO1G3ZO%'jQ`O1G3_O%'oQ`O1G3hO!5XQ`O1G3hO%'tQ`O1G3hO%'|QhO,5>OOOQ_1G/_1G/_O%(TQ`O1G/_O%(YQgO1G/_O%(aQkO'#JTOOQO-E<O-E<OOOQZ,59b,59bOOQZ,59d,59dO!:_QbO,5AZO%+PQbO'#HhO%+WQkO,5>QO!:SQ`O,5>cO#9QQ`O,59bO#9QQ`O,59bO#<cQ`O,59bO%-mQbO,5>QO%-xQ`O'#CvO#ASQ`O,5>QO%-}Q`O,5>QO%.SQ`O,5>QO%.[QkO,5>^O%0nQbO,5>^OLvQbO,5>^O%0xQ`O'#KvO%1TQ`O,5>`OOQZ,5>a,5>aO%1YQ`O,5>bOLvQbO,5>hO%1eQbO,5>hOOQO1G.v1G.vOLvQbO1G.vOOQO,5>l,5>lO%2XQbO,5>RO%3wQbO'#HkO%6_QkO'#JRO%6lQkO'#JRO#AfQbO'#HoO#AfQbO'#HqOOQZ'#JR'#JRO%6vQbO'#GoO%6{Q`O'#HpO%7QQ`O'#HpO#AfQbO'#HpOOQZ,59],59]OLvQbO,5>_OOQZ,5>f,5>fO#DqQ`O,59YO#DqQ`O,59YOOQ_'#Jr'#JrO0|QgO,59SOOQO,59S,59SOOQV1G.m1G.mO%7VQ`O1G/bO%7[QbO1G/bO$%uQbO1G3YO%7fQ`O1G3YO%7tQbO1G3YOLvQbO1G/aOOQ_1G/q1G/qO%8nQgO1G1sO%;PQhO1G1sOOQW1G1s1G1sOLvQbO1G1sO%;jQhO,5:[O%;rQgO'#IYO%>fQgO,5:[O%>mQ`O,5:]O%>uQoO1G/tO%DUQhO1G1jO%DoQfO'#ErOOQ_1G0v1G0vOOQ_1G2O1G2OO!2eQgO1G2SOOQP,5:t,5:tOOQV1G2V1G2VO%EPQ`O1G2VOOQQ'#Cm'#CmO%EUQ`O1G2XO%G^QbO'#GXOOQV1G2]1G2]O%GeQ`O'#CmO%GmQ`O1G3gO%GrQ`O1G3gO%GwQbO'#GaO%H]Q`O'#GuO%JUQbO'#GwO%J]QbO'#GkOOQV1G2y1G2yO%K`Q`O1G2yO%KeQ`O1G2yO%'PQ`O1G2yOOQV1G3O1G3OO%K`Q`O1G3OO$#YQ`O1G3OO%KmQ`O'#G|OOQV1G3Q1G3QO%LOQ`O1G3QO$#eQ`O1G3QO%LTQbO'#C|OLvQbO1G3UO%LtQ`O1G3]O%L|Q`O1G3]OOQV1G3]1G3]O%MSQ`O1G3]O%N{QfO'#GfO& VQ`O1G3WO$$RQ`O1G3WO& eQbO,5<{O& oQ`O,5<{O&!QQbO,5<{O&!tQbO,5<{O&#UQbO,5<{OOQQ,5<{,5<{O!5XQ`O'#GdO&#aQbO,5<{O&#iQ`O1G3YOOQV1G3Y1G3YO&#qQ`O1G3YOLvQbO1G3YOOQV1G3Z1G3ZO&#qQ`O1G3ZO$'bQ`O1G3ZO$'_Q`O1G3ZOOQV1G3^1G3^O0|QgO1G3^OLvQbO1G3^O&#vQ`O1G3^OOQO,5?W,5?WOOQO-E<j-E<jOOQO,5=u,5=uOOQO,5=w,5=wOOQO,5=y,5=yOOQO,5=z,5=zO&$UQ`O'#KnOOQO'#Km'#KmO&$^Q`O,5=xO&$cQ`O,5=uO&$zQ`O,5=vOOQV1G3_1G3_OLvQbO1G3hPOOO-E;|-E;|POOO1G.i1G.iO!%kQ`O7+'jOOQ_7+'l7+'lO&%SQ`O7+'nOOQO7++X7++XO&%[QbO'#JSO&%iQbO'#JQOOQS'#DU'#DUO&%}QbO'#JUO&&YQbO'#JUO&&bQbO'#JUO&&mQdO'#JUO&&uQbO,59eOOQO7+%k7+%kOOQX7+$`7+$`O&&zQ$QO'#JvOOQ['#Ed'#EdOOQ['#Ee'#EeOOQ['#Ef'#EfOOQ['#Jv'#JvO&)vQ`O'#EcOOQ['#Ek'#EkOOQ['#Js'#JsOOQ['#IX'#IXO&){Q$QO,5:zOOQ_,5:z,5:zO&*SQ$QO,5;WOOQ_,5;W,5;WO&*ZQ$QO,5;XOOQ_,5;X,5;XOOQV7+'p7+'pOOQV7+&f7+&fO&*bQhO7+&lO&*{QhO,5@pOOQW1G1e1G1eOOQW7+'Y7+'YO&+VQ`O1G6[O&+bQgO7+'ZO!KWQgO,5>wO&-pQhO,5>wOOQO-E<Z-E<ZO&-}QhO7+'ZO&.UQ`O7+'ZO&.^QhO7+'ZOOQW7+'Z7+'ZO&.kQhO,5>xOOQO-E<[-E<[OOQW7+'[7+'[O&.uQ`O7+'[OOQW7+'c7+'cOOQP1G0a1G0aO&.}QaO1G/}O#)PQ`O1G/}O&0RQaO1G0]O&0yQfO'#IVO&1ZQ`O,5@VOOQP1G0O1G0OO&1fQ`O1G0OO&1kQ`O'#DbOOQO'#D}'#D}O&1vQ`O'#D}O&1{Q`O'#JmOOQO'#Jl'#JlO&2TQ`O,5:hO&2YQ`O'#D}O&2_Q`O'#D}OOQP1G0[1G0[OOQP1G0^1G0^OOQP1G0c1G0cO&2gQaO1G1uO&2rQaO'#FpOOQP,5>y,5>yO!5QQfO'#FpOOQP-E<]-E<]OLvQbO1G1uOOQW7+'_7+'_OOQO,5<`,5<`O&3QQ`O,5<aO0|QgO,5<aO&3VQhO,5<bO&3aQ`O'#I`O&3uQ`O,5@tOOQW1G1y1G1yOOQW7+'d7+'dOOQQ,5=^,5=^O!:SQ`O,5<jOOQQ-E<a-E<aOOQV1G2c1G2cO&3}QbO1G2cO&4UQ`O,5<xO&4^Q`O,5<uO!6^Q`O,5<xO&4kQ`O,5=[O$$OQbO7+(rOLvQbO7+${OOQV7+'q7+'qO%EPQ`O7+'qOOQV7+'w7+'wO&4sQ`O7+)RO&4xQ`O7+)ROOQV7+'{7+'{O$'[QbO7+(uOOQV7+(e7+(eO%K`Q`O7+(eO&4}Q`O7+(eO&5VQ`O7+(eOOQV7+(j7+(jO%K`Q`O7+(jO$#YQ`O7+(jOOQV7+(l7+(lO%LOQ`O7+(lO$#eQ`O7+(lOLvQbO7+(pO&5eQ`O7+(pO&5jQ`O7+(pO&5rQ`O7+(rO$$RQ`O7+(rOOQV7+(u7+(uO&#qQ`O7+(uO$'bQ`O7+(uO$'_Q`O7+(uOOQV7+(y7+(yOLvQbO7+)SO&6QQ`O7+)SO!5XQ`O7+)SOOQ_7+$y7+$yO&6VQ`O7+$yO&6[Q`O1G6uO&6aQ`O'#HiO&6lQ`O'#KsOOQO'#Kr'#KrO&6tQ`O,5>SOLvQbO1G3lOOQZ1G3}1G3}OOQZ1G.|1G.|O#9QQ`O1G.|O&6yQkO1G3lO#ASQ`O1G3lO&9`Q`O1G3lO&9eQkO1G3xOLvQbO1G3xO&;wQbO'#IrO&<RQ`O,5AbOOQZ1G3z1G3zOOQZ1G3|1G3|O0|QgO1G3|OOQZ1G4S1G4SO&<ZQbO'#H}O&<`QbO7+$bO&<hQbO'#KqOOQQ'#Kp'#KpO&<pQbO1G3mO&<uQbO'#CuO%2aQbO'#KuO&<|Q`O'#HlO&=XQ`O'#HlOOQO'#Hm'#HmO&=^Q`O'#KuOOQO'#Kt'#KtO&=fQ`O,5>VO&=kQ`O'#HyOOQZ,5>Z,5>ZO&=yQ`O,5>]O%GwQbO,5>ROLvQbO,5=ZO&>OQ`O,5>[O#AfQbO,5>[OOQZ,5>[,5>[O&>TQkO1G3yO#DqQ`O1G.tO&@gQhO1G.nOOQQ7+$|7+$|O&@nQ`O7+$|O&@sQ`O7+(tOOQV7+(t7+(tO&#qQ`O7+(tOLvQbO7+(tO$%uQbO7+(tO&@{Q`O7+(tO&AZQ`O7+${O&AfQhO7+'_OLvQbO7+'_O%!WQ`O7+'_OOQW-E<W-E<WO&BPQhO,5>tO!5QQfO'#DqOOQW,5>t,5>tO&BZQhO1G/vO!2eQgO1G/wO&BcQ`O7+%`O&BkQ`O'#EsO&BvQfO'#EsOOQU'#IZ'#IZO&BvQfO,5;^OOQ_,5;^,5;^O&CQQ`O,5;^O&CVQfO,5;^O&CgQhO7+'nO&FdQ$QO7+'sO&FkQ$QO7+'sO&FrQ$QO7+'sO&FyQbO'#GYOOQQ'#Ib'#IbO&HsQbO,5<sOOQV,5<s,5<sO&HzQbO,5<sO!$SQ`O'#KiOOQV7+)R7+)RO&IRQ`O7+)RO&IZQbO,5<{O&IfQbO,5<{O&ItQ`O'#KdO&JSQ`O'#GvO!H}Q`O'#GvO&JXQ`O'#KdOOQO'#Kc'#KcO&JaQ`O,5=aOOQO'#D['#D[O%HnQbO'#KfO&JfQ`O'#KfOLvQbO'#KfOOQO'#Ke'#KeO&JqQ`O,5=cO&JvQ`O'#GmO&KOQ`O'#GnO&KTQ`O'#GnO&K]Q`O'#KaOOQO'#K`'#K`OOQO,5=V,5=VO&KkQ`O7+(eO&KpQ`O'#KhO&LOQ`O'#G}O$!_Q`O'#G}O&LaQ`O'#KhOOQO'#Kg'#KgO&LiQ`O,5=hO&LnQbO'#JVOOQQ,59h,59hO&MVQ`O7+(pOOQV7+(w7+(wO&MbQ`O7+(wO&MjQ`O7+(wO&MeQ`O7+(wO' YQfO'#EWO' dQ`O'#GgO' lQfO'#K_OOQO'#Gi'#GiO' sQ`O'#K_OOQO'#K^'#K^O' {Q`O,5=QO'!QQ`O'#JOO'!bQfO'#GhO'!iQ`O'#JdO'!wQ`O'#GhOOQV7+(r7+(rO'#PQ`O7+(rOLvQbO7+(rO'#XQbO'#IdO'#pQbO1G2gOOQQ1G2g1G2gO'#xQbO1G2gO'$TQbO1G2gO'$cQbO1G2gO'#pQbO1G2gOOQQ,5<|,5<|OLvQbO,5<}O'$nQ`O,5=OO'$sQ`O7+(tO'%OQhO7+(xO'%YQ`O7+(xOOQV7+(x7+(xO0|QgO7+(xOLvQbO7+(xO'%eQ`O'#ImO'%oQ`O,5AYOOQO1G3d1G3dOOQO1G3a1G3aOOQO1G3c1G3cOOQO1G3e1G3eOOQO1G3f1G3fOOQO1G3b1G3bO'%wQ`O7+)SOOQ_<<KU<<KUO!2eQgO<<KYOLvQbO,59fOOQQ,59f,59fO'&SQfO'#InO'&vQbO,5?pO'&vQbO,5?pOOQZ1G/P1G/PO')nQ$QO,5:{O')uQ$QO,5:}OOQ[-E<V-E<VOOQ_1G0f1G0fOOQ_1G0r1G0rOOQ_1G0s1G0sO')|QhO<<JuO'*TQ`O<<JuO'*]QhO1G4cOOQW<<Ju<<JuO'*jQgO<<JuOOQW<<Jv<<JvO',xQaO7+%iO'-|Q`O,5>qOOQO-E<T-E<TOOQP7+%j7+%jO!5QQfO,5:iO'.[Q`O'#IWO'.pQ`O,5@XOOQP1G0S1G0SOOQO,5:i,5:iO'.xQ`O,5:iO&2YQ`O,5:iOLvQbO,5<[O'.}QaO,5<[O'/]QaO7+'aO0|QgO1G1{O'/hQhO1G1{OOQO,5>z,5>zOOQO-E<^-E<^O'/rQ`O1G2UOOQQ1G2U1G2UOOQV7+'}7+'}O!6^Q`O1G2dO'/wQ`O1G2vO$$OQbO1G2dO'0PQ`O1G2vO!5XQ`O1G2vO'0UQ`O<<L^O$$RQ`O<<L^O'0dQ`O<<HgOOQV<<K]<<K]OOQV<<Lm<<LmO'0oQ`O<<LmOOQV<<La<<LaO&#qQ`O<<LaO$'bQ`O<<LaO$'_Q`O<<LaOOQV<<LP<<LPO'0wQ`O<<LPO%K`Q`O<<LPO'0|Q`O<<LPOOQV<<LU<<LUO%K`Q`O<<LUOOQV<<LW<<LWO%LOQ`O<<LWO'1UQ`O<<L[OLvQbO<<L[O'1aQ`O<<L[OOQV<<L^<<L^O'1fQ`O<<L^OLvQbO<<L^O'1nQ`O<<LnOLvQbO<<LnO'1yQ`O<<LnOOQ_<<He<<HeOOQO7+,a7+,aO'2OQbO'#IpO'2YQ`O,5A_OOQZ1G3n1G3nO'4qQkO7+)WOOQZ7+$h7+$hOLvQbO7+)WO'4xQkO7+)WO#ASQ`O7+)WO'5SQkO7+)dO'7fQ`O,5?^OOQO-E<p-E<pO'7qQhO7+)hO'7xQbO,5>iOOQO<<G|<<G|O'8TQbO'#IoO'8`QbO,5A]OOQQ7+)X7+)XO'8hQ`O,5AaO'8pQbO,5>WO':_QbO'#IqO'8hQ`O,5AaOOQZ1G3q1G3qOOQZ1G3w1G3wO&IZQbO,5<{O':iQkO1G2uO#AfQbO1G3vOOQZ1G3v1G3vOOQQ<<Hh<<HhOLvQbO<<L`OOQV<<L`<<L`O'$sQ`O<<L`O'<{Q`O<<L`O&#qQ`O<<L`OOQV<<Hg<<HgO0|QgO<<HgO%!WQ`O<<JyOOQW<<Jy<<JyO'=TQ`O,5:]O'=]QhO7+%bO'=eQhO7+%cOOQ_<<Hz<<HzO0|QgO,5;_O'=oQ`O,5;_O'=tQgO'#EuO'@VQ`O,5;_OOQU-E<X-E<XO'@bQ`O1G0xOOQ_1G0x1G0xO&BvQfO1G0xOOQ_<<KY<<KYO'@gQ`O'#JvO'@oQ`O'#GTO'@tQ`O<<K_O'@|Q$QO<<K_O'ATQ`O<<K_O'AYQ`O<<K_O'AbQ$QO<<K_O'AiQ`O<<K_O'AqQ$QO<<K_OOQV<<K_<<K_OOQQ-E<`-E<`OOQV1G2_1G2_O'AxQbO1G2_O'BPQ`O<<LmO'BUQ`O,5AOOLvQbO,5=bO'B^Q`O,5=bO'BcQ`O'#IhO'BUQ`O,5AOOOQV1G2{1G2{O'BwQ`O,5AQOLvQbO,5AQO'CSQbO'#IiO'C^Q`O,5AQOOQO1G2}1G2}O'CfQ`O,5=XOOQO,5=Y,5=YO'CkQbO'#IgO'DqQ`O,5@{O'EPQ`O,5ASO0|QgO,5=iO'EXQ`O,5=iO'EdQ`O,5=iO'EuQ`O'#IjO'EPQ`O,5ASOOQV1G3S1G3SO%LTQbO'#IRO'FZQbO,5?qOOQV<<L[<<L[O'FrQ`O<<L[OOQV<<Lc<<LcO'FwQ`O<<LcO'F|Q`O,5=SO'HtQfO,5:rO'H{Q`O,5=SO'ITQbO,5=RO'I[Q`O,5@yO'IdQ`O,5@yO'KcQfO'#IeO'I[Q`O,5@yOOQO1G2l1G2lO'KpQ`O,5=ROOQO,5=S,5=SO'KxQ`O,5=SO'K}Q`O<<L^O'L]Q`O,5?OO'LnQbO,5?ZO'LyQbO,5?OO'MXQbO,5?OOOQQ,5?O,5?OOOQQ-E<b-E<bOOQQ7+(R7+(RO'MdQbO7+(RO'MlQbO1G2iOLvQbO1G2jOOQV<<Ld<<LdO!%kQ`O<<LdO0|QgO<<LdO'MwQhO<<LdO'NRQ`O<<LdOOQO,5?X,5?XOOQO-E<k-E<kOOQV<<Ln<<LnO0|QgO<<LnO&CgQhOAN@tO'N^QbO1G/QOOQS'#He'#HeO'NiQbO,5?YOOQQ,5?Y,5?YO'NtQbO,5?YO( PQdO,5?YOOQQ-E<l-E<lO( XQbO1G5[OOQ[1G0g1G0gOOQ[1G5z1G5zO(#mQ$QO1G0iO(#zQ$QO1G0iOOQWAN@aAN@aO($RQhOAN@aO($YQ`OAN@aO($bQ`O1G0TOOQO,5>r,5>rOOQO-E<U-E<UO!5QQfO1G0TOOQO1G0T1G0TO($mQ`O1G0TO($rQaO1G1vOLvQbO1G1vO($}QhO7+'gO$$OQbO7+(OO(%XQ`O7+(bO!5XQ`O7+(bO(%^Q`O7+(OO$$RQ`O7+(OOLvQbO7+(bOOQVANAxANAxO(%iQ`OANAxOLvQbOANAxO(%qQ`OANAxOOQVAN>RAN>RO0|QgOAN>RO(&PQ`OANBXOOQVANA{ANA{O&#qQ`OANA{O$'bQ`OANA{OOQVANAkANAkO(&UQ`OANAkOOQVANApANApOOQVANArANArOOQVANAvANAvO(&ZQ`OANAvO(&`Q`OANAvOLvQbOANAvO(&kQ`OANAxOOQVANBYANBYO0|QgOANBYO(&yQ`OANBYOLvQbOANBYO('UQ`O'#HjOOQO,5?[,5?[OOQO-E<n-E<nO()pQkO<<LrOLvQbO<<LrO()wQkO<<LrOOQZ<<MS<<MSO(*RQbO'#KxOOQQ'#Kw'#KwO(*ZQbO1G4TOOQQ,5?Z,5?ZOOQQ-E<m-E<mO(*`Q`O1G6{O(*hQ`O1G3rOOQO1G3r1G3rO'8wQbO,5?]OOQO'#Hn'#HnOOQO,5?],5?]OOQO-E<o-E<oOOQZ7+)b7+)bO'$sQ`OANAzOOQVANAzANAzO&#qQ`OANAzOLvQbOANAzO(*sQhOAN>ROOQWAN@eAN@eO!2eQgO1G/wO(*zQhO1G1}O(.^QnO1G0yO0|QgO1G0yOOQO,5;a,5;aO(.hQ`O1G0yP(.mQ`O'#E]P&BvQfO'#I[OOQ_7+&d7+&dO(.xQ`O7+&dO!:SQ`O,5<oOOQ[,5>{,5>{O(.}Q`OAN@yO(/SQ`OAN@yOOQ[-E<_-E<_OOQVAN@yAN@yO(/[Q`OAN@yO(/dQ`OAN@yOOQV7+'y7+'yOOQVANBXANBXO(/lQ`O1G6jO(/tQ`O1G2|OLvQbO1G2|O&ItQ`O,5?SOOQO,5?S,5?SOOQO-E<f-E<fO(0PQ`O1G6lO(0XQ`O1G6lO%HnQbO,5?TO(0dQ`O,5?TOLvQbO,5?TOOQO-E<g-E<gO(0oQ`O'#KbOOQO1G2s1G2sOOQO,5?R,5?ROOQO-E<e-E<eO(1QQ`O1G6nO(1YQhO1G3TO0|QgO1G3TO(1dQ`O1G3TO&KpQ`O,5?UOOQO,5?U,5?UOOQO-E<h-E<hOOQQ,5>m,5>mOOQQ-E<P-E<POOQVANA}ANA}O(1oQ`O1G2nOOQO1G2n1G2nO(2PQ`O1G2nO(2UQ`O1G2mOOQO1G2m1G2mO(2aQ`O1G6eO(2iQfO,5?POOQO'#Gj'#GjOOQO,5?P,5?PO(2pQ`O,5?POOQO-E<c-E<cO(3OQbO1G2mO(3VQbO1G4jO(3bQbO1G4jO(3pQbO1G4jOOQQ1G4j1G4jOOQQ<<Km<<KmO(3{QbO7+(UO(4ZQ`OANBOO(4`QhOANBOOOQVANBOANBOO!%kQ`OANBOO0|QgOANBOO(4jQhOANBYOOQ_G26`G26`OOQQ1G4t1G4tOOQ[7+&T7+&TO(4qQ`O7+&TO(4|Q$QO7+&TOOQWG25{G25{O(5ZQ`O7+%oO!5QQfO7+%oO(5fQaO7+'bO(5qQ`O<<KjO$$RQ`O<<KjOLvQbO<<K|O(5|Q`O<<K|OOQQ<<Kj<<KjO(6RQ`O<<KjOLvQbO<<KjO(6WQ`O<<K|OOQVG27dG27dO(6`Q`OG27dO(6nQ`OG27dOLvQbOG27dO(6vQhOG23mOOQVG27sG27sOOQVG27gG27gO&#qQ`OG27gOOQVG27VG27VOOQVG27bG27bO(6}Q`OG27bO(7SQ`OG27bO(7_QhOG27tOOQVG27tG27tO0|QgOG27tO(7fQ`OG27tO(7qQkOANB^OLvQbOANB^O(:TQbO'#IsO(:cQbO,5AdOOQZ7+)o7+)oOOQO1G4w1G4wOOQVG27fG27fO&#qQ`OG27fO'$sQ`OG27fOOQVG23mG23mO(:kQhO7+%cO(:uQfO7+&eO(<fQhO7+'iO(=YQnO7+&eO0|QgO7+&eP0|QgO,5;_P(>cQ`O,5;_P(>hQ`O,5;_OOQ_<<JO<<JOOOQO1G2Z1G2ZOOQVG26eG26eO(>sQ`OG26eP'A]Q`O'#IaO(>xQ`O7+(hOOQO1G4n1G4nO(?TQ`O7+,WO(?]Q`O1G4oOLvQbO1G4oO'CfQ`O'#IfO(?hQ`O,5@|O(?yQhO7+(oO0|QgO7+(oOOQO1G4p1G4pOOQO7+(Y7+(YOOQO1G4k1G4kO(@TQ`O1G4kO(@cQ`O7+(XOOQO7+(X7+(XO(AVQdO<<KpOOQVG27jG27jO!%kQ`OG27jO(AaQ`OG27jO(AfQhOG27jOOQ[<<Io<<IoO(ApQ`O<<IoO(A{Q`O<<IZOOQQANAUANAUO(BWQ`OANAUOLvQbOANAUO(B]Q`OANAUO(BhQ`OANAhOLvQbOANAhO(BpQ`OANAUOOQQANAhANAhOOQVLD-OLD-OO(B{Q`OLD-OO(CTQ`OLD-OOOQVLD)XLD)XOOQVLD-RLD-ROOQVLD,|LD,|O(CcQ`OLD,|OOQVLD-`LD-`O(ChQhOLD-`O(CoQgOLD-`O(EwQkOG27xOOQQ,5?_,5?_OOQQ-E<q-E<qOOQVLD-QLD-QO&#qQ`OLD-QO(HZQfO<<JPO(IzQhO<<KTO(JnQnO<<JPP(KwQhO1G0yP(LhQnO1G0yP(CoQgO1G0yP(LoQ`O1G0yOOQVLD,PLD,PO(LtQ`O7+*ZOOQO,5?Q,5?QOOQO-E<d-E<dO(MPQhO<<LZOOQS'#Ge'#GeOOQQANA[ANA[O(MZQdOANA[O(McQ`OLD-UOOQVLD-ULD-UO!%kQ`OLD-UOOQ[AN?ZAN?ZOOQQG26pG26pO(MhQ`OG26pO(MsQ`OG26pOLvQbOG26pOOQQG27SG27SO(MxQ`OG27SOOQV!$(!j!$(!jO(NQQ`O!$(!jOOQV!$(!h!$(!hOOQV!$(!z!$(!zO(NYQhO!$(!zOOQV!$(!l!$(!lO(NaQfOAN?kPOQU7+&e7+&eP)!QQhO7+&eP)#uQnO7+&eP(CoQgO7+&eOOQQG26vG26vOOQV!$(!p!$(!pO)%hQ`O!$(!pOOQQLD,[LD,[O)%mQ`OLD,[O)%rQ`OLD,[OOQQLD,nLD,nOOQV!)9FU!)9FUOOQV!)9Ff!)9FfPOQU<<JP<<JPP)%}QhO<<JPP)&kQnO<<JPOOQV!)9F[!)9F[OOQQ!$( v!$( vO)(^Q`O!$( vPOQUAN?kAN?kOOQQ!)9Eb!)9EbO)(cQhO'#CmO)(jQaO'#CmO))iQhO'#JOO)+OQaO'#JOO)+uQ`O'#DyO)+uQ`O'#DyO!2eQgO'#EvO),WQgO'#EzO),bQoO'#F]O)/oQgO'#FmO)/vQaO'#JOO)0mQoO'#FZO)1pQoO'#FdO)+uQ`O,5:eO)+uQ`O,5:eO!2eQgO,5;fO!2eQgO,5;iO!2eQgO,5;iO!2eQgO,5;iO!2eQgO,5;iO!2eQgO,5;iO!2eQgO,5;iO!2eQgO,5;iO!2eQgO,5;iO!2eQgO,5;iO!2eQgO,5;rO)2sQoO,5;wO)6QQhO,5;wO)6bQhO,5<XO)6lQgO,5<XO)8ZQhO'#JcO)8eQhO,5;uO)8oQoO,5<OO)9uQhO,5<OO)+uQ`O1G0PO):PQhO1G1QO!2eQgO1G1QO);qQhO1G1TO);{QhO1G1TO)=pQhO1G1TO)=wQhO1G1TO)?iQhO1G1TO)?pQhO1G1TO)AbQhO1G1TO)AiQhO1G1TO)ApQhO1G1^O)BQQhO1G1cO)BbQgO1G1sO)BiQhO1G1sO)BsQgO'#IYO)EOQhO1G1jO)EYQhO7+&lO)EdQhO7+'_O)EnQhO,5>tO)ExQhO1G/vO(CoQgO1G/wO)FQQ$QO,5:{O)HsQhO7+%bO)H{QhO7+%cO(CoQgO1G/wO)IVQhO7+%cO)IaQ`O'#DyO)IfQ`O'#FWO!2`QaO'#FmO)IkQaO'#DkO)IvQhO,5;fO)JQQ`O,5;fO#FhQaO,5:VO)JYQhO'#DpO)J_QhO,5:[O)JgQgO,5:[O)JnQ`O,5:]O)JvQ`O,5:]O!5QQfO'#DqO!5QQfO'#Dq",
  stateData: ")K_~O'kOSUOS'lPQ~OPpOQ!ROSVOTVOX!WO]RO^RO_RO`!YOc^Of!tOuVOvVOwVOz!QO|wO!P!ZO!QnO!T!]O!V!aO!Z![O!^!^O!`!_O!a!eO!c!`O!f!vO!ukO!wmO!{iO#OkO#RgO#e!fO$O!bO$X!cO$Z!dO$m!gO$o!hO$q!iO$t!jO$v!kO$z!lO%O!mO%S!sO%e!xO%h!nO%m!oO%o!pO%s!qO%u!rO%x!uO%|!wO'p!TO'sQO'zWO(OUO(QeO(ckO(rbO(tfO~O'o!XO~P]O'l!yO~OcaXciXckXoaXziX!QaX!uaX!waX!{aX#OaX#RaX#ZaX#[aX#|aX'iaX'{aX(QaX(caX(daX(kaX(laX(maX(naX(oaX(paX(qaX(taX(uaX~O|aXYaX!naX!SaXyaX#caX#^aX~P%dOc'rXc'wXc(]Xo'rXz(]X|'rX!Q'rX!u'rX!w'rX!{'rX#O'rX#R'rX#Z'rX#['rX#|'rX'i'rX'{'rX(Q'rX(c'rX(d'rX(k'rX(l'rX(m'rX(n'rX(o'rX(p'rX(q'rX(t'rX(u'rXy'rX~OY'rX!n'rX!S'rX#c'rX#^'rX~P'wOt!{O'}!}O(P!{O~Oq#OO~Oc#PO~O]RO^RO_RO`RO'sQO~Oc#UO~Oc#WOo(vX|(vX!Q(vX!u(vX!w(vX!{(vX#O(vX#Z(vX#[(vX#|(vX'i(vX'{(vX(Q(vX(c(vX(d(vX(k(vX(l(vX(m(vX(n(vX(o(vX(p(vX(q(vX(t(vX(u(vXy(vX~O#R#VO~P+XO!w#XO~OPpOQ!ROSVOTVO]RO^RO_RO`!YOc^Of!tOuVOvVOwVOz!QO|wO!P!ZO!QnO!T!]O!V!aO!Z![O!^!^O!`!_O!a!eO!c!`O!f!vO!ukO!wmO!{iO#OkO#RgO#e!fO$O!bO$X!cO$Z!dO$m!gO$o!hO$q!iO$t!jO$v!kO$z!lO%O!mO%S!sO%e!xO%h!nO%m!oO%o!pO%s!qO%u!rO%x!uO%|!wO'sQO'zWO(OUO(QeO(ckO(rbO(tfO~OPpOQ!ROSVOTVOc^OuVOvVOwVOz!QO!QnO!T#bO!V!aO!Z#aO!^!^O!`#cO!a!eO!c!`O!ukO!wmO!{iO#OkO#RgO#e!fO$O!bO$X!cO$Z!dO$m!gO$o!hO$q!iO'zWO(OUO(QeO(ckO(tfO~P*qOPpOQ!ROSVOTVOc^OuVOvVOwVOz!QO!QnO!T#bO!V!aO!Z#aO!^!^O!`#cO!a!eO!c!`O!s#eO!ukO!wmO!{iO#OkO#RgO#e!fO#o#fO$O!bO$X!cO$Z!dO$m!gO$o!hO$q!iO'zWO(OUO(QeO(ckO(tfO~P*qOo#yO!Q#{O!u#zO!w$OO!{#kO#O#zO#Z#yO#[#vO#|$PO'i#nO'{#hO(Q#hO(c#zO(d#mO(k#iO(l#iO(m#jO(n#jO(o#lO(p#oO(q#}O(t#iO(u#gO~OPpOQ!ROSVOTVOc^OuVOvVOwVOz!QO!T#bO!V!aO!Z#aO!^!^O!`#cO!a!eO!c!`O#RgO#e!fO$O!bO$X!cO$Z!dO$m!gO$o!hO$q!iO'zWO(OUOo$PX|$PX!Q$PX!u$PX!w$PX!{$PX#O$PX#Z$PX#[$PX#|$PX'i$PX'{$PX(Q$PX(c$PX(d$PX(k$PX(l$PX(m$PX(n$PX(o$PX(p$PX(q$PX(t$PX(u$PXY$PX!n$PX!S$PXy$PX#c$PX#^$PX~P*qOY(vX!n(vX!S(vXz(vX#c(vX#^(vX~P+XOPpOQ!ROSVOTVOY$TOc^OuVOvVOwVOz!QO!QnO!T#bO!V!aO!Z#aO!^!^O!`#cO!a!eO!c!`O!ukO!wmO!{iO#OkO#RgO#e!fO$O!bO$X!cO$Z!dO$m!gO$o!hO$q!iO'p!TO'zWO(OUO(QeO(ckO(rbO(tfO~P*qOPpOQ!ROSVOTVOc^OuVOvVOwVOz!QO!QnO!S$YO!T#bO!V!aO!Z#aO!^!^O!`#cO!a!eO!c!`O!ukO!wmO!{iO#OkO#RgO#e!fO$O!bO$X!cO$Z!dO$m!gO$o!hO$q!iO'p!TO'zWO(OUO(QeO(ckO(tfO~P*qOQ!ROSVOTVO]$tO^$[O_>qO`>qOc$bOuVOvVOwVO!Q$fO!V$pO!r$uO!u$kO!w$hO!{$iO's$ZO(OUO(Q$]O(c$lO(d$mO~O!s$vOP(yP~P@bOPpOQ!ROSVOTVOc^OuVOvVOwVOz!QO!QnO!T#bO!V!aO!Z#aO!^!^O!`#cO!a!eO!c!`O!ukO!wmO!{iO#OkO#RgO#]$yO#e!fO$O!bO$X!cO$Z!dO$m!gO$o!hO$q!iO'zWO(OUO(QeO(ckO(tfO~P*qOc$|Oz$zO~Oo(TX#Z(TX#[(TX#|(TX'i(TX'{(TX(d(TX(k(TX(l(TX(m(TX(n(TX(o(TX(p(TX(q(TX(u(TX~OP&VXQ&VXS&VXT&VX]&VX^&VX_&VX`&VXc&VXf&VXu&VXv&VXw&VXz&VX|&VX!P&VX!Q&VX!T&VX!V&VX!Z&VX!^&VX!`&VX!a&VX!c&VX!f&VX!u&VX!w&VX!{&VX#O&VX#R&VX#e&VX$O&VX$X&VX$Z&VX$m&VX$o&VX$q&VX$t&VX$v&VX$z&VX%O&VX%S&VX%e&VX%h&VX%m&VX%o&VX%s&VX%u&VX%x&VX%|&VX'h&VX's&VX'z&VX(O&VX(Q&VX(c&VX(r&VX(t&VXy&VX~PDmO|$}O!Q(TX!u(TX!w(TX!{(TX#O(TX(Q(TX(c(TX(t(TXy(TX~PDmOz%OO!T)]X!Z)]X!`)]X%O)]X%S)]X%u)]X~O|%PO~PJ_O!T%SO!`!rO$t%TO$z%UO%O%VO%S%]O%e%`O%h%XO%m%YO%o%ZO%s%[O%u!rO%x%^O%|%_O~O!Z%WO~PJ}O!T!rO!Z!rO!`!rO%O%bO%u!rO~O%S%]O~PLSOy%gO'p!TO~P-XOQ!RO]%|O^%jO_TO`TOc%oOf&SO!Q%vO!V&UO!Z&RO!w%wO!{%uO#R%xO$q&OO%O%bO%S&PO&o&VO's%kO'z%mO(t&TO~OQ!RO]&XO^&XO_&XO`&_Oc&ZO!Z&`O's&WO~O!T!OX!Z!OX!`!OX$t!OX$z!OX%O!OX%S!OX%e!OX%h!OX%m!OX%o!OX%s!OX%u!OX%x!OX%|!OX~P'wO!T!OX!Z!OX!`!OX$t!OX$z!OX%O!OX%S!OX%e!OX%h!OX%m!OX%o!OX%s!OX%u!OX%x!OX%|!OX%R!OX~O!Q&bO's!OXQ!OX]!OX^!OX_!OX`!OXc!OXf!OX!V!OX!w!OX!{!OX#R!OX$q!OX&o!OX'z!OX(t!OX~P! uOf&eO%O%bO%x%^O!T)]X!Z)]X!`)]X%O)]X%S)]X%u)]X~Oz!QO~P!$SO!V&hO's&fO!T)]X!Z)]X!`)]X%O)]X%S)]X%u)]X~Oz!QO~P!$xOz!QO~OPpOz!QO!a&kO~PJbOPpOQ!ROSVOTVO]>iO^>iO_>iO`>iOc>lOuVOvVOwVOz!QO!QnO!T#bO!V?wO!Z#aO!^!^O!`?yO!a?xO!c!`O!f&pO!u>oO!wmO!{>nO#O>oO#RgO#e!fO$O>rO$X>sO$Z!dO$m!gO$o!hO$q!iO's>gO'zWO(OUO(QeO(c>oO(tfO~Oo#yO~OPpOQ!ROSVOTVOc^OuVOvVOwVOz!QO!QnO!T#bO!V!aO!Z#aO!^!^O!`#cO!a!eO!c!`O!ukO!wmO!{iO#OkO#RgO#e!fO$O!bO$X!cO$Z!dO$m!gO$o!hO$q!iO'zWO(OUO(QeO(ckO(tfOo#}X|#}X#Z#}X#[#}X#|#}X'i#}X'{#}X(d#}X(k#}X(l#}X(m#}X(n#}X(o#}X(p#}X(q#}X(u#}XY#}X!n#}X!S#}Xy#}X#c#}X#^#}X~P*qOPpOQ!ROSVOTVOc^OuVOvVOwVOz!QO!QnO!T#bO!V!aO!Z#aO!^!^O!`#cO!a!eO!c!`O!ukO!wmO!{iO#OkO#RgO#e!fO$O!bO$X!cO$Z!dO$m!gO$o!hO$q!iO'zWO(OUO(QeO(ckO(tfOo$WX|$WX#Z$WX#[$WX#|$WX'i$WX'{$WX(d$WX(k$WX(l$WX(m$WX(n$WX(o$WX(p$WX(q$WX(u$WXY$WX!n$WX!S$WXy$WX#c$WX#^$WX~P*qO'zWOo$YX|$YX!Q$YX!u$YX!w$YX!{$YX#O$YX#Z$YX#[$YX#|$YX'i$YX'{$YX(Q$YX(c$YX(d$YX(k$YX(l$YX(m$YX(n$YX(o$YX(p$YX(q$YX(t$YX(u$YXY$YX!n$YX!S$YXy$YXz$YX#c$YX#^$YX~OPpO~OPpOQ!ROSVOTVO]>iO^>iO_>iO`>iOc>lOuVOvVOwVOz!QO!QnO!T#bO!V?wO!Z#aO!^!^O!`?yO!a?xO!c!`O!u>oO!wmO!{>nO#O>oO#RgO#e!fO$O>rO$X>sO$Z!dO$m!gO$o!hO$q!iO's>gO'zWO(OUO(QeO(c>oO(tfO~O!s&zO~P@bO's&fO~O#R&|O~O(OUOz)OX|)OX!T)OX!Z)OX!`)OX%O)OX%S)OX%u)OX~O`'PO~P!5cO's'QO~O^'VO's&fO~OQ'XO]%|O^%jO_TO`TOc%oOf&SO!Q%vO!V&UO!Z&RO!w%wO!{%uO$q&OO%O%bO%S&PO&o&VO's%kO'z%mO(t&TO~O#R'YO~P!6fO!s'_O~P@bO]'aO^'aO_'aO`'aOc'iOz'fO's'`O(t'gO~O!r'nO!s'mO's&fO~O'l!yO'm'oO'n'qO~Ot!{O'}'sO(P!{O~Oz!QO$m'uO$o'vO$q'wO~OQ'yO](Za^(Za_(Za`(Za's(Za~Oz(QO!Q(OO!w(PO~OQ'yO~OP&VaQ&VaS&VaT&Va]&Va^&Va_&Va`&Vac&Vaf&Vau&Vav&Vaw&Vaz&Va|&Va!P&Va!Q&Va!T&Va!V&Va!Z&Va!^&Va!`&Va!a&Va!c&Va!f&Va!u&Va!w&Va!{&Va#O&Va#R&Va#e&Va$O&Va$X&Va$Z&Va$m&Va$o&Va$q&Va$t&Va$v&Va$z&Va%O&Va%S&Va%e&Va%h&Va%m&Va%o&Va%s&Va%u&Va%x&Va%|&Va'h&Va's&Va'z&Va(O&Va(Q&Va(c&Va(r&Va(t&Vay&Va~PDmO|(WO!Q(TX!u(TX!w(TX!{(TX#O(TX(Q(TX(c(TX(t(TXy(TX~PDmO#R(XOY(vX!n(vX!S(vXz(vX#c(vX#^(vX~P+XO!Q#{O!w$OO(q#}O(u#gOo#ja|#ja!u#ja!{#ja#O#ja#Z#ja#[#ja#|#ja'i#ja'{#ja(Q#ja(c#ja(d#ja(k#ja(l#ja(m#ja(n#ja(o#ja(p#ja(t#jaY#ja!n#ja!S#jay#jaz#ja#c#ja#^#ja~OPpOz!QO!a&kO~O|#naY#na!n#na!S#nay#na#c#na#^#na~P5pO!T(ZO!s(ZO~OPpOQ!ROSVOTVOc^OuVOvVOwVOz!QO!T#bO!V!aO!Z#aO!^!^O!`#cO!a!eO!c!`O#RgO#e!fO$O!bO$X!cO$Z!dO$m!gO$o!hO$q!iO'zWO(OUOo$Pa|$Pa!Q$Pa!u$Pa!w$Pa!{$Pa#O$Pa#Z$Pa#[$Pa#|$Pa'i$Pa'{$Pa(Q$Pa(c$Pa(d$Pa(k$Pa(l$Pa(m$Pa(n$Pa(o$Pa(p$Pa(q$Pa(t$Pa(u$PaY$Pa!n$Pa!S$Pay$Pa#c$Pa#^$Pa~P*qOPpOQ!ROSVOTVOc^OuVOvVOwVOz!QO!QnO!T#bO!V!aO!Z#aO!^!^O!`#cO!a!eO!c!`O!ukO!wmO!{iO#OkO#RgO#e!fO$O!bO$X!cO$Z!dO$m!gO$o!hO$q!iO'zWO(OUO(QeO(ckO(rbO(tfO!S(wP~P*qOw(lO$T(mO's(kO~O!Q#{O!w$OO!{#kO'i#nO'{#hO(Q#hO(d#mO(k#iO(l#iO(m#jO(n#jO(o#lO(p#oO(q#}O(t#iO(u#gO!u$Pa#O$Pa#|$Pa(c$Pa~Oo#yO#Z#yO#[#vO|$PaY$Pa!n$Pa!S$Pay$Pa#c$Pa#^$Pa~P!ISOPpOQ!ROSVOTVOc^OuVOvVOwVOz!QO!QnO!T#bO!V!aO!Z#aO!^!^O!`#cO!a!eO!c!`O!ukO!wmO!{iO#OkO#RgO#e!fO$O!bO$X!cO$Z!dO$m!gO$o!hO$q!iO'zWO(OUO(QeO(ckO(rbO(tfO~P*qO|(sO!n(qOY(xX~P5pOY(tO~OPpOQ!ROSVOTVOY(tOc^OuVOvVOwVOz!QO!QnO!T#bO!V!aO!Z#aO!^!^O!`#cO!a!eO!c!`O!ukO!wmO!{iO#OkO#RgO#e!fO$O!bO$X!cO$Z!dO$m!gO$o!hO$q!iO'p!TO'zWO(OUO(QeO(ckO(rbO(tfO~P*qO!S(zO!n(xO~P5pOPpOQ!ROSVOTVOc^OuVOvVOwVOz!QO!QnO!T#bO!V!aO!Z#aO!^!^O!`#cO!a!eO!c!`O!ukO!wmO!{iO#OkO#RgO#e!fO$O!bO$X!cO$Z!dO$m!gO$o!hO$q!iO'p!TO'zWO(OUO(QeO(ckO(tfO~P*qOckXziX!QiX!uaX#OaX#RaX(caX~OP!UXq!UX!n!UX(b!UX(d!UX!R!UXo!UX|!UX!S!UXY!UX!c!UX#^!UXy!UX~P#%POc'wXz(]X!Q(]X!u'rX#O'rX#R'rX(c'rX~OP!iXq!iX!n!iX(d!iX!R!iXo!iX|!iX!S!iXY!iX!c!iX#^!iXy!iX~P#&eOT(|Ow(|O~O!u(}O#O(}O(c(}OP!gXq!gX!n!gX(d!gX!R!gXo!gX|!gX!S!gXY!gX!c!gX#^!gXy!gX~O]>jO^>jO_>qO`>qO's>hO~Oc)QO~O(b)ROP(YXq(YX!n(YX(d(YX!R(YXo(YX|(YX!S(YXY(YX!c(YX#^(YXy(YX~O!s&zO!S(^P~P@bOz)WO!Q)VO~O!s&zOY(^P~P@bO!s)[O~P@bO!u(}O#O(}O#R(XO(c(}O~OQ!ROSVOTVO]&XO^&XO_&XO`&_Oc&ZOuVOvVOwVO's&WO(OUO(Q$]O~OP(WXq(WX!n(WX(d(WX!R(WXo(WX|(WX!S(WXY(WX!c(WX#^(WXy(WX~P#+eOq)`O(d)_OP$cX!n$cX~O!n)aOP(zX~OP)cO~OP!jXq!jX!n!jX(d!jX!R!jXo!jX|!jX!S!jXY!jX!c!jX#^!jXy!jX~P#&eO|$aaY$aa!n$aa!S$aay$aa#c$aa#^$aa~P5pOw)jO!u)kO's)gO(rbOy({P~OQ!RO]&XO^&XO_&XO`)xOc&ZOf!tO|wO!P!ZO!T)yO!Z){O!`!rO!f!vO$t!jO$v!kO$z!lO%O!mO%R)zO%S!sO%e!xO%h!nO%m!oO%o!pO%s!qO%u!rO%x!uO%|!wO'p!TO's&WO(rbO~Oy)uO~P#/nO|)|O~PJ_O%S)}O~PLSO!V*OO's&fO~PJbO`*RO~P!5cO%O%bO%x*TO~PJbO!r*_O!s*^O's&fO~Oy&WX~P5pOy*aO~P-XOy*aO~Oy*aO'p!TO~P-XOQhXchXc'wX!QhX#RhX#|hX'{hX~ORhXzhX$qhX%`hXohX|hX!uhX!whX!{hX#OhX#ZhX#[hX'ihX(QhX(chX(dhX(khX(lhX(mhX(nhX(ohX(phX(qhX(thX(uhX!ShX!nhXYhXPhXyhXqhX#chX#^hX~P#3jOQiXciXckX!QiX#RiX'{iX!SiX!niX~ORiX#|iXziX$qiX%`iXoiX|iX!uiX!wiX!{iX#OiX#ZiX#[iX'iiX(QiX(ciX(diX(kiX(liX(miX(niX(oiX(piX(qiX(tiX(uiXYiXqiXPiXyiX#ciX#^iX~P#6^O]*dO^*dO_*dO`*dO's%kO~OR'tX#|'tX'{'tXz'tX$q'tX%`'tXo'tX|'tX!u'tX!w'tX!{'tX#O'tX#Z'tX#['tX'i'tX(Q'tX(c'tX(d'tX(k'tX(l'tX(m'tX(n'tX(o'tX(p'tX(q'tX(t'tX(u'tX!S'tX!n'tXY'tXP'tXy'tXq'tX#c'tX#^'tX~OQ'yOc*hO!Q*iO#R*kO~P#9cOc*mO~Oc*nO!Q'tX~P#9cO]]O^]O_]O`]O's'QO~OQ!RO]%|O^%jO_TO`TOc%oO%O%bO's%kO~O!Z*sO%S*qO~P#<tO!s*vO~PLvO!S*yO~PLvO'{*{O~OR*}O#|+OO'{*|O~OQgXRgXcgXc'wX!QgX#RgX#|gX'{gXzgX$qgX%`gXogX|gX!ugX!wgX!{gX#OgX#ZgX#[gX'igX(QgX(cgX(dgX(kgX(lgX(mgX(ngX(ogX(pgX(qgX(tgX(ugX!SgX!ngXYgXPgXygXqgX#cgX#^gX~Oc+PO~OQ+QO~O!Q+RO~O%S*qO~O%O%bO%S*qO~O!Q+VO!T+[O!Z&RO!w+YO$q+XO%S&PO(s+ZO(u+UO~P#<tO!T+^O!s+^O~OYaXckXoaXPaXqaX!naX(daX#RaX!RaX|aX!SaX!caX#^aXyaX~OzaX!QaX!waX~P#B[OY'rXc'wXo'rXz'rX!Q'rX!w'rXP'rXq'rX!n'rX(d'rX#R'rX!R'rX|'rX#|'rX!S'rX!c'rX#^'rXy'rX~O]&XO^&XO_&XO`&_O's&WO~Oc+aO~Oo+cOz(QO!Q(OO!w(POY[X~OY+eO~O!Q(OO~O]+fO_+fO`+fO!R+gO~Oz%OO|)|O~O#R+hO~P!6fOq+kO~OPpOz!QO~OPpOQ!ROSVOTVOc^OuVOvVOwVOz!QO!QnO!T#bO!V!aO!Z#aO!^!^O!`#cO!a!eO!c!`O!ukO!wmO!{iO#OkO#RgO#]+pO#e!fO$O!bO$X!cO$Z!dO$m!gO$o!hO$q!iO'zWO(OUO(QeO(ckO(tfO~P*qO'i+rO~Oo?QO!Q#{O!u?RO!w$OO!{#kO#O?RO#Z?QO#[>}O#|$PO'{#hO(Q#hO(c?RO(d#mO(k#iO(l#iO(m#jO(n#jO(o#lO(p#oO(q#}O(t#iO(u#gO~O'i+sOz(VX~P#IWO|#}aY#}a!n#}a!S#}ay#}a#c#}a#^#}a~P5pOPpOQ!ROSVOTVOc^Oq#OOuVOvVOwVOz!QO!QnO!T#bO!V!aO!Z#aO!^!^O!`#cO!a!eO!c!`O!ukO!wmO!{iO#OkO#RgO#e!fO$O!bO$X!cO$Z!dO$m!gO$o!hO$q!iO'zWO(OUO(QeO(ckO(tfOo$Wa|$Wa#Z$Wa#[$Wa#|$Wa'i$Wa'{$Wa(d$Wa(k$Wa(l$Wa(m$Wa(n$Wa(o$Wa(p$Wa(q$Wa(u$WaY$Wa!n$Wa!S$Way$Wa#c$Wa#^$Wa~P*qO|$WaY$Wa!n$Wa!S$Way$Wa#c$Wa#^$Wa~P5pOz+wO'i#nO~P#IWO!R+zO(d)_O~Oz(QO!Q(OO~O's,OO~Oz,QO|,RO~O],UO's,SO~OQ,VOz,WO|,ZO!Q,XO%`,YO~OQ,VOz,WO%`,YO~OQ,VOz,bO%`,YO~OQ,VOo,gOq,fO|,jO%`,YO~OQ,VO!Q,lO~OQ!RO]%|O_TO`TOc%oOf&SO!Q%vO!V&UO!Z&RO!w%wO!{%uO#R%xO$q&OO%O%bO%S&PO&o&VO's%kO'z%mO(t&TO~OR,tO^,oO!T,uO(rbO~P$$WOz&lX%`&lX'{&lX~PLvOz,QO$q,zO%`,YO'{*|O~Of&SO!Q%vO!V&UO!Z&RO!w%wO!{%uO#R+hO$q&OO%S&PO&o&VO'z%mO(t&TO~P#<tOQ,VOq,fOz,QO%`,YO~Oo-QOq-RO|-PO(d)_O~OckX|!UX#|aXy!UX!n!UX~Oc'wX|)_X#|'rXy)_X!n)_X~Oc-TO~O]&XO^&XO_&XO`&_Oz'fO's'`O(t-YO~Oy)aP~P!8RO#|-_O~O|-`O~Oq-aO~O'l!yO'm'oO'n-cO~Oc-gO~OSVOTVOuVOvVOwVOz!QO(OUO(Q-jO~PLvOS-vOT-vO^-rOc-vOo-vOq-vOu-vOw-vOz(QO|-vO!Q(OO!n-vO!u-vO!w(PO!{-tO#O-vO#R-vO#U-vO#Z-vO#[-vO#]-vO#^-vO'i-uO'z%mO'{-xO(OUO(Q-sO(b-vO(d-tO(i-wO(k-sO(l-sO(m-tO(n-tO(o-tO(p-uO(q-vO(r-vO(s-vO(t-xO(u-yO~O!S-|O~P$*nOY.OO~P$*nOy.QO~P$*nOo(fX#Z(fX#[(fX#|(fX'i(fX'{(fX(d(fX(k(fX(l(fX(m(fX(n(fX(o(fX(p(fX(q(fX(u(fX~O|.RO!Q(fX!u(fX!w(fX!{(fX#O(fX(Q(fX(c(fX(t(fXy(fX~P$-vOP$riQ$riS$riT$ri]$ri^$ri_$ri`$ric$rif$riu$riv$riw$riz$ri|$ri!P$ri!Q$ri!T$ri!V$ri!Z$ri!^$ri!`$ri!a$ri!c$ri!f$ri!u$ri!w$ri!{$ri#O$ri#R$ri#e$ri$O$ri$X$ri$Z$ri$m$ri$o$ri$q$ri$t$ri$v$ri$z$ri%O$ri%S$ri%e$ri%h$ri%m$ri%o$ri%s$ri%u$ri%x$ri%|$ri'h$ri's$ri'z$ri(O$ri(Q$ri(c$ri(r$ri(t$riy$ri~P$-vOY.SO~O|#niY#ni!n#ni!S#niy#ni#c#ni#^#ni~P5pO!Q#{O!w$OO(k#iO(l#iO(q#}O(t#iO(u#gOo#qi|#qi!u#qi!{#qi#O#qi#Z#qi#[#qi#|#qi'i#qi(c#qi(d#qi(m#qi(n#qi(o#qi(p#qiY#qi!n#qi!S#qiy#qi#c#qi#^#qi~O'{#qi(Q#qi~P$4WO!Q#{O!w$OO(q#}O(u#gOo#qi|#qi!u#qi!{#qi#O#qi#Z#qi#[#qi#|#qi'i#qi(c#qi(d#qi(m#qi(n#qi(o#qi(p#qiY#qi!n#qi!S#qiy#qi#c#qi#^#qi~O'{#qi(Q#qi(k#qi(l#qi(t#qiz#qi~P$6[O'{#hO(Q#hO~P$4WO!Q#{O!w$OO'{#hO(Q#hO(k#iO(l#iO(m#jO(n#jO(q#}O(t#iO(u#gOo#qi|#qi!u#qi#O#qi#Z#qi#[#qi#|#qi'i#qi(c#qi(d#qi(o#qi(p#qiY#qi!n#qi!S#qiy#qi#c#qi#^#qi~O!{#qi~P$8mO!{#kO~P$8mO!Q#{O!w$OO!{#kO'{#hO(Q#hO(k#iO(l#iO(m#jO(n#jO(o#lO(q#}O(t#iO(u#gOo#qi|#qi!u#qi#O#qi#Z#qi#[#qi#|#qi'i#qi(c#qi(p#qiY#qi!n#qi!S#qiy#qi#c#qi#^#qi~O(d#qi~P$:xO(d#mO~P$:xO!Q#{O!w$OO!{#kO#[#vO'{#hO(Q#hO(d#mO(k#iO(l#iO(m#jO(n#jO(o#lO(q#}O(t#iO(u#gOo#qi|#qi!u#qi#O#qi#Z#qi#|#qi(c#qi(p#qiY#qi!n#qi!S#qiy#qi#c#qi#^#qi~O'i#qi~P$=TO'i#nO~P$=TO!Q#{O!w$OO!{#kO'i#nO'{#hO(Q#hO(d#mO(k#iO(l#iO(m#jO(n#jO(o#lO(p#oO(q#}O(t#iO(u#gO!u#zi#O#zi#|#zi(c#zi~Oo#yO#Z#yO#[#vO|#ziY#zi!n#zi!S#ziy#zi#c#zi#^#zi~P$?`O!Q#{O!w$OO!{#kO'i#nO'{#hO(Q#hO(d#mO(k#iO(l#iO(m#jO(n#jO(o#lO(p#oO(q#}O(t#iO(u#gO!u$Pi#O$Pi#|$Pi(c$Pi~Oo#yO#Z#yO#[#vO|$PiY$Pi!n$Pi!S$Piy$Pi#c$Pi#^$Pi~P$AdO!n(qO!S(xX~P5pO!S.VO~OY.WO~P5pO|.YO!n(qOY(xa~P5pOPpOQ!ROSVOTVOc^OuVOvVOwVOz!QO!QnO!T#bO!V!aO!Z#aO!^!^O!`#cO!a!eO!c!`O!ukO!wmO!{iO#OkO#RgO#e!fO$O!bO$X!cO$Z!dO$m!gO$o!hO$q!iO'zWO(OUO(QeO(ckO(rbO(tfOY'PX!n'PX!S'PX~P*qO!n(qOY(xa!S(xa~OPpOQ!ROSVOTVOc^OuVOvVOwVOz!QO!QnO!T#bO!V._O!Z#aO!^!^O!`#cO!a!eO!c!`O!ukO!wmO!{iO#OkO#RgO#e!fO$O!bO$X!cO$Z!dO$m!gO$o!hO$q!iO'zWO(OUO(QeO(ckO(tfO~P*qO|.YO!n(qOY(xX~P5pOY.aO~OPpOQ!ROSVOTVOc^OuVOvVOwVOz!QO!QnO!T#bO!V!aO!Z#aO!^!^O!`#cO!a!eO!c!`O!ukO!wmO!{iO#OkO#RgO#e!fO$O!bO$X!cO$Z!dO$m!gO$o!hO$q!iO'zWO(OUO(QeO(ckO(tfO!S'QX!n'QX~P*qO!S.dO!n(xO~O!S.fO!n(xO~P5pOP!kaq!ka!n!ka!uba#Oba#Rba(cba(d!ka!R!kao!ka|!ka!S!kaY!ka!c!ka#^!kay!ka~O!n.kO(d)_O!S(_XY(_X~O!S.mO~O!r.vO!s.uO!u.rO's.oOy(`P~OY.wO~O(d)_OP#Paq#Pa!n#Pa!R#Pao#Pa|#Pa!S#PaY#Pa!c#Pa#^#Pay#Pa~O!s.}OP'RX!n'RX~P@bO!n)aOP(za~Oq/PO(d)_OP$ca!n$ca~Oz!QO'{*|O~Oq!tXyaX!naX~Ow/SO's)gO(rbO~Oq/TO~O!n/VOy(|X~Oy/XO~OQ!RO]&XO^&XO_&XO`)xOc&ZOf!tO|wO!P!ZO!T)yO!Z){O!`!rO!f!vO$t!jO$v!kO$z!lO%O!mO%R)zO%S!sO%e!xO%h!nO%m!oO%o!pO%s!qO%u!rO%x!uO%|!wO's&WO(rbO~O#R/[O~Oy/^O~P%#YOy/^O~P#/nO!Z/aO%R/`O~PJ}Oc'wX#R'rX~P! uO%S/bO%e/cO~O%e/cO~P!$SOq/eO~Oz,QO|/hO~O]/jO's,SO~Oz%OO|/kO~OQ,VOz,WO|/mO!Q,XO%`,YO~OQ,VOo/wO%`,YO~O|0QO~Oq0RO~O!s0TO's&fO~Oy&Wa~P5pOy0UO~Oy0UO~P-XOQ(]XR(]Xc'wXc(]X!Q(]X#R(]X#|(]X'{(]Xz(]X$q(]X%`(]Xo(]X|(]X!u(]X!w(]X!{(]X#O(]X#Z(]X#[(]X'i(]X(Q(]X(c(]X(d(]X(k(]X(l(]X(m(]X(n(]X(o(]X(p(]X(q(]X(t(]X(u(]X!S(]X!n(]XY(]XP(]Xy(]Xq(]X#c(]X#^(]X~O!S)fP~PLvO#]0]OR&Ya#|&Ya'{&Yaz&Ya$q&Ya%`&Yao&Ya|&Ya!Q&Ya!u&Ya!w&Ya!{&Ya#O&Ya#Z&Ya#[&Ya'i&Ya(Q&Ya(c&Ya(d&Ya(k&Ya(l&Ya(m&Ya(n&Ya(o&Ya(p&Ya(q&Ya(t&Ya(u&Ya!S&Ya!n&YaY&YaP&Yay&Yaq&Ya#c&Ya#^&Ya~OQ'yOc*hO!Q*iO~Oc*nO~O%S0bO~O%O%bO%S0bO~O'{*|OR&fa#|&faz&fa$q&fa%`&fao&fa|&fa!Q&fa!u&fa!w&fa!{&fa#O&fa#Z&fa#[&fa'i&fa(Q&fa(c&fa(d&fa(k&fa(l&fa(m&fa(n&fa(o&fa(p&fa(q&fa(t&fa(u&fa!S&fa!n&faY&faP&fay&faq&fa#c&fa#^&fa~O!s0eO'{*{O~PLvO!n0fO'{*|O!S)jX~O!S0hO~OY0iO|0jO'{*|O~O!Q+VO!T+[O!Z&RO!w+YO$q+XO%S&PO%|0lO'z%mO(s+ZO(u+UO~P#<tO'z%mOR)dP~OQ!RO]%|O^%jO_TO`TOc%oOf&SO!Q%vO!V0yO!Z&RO!w%wO!{%uO#O0uO#R%xO$q&OO%O%bO%S&PO&o&VO's0qO'z%mO(rbO(t&TO~O!S)hP~P%2aOR'uX#|'uX'{'uXz'uX$q'uX%`'uXo'uX|'uX!u'uX!w'uX!{'uX#O'uX#Z'uX#['uX'i'uX(Q'uX(c'uX(d'uX(k'uX(l'uX(m'uX(n'uX(o'uX(p'uX(q'uX(t'uX(u'uX!S'uX!n'uXY'uXP'uXy'uXq'uX#c'uX#^'uX~OQ'yOc*hO!Q*iO~P%4OOc*nO!Q'uX~P%4OOQ0|O~O!T1OO~O!T1PO~O!S1UO~OQ!ROc&ZO~P#DqOz,QO$q1ZO%`,YO'{*|O~Of&SO!Q%vO!V&UO!Z&RO!w%wO!{%uO#R1[O$q&OO%S&PO&o&VO'z%mO(t&TO~P#<tOPpOQ!ROSVOTVOc^OuVOvVOwVOz!QO!QnO!T#bO!V!aO!Z#aO!^!^O!`#cO!a!eO!c!`O!ukO!wmO!{iO#OkO#RgO#]1`O#e!fO$O!bO$X!cO$Z!dO$m!gO$o!hO$q!iO'zWO(OUO(QeO(ckO(tfO~P*qO|$aiY$ai!n$ai!S$aiy$ai#c$ai#^$ai~P5pO'i+rOz!da~O!f1dO~P!2eOP#xXQ#xXS#xXT#xX]#xX^#xX_#xX`#xXc#xXu#xXv#xXw#xXz#xX!Q#xX!T#xX!V#xX!Z#xX!^#xX!`#xX!a#xX!c#xX!u#xX!w#xX!{#xX#O#xX#R#xX#e#xX$O#xX$X#xX$Z#xX$m#xX$o#xX$q#xX's#xX'z#xX(O#xX(Q#xX(c#xX(t#xX~O!f1dO~P%;yOo1gO(d)_O~O#c1hOP!biQ!biS!biT!bi]!bi^!bi_!bi`!bic!bif!bio!biu!biv!biw!biz!bi|!bi!P!bi!Q!bi!T!bi!V!bi!Z!bi!^!bi!`!bi!a!bi!c!bi!f!bi!u!bi!w!bi!{!bi#O!bi#R!bi#Z!bi#[!bi#e!bi#|!bi$O!bi$X!bi$Z!bi$m!bi$o!bi$q!bi$t!bi$v!bi$z!bi%O!bi%S!bi%e!bi%h!bi%m!bi%o!bi%s!bi%u!bi%x!bi%|!bi'h!bi'i!bi's!bi'z!bi'{!bi(O!bi(Q!bi(c!bi(d!bi(k!bi(l!bi(m!bi(n!bi(o!bi(p!bi(q!bi(r!bi(t!bi(u!biY!bi!n!bi!S!biy!bi!r!bi!s!bi#^!bi~O|$WiY$Wi!n$Wi!S$Wiy$Wi#c$Wi#^$Wi~P5pOy1mO!s&zO'p!TO(rbO~P@bOz(QO~Oz1sO!Q1qO!w1rO~OQ!RO]&XO^&XO_&XO`)xOc&ZOf!tO|wO!P!ZO!T)yO!Z1yO!`!rO!f!vO$t!jO$v!kO$z!lO%O!mO%S!sO%e!xO%h!nO%m!oO%o!pO%s!qO%u!rO%x!uO%|!wO'p!TO's&WO(rbO~Oy1wO~P%EaO|!UX#|aX~O|1zO~O#|1{O~OR,tO^,vO!T,uO's'QO'z%mO(rbO~O`2UO!P!ZO's(kO(rbOy)VP~OQ!RO]%|O^%jO_TO`2UOc%oOf&SO!P!ZO!Q%vO!V&UO!Z&RO!w%wO!{%uO#R%xO$q&OO%O%bO%S&PO&o&VO's%kO'z%mO(rbO(t&TO~O!S)XP~P%HnOf&SO!Q%vO!V&UO!Z&RO!w%wO!{%uO#R%xO$q+XO%S&PO&o&VO'z%mO(t&TOz)SPo)SP|)SP~P#<tOz,WO~O|/mO%`,YO~O`2UO!P!ZO's,OO(rbOy)ZP~Oz,bO~O!Q+VO!T+[O!Z&RO!w+YO$q+XO%S&PO'z%mO(s+ZO(u+UO~P#<tOo/wO|2lO~Oo/wOq,fO|2lO%`,YO~OQ!ROSVOTVO]2wO^$[O_>qO`>qOc$bOuVOvVOwVO!Q$fO!r$uO!s2xO!u$kO!w$hO!{2pO#O2sO's$ZO'z%mO(OUO(Q$]O(c$lO(d$mO(rbO~O!V2yO!S)QP~P%M[Oz!QO|2{O#]2}O%`,YO~OR3QO!n3OO~P#3jO^3UO!T,uO's'QO'z%mO(rbO~OR3QOq,fO!n3OO'{*{O~Oq,fOQ'vXc'vX!Q'vX#R'vX'{'vX~OR3QOo3WO!n3OO#|'vX~P&!`OR3QOo3WO!n3OO~OR3QO!n3OO~O$q1ZO'{*|O~Oz,QO~Oo3^Oq3_O|3]O(d)_O~O!n3`Oy)bX~Oy3bO~O]&XO^&XO_&XO`&_Oz'fO's'`O(t3fO~O!V3gO's&fO~O!R3jO(d)_O~Oo3kOR'vX!n'vX~P&!`Oc*nOo3kOq,fOR'tX!n'tX'{'tX~O!n3mO'{*|OR'xX~O!n3mOR'xX~O!n3mO'{*{OR'xX~OT3oOw3oO~OR3pO~Oq3qOS(jXT(jX^(jXc(jXo(jXu(jXw(jXz(jX|(jX!Q(jX!S(jX!n(jX!u(jX!w(jX!{(jX#O(jX#R(jX#U(jX#Z(jX#[(jX#](jX#^(jX'i(jX'z(jX'{(jX(O(jX(Q(jX(b(jX(d(jX(i(jX(k(jX(l(jX(m(jX(n(jX(o(jX(p(jX(q(jX(r(jX(s(jX(t(jX(u(jXY(jXy(jX~O!Q3rO~O!S3tO~P$*nOY3uO~P$*nOy3vO~P$*nO|#nqY#nq!n#nq!S#nqy#nq#c#nq#^#nq~P5pO!n(qO!S(xa~P5pO!n(qOY(xi!S(xi~OPpOQ!ROSVOTVOc^OuVOvVOwVOz!QO!QnO!T#bO!V3xO!Z#aO!^!^O!`#cO!a!eO!c!`O!ukO!wmO!{iO#OkO#RgO#e!fO$O!bO$X!cO$Z!dO$m!gO$o!hO$q!iO'zWO(OUO(QeO(ckO(tfO~P*qOY'Pa!n'Pa!S'Pa~P5pOY3zO~P5pOY3zOo#yO~O|3{O!n(qOY(xa~P5pO!S'Qa!n'Qa~P5pO!S3|O!n(xO~OP!kiq!ki!n!ki!ubi#Obi#Rbi(cbi(d!ki!R!kio!ki|!ki!S!kiY!ki!c!ki#^!kiy!ki~O(d)_OP!yiq!yi!n!yi!R!yio!yi|!yi!S!yiY!yi!c!yi#^!yiy!yi~O!s&zO!S&yX!n&yXY&yX~P@bO!n.kO!S(_aY(_a~O!S4QO~Oq!tXy!UX!n!UX~Oq4RO~O!n4SOy(aX~Oy4UO~O's.oO~O!s4XO's.oO~O'{*|OP$ci!n$ci~Oq4YO(d)_OP$dX!n$dX~Oq4]O~Oy$ja!n$ja~P5pOw)jO!u)kO's)gO(rbOy'SX!n'SX~O!n/VOy(|a~Oy4cO~P%#YO%S4dO%e4eO~O%O%bO%e4eO%x*TO~PJbO!s4hO's&fO~O|4mO~O#|4nO~O|4sO%`,YO~Oz,WO|4sO!Q,XO%`,YO~Oo4|O~Oo4|O%`,YO~Oz!QO|5OO#]5QO%`,YO~Oq5SO~Oy5UO~Oc5VO~O'{*|O!S&]X!n&]X~O!n5WO!S)gX~O!S5YO~O#]5]OR&Yi#|&Yi'{&Yiz&Yi$q&Yi%`&Yio&Yi|&Yi!Q&Yi!u&Yi!w&Yi!{&Yi#O&Yi#Z&Yi#[&Yi'i&Yi(Q&Yi(c&Yi(d&Yi(k&Yi(l&Yi(m&Yi(n&Yi(o&Yi(p&Yi(q&Yi(t&Yi(u&Yi!S&Yi!n&YiY&YiP&Yiy&Yiq&Yi#c&Yi#^&Yi~O%S5_O~O'{*|OR&fi#|&fiz&fi$q&fi%`&fio&fi|&fi!Q&fi!u&fi!w&fi!{&fi#O&fi#Z&fi#[&fi'i&fi(Q&fi(c&fi(d&fi(k&fi(l&fi(m&fi(n&fi(o&fi(p&fi(q&fi(t&fi(u&fi!S&fi!n&fiY&fiP&fiy&fiq&fi#c&fi#^&fi~O!S'fX!n'fX~PLvO!n0fO!S)ja~OQ5dO~OR5eO'{*|O~O!n5fOR)eX~OR5hO~Oq!UX~P#6^O'{*|O!S&`X!n&`X~Oq5jO~O!n5kO!S)iX~O!S5mO~Oq5jO!S&mX!n&mX'{&mX~O!S5nO~OY5qO~O'{*|OR&gi#|&giz&gi$q&gi%`&gio&gi|&gi!Q&gi!u&gi!w&gi!{&gi#O&gi#Z&gi#[&gi'i&gi(Q&gi(c&gi(d&gi(k&gi(l&gi(m&gi(n&gi(o&gi(p&gi(q&gi(t&gi(u&gi!S&gi!n&giY&giP&giy&giq&gi#c&gi#^&gi~OY[i~P5pO!S5sO~O$q5tO'{*|O~Oz,QO$q5tO%`,YO'{*|O~Oo5zO|5yO'{*|O~O|$aqY$aq!n$aq!S$aqy$aq#c$aq#^$aq~P5pOz&|a'i&|a~P#IWO'i+rOz!di~Oz!QO!c!`O~O!c6TO#^6RO(d)_O~O!s&zO(rbO~P@bOy6XO~Oy6XO!s&zO'p!TO(rbO~P@bOz!QO'i#nO~P#IWOS-vOT-vO^6[Oc-vOo-vOq-vOu-vOw-vOz(QO|-vO!Q(OO!n-vO!u-vO!w(PO!{-tO#O-vO#R-vO#U-vO#Z-vO#[-vO#]-vO#^-vO'i-uO'z%mO'{-xO(OUO(Q-sO(b-vO(d-tO(i-wO(k-sO(l-sO(m-tO(n-tO(o-tO(p-uO(q-vO(r-vO(s-vO(t-xO(u-yO~O!S6`O~P&CqOY6`O~P&CqOy6eO~P&CqOQ!RO]&XO^&XO_&XO`)xOc&ZOf!tO|wO!P!ZO!T)yO!Z1yO!`!rO!f!vO$t!jO$v!kO$z!lO%O!mO%S!sO%e!xO%h!nO%m!oO%o!pO%s!qO%u!rO%x!uO%|!wO's&WO(rbO~Oy6gO~P&FyOy6gO~P%EaO!V6iO's&fO~OR3QOq,fO!n3OO~OR3QOo3WOq,fO!n3OO~O`2UO!P!ZO's(kO(rbO~Oq6kO~O!n6mOy)WX~Oy6oO~O!n6rO'{*|O!S)YX~O!S6tO~Oq6uO'{*{O~Oq,fO~Oq,fO'{*|O~O!n6wOz)TXo)TX|)TX~O|4sO~O`2UO!P!ZO's,OO(rbO~Oo6zOz,WO!Q,XOy%qX!n%qX~O!n6}Oy)[X~Oy7PO~O'{7QO|'yX%`'yXz'yXR'yXo'yX!n'yX~O|7SO%`,YO'{*|O~Oo4|O|7UO~O|7UO%`,YO~OQ!ROSVOTVO]7WO^$[O_>qO`>qOc$bOuVOvVOwVO!Q$fO!V$pO!r$uO!u$kO!w$hO!{$iO's$ZO(OUO(Q$]O(c$lO(d$mO~O!s7XO'z%mO~P&MrOq7ZO(d)_O~O!V7]O~P%M[O!n7^O!S)RX~O!S7`O~Oq!jX!S%[X!n%[X(d!jX~P#&eO!s&zO~P&MrO!n7^Oq(WX!S)RX(d(WX~O]7bO!s7cO~Oz!QO|5OO~O^7iO!T,uO's'QO'z%mO(rbOR'WX!n'WX~OR7kO!n3OO~OR7kOq,fO!n3OO~OR7kOo3WOq,fO!n3OO~OR7kOo3WO!n3OO~Oq7nO~Oz,QO%`,YO'{*|O~O|7oO#c7pO~P5pOo7qO|7oO'{*|O~Oy'aX!n'aX~P!8RO!n3`Oy)ba~Oo7wO|7vO'{*|O~OSVOTVOuVOvVOwVOz!QO(OUO(Q7zOR'bX!n'bX~PLvO!n3mOR'xa~OS-vOT-vO^-rOc-vOo-vOq-vOu-vOw-vOz(QO|-vO!Q(OO!n-vO!u-vO!w(PO!{-tO#O-vO#R-vO#Z-vO#[-vO#]-vO#^-vO'i-uO'z%mO'{-xO(OUO(Q-sO(b-vO(d-tO(i-wO(k-sO(l-sO(m-tO(n-tO(o-tO(p-uO(q-vO(r-vO(s-vO(t-xO(u-yO~O#U8RO~P''OO!S8TO~P$*nOY8VO~P5pOY8VOo#yO~OY'Pi!n'Pi!S'Pi~P5pOPpOQ!ROSVOTVOc^OuVOvVOwVOz!QO!QnO!T#bO!V8XO!Z#aO!^!^O!`#cO!a!eO!c!`O!ukO!wmO!{iO#OkO#RgO#e!fO$O!bO$X!cO$Z!dO$m!gO$o!hO$q!iO'zWO(OUO(QeO(ckO(tfO~P*qOP!kqq!kq!n!kq!ubq#Obq#Rbq(cbq(d!kq!R!kqo!kq|!kq!S!kqY!kq!c!kq#^!kqy!kq~O(d)_O!S&ya!n&yaY&ya~O!r.vO!s.uO!u8ZO's.oOy&zX!n&zX~O!n4SOy(aa~Oq8]O~Oq8aO(d)_OP$da!n$da~O'{*|OP$cq!n$cq~Oy$ii!n$ii~P5pO|.RO~O!s8eO's&fO~Oq8hO~Oz!QO|8iO#]8kO%`,YO~Oo8nO|8mO'{*|O~O!V8oO's&fO~O|8sO~O|8sO%`,YO~O|8wO%`,YO'{*|O~Oo8zO~Oz!QO|8iO~Oo8}O|8|O'{*|O~Oq9PO~O!S'dX!n'dX~PLvO!n5WO!S)ga~OR&Yq#|&Yqz&Yq$q&Yq%`&Yqo&Yq|&Yq!Q&Yq!u&Yq!w&Yq!{&Yq#O&Yq#Z&Yq#[&Yq'i&Yq(Q&Yq(c&Yq(d&Yq(k&Yq(l&Yq(m&Yq(n&Yq(o&Yq(p&Yq(q&Yq(t&Yq(u&Yq!S&Yq!n&YqY&YqP&Yqy&Yqq&Yq#c&Yq#^&Yq~O'{*|O~P'2bO#]9UO'{&Yq~P'2bO'{*|OR&fq#|&fqz&fq$q&fq%`&fqo&fq|&fq!Q&fq!u&fq!w&fq!{&fq#O&fq#Z&fq#[&fq'i&fq(Q&fq(c&fq(d&fq(k&fq(l&fq(m&fq(n&fq(o&fq(p&fq(q&fq(t&fq(u&fq!S&fq!n&fqY&fqP&fqy&fqq&fq#c&fq#^&fq~O'{*|O!S'fa!n'fa~OY9WO~P5pO's,OO'z%mOR)kP~O'z%mOR'cX!n'cX~O!n5fOR)ea~O!n5kO!S)ia~O#O9`O~PLvOQ!RO]%|O^%jO_TO`TOc%oOf&SO!Q%vO!V0yO!Z&RO!w%wO!{%uO#O9bO#R%xO$q&OO%O%bO%S&PO&o&VO's0qO'z%mO(rbO(t&TO~O!S'eX!n'eX~P'8wO'{*|OR%ci#|%ciz%ci$q%ci%`%cio%ci|%ci!Q%ci!u%ci!w%ci!{%ci#O%ci#Z%ci#[%ci'i%ci(Q%ci(c%ci(d%ci(k%ci(l%ci(m%ci(n%ci(o%ci(p%ci(q%ci(t%ci(u%ci!S%ci!n%ciY%ciq%ciP%ciy%ci#c%ci#^%ci~O$q9iO'{*|O~Oo9lO(d)_O~O'i+rOz!dq~Oz#bq'i!eq~P#IWO#^9oO~OPpOQ!ROSVOTVOc^OuVOvVOwVOz!QO!QnO!T#bO!V!aO!Z#aO!^!^O!`#cO!a!eO!c!`O!f@SO!ukO!wmO!{iO#OkO#RgO#e!fO$O!bO$X!cO$Z!dO$m!gO$o!hO$q!iO'zWO(OUO(QeO(ckO(tfO~P*qO!c6TO#^9oO(d)_O~Oy9tO~Oq?qO#^(jX~O#^9vO~O|9wO!S9xO~O!S9xO~P&CqO|9{O~OY9xO|9wO~OY9xO~P&CqOy9{O|9wO~Oy9{O~P&CqOy:OO~P&FyO|:PO~O!n6mOy)Wa~Oq:SO~O`2UO!P!ZO's(kO(rbOy'[X!n'[X~O!n6rO'{*|O!S)Ya~O!S']X!n']X~P%HnO!n6rO!S)Ya~O'z%mO~Of&SO!Q%vO!V&UO!Z&RO!w%wO!{%uO#R%xO$q+XO%S&PO&o&VO'z%mO(t&TOz'ZX!n'ZXo'ZX|'ZX~P#<tO!n6wOz)Tao)Ta|)Ta~O!n6}Oy)[a~Oo:dOy%qa!n%qa~Oo:dOz,WO!Q,XOy%qa!n%qa~O`2UO!P!ZO's,OO(rbOy'^X!n'^X~O'{7QO|'ya%`'yaz'yaR'yao'ya!n'ya~O|8wO~O|:kO~Oq!jX!S%[a!n%[a(d!jX~P#&eOQ!ROSVOTVO^$[O_>qO`>qOc$bOuVOvVOwVO!Q$fO!V$pO!r$uO!s&zO!u$kO!w$hO!{$iO's$ZO(OUO(Q$]O(c$lO(d$mO~O]:lO~P'G^O]:mO!s:nO~O#O:pO~PLvO!n7^O!S)Ra~O!n7^Oq(WX!S)Ra(d(WX~OQ!ROSVOTVO]2wO^$[O_>qO`>qOc$bOuVOvVOwVO!Q$fO!r$uO!s2xO!u$kO!w$hO!{2pO#O:sO's$ZO'z%mO(OUO(Q$]O(c$lO(d$mO(rbO~O!V:uO!S'XX!n'XX~P'IrOq:wO(d)_O~O]:mO~Oz!QO|8iO%`,YO'{*|O~O^:{O!T,uO's'QO'z%mO(rbO~Oq,fOR'Wa!n'Wa~Oo3WOq,fOR'Wa!n'Wa~Oo3WOR'Wa!n'Wa~OR:|O!n3OO~O'{*|OR%Vi!n%Vi~O|;QO#c;RO~P5pOo;SO|;QO'{*|O~O'{*|ORni!nni~O'{*|OR'ba!n'ba~O'{*{OR'ba!n'ba~OT;VOw;VO~O!n3mOR'xi~OS-vOT-vO^-vOc-vOo-vOq-vOu-vOw-vO|-vO!n-vO!u-vO!{-tO#O-vO#R-vO#U-vO#Z-vO#[-vO#]-vO#^-vO'i-uO'z%mO(OUO(Q-sO(b-vO(d-tO(k-sO(l-sO(m-tO(n-tO(o-tO(p-uO(q-vO(r-vO(s-vO~O'{;WO(t;WO(u;WO~P( aO!S;YO~P$*nOY;ZO~P5pOY;ZOo#yO~O(d)_Oy!qi!n!qi~Oq;]O~O'{*|OP$di!n$di~Oy$iq!n$iq~P5pOq;aO~O|;cO#];eO%`,YO~Oz!QO|;gO~Oz!QO|;gO#];jO%`,YO~O|;lO~O|;oO~O|;pO~O|;pO%`,YO'{*|O~Oz!QO|;gO%`,YO'{*|O~Oo;uO|;tO'{*|O~O'{*|O!S&^X!n&^X~OR&Yy#|&Yyz&Yy$q&Yy%`&Yyo&Yy|&Yy!Q&Yy!u&Yy!w&Yy!{&Yy#O&Yy#Z&Yy#[&Yy'i&Yy(Q&Yy(c&Yy(d&Yy(k&Yy(l&Yy(m&Yy(n&Yy(o&Yy(p&Yy(q&Yy(t&Yy(u&Yy!S&Yy!n&YyY&YyP&Yyy&Yyq&Yy#c&Yy#^&Yy~O'{*|O~P('aO#];xO'{&Yy~P('aO!n;yOR)lX~OR;{O~O!n5kO!S)ii~O'{*|O!S&`i!n&`i~O|<QO~P5pO!n<SOy$ki!Q(TX!u(TX!w(TX!{(TX#O(TX(Q(TX(c(TX(t(TX~PDmOQ#giS#giT#gi]#gi^#gi_#gi`#gic#gio(TXu#giv#giw#gi!Q#gi!V#gi!r#gi!s#gi!u#gi!w#gi!{#gi#O(TX#Z(TX#[(TX#|(TX'i(TX's#gi'{(TX(O#gi(Q#gi(c#gi(d#gi(k(TX(l(TX(m(TX(n(TX(o(TX(p(TX(q(TX(r#gi(t(TX(u(TX~O!n<SOy$ki~P(+nO#^<VO~O!c6TO#^<WO(d)_O~Oy<ZO~O|<]O~O|9wO!S<^O~OY<^O|9wO~Oy<]O|9wO~O!n6mOy)Wi~O'{*|Oy%ji!n%ji~O!n6rO!S)Yi~O!n6rO'{*|O!S)Yi~O'{*|O!S']a!n']a~O'{<eOz)UX!n)UXo)UX|)UX~O!n6}Oy)[i~Oy%qi!n%qi~P5pOo<hOy%qi!n%qi~Oq!jX!S%[i!n%[i(d!jX~P#&eO]<jO~O'{*|O!S%Zi!n%Zi~O!n7^O!S)Ri~O!V<lO~P'IrOq(WX!S'Xa!n'Xa(d(WX~O#O<nO~PLvOq,fOR'Wi!n'Wi~Oo3WOq,fOR'Wi!n'Wi~Oo3WOR'Wi!n'Wi~Oo<oO'{*|OR%Wq!n%Wq~O|<pO~O|<pO#c<qO~P5pO|;tO~P5pO'{<tO(t<tO(u<tO~O'{<tO(t<tO(u<tO~P( aO(d)_Oy!qq!n!qq~O'{*|OP$dq!n$dq~O|<wO#]<yO%`,YO~Oq<|O~O|<wO~O|=OO'{*|O~Oz!QO|=PO%`,YO'{*|O~Oz!QO|=PO~O|=SO~P5pO|=UO~O|=UO%`,YO'{*|O~O|=WO~P5pOo=YO|=WO'{*|O~O'{*|OR&Y!R#|&Y!Rz&Y!R$q&Y!R%`&Y!Ro&Y!R|&Y!R!Q&Y!R!u&Y!R!w&Y!R!{&Y!R#O&Y!R#Z&Y!R#[&Y!R'i&Y!R(Q&Y!R(c&Y!R(d&Y!R(k&Y!R(l&Y!R(m&Y!R(n&Y!R(o&Y!R(p&Y!R(q&Y!R(t&Y!R(u&Y!R!S&Y!R!n&Y!RY&Y!RP&Y!Ry&Y!Rq&Y!R#c&Y!R#^&Y!R~O's,OO'z%mOR'gX!n'gX~O!n;yOR)la~Oz!eq'i!eq~P#IWOQ#gqS#gqT#gq]#gq^#gq_#gq`#gqc#gqu#gqv#gqw#gqy$kq!Q#gq!V#gq!r#gq!s#gq!u#gq!w#gq!{#gq's#gq(O#gq(Q#gq(c#gq(d#gq(r#gq~O!n=`Oy$kq!Q(TX!u(TX!w(TX!{(TX#O(TX(Q(TX(c(TX(t(TX~PDmO!n=`Oo(TX#O(TX#Z(TX#[(TX#|(TX'i(TX'{(TX(k(TX(l(TX(m(TX(n(TX(o(TX(p(TX(q(TX(t(TX(u(TX~P(:uO#^=eO~O!c6TO#^=eO(d)_O~O|=gO~O'{*|Oy%jq!n%jq~O!n6rO!S)Yq~O'{*|O!S']i!n']i~O'{<eOz)Ua!n)Uao)Ua|)Ua~Oy%qq!n%qq~P5pOq(WX!S'Xi!n'Xi(d(WX~O'{*|O!S%Zq!n%Zq~OSVOTVOuVOvVOwVOz!QO(OUO~O's,OO(Q=lO~P(@nO|=pO~O|=pO#c=qO~P5pO'{=rO(t=rO(u=rO~O(d)_Oy!qy!n!qy~O|=sO~O|=sO#]=vO%`,YO~O|=wO'{*|O~O|=sO%`,YO'{*|O~Oz!QO|=yO~Oz!QO|=yO%`,YO'{*|O~O|={O~O|=|O~P5pOPpOQ!RO]RO^RO_RO`ROc^O!QnO!T#bO!V!aO!Z#aO!^!^O!`#cO!a!eO!c!`O!ukO!wmO!{iO#OkO#RgO#e!fO$O!bO$X!cO$Z!dO$m!gO$o!hO$q!iO'sQO'zWO(QeO(ckO(tfO~P(@nO'{*|OR&Y!Z#|&Y!Zz&Y!Z$q&Y!Z%`&Y!Zo&Y!Z|&Y!Z!Q&Y!Z!u&Y!Z!w&Y!Z!{&Y!Z#O&Y!Z#Z&Y!Z#[&Y!Z'i&Y!Z(Q&Y!Z(c&Y!Z(d&Y!Z(k&Y!Z(l&Y!Z(m&Y!Z(n&Y!Z(o&Y!Z(p&Y!Z(q&Y!Z(t&Y!Z(u&Y!Z!S&Y!Z!n&Y!ZY&Y!ZP&Y!Zy&Y!Zq&Y!Z#c&Y!Z#^&Y!Z~OQ#gyS#gyT#gy]#gy^#gy_#gy`#gyc#gyu#gyv#gyw#gyy$ky!Q#gy!V#gy!r#gy!s#gy!u#gy!w#gy!{#gy's#gy(O#gy(Q#gy(c#gy(d#gy(r#gy~O!n>POy$ky!Q(TX!u(TX!w(TX!{(TX#O(TX(Q(TX(c(TX(t(TX~PDmO!n>POo(TX#O(TX#Z(TX#[(TX#|(TX'i(TX'{(TX(k(TX(l(TX(m(TX(n(TX(o(TX(p(TX(q(TX(t(TX(u(TX~P(HZO!n>QO!Q(TX!u(TX!w(TX!{(TX#O(TX(Q(TX(c(TX(t(TX~PDmO!n>QO~P(+nO#^>TO~O'{*|O!S']q!n']q~Oy%qy!n%qy~P5pOT>UOw>UO~O|>VO~O|>XO%`,YO'{*|O~O|>XO~O|>[O'{*|O~Oz!QO|>]O~O|>^O~P5pOQ#g!RS#g!RT#g!R]#g!R^#g!R_#g!R`#g!Rc#g!Ru#g!Rv#g!Rw#g!Ry$k!R!Q#g!R!V#g!R!r#g!R!s#g!R!u#g!R!w#g!R!{#g!R's#g!R(O#g!R(Q#g!R(c#g!R(d#g!R(r#g!R~O!n>_O!Q(TX!u(TX!w(TX!{(TX#O(TX(Q(TX(c(TX(t(TX~PDmOo(TX#O(TX#Z(TX#[(TX#|(TX'i(TX'{(TX(k(TX(l(TX(m(TX(n(TX(o(TX(p(TX(q(TX(t(TX(u(TX~O!n>_OQ#gqS#gqT#gq]#gq^#gq_#gq`#gqc#gqu#gqv#gqw#gq!Q#gq!V#gq!r#gq!s#gq!u#gq!w#gq!{#gq's#gq(O#gq(Q#gq(c#gq(d#gq(r#gq~P)!qO|>bO~O|>cO~O|>cO%`,YO'{*|O~O!n>eO!Q(TX!u(TX!w(TX!{(TX(Q(TX(c(TX(d(TX~P)!qO!n>eOQ#gyS#gyT#gy]#gy^#gy_#gy`#gyc#gyu#gyv#gyw#gy!Q#gy!V#gy!r#gy!s#gy!u#gy!w#gy!{#gy's#gy(O#gy(Q#gy(c#gy(d#gy(r#gy~P)!qO|>fO~OzaX~P%dOziX!QiX!uaX#OaX(caX~P#B[Oc'wXo'rXz(]X!u'rX#O'rX#R'rX(c'rX(d'rX~Oc'rXc(]Xz'rX!Q'rX!w'rX!{'rX#Z'rX#['rX#|'rX'i'rX'{'rX(Q'rX(k'rX(l'rX(m'rX(n'rX(o'rX(p'rX(q'rX(t'rX(u'rX~P)(}OP'rXq'rX!Q(]X!n'rX!R'rX|'rX!S'rXY'rX!c'rX#^'rXy'rX~P)(}O]>iO^>iO_>iO`>iO's>gO~O!s>vO#o?{O~P!2eOPpOQ!ROSVOTVOc>lOuVOvVOwVO!T#bO!V?wO!Z#aO!^!^O!`?yO!a?xO!c!`O#RgO#e!fO$O>rO$X>sO$Z!dO$m!gO$o!hO$q!iO'zWO(OUOo$PXz$PX!Q$PX!u$PX!w$PX!{$PX#O$PX#Z$PX#[$PX#|$PX'i$PX'{$PX(Q$PX(c$PX(d$PX(k$PX(l$PX(m$PX(n$PX(o$PX(p$PX(q$PX(t$PX(u$PX~P)+uO#]$yO~P!2eO!Q(]XP'rXq'rX!n'rX!R'rX|'rX!S'rXY'rX!c'rX#^'rXy'rX~P)(}Oo#}X#Z#}X#[#}X#|#}X'i#}X'{#}X(d#}X(k#}X(l#}X(m#}X(n#}X(o#}X(p#}X(q#}X(u#}X~P!2eOo$WX#Z$WX#[$WX#|$WX'i$WX'{$WX(d$WX(k$WX(l$WX(m$WX(n$WX(o$WX(p$WX(q$WX(u$WX~P!2eOPpOQ!ROSVOTVOc>lOuVOvVOwVO!T#bO!V?wO!Z#aO!^!^O!`?yO!a?xO!c!`O#RgO#e!fO$O>rO$X>sO$Z!dO$m!gO$o!hO$q!iO'zWO(OUOo$Paz$Pa!Q$Pa!u$Pa!w$Pa!{$Pa#O$Pa#Z$Pa#[$Pa#|$Pa'i$Pa'{$Pa(Q$Pa(c$Pa(d$Pa(k$Pa(l$Pa(m$Pa(n$Pa(o$Pa(p$Pa(q$Pa(t$Pa(u$Pa~P)+uOo?QO#Z?QO#[>}Oz$Pa~P!ISO'i#nOz$aa~P#IWO#]+pO~P!2eOo#yO!Q#{O!u#zO!w$OO!{#kO#O#zO#Z#yO#[#vO#|$PO'{#hO(Q#hO(c#zO(d#mO(k#iO(l#iO(m#jO(n#jO(o#lO(p#oO(q#}O(t#iO(u#gO~O'i@PO#^(VX~P)6sO'i#nOz#}a~P#IWOq#OOo$Wa#Z$Wa#[$Wa#|$Wa'i$Wa'{$Wa(d$Wa(k$Wa(l$Wa(m$Wa(n$Wa(o$Wa(p$Wa(q$Wa(u$Wa~P!2eO'i#nOz$Wa~P#IWO'i#nOz#ni~P#IWO!Q#{O!w$OO(k#iO(l#iO(q#}O(t#iO(u#gOo#qiz#qi!u#qi!{#qi#O#qi#Z#qi#[#qi#|#qi'i#qi(c#qi(d#qi(m#qi(n#qi(o#qi(p#qi~O'{#qi(Q#qi~P):ZO'{#hO(Q#hO~P):ZO!Q#{O!w$OO'{#hO(Q#hO(k#iO(l#iO(m#jO(n#jO(q#}O(t#iO(u#gOo#qiz#qi!u#qi#O#qi#Z#qi#[#qi#|#qi'i#qi(c#qi(d#qi(o#qi(p#qi~O!{#qi~P)<VO!{#kO~P)<VO!Q#{O!w$OO!{#kO'{#hO(Q#hO(k#iO(l#iO(m#jO(n#jO(o#lO(q#}O(t#iO(u#gOo#qiz#qi!u#qi#O#qi#Z#qi#[#qi#|#qi'i#qi(c#qi(p#qi~O(d#qi~P)>OO(d#mO~P)>OO!Q#{O!w$OO!{#kO#[>}O'{#hO(Q#hO(d#mO(k#iO(l#iO(m#jO(n#jO(o#lO(q#}O(t#iO(u#gOo#qiz#qi!u#qi#O#qi#Z#qi#|#qi(c#qi(p#qi~O'i#qi~P)?wO'i#nO~P)?wOo?QO#Z?QO#[>}Oz#zi~P$?`Oo?QO#Z?QO#[>}Oz$Pi~P$AdO#]1`O~P!2eO'i#nOz$ai~P#IWOPpOQ!RO]RO^RO_RO`ROc^O!QnO!T#bO!V!aO!Z#aO!^!^O!`#cO!a!eO!c!`O!f@TO!ukO!wmO!{iO#OkO#RgO#e!fO$O!bO$X!cO$Z!dO$m!gO$o!hO$q!iO'sQO'zWO(QeO(ckO(tfO~P(@nO'i#nOz$Wi~P#IWO'i#nOz#nq~P#IWO'i#nOz$aq~P#IWO#^&|a'i&|a~P)6sO'i?jO#^!di~OS-vOT-vO^6[Oc-vOo-vOq-vOu-vOw-vOz(QO|-vO!Q(OO!n-vO!u-vO!w(PO!{-tO#O-vO#R-vO#U8RO#Z-vO#[-vO#]-vO#^-vO'i-uO'z%mO'{-xO(OUO(Q-sO(b-vO(d-tO(i-wO(k-sO(l-sO(m-tO(n-tO(o-tO(p-uO(q-vO(r-vO(s-vO(t-xO(u-yO~O'i?jO#^!dq~O#^#bq'i!eq~P)6sO#^!eq'i!eq~P)6sOc>uO~Oo?QO~OPpOz!QO!a?|O~O'i#nOz#na~P#IWO!T?]O!s?]O~O'i?jO~O'i?jO#^!da~O!f@TO~P%;yOo?pO(d)_O~Oo?tO(d)_O~O'pX^(i(rU(k(Ou#U'z'n'm's~",
  goto: "%?Y)mPPPPPPP)nPPP)u*XPPPP*_/YP2t8kP:e:e<j:eCeItLPLbPLhPMc!#QPPPP!&{PP!'OP!+p!,XPPPPP!-[P!0^!2o!0^P!0^!0^P!0^PP!5XP!7m!7sP!8V!9Q!:O!:O!:O!8V!:yP!8V!>T!>WPP!>^P!8VP!8V!8V!8VP!8V!8VP!8V!8VP!>|!?sP!?s!&g!&g!&gPPPP!?s!@V!@s!7mP!0^P!Ak!An!At!CY!Cf!Ew!Ew!HW!JkP!Cf!Cf!Lx!Nu#!t#$o#&h#(_#*S#+m!Cf!CfP!CfP!Cf!Cf#-[!CfP#/Z!Cf!CfP!CfP!Cf!Jk!Jk!Cf!Jk!Cf#1l#4`#4c!Jk!Cf#4f#4l#4l#4l#4p!0^P!0^P!0^P!+p!+pP!+pP#4z!+p!+pP#5^#6l!+pP#7T#7_PP#7h#8s#9R#9R#9a#9d#9|#9|#:Y#:S#:`P#=f#=f#=l#7_P#=|!+pP#>S#>x#?U!+pP!+pP#?f#?u!+pP!+pP!+p!+pP!+p!+p!+pP#@R#@R#@X#@_#@R#@R!+p!+p#@l#@w#AR#AU#C[#E`#Eg#Ej#Em#Ey#FV#FP#CO#CO#CO8k8k8k8k8k8k8k8k8kP8k#F]#F`#Ff#GW#Ih#In#It#JV#No#Nu#N{$ _$ q$ {$$_$$m$$w$$}$%T$%c$%m$%w$&]$&i$&o$&u$'P$'_$'i$(Y$(g$(m$(y$)Q$)W$)b$)hPPPPPPPPP$)n$-hP$2R$7V$7u$:O$@c$@fPP$@iPPPP$DR$D^$D{$KU$Mw$NT%!Y!8V%#[%'[%*h%.f%.o%.t%.wPPP%.z%2W%2w!?sP%3_PPPPPPPPPPP%3w%6j%6m%6v%6y%6|%7P%7S%7Y%:_%:n%:q%:t%:w%:z%:}%;Q%;T%;W%;Z%;^%;a%;|#@R%<Y%<`%<c%<f%>k%>o%>s%>v%>y%>|%?P%?S%?VQ!zPT'o!y'pq!UOmn!Q!V!W!X$V$X%O%i)v+w,Q1o1xQ&^!TR(V#X)YSO[^dhikmnpq!P!Q!T!V!W!X!`!b!c!f!g!i!v!w#T#U#X#e#p#q#r#s#t#u#v#w#x#y#z#{$O$R$V$X$a$b$f$h$i$k$l$m$u$v%O%_%d%f%i&Y&Z&l&p&s&z'_'d'f'i'u'w'}(Z(g(q(s(u(x(})P)Q)R)V)[)_)a)k)q)t)v*c+`+a+c+g+m+r+w+z,Q,l-Q-^.Y.Z.i.k.}/T/_0j1S1d1g1j1l1o1t1v1x2p2r2x3^3`3j3{4R4]5z6R6T6Y6h6z7X7^7q7w8]8n8}9l9o9s:d:r;S;];u<V<W<h=Y=e>T>k>l>m>n>o>p>r>s>t>u>v>w>x>y>z>{>|>}?O?P?Q?R?U?X?Z?]?h?j?p?t@S@TS)i$z/VQ,P&|Q,U'PQ/R)hQ/j*RW2d,b2c6}:fQ6|2eQ9X5dQ=[;yR=m<o(R!SOdhikmnpq!P!Q!T!V!W!X!`!b!c!f!g!i!v#X#e#p#q#r#s#t#u#v#w#x#y#z#{$O$R$V$X$f$h$i$k$l$m$u$v%O%d%f%i&l&p&s&z'_'u'w(Z(g(q(s(u(x(})R)V)[)_)a)k)q)t)v*c+c+g+m+r+w+z,Q,l-Q.Y.Z.k.}/T/_0j1d1g1j1l1o1t1v1x2p2r2x3^3j3{4R4]5z6R6T6Y6h6z7X7^7q7w8]8n8}9l9o9s:d:r;S;];u<V<W<h=Y=e>T>m>n>o>p>r>s>v>w>x>y>z>{>|>}?O?P?Q?R?U?X?]?h?j?p?t@S@T$^_Odhikmnq!P!Q!V!W!X!b!c#e#p#q#r#s#t#u#v#w#x#y#z#{$O$R$V$X%d%f%i&l&s(Z(g(q(s(u(x)k*c+c+m-Q.Y.Z/T0j3^3{4]5z6R6T6z7q7w8n8}9o:d;S;u<V<W<h=Y=e>T?j?p?t!p$cp!i!v$f$h$i$m$u$v&p&z'_'w)R)V)[)_)a+w,l.k.}1d1j1l1o2p2r2x4R6Y7X7^8]9s:r;]@S@T%U%p!R!t$P$y%t%u%v%w&S&V&e'X'Y'['y)`*i*u*v*{*|+O+R+U+V+[+^+h+j+k+p,X,Y,f,g,z-R-a/P/e/w0R0]0e0f0r0}1P1Z1[1`2V2X2}3W3_3k3m4Y4|5Q5S5W5]5j5k5q5t6k6q6r6w7Q7Z7n8a8h8k8z9P9U9a9i:S:Y:[:w;a;e;j;x<d<y<|=vp&[!T#X$k$l%O(})q)t)v+g,Q/_1t1v1x6h!a?v!`!f!g'u+r+z1g3j9l>m>n>o>p>r>s>v>w>x>y>z>{>|>}?O?P?Q?R?U?X?]?h$o%{!R!t$P$y%u%v%w&e'X'Y'['y)`*i*u*v*{+O+R+^+h+j+k+p,X,Y,g,z-R-a/P/e/w0R0]0e0f0r0}1Z1[1`2V2X2}3W3_3k3m4Y4|5Q5S5W5]5j5k5t6k6q6r6w7Z7n8a8h8k8z9P9U9a9i:S:Y:[:w;a;e;j;x<d<y<|=v%V%s!R!t$P$y%t%u%v%w&S&V&e'X'Y'['y)`*i*u*v*{*|+O+R+U+V+[+^+h+j+k+p,X,Y,f,g,z-R-a/P/e/w0R0]0e0f0r0}1P1Z1[1`2V2X2}3W3_3k3m4Y4|5Q5S5W5]5j5k5q5t6k6q6r6w7Q7Z7n8a8h8k8z9P9U9a9i:S:Y:[:w;a;e;j;x<d<y<|=v(^]O[^dhikmnpq!P!Q!V!W!X!`!b!c!f!g!i!v#T#U#e#p#q#r#s#t#u#v#w#x#y#z#{$O$R$V$X$a$b$f$h$i$m$u$v%d%f%i%l%o%r&l&p&s&z'_'u'w'}(Z(g(q(s(u(x)P)Q)R)V)[)_)a)k*c*l*m*n+c+m+r+w+z,l-Q.Y.Z.i.k.}/T0`0j1d1g1j1l1o2p2r2x3^3j3{4R4]5z6R6T6Y6z7X7^7q7w8]8n8}9l9o9s:d:r;S;];u<V<W<h=Y=e>T>k>l>m>n>o>p>r>s>t>u>v>w>x>y>z>{>|>}?O?P?Q?R?U?X?Z?]?h?j?p?t@S@T%O%s!R!t$P$y%t%u%v%w&S&V&e'Y'[)`*i*u*v*{*|+O+R+U+V+[+^+h+j+k+p,X,Y,f,g,z-R-a/P/e/w0R0]0e0f0r0}1P1Z1[1`2V2X2}3W3_3k4Y4|5Q5S5W5]5j5k5q5t6k6q6r6w7Q7Z7n8a8h8k8z9P9U9a9i:S:Y:[:w;a;e;j;x<d<y<|=vQ'R!nQ'S!oQ'T!pQ'U!qQ']!uQ*U%XQ*V%YQ*W%ZQ*X%[Q*Z%^Q,r'XS-h'y3mQ/l*TS1},V0|Q3S,pQ7g3OR:y7e-kTO[^dhikmnpq!P!Q!R!T!V!W!X!`!b!c!f!g!i!t!v!w#T#U#X#e#p#q#r#s#t#u#v#w#x#y#z#{$O$P$R$V$X$a$b$f$h$i$k$l$m$u$v$y%O%_%d%f%i%l%o%t%u%v%w&S&V&Y&Z&e&l&p&s&z'X'Y'['_'d'f'i'u'w'y'}(Z(g(q(s(u(x(})P)Q)R)V)[)_)`)a)k)q)t)v*c*i*l*m*u*v*{*|+O+R+U+V+[+^+`+a+c+g+h+j+k+m+p+r+w+z,Q,X,Y,f,g,l,z-Q-R-^-a.Y.Z.i.k.}/P/T/_/e/w0R0]0`0e0f0j0r0}1P1S1Z1[1`1d1g1j1l1o1t1v1x2V2X2p2r2x2}3W3^3_3`3j3k3m3{4R4Y4]4|5Q5S5W5]5j5k5q5t5z6R6T6Y6h6k6q6r6w6z7Q7X7Z7^7n7q7w8]8a8h8k8n8z8}9P9U9a9i9l9o9s:S:Y:[:d:r:w;S;];a;e;j;u;x<V<W<d<h<y<|=Y=e=v>T>k>l>m>n>o>p>r>s>t>u>v>w>x>y>z>{>|>}?O?P?Q?R?U?X?Z?]?h?j?p?t@S@T$j%q!R!t$P$y%u%v%w&e'X'Y'[)`*i*u*v*{+O+R+^+h+j+k+p,X,Y,g,z-R-a/P/e/w0R0]0e0f0r0}1Z1[1`2V2X2}3W3_3k4Y4|5Q5S5W5]5j5k5t6k6q6r6w7Z7n8a8h8k8z9P9U9a9i:S:Y:[:w;a;e;j;x<d<y<|=vQ*p%td+T&S&V*|+U+V+[,f1P5q7QT-i'y3mQ'x#PQ(U#WQ)p$|U*g%n*o+SR0W*hQ-l'yR7|3mQ,k'UQ,}']S0O*Z-OQ2n,if3V,q,r1|1}3R3S5o7f7g:x:yS3l-h-iS4q/l0PS6v2]2^R8r4r$b%y!R!t$P$y%v%w&e'Y'[)`*i*u*v*{+O+R+^+h+j+k+p,X,g,z-R-a/P/e/w0R0]0e0f0r0}1Z1[1`2V2X2}3W3_3k4Y4|5Q5S5W5]5j5k5t6k6q6r7Z7n8a8h8k8z9P9U9a9i:S:Y:[:w;a;e;j;x<d<y<|=vQ*u%uQ,q'XQ-m'yt-v(O(P(Q-{-}.P1q1r1s3q3r6_6b6d8T8U;Y?qQ0k*|Q0n+QQ1|,VS2[,Y6wQ2i,fW2z,l2r7^:rQ3R,pQ5o0|Q7Y2pQ7f3OQ7}3mQ9X5dQ9[5fQ:^6uQ:i7QQ:x7eQ=[;yR=i<e'lVOdhikmnpq!P!Q!V!W!X!`!b!c!f!g!i!v#e#p#q#r#s#t#u#v#w#x#y#z#{$O$R$V$X$f$h$i$k$l$m$u$v%d%f%i&l&p&s&z'_'u'w'y(Z(g(q(s(u(x(})R)V)[)_)a)k*c+c+m+r+w+z,l-Q.Y.Z.k.}/T0j1d1g1j1l1o2p2r2x3^3j3m3{4R4]5z6R6T6Y6z7X7^7q7w8]8n8}9l9o9s:d:r;S;];u<V<W<h<o=Y=e>T>m>n>o>p>r>s>v>w>x>y>z>{>|>}?O?P?Q?R?U?X?]?h?j?p?t@S@TU'O!m%V%bu-v(O(P(Q-{-}.P1q1r1s3q3r6_6b6d8T8U;Y?qR-n'y%^tOdhikmn!P!Q!V!W!X!`!b!c!f!g#e#p#q#r#s#t#u#v#w#x#y#z#{$O$R$V$X%d%f%i&s'u(Z(g(q(s(u(x)k*c+c+r+z-Q.Y.Z/T0j1g3^3j3{4]5z6R6T6z7q7w8n8}9l9o:d;S;u<V<W<h=Y=e>T>m>n>r>s>v>w>x>y>z>{>|>}?O?P?Q?X?]?j?p?tS$xq>pS&c![#aS&g!]#bQ&i!^U&j!_#c?yQ&x!hQ't#OS+l&k?|S+o&l?UQ+u&qQ+y&wQ-e'vQ-l'yU/Q)f+m?hQ2{,mQ3i-dS5O/z2|Q5|1aQ6Q1hQ6Z1pQ7|3mU8i4i5P7dQ9k5{Q;O7pQ;U7xU;g8j8l8{Q<r;RS=P;h;iQ=m<oQ=o<qS=y=Q=RQ>W=qR>]=z{|Od!P!Q!V!W!X%O%d%f%i)q)t)v*c,Q/_1t1v1x6hpyOd!P!Q!V!W!X%d%f%i*c,Q1t1v1x6hY)w%O)q)t)v/_W2Q,W2O6m:TQ2X,XW2e,b2c6}:fQ6q2VQ:[6rR<d:Y!p$ep!i!v$f$h$i$m$u$v&p&z'_'w)R)V)[)_)a+w,l.k.}1d1j1l1o2p2r2x4R6Y7X7^8]9s:r;]@S@TS&h!])yQ&{!jQ&}!lY'V!s%])}/b4dW'b!w%_'f3`Q'l!xQ*O%SQ*P%TQ*Q%UU*]%`'m'nQ,T'PS-V'd'iS.p)W4SQ/i*RS0S*^*_W0t+R0r5k9aQ3X,uQ3c-^Q3g-_S4V.u.vQ4g/cQ5T0TQ6i1{Q8^4XS8d4e4hQ8o4nR;b8e%otOdhikmnq!P!Q!V!W!X!`!b!c!f!g#e#p#q#r#s#t#u#v#w#x#y#z#{$O$R$V$X%d%f%i&l&s'u(Z(g(q(s(u(x)k*c+c+m+r+z-Q.Y.Z/T0j1g3^3j3{4]5z6R6T6z7q7w8n8}9l9o:d;S;u<V<W<h=Y=e>T>m>n>o>p>r>s>v>w>x>y>z>{>|>}?O?P?Q?R?U?X?]?h?j?p?t%jXOdhikmnq!P!Q!V!W!X!`!b!f!g#e#p#q#r#s#t#u#v#w#x#y#z#{$O$R$V$X%d%f%i&l&s'u(Z(g(q(s(u(x)k*c+c+m+r+z-Q.Y.Z/T0j1g3^3j3{4]5z6R6T6z7q7w8n8}9l9o:d;S;u<V<W<h=Y=e>T>m>n>o>p>r>v>w>x>y>z>{>|>}?O?P?Q?R?U?X?]?h?j?p?tQ&s!cQ&u!dR?X>s%ntOdhikmnq!P!Q!V!W!X!`!b!c!f!g#e#p#q#r#s#t#u#v#w#x#y#z#{$O$R$V$X%d%f%i&l&s'u(Z(g(q(s(u(x)k*c+c+m+r+z-Q.Y.Z/T0j1g3^3j3{4]5z6R6T6z7q7w8n8}9l9o:d;S;u<V<W<h=Y=e>T>m>n>o>p>r>s>v>w>x>y>z>{>|>}?O?P?Q?R?U?X?]?h?j?p?tR6Q1hX&o!`!g'u6TU&m!`!g'uS1e+r?jQ1f+sQ?o@PR?}6T!q$pp!i!v$f$h$i$m$u$v&p&z'_'w)R)V)[)_)a+w,l.k.}1d1j1l1o2p2r2x4R6Y7X7^8]9s:r;]@S@T!w$_p!i!v$f$h$i$k$l$m$u$v&p&z'_'w(})R)V)[)_)a+w,l.k.}1d1j1l1o2p2r2x4R6Y7X7^8]9s:r;]@S@T!q$dp!i!v$f$h$i$m$u$v&p&z'_'w)R)V)[)_)a+w,l.k.}1d1j1l1o2p2r2x4R6Y7X7^8]9s:r;]@S@T'a`Odhikmnpq!P!Q!V!W!X!`!b!c!f!g!i!v#e#p#q#r#s#t#u#v#w#x#y#z#{$O$R$V$X$f$h$i$m$u$v%d%f%i&l&p&s&z'_'u'w(Z(g(q(s(u(x)R)V)[)_)a)k*c+c+m+r+w+z,l-Q.Y.Z.k.}/T0j1d1g1j1l1o2p2r2x3^3j3{4R4]5z6R6T6Y6z7X7^7q7w8]8n8}9l9o9s:d:r;S;];u<V<W<h=Y=e>T>m>n>o>p>r>s>v>w>x>y>z>{>|>}?O?P?Q?R?U?X?]?h?j?p?t@S@TR)X$gQ.r)WR8Z4SQ(l#}S)j$z/VS.q)W4SQ/S)hW2P,W2O6m:TS4W.u.vQ6l2QR8_4XQ(R#Vx+b&](O(P(Q(X*k-{-}.P1q1r1s3q3r6_6b6d8U9v?qQ+d&`Q+}&{Q/g*PR4a/[q-y(O(P(Q-{-}.P1q1r1s3q3r6_6b6d8U?qQ(R#Vx+b&](O(P(Q(X*k-{-}.P1q1r1s3q3r6_6b6d8U9v?qR4a/[Q(S#Vx+b&](O(P(Q(X*k-{-}.P1q1r1s3q3r6_6b6d8U9v?qQ+|&{S/f*P+}Q4b/[R4l/gR+x&vX1k+w1l1o6Y#ucOdm!P!Q!V!W!X#{$R$V$z%O%d%f%i'X(g(q(u)h)q)t)v*c+R+w,Q,V,W,X,b,l,p.Z/V/_0r0|1j1l1o1t1v1x2O2V2c2r3O5k6Y6h6m6r6}7^7e9a9s:T:Y:f:rQ6S1iQ9q6UQ<X9rR=f<Y%osOdhikmnq!P!Q!V!W!X!`!b!c!f!g#e#p#q#r#s#t#u#v#w#x#y#z#{$O$R$V$X%d%f%i&l&s'u(Z(g(q(s(u(x)k*c+c+m+r+z-Q.Y.Z/T0j1g3^3j3{4]5z6R6T6z7q7w8n8}9l9o:d;S;u<V<W<h=Y=e>T>m>n>o>p>r>s>v>w>x>y>z>{>|>}?O?P?Q?R?U?X?]?h?j?p?t$YhOdhimnq!P!Q!V!W!X!b!c#e#p#q#r#s#t#u#v#w#x#y#{$O$R$V$X%d%f%i&l&s(Z(g(q(s(u(x)k*c+c+m-Q.Y.Z/T0j3^3{4]5z6R6T6z7q7w8n8}9o:d;S;u<V<W<h=Y=e>T?j?p?t!]>m!`!f!g'u+r+z1g3j9l>m>n>p>r>s>v>w>x>y>z>{>|>}?O?P?Q?U?X?]?h$^hOdhikmnq!P!Q!V!W!X!b!c#e#p#q#r#s#t#u#v#w#x#y#z#{$O$R$V$X%d%f%i&l&s(Z(g(q(s(u(x)k*c+c+m-Q.Y.Z/T0j3^3{4]5z6R6T6z7q7w8n8}9o:d;S;u<V<W<h=Y=e>T?j?p?t!a>m!`!f!g'u+r+z1g3j9l>m>n>o>p>r>s>v>w>x>y>z>{>|>}?O?P?Q?R?U?X?]?h%gsOdhimnq!P!Q!V!W!X!`!b!c!f!g#e#p#q#r#s#t#u#v#w#x#y#{$O$R$V$X%d%f%i&l&s'u(Z(g(q(s(u(x)k*c+c+m+r+z-Q.Y.Z/T0j1g3^3j3{4]5z6R6T6z7q7w8n8}9l9o:d;S;u<V<W<h=Y=e>T>m>n>p>r>s>v>w>x>y>z>{>|>}?O?P?Q?U?X?]?h?j?p?t#j#pj#d$Q$S$W$w%e&r&t(Y(^(_(`(a(b(c(d(e(f(h(n(p(v({*`+n+v.T.U.[.^.`.b/U1T1_3Z3w3y4^5c7r8W8b9j:c;P;T;k;s<g<s=X=k=}?V?n?s?u!V>w&n&v1c1p6P7x<R?S?T?W?Y?[?_?`?a?b?c?d?e?f?g?i?k?l?m?z#l#qj#d$Q$S$W$w%e&r&t(Y([(^(_(`(a(b(c(d(e(f(h(n(p(v({*`+n+v.T.U.[.^.`.b/U1T1_3Z3w3y4^5c7r8W8b9j:c;P;T;k;s<g<s=X=k=}?V?n?s?u!X>x&n&v1c1p6P7x<R?S?T?W?Y?[?^?_?`?a?b?c?d?e?f?g?i?k?l?m?z#h#rj#d$Q$S$W$w%e&r&t(Y(_(`(a(b(c(d(e(f(h(n(p(v({*`+n+v.T.U.[.^.`.b/U1T1_3Z3w3y4^5c7r8W8b9j:c;P;T;k;s<g<s=X=k=}?V?n?s?u!T>y&n&v1c1p6P7x<R?S?T?W?Y?[?`?a?b?c?d?e?f?g?i?k?l?m?z#f#sj#d$Q$S$W$w%e&r&t(Y(`(a(b(c(d(e(f(h(n(p(v({*`+n+v.T.U.[.^.`.b/U1T1_3Z3w3y4^5c7r8W8b9j:c;P;T;k;s<g<s=X=k=}?V?n?s?u!R>z&n&v1c1p6P7x<R?S?T?W?Y?[?a?b?c?d?e?f?g?i?k?l?m?z#d#tj#d$Q$S$W$w%e&r&t(Y(a(b(c(d(e(f(h(n(p(v({*`+n+v.T.U.[.^.`.b/U1T1_3Z3w3y4^5c7r8W8b9j:c;P;T;k;s<g<s=X=k=}?V?n?s?u!P>{&n&v1c1p6P7x<R?S?T?W?Y?[?b?c?d?e?f?g?i?k?l?m?z#b#uj#d$Q$S$W$w%e&r&t(Y(b(c(d(e(f(h(n(p(v({*`+n+v.T.U.[.^.`.b/U1T1_3Z3w3y4^5c7r8W8b9j:c;P;T;k;s<g<s=X=k=}?V?n?s?u}>|&n&v1c1p6P7x<R?S?T?W?Y?[?c?d?e?f?g?i?k?l?m?z#W#wj#d$Q$S$W$w%e&r&t(Y(d(e(f(h(n(p(v({*`+n+v.T.U.[.^.`.b/U1T1_3Z3w3y4^5c7r8W8b9j:c;P;T;k;s<g<s=X=k=}?Vs?O&n&v1p7x?S?T?W?Y?[?e?f?g?i?k?l?m?z#[#xj#d$Q$S$W$w%e&r&t(Y(e(f(h(n(p(v({*`+n+v.T.U.[.^.`.b/U1T1_3Z3w3y4^5c7r8W8b9j:c;P;T;k;s<g<s=X=k=}?V?n?s?uw?P&n&v1c1p6P7x<R?S?T?W?Y?[?f?g?i?k?l?m?z$y#|j#_#d$Q$S$W$w%e&n&r&t&v(Y([(](^(_(`(a(b(c(d(e(f(h(n(p(v({*`+n+v.T.U.[.^.`.b/U1T1_1c1p3Z3w3y4^5c6P7r7x8W8b9j:c;P;T;k;s<R<g<s=X=k=}?S?T?V?W?Y?[?^?_?`?a?b?c?d?e?f?g?i?k?l?m?n?s?u?z%olOdhikmnq!P!Q!V!W!X!`!b!c!f!g#e#p#q#r#s#t#u#v#w#x#y#z#{$O$R$V$X%d%f%i&l&s'u(Z(g(q(s(u(x)k*c+c+m+r+z-Q.Y.Z/T0j1g3^3j3{4]5z6R6T6z7q7w8n8}9l9o:d;S;u<V<W<h=Y=e>T>m>n>o>p>r>s>v>w>x>y>z>{>|>}?O?P?Q?R?U?X?]?h?j?p?t$^qOdhikmnq!P!Q!V!W!X!b!c#e#p#q#r#s#t#u#v#w#x#y#z#{$O$R$V$X%d%f%i&l&s(Z(g(q(s(u(x)k*c+c+m-Q.Y.Z/T0j3^3{4]5z6R6T6z7q7w8n8}9o:d;S;u<V<W<h=Y=e>T?j?p?tU&l!_!e#cQ+m&k!`>p!`!f!g'u+r+z1g3j9l>m>n>o>p>r>s>v>w>x>y>z>{>|>}?O?P?Q?R?U?X?]?hS?U?x?yR?h?|R$qpR.|)aQ${rR/Y)pT)l$z/VQ1n+wS6W1l1oR9u6YQ6^1qQ6a1rQ6c1sQ9y6_Q9|6bR9}6dQ,R&}Q,x'ZQ,{']Q/h*QW/|*Z,|,}-OS1X+i,yW4o/l/}0O0PU5u1Y1]3YU8p4p4q4rS9g5v5xS;m8q8rS;}9f9hQ=T;nS=^<O<PR>O=_b}O!P!Q!V!W!X%f%i*cW)s%O)t)v/_X1u,Q1v1x6hQ%PxS)|%Q&dR/k*SW)s%O)t)v/_R/Z)qQ'[!tQ+j&eQ,^'RQ,a'SQ,e'TQ,i'UQ,n'WQ-O']Q/p*UQ/s*VQ/v*WQ/y*XQ/{*YQ0P*ZQ0}+XQ4j/dQ4r/lQ8g4fR;`8cU,s'X,V0|Q3T,pQ7h3OR:z7eU,v'X,V0|Q3U,pQ7i3OR:{7eR=n<oQ,m'WS/z*Y,nS4i/d/{Q8f4fQ8l4jS;_8c8gR<z;`Q2t,lQ7[2rQ:t7^R<k:rQ2t,lR7[2rQ,['RQ,`'SQ,d'TQ,h'UQ,y'ZQ,|']S/n*U,^S/r*V,aS/u*W,eQ/x*XU/}*Z,}-OQ1Y+iQ2b,]Q2m,iQ2o,kQ2|,mU4p/l0O0PQ4t/oQ4u/pQ4x/sQ4z/vQ4}/yQ5P/zS5x1]3YQ7T2kQ7V2nS8j4i7dS8q4q4rQ8t4vQ8x4{Q9h5vQ;d8fS;i8l8{Q;n8rQ;q8yQ<O9fQ<x;_Q=Q;hQ=V;rQ=_<PS=u<z<}Q=z=RQ>Y=tR>d>ZQ2_,YR:`6wd+W&S&V*|+U+V+[,f1P5q7QT2],Y6wX)s%O)t)v/_Q,Z'RQ,_'SU/m*U,[,^U/q*V,`,aS4s/n/pS4w/r/sQ6{2dQ8s4uQ8u4xR:e6|Q2R,WQ6j2OQ:U6mR<a:TQ,]'RS/o*U,^Q4v/pQ6{2dR:e6|Q,c'TU/t*W,d,eS4y/u/vR8v4zQ2f,bQ6y2cQ:g6}R<i:fX'h!w%_'f3`X'e!w%_'f3`W'h!w%_'f3`S-X'd'iR3e-^c}O!P!Q!V!W!X%f%i*cQ%h!QS*b%f%iR0V*cR8O3m$n%{!R!t$P$y%u%v%w&e'X'Y'['y)`*i*u*v*{+O+R+^+h+j+k+p,X,Y,g,z-R-a/P/e/w0R0]0e0f0r0}1Z1[1`2V2X2}3W3_3k3m4Y4|5Q5S5W5]5j5k5t6k6q6r6w7Z7n8a8h8k8z9P9U9a9i:S:Y:[:w;a;e;j;x<d<y<|=ve+W&S&V*|+U+V+[,f1P5q7Q%T%t!R!t$P$y%u%v%w&S&V&e'X'Y'['y)`*i*u*v*{*|+O+R+U+V+[+^+h+j+k+p,X,Y,f,g,z-R-a/P/e/w0R0]0e0f0r0}1P1Z1[1`2V2X2}3W3_3k3m4Y4|5Q5S5W5]5j5k5q5t6k6q6r6w7Q7Z7n8a8h8k8z9P9U9a9i:S:Y:[:w;a;e;j;x<d<y<|=vS*j%n+SR0a*oR0Y*iR9R5WQ*j&PQ0a*qQ5^0bR9V5_Q0v+RQ5i0rQ9c5kR;|9aQ0v+RR5i0rR0k*|Q'p!yR-b'pU!VO!W!XQ$VmQ$XnQ%i!Q^&a!V$V$X%i)v1o1xQ)v%OQ1o+wR1x,Q%U%l!R!t$P$y%t%u%v%w&S&V&e'X'Y'['y)`*i*u*v*{*|+O+R+U+V+[+^+h+j+k+p,X,Y,f,g,z-R-a/P/e/w0R0]0e0f0r0}1P1Z1[1`2V2X2}3W3_3k3m4Y4|5Q5S5W5]5j5k5q5t6k6q6r6w7Q7Z7n8a8h8k8z9P9U9a9i:S:Y:[:w;a;e;j;x<d<y<|=vU*e%l*l0`Q*l%oR0`*mQ7R2iR:j7RQ!|UR'r!|W!PO!V!W!XU%c!P%f*cQ%f!QR*c%i$^[Odhikmnq!P!Q!V!W!X!b!c#e#p#q#r#s#t#u#v#w#x#y#z#{$O$R$V$X%d%f%i&l&s(Z(g(q(s(u(x)k*c+c+m-Q.Y.Z/T0j3^3{4]5z6R6T6z7q7w8n8}9o:d;S;u<V<W<h=Y=e>T?j?p?th#Q[#T$a&Y'})P+`.i1S>k>t?ZQ#T^!p$ap!i!v$f$h$i$m$u$v&p&z'_'w)R)V)[)_)a+w,l.k.}1d1j1l1o2p2r2x4R6Y7X7^8]9s:r;]@S@Tp&Y!T#X$k$l%O(})q)t)v+g,Q/_1t1v1x6hQ'}#UQ)P$bQ+`&ZQ.i)QQ1S+a!`>k!`!f!g'u+r+z1g3j9l>m>n>o>p>r>s>v>w>x>y>z>{>|>}?O?P?Q?R?U?X?]?hQ>t>lR?Z>uQ.l)SR4P.lQ4T.rR8[4TQ-{(OQ-}(PQ.P(QW3s-{-}.P8UR8U3rQ+q&mW1b+q6O?r@OQ6O1fQ?r?oR@O?}Q1l+wS6V1l6YR6Y1oYdO!P!V!W!X!O#Yd$R%d(g(u)h)q,p.Z0r1j1t2O2V2c2r7e9a9s:T:Y:f:rQ$RmW%d!Q%f%i*cQ(g#{Q(u$VS)h$z/VW)q%O)t)v/_U,p'X,V0|Q.Z(qQ0r+RW1j+w1l1o6YW1t,Q1v1x6hQ2O,WQ2V,XQ2c,bQ2r,lQ7e3OQ9a5kQ:T6mQ:Y6rQ:f6}R:r7^U(r$S(h(vU.X(p.U.`T.](r.XQ(y$WS.c(y.eR.e({Q)b$qR/O)bQ/W)mR4`/WQ6_1qQ6b1rQ6d1sV9z6_6b6dQ1v,QS6f1v6hR6h1xQ)t%OS/])t/_R/_)v`3P,o,q,r,s,v1|1}5oS7j3P7lX7l3R3S3T3US7_2t2yS:q7[7]T:v7_:qQ<f:^R=j<fQ6x2_R:a6xQ6n2RQ:Q6jT:V6n:QQ6s2WQ:W6pU:]6s:W<bR<b:XQ7O2fQ:b6yT:h7O:bz{Od!P!Q!V!W!X%O%d%f%i)q)t)v*c,Q/_1t1v1x6hS%Ry)wT%a{%RW'd!w%_'f3`S-U'd-^R-^'iQ3a-ZR7u3aU3n-k-l-mS8P3n8QR8Q3oS5g0n5oR9]5gQ5X0YR9S5XQ5l0vQ9^5iT9d5l9^Q0g*wR5b0gQ;z9XR=];zfaOd!P!Q!V!W!X%d%f%i*c%W#^hikmnq!`!b!c!f!g#e#p#q#r#s#t#u#v#w#x#y#z#{$O$R$V$X&l&s'u(Z(g(q(s(u(x)k+c+m+r+z-Q.Y.Z/T0j1g3^3j3{4]5z6R6T6z7q7w8n8}9l9o:d;S;u<V<W<h=Y=e>T>m>n>o>p>r>s>v>w>x>y>z>{>|>}?O?P?Q?R?U?X?]?h?j?p?t!p$jp!i!v$f$h$i$m$u$v&p&z'_'w)R)V)[)_)a+w,l.k.}1d1j1l1o2p2r2x4R6Y7X7^8]9s:r;]@S@TS&]!T#XS)]$k$ld)r%O)q)t)v,Q/_1t1v1x6hQ.g(}R1V+g(Q!SOdhikmnpq!P!Q!T!V!W!X!`!b!c!f!g!i!v#X#e#p#q#r#s#t#u#v#w#x#y#z#{$O$R$V$X$f$h$i$k$l$m$u$v%O%d%f%i&l&p&s&z'_'u'w(Z(g(q(s(u(x(})R)V)[)_)a)k)q)t)v*c+c+g+m+r+w+z,Q,l-Q.Y.Z.k.}/T/_0j1d1g1j1l1o1t1v1x2p2r2x3^3j3{4R4]5z6R6T6Y6h6z7X7^7q7w8]8n8}9l9o9s:d:r;S;];u<V<W<h=Y=e>T>m>n>o>p>r>s>v>w>x>y>z>{>|>}?O?P?Q?R?U?X?]?h?j?p?t@S@T[#S[^&Y&Z>k>lW'e!w%_'f3`['|#T#U+`+a>t>uS)O$a$bS-W'd'iU-q'}1S?ZS.h)P)QQ3d-^R3}.iS%z!R'XQ'Z!tQ(o$PQ)f$yQ*t%uQ*w%vQ*z%wS+i&e'[Q,w'YQ-k'yQ.z)`Q0X*iS0d*u*vQ0k*{Q0m+OW0s+R0r5k9aQ1R+^Q1W+hQ1]+jQ1^+kQ1a+pQ2W,XS2^,Y6wQ2k,gQ3Y,zQ3[-RQ3h-aQ4[/PQ4k/eQ4{/wQ5R0RQ5Z0]Q5`0eQ5a0fQ5p0}Q5v1ZQ5w1[Q5{1`S6p2V2XQ7d2}Q7m3WQ7s3_Q7y3kQ7{3mQ8`4YQ8y4|Q8{5QQ9O5SQ9Q5WQ9T5]Q9_5jQ9f5tQ:R6kQ:X6qQ:Z6rQ:o7ZQ:}7nQ;^8aQ;f8hQ;h8kQ;r8zQ;v9PQ;w9UQ<P9iQ<`:SS<c:Y:[Q<m:wQ<{;aQ<};eQ=R;jQ=Z;xQ=h<dQ=t<yQ=x<|R>Z=vQ+]&SQ+_&VQ0k*|Q0z+UQ0{+VQ1Q+[Q2i,fQ5r1PQ9e5qR:i7Q$n%n!R!t$P$y%u%v%w&e'X'Y'['y)`*i*u*v*{+O+R+^+h+j+k+p,X,Y,g,z-R-a/P/e/w0R0]0e0f0r0}1Z1[1`2V2X2}3W3_3k3m4Y4|5Q5S5W5]5j5k5t6k6q6r6w7Z7n8a8h8k8z9P9U9a9i:S:Y:[:w;a;e;j;x<d<y<|=vQ*o%te+S&S&V*|+U+V+[,f1P5q7Q(zYO[^dhikmnpq!P!Q!T!V!W!X!`!b!c!f!g!i!v#T#U#X#e#p#q#r#s#t#u#v#w#x#y#z#{$O$R$V$X$a$b$f$h$i$k$l$m$u$v%O%d%f%i&Y&Z&l&p&s&z'_'u'w'}(Z(g(q(s(u(x(})P)Q)R)V)[)_)a)k)q)t)v*c+`+a+c+g+m+r+w+z,Q,l-Q.Y.Z.i.k.}/T/_0j1S1d1g1j1l1o1t1v1x2p2r2x3^3j3{4R4]5z6R6T6Y6h6z7X7^7q7w8]8n8}9l9o9s:d:r;S;];u<V<W<h=Y=e>T>k>l>m>n>o>p>r>s>t>u>v>w>x>y>z>{>|>}?O?P?Q?R?U?X?Z?]?h?j?p?t@S@T%`%}!R!t$P$y%l%o%t%u%v%w&S&V&e'X'Y'['y)`*i*l*m*u*v*{*|+O+R+U+V+[+^+h+j+k+p,X,Y,f,g,z-R-a/P/e/w0R0]0`0e0f0r0}1P1Z1[1`2V2X2}3W3_3k3m4Y4|5Q5S5W5]5j5k5q5t6k6q6r6w7Q7Z7n8a8h8k8z9P9U9a9i:S:Y:[:w;a;e;j;x<d<y<|=v_'c!w%_'d'f'i-^3`R-o'yR2j,f%nsOdhikmnq!P!Q!V!W!X!`!b!c!f!g#e#p#q#r#s#t#u#v#w#x#y#z#{$O$R$V$X%d%f%i&l&s'u(Z(g(q(s(u(x)k*c+c+m+r+z-Q.Y.Z/T0j1g3^3j3{4]5z6R6T6z7q7w8n8}9l9o:d;S;u<V<W<h=Y=e>T>m>n>o>p>r>s>v>w>x>y>z>{>|>}?O?P?Q?R?U?X?]?h?j?p?t!v$^p!i!v$f$h$i$k$l$m$u$v&p&z'_'w(})R)V)[)_)a+w,l.k.}1d1j1l1o2p2r2x4R6Y7X7^8]9s:r;]@S@TQ-l'yQ7|3mR=m<oc!OO!P!Q!V!W!X%f%i*cb}O!P!Q!V!W!X%f%i*cW#]d%d)q1tW)s%O)t)v/_X1u,Q1v1x6hhjOd!P!V!W!X6R9o<V<W=e>TS#_h>mQ#diQ$QkQ$SmQ$WnQ$wqW%e!Q%f%i*cU&n!`!g'uQ&r!bQ&t!cQ&v!fQ(Y#eQ([#pS(]#q>xQ(^#rQ(_#sQ(`#tQ(a#uQ(b#vQ(c#wQ(d#xQ(e#yQ(f#zQ(h#{Q(n$OQ(p$RQ(v$VQ({$XQ*`%dQ+n&lQ+v&sQ.T(ZQ.U(gQ.[(qQ.^(sQ.`(uQ.b(xQ/U)kQ1T+cQ1_+mQ1c+rQ1p+zQ3Z-QQ3w.YQ3y.ZQ4^/TQ5c0jQ6P1gQ7r3^Q7x3jQ8W3{Q8b4]Q9j5zQ:c6zQ;P7qQ;T7wQ;k8nQ;s8}Q<R9lQ<g:dQ<s;SQ=X;uQ=k<hQ=}=YQ?S>oQ?T>pQ?V6TQ?W>rQ?Y>sQ?[>vQ?^>wQ?_>yQ?`>zQ?a>{Q?b>|Q?c>}Q?d?OQ?e?PQ?f?QQ?g?RQ?i?UQ?k?XQ?l?]Q?m?hQ?n?jQ?s?pQ?u?tR?z>nbuO!P!Q!V!W!X%f%i*cS#Zd%d$z#`hikmnq!`!b!c!f!g#e#p#q#r#s#t#u#v#w#x#y#z#{$O$R$V$X&l&s'u(Z(g(q(s(u(x)k+c+m+r+z-Q.Y.Z/T0j1g3^3j3{4]5z6T6z7q7w8n8}9l:d;S;u<h=Y>m>n>o>p>r>s>v>w>x>y>z>{>|>}?O?P?Q?R?U?X?]?h?j?p?tQ9n6RQ<U9oQ=b<VQ=d<WQ>S=eR>a>TQ&q!`Q&w!gQ-d'uR9p6TQ$npQ&y!iQ'^!vU)S$f$h)VS)Z$i2pQ)^$mQ)d$uQ)e$vQ+t&pQ+{&zQ-S'_Q-f'wQ.j)RS.x)[7XQ.y)_Q.{)aW1i+w1l1o6YW2q,l2r7^:rQ4O.kQ4Z.}Q5}1dQ6U1jQ7a2xQ8Y4RQ;[8]Q<Y9sQ<v;]Q@Q@SR@R@T!p$`p!i!v$f$h$i$m$u$v&p&z'_'w)R)V)[)_)a+w,l.k.}1d1j1l1o2p2r2x4R6Y7X7^8]9s:r;]@S@TS)]$k$lR.g(}({ZO[^dhikmnpq!P!Q!T!V!W!X!`!b!c!f!g!i!v#T#U#X#e#p#q#r#s#t#u#v#w#x#y#z#{$O$R$V$X$a$b$f$h$i$k$l$m$u$v%O%d%f%i&Y&Z&l&p&s&z'_'u'w'}(Z(g(q(s(u(x(})P)Q)R)V)[)_)a)k)q)t)v*c+`+a+c+g+m+r+w+z,Q,l-Q.Y.Z.i.k.}/T/_0j1S1d1g1j1l1o1t1v1x2p2r2x3^3j3{4R4]5z6R6T6Y6h6z7X7^7q7w8]8n8}9l9o9s:d:r;S;];u<V<W<h=Y=e>T>k>l>m>n>o>p>r>s>t>u>v>w>x>y>z>{>|>}?O?P?Q?R?U?X?Z?]?h?j?p?t@S@T%nrOdhikmnq!P!Q!V!W!X!`!b!c!f!g#e#p#q#r#s#t#u#v#w#x#y#z#{$O$R$V$X%d%f%i&l&s'u(Z(g(q(s(u(x)k*c+c+m+r+z-Q.Y.Z/T0j1g3^3j3{4]5z6R6T6z7q7w8n8}9l9o:d;S;u<V<W<h=Y=e>T>m>n>o>p>r>s>v>w>x>y>z>{>|>}?O?P?Q?R?U?X?]?h?j?p?t!q$gp!i!v$f$h$i$m$u$v&p&z'_'w)R)V)[)_)a+w,l.k.}1d1j1l1o2p2r2x4R6Y7X7^8]9s:r;]@S@T'``Odhikmnpq!P!Q!V!W!X!`!b!c!f!g!i!v#e#p#q#r#s#t#u#v#w#x#y#z#{$O$R$V$X$f$h$i$m$u$v%d%f%i&l&p&s&z'_'u'w(Z(g(q(s(u(x)R)V)[)_)a)k*c+c+m+r+w+z,l-Q.Y.Z.k.}/T0j1d1g1j1l1o2p2r2x3^3j3{4R4]5z6R6T6Y6z7X7^7q7w8]8n8}9l9o9s:d:r;S;];u<V<W<h=Y=e>T>m>n>o>p>r>s>v>w>x>y>z>{>|>}?O?P?Q?R?U?X?]?h?j?p?t@S@T[#R[^$a$b>k>l['{#T#U)P)Q>t>uU*f%l%o%rU-p'}.i?ZU0_*l*m*nR5[0`Q)U$fQ)Y$hR.n)VV)T$f$h)VR.t)WR.s)W%noOdhikmnq!P!Q!V!W!X!`!b!c!f!g#e#p#q#r#s#t#u#v#w#x#y#z#{$O$R$V$X%d%f%i&l&s'u(Z(g(q(s(u(x)k*c+c+m+r+z-Q.Y.Z/T0j1g3^3j3{4]5z6R6T6z7q7w8n8}9l9o:d;S;u<V<W<h=Y=e>T>m>n>o>p>r>s>v>w>x>y>z>{>|>}?O?P?Q?R?U?X?]?h?j?p?t!q$op!i!v$f$h$i$m$u$v&p&z'_'w)R)V)[)_)a+w,l.k.}1d1j1l1o2p2r2x4R6Y7X7^8]9s:r;]@S@TS(T#V(XQ+d&]p-y(O(P(Q-{-}.P1q1r1s3q3r6_6b6d8U?qQ0^*kR<[9v`-z(O(P(Q-{-}.P3r8U[6]1q1r1s6_6b6dT8S3q?qp-y(O(P(Q-{-}.P1q1r1s3q3r6_6b6d8U?qQ;X8TR<u;YbvO!P!Q!V!W!X%f%i*cS#[d%d$z#`hikmnq!`!b!c!f!g#e#p#q#r#s#t#u#v#w#x#y#z#{$O$R$V$X&l&s'u(Z(g(q(s(u(x)k+c+m+r+z-Q.Y.Z/T0j1g3^3j3{4]5z6T6z7q7w8n8}9l:d;S;u<h=Y>m>n>o>p>r>s>v>w>x>y>z>{>|>}?O?P?Q?R?U?X?]?h?j?p?tQ9m6RQ<T9oQ=a<VQ=c<WQ>R=eR>`>TR(j#{Q$UmQ(i#{R(w$VR$spR$rpR)o$zR)n$zQ)m$zR4_/VzxOd!P!Q!V!W!X%O%d%f%i)q)t)v*c,Q/_1t1v1x6hS!r{%RS%Qy)w%S&Q!R!t$P$y%u%v%w&S&V&e'X'Y'['y)`*i*u*v*{*|+O+R+U+V+[+^+h+j+k+p,X,Y,f,g,z-R-a/P/e/w0R0]0e0f0r0}1P1Z1[1`2V2X2}3W3_3k3m4Y4|5Q5S5W5]5j5k5q5t6k6q6r6w7Q7Z7n8a8h8k8z9P9U9a9i:S:Y:[:w;a;e;j;x<d<y<|=vU&d![){1yS*S%W/aS*r%t&RR0c*sQ'W!sQ*Y%]Q/d)}Q4f/bR8c4dR2v,lR2u,lR2a,YR2`,YR:_6uR2T,WR2S,WR2Z,XR2Y,XR2h,bR2g,b!TzOdy{!P!Q!V!W!X%O%R%d%f%i)q)t)v)w*c,Q/_1t1v1x6hQ'k!wQ*[%_Q-Z'fR7t3`X'j!w%_'f3`R-]'fR-['f%V%r!R!t$P$y%t%u%v%w&S&V&e'X'Y'['y)`*i*u*v*{*|+O+R+U+V+[+^+h+j+k+p,X,Y,f,g,z-R-a/P/e/w0R0]0e0f0r0}1P1Z1[1`2V2X2}3W3_3k3m4Y4|5Q5S5W5]5j5k5q5t6k6q6r6w7Q7Z7n8a8h8k8z9P9U9a9i:S:Y:[:w;a;e;j;x<d<y<|=vT0p+Q0|T0o+Q0|R0[*iR0Z*iR0x+RR0w+RR*x%vR9Z5dR9Y5d",
  nodeNames: "⚠ | < > RawString Float LineComment BlockComment SourceFile Shebang ] InnerAttribute MetaItem self Metavariable super crate Identifier ScopedIdentifier :: QualifiedScope AbstractType impl SelfType MetaType TypeIdentifier ScopedTypeIdentifier ScopeIdentifier GenericType TypeArgList TypeBinding = TraitBounds : Lifetime String Escape Char Boolean Integer ArithOp } { Block ; ConstItem Vis pub ( in ) const BoundIdentifier _ LabeledBlock LoopLabel UnsafeBlock unsafe ConstBlock TryBlock try AsyncBlock async move IfExpression if LetChain LetDeclaration let LiteralPattern ArithOp MetaPattern SelfPattern ScopedIdentifier TuplePattern ScopedTypeIdentifier , StructPattern FieldPatternList FieldPattern ref mut FieldIdentifier .. RefPattern [ SlicePattern CapturedPattern ReferencePattern & MutPattern RangePattern ... OrPattern MacroPattern ! ParenthesizedTokens TokenBinding Identifier TokenRepetition ArithOp BitOp LogicOp UpdateOp CompareOp -> => ArithOp BracketedTokens BracedTokens LetDeclaration else MatchExpression match MatchBlock MatchArm Attribute Guard UnaryExpression ArithOp DerefOp LogicOp ReferenceExpression raw TryExpression BinaryExpression ArithOp ArithOp BitOp BitOp BitOp BitOp LogicOp LogicOp AssignmentExpression TypeCastExpression as ReturnExpression return RangeExpression CallExpression ArgList AwaitExpression await FieldExpression GenericFunction BreakExpression break ContinueExpression continue IndexExpression ArrayExpression TupleExpression MacroInvocation UnitExpression ClosureExpression ParamList Parameter Parameter ParenthesizedExpression StructExpression FieldInitializerList ShorthandFieldInitializer FieldInitializer BaseFieldInitializer MatchArm WhileExpression while LoopExpression loop ForExpression for MacroInvocation DeclarativeMacroItem macro MacroDefinition macro_rules MacroRule EmptyStatement ModItem mod DeclarationList AttributeItem ForeignModItem extern DeclarationList FunctionItem safe fn TypeParamList ConstrainedTypeParameter OptionalTypeParameter ConstParameter ArithOp ParamList Parameter SelfParameter VariadicParameter VariadicParameter WhereClause where LifetimeClause TypeBoundClause HigherRankedTraitBound StaticItem static AttributeItem StructItem struct FieldDeclarationList FieldDeclaration OrderedFieldDeclarationList UnionItem union EnumItem enum EnumVariantList EnumVariant TypeItem type FunctionItem default ImplItem TraitItem trait AssociatedType LetDeclaration UseDeclaration use ScopedIdentifier UseAsClause ScopedIdentifier UseList ScopedUseList UseWildcard ExternCrateDeclaration StaticItem ExpressionStatement ExpressionStatement ArithOp FunctionType ForLifetimes ParamList Parameter Parameter ParamList Parameter VariadicParameter VariadicParameter RemovedTraitBound ConstTraitBound ParenthesizedTraitBound ReferenceType PointerType TupleType UnitType ArrayType MacroInvocation EmptyType InferredType DynamicType dyn BoundedType UseBound",
  maxTerm: 396,
  nodeProps: [
    ["isolate", -4,4,6,7,35,""],
    ["group", -45,4,5,13,14,15,16,17,18,35,37,38,39,43,54,56,58,59,61,64,112,118,122,124,125,134,135,137,139,140,142,144,145,146,148,150,151,152,153,154,155,159,160,166,168,170,"Expression",-17,21,23,24,25,26,28,240,252,253,254,255,256,257,258,259,260,262,"Type",-21,45,172,173,175,178,179,182,183,207,212,214,218,220,222,223,225,226,227,235,236,237,"Statement",-17,52,53,69,71,72,73,74,77,83,84,86,87,88,90,91,93,94,"Pattern"],
    ["openedBy", 10,"[",41,"{",50,"("],
    ["closedBy", 42,"}",48,")",85,"]"]
  ],
  propSources: [rustHighlighting],
  skippedNodes: [0,6,7,264],
  repeatNodeCount: 36,
  tokenData: "$7T_R!dOX%aXY.hYZ/jZ^.h^p%apq.hqr0Yrs2dst3StuDruvHevwJowxKwxy!7jyz!8lz{!9n{|!;t|}!<|}!O!>O!O!P!@]!P!Q!Dq!Q!R#!c!R![#$^![!]#9]!]!^#;g!^!_#<i!_!`#>|!`!a#AZ!a!b#Cn!b!c#Dp!c!}#Er!}#O#Go#O#P#Hq#P#Q$!|#Q#R$$O#R#S#Er#S#T%a#T#U#Er#U#V$%W#V#W$(}#W#f#Er#f#g$*z#g#o#Er#o#p$0k#p#q$1m#q#r$3}#r#s$5P#s#y%a#y#z.h#z${%a${$|#Er$|4w%a4w5b#Er5b5i%a5i6S#Er6S$Ib%a$Ib$Ic.h$Ic$Id.h$Id$I|%a$I|$I}.h$I}$JO.h$JO;'S%a;'S;=`-t<%l?HT%a?HT?HU$6R?HUO%aU%h](PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%aU&hV(PQ'mSOz&}z{'i{!P&}!P!Q(k!Q;'S&};'S;=`)W<%lO&}S'SV'mSOz&}z{'i{!P&}!P!Q(k!Q;'S&};'S;=`)W<%lO&}S'lVOz(Rz{'i{!P(R!P!Q)^!Q;'S(R;'S;=`)Q<%lO(RS(UVOz&}z{'i{!P&}!P!Q(k!Q;'S&};'S;=`)W<%lO&}S(nUOz(R{!P(R!P!Q(k!Q;'S(R;'S;=`)Q<%lO(RS)TP;=`<%l(RS)ZP;=`<%l&}S)cO'nSU)h](PQOY*aYZ,]Zr*ars(Rsz*az{)c{!P*a!P!Q-z!Q#O*a#O#P(R#P;'S*a;'S;=`-n<%lO*aU*f](PQOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%aU+d](PQOY*aYZ,]Zr*ars(Rsz*az{,w{!P*a!P!Q+_!Q#O*a#O#P(R#P;'S*a;'S;=`-n<%lO*aU,bV(PQOz&}z{'i{!P&}!P!Q(k!Q;'S&};'S;=`)W<%lO&}Q,|V(PQOY,wYZ-cZr,ws#O,w#P;'S,w;'S;=`-h<%lO,wQ-hO(PQQ-kP;=`<%l,wU-qP;=`<%l*aU-wP;=`<%l%aU.RV(PQ'nSOY,wYZ-cZr,ws#O,w#P;'S,w;'S;=`-h<%lO,w_.q](PQ'kX'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%a_/sV(PQ'kX'mSOz&}z{'i{!P&}!P!Q(k!Q;'S&};'S;=`)W<%lO&}_0c_#RX(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q!_%a!_!`1b!`#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%a_1k]#[X(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%a_2mV'}Q(OX'mSOz&}z{'i{!P&}!P!Q(k!Q;'S&};'S;=`)W<%lO&}_3]^(PQ(rX'mSOY%aYZ&aZq%aqr4Xrs&}sz%az{)c{!P%a!P!Q+_!Q#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%aV4bj(PQXP'mSOX6SXY4XYZ@QZ^4X^p6Spq4Xqr6Srs7Usz6Sz{;U{!P6S!P!Q=U!Q!}6S!}#OCn#O#P7U#P#y6S#y#z4X#z$Ib6S$Ib$Ic4X$Ic$Id4X$Id$I|6S$I|$I}4X$I}$JO4X$JO;'S6S;'S;=`?U<%lO6SV6]](PQXP'mSOY6SYZ&aZr6Srs7Usz6Sz{;U{!P6S!P!Q=U!Q#O6S#O#P7U#P;'S6S;'S;=`?U<%lO6ST7]XXP'mSOY7UYZ&}Zz7Uz{7x{!P7U!P!Q9[!Q;'S7U;'S;=`:k<%lO7UT7}XXPOY8jYZ(RZz8jz{7x{!P8j!P!Q:q!Q;'S8j;'S;=`:e<%lO8jT8oXXPOY7UYZ&}Zz7Uz{7x{!P7U!P!Q9[!Q;'S7U;'S;=`:k<%lO7UT9aXXPOY8jYZ(RZz8jz{9|{!P8j!P!Q9[!Q;'S8j;'S;=`:e<%lO8jP:RSXPOY9|Z;'S9|;'S;=`:_<%lO9|P:bP;=`<%l9|T:hP;=`<%l8jT:nP;=`<%l7UT:xSXP'nSOY9|Z;'S9|;'S;=`:_<%lO9|V;]](PQXPOY<UYZ,]Zr<Urs8jsz<Uz{;U{!P<U!P!Q?[!Q#O<U#O#P8j#P;'S<U;'S;=`?O<%lO<UV<]](PQXPOY6SYZ&aZr6Srs7Usz6Sz{;U{!P6S!P!Q=U!Q#O6S#O#P7U#P;'S6S;'S;=`?U<%lO6SV=]](PQXPOY<UYZ,]Zr<Urs8jsz<Uz{>U{!P<U!P!Q=U!Q#O<U#O#P8j#P;'S<U;'S;=`?O<%lO<UR>]X(PQXPOY>UYZ-cZr>Urs9|s#O>U#O#P9|#P;'S>U;'S;=`>x<%lO>UR>{P;=`<%l>UV?RP;=`<%l<UV?XP;=`<%l6SV?eX(PQXP'nSOY>UYZ-cZr>Urs9|s#O>U#O#P9|#P;'S>U;'S;=`>x<%lO>UV@Xe(PQ'mSOX&}X^Aj^p&}pqAjqz&}z{'i{!P&}!P!Q(k!Q!}&}!}#OCQ#O#y&}#y#zAj#z$Ib&}$Ib$IcAj$Ic$IdAj$Id$I|&}$I|$I}Aj$I}$JOAj$JO;'S&};'S;=`)W<%lO&}TAoe'mSOX&}X^Aj^p&}pqAjqz&}z{'i{!P&}!P!Q(k!Q!}&}!}#OCQ#O#y&}#y#zAj#z$Ib&}$Ib$IcAj$Ic$IdAj$Id$I|&}$I|$I}Aj$I}$JOAj$JO;'S&};'S;=`)W<%lO&}TCXV'pP'mSOz&}z{'i{!P&}!P!Q(k!Q;'S&};'S;=`)W<%lO&}VCy](PQ'pPXP'mSOY6SYZ&aZr6Srs7Usz6Sz{;U{!P6S!P!Q=U!Q#O6S#O#P7U#P;'S6S;'S;=`?U<%lO6S_D{i(PQ(iW'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q!c%a!c!}Fj!}#O%a#O#P&}#P#R%a#R#SFj#S#T%a#T#oFj#o${%a${$|Fj$|4w%a4w5bFj5b5i%a5i6SFj6S;'S%a;'S;=`-t<%lO%a_Fsj(PQ^X'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q![Fj![!c%a!c!}Fj!}#O%a#O#P&}#P#R%a#R#SFj#S#T%a#T#oFj#o${%a${$|Fj$|4w%a4w5bFj5b5i%a5i6SFj6S;'S%a;'S;=`-t<%lO%a_Hn_(lX(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q!_%a!_!`Im!`#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%a_Iv]#ZX(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%a_Jx_!{X(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q!_%a!_!`Im!`#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%a_LOm(PQ'mSOYMyYZ!!RZrMyrs!#cswMywx! PxzMyz{!$T{!PMy!P!Q!&X!Q!cMy!c!}!']!}#OMy#O#P!+X#P#RMy#R#S!']#S#TMy#T#f!']#f#g!3j#g#o!']#o${My${$|!']$|4wMy4w5b!']5b5iMy5i6S!']6S;'SMy;'S;=`!7d<%lOMy_NQ_(PQ'mSOY%aYZ&aZr%ars&}sw%awx! Pxz%az{)c{!P%a!P!Q+_!Q#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%a_! Y](PQuX'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%a_!!YX(PQ'mSOw&}wx!!uxz&}z{'i{!P&}!P!Q(k!Q;'S&};'S;=`)W<%lO&}]!!|VuX'mSOz&}z{'i{!P&}!P!Q(k!Q;'S&};'S;=`)W<%lO&}]!#hX'mSOw&}wx!!uxz&}z{'i{!P&}!P!Q(k!Q;'S&};'S;=`)W<%lO&}_!$Y_(PQOY*aYZ,]Zr*ars(Rsw*awx!%Xxz*az{)c{!P*a!P!Q-z!Q#O*a#O#P(R#P;'S*a;'S;=`-n<%lO*a_!%`](PQuXOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%a_!&^_(PQOY*aYZ,]Zr*ars(Rsw*awx!%Xxz*az{,w{!P*a!P!Q+_!Q#O*a#O#P(R#P;'S*a;'S;=`-n<%lO*a_!'fl(PQ'zX'mSOY%aYZ&aZr%ars&}sw%awx! Pxz%az{)c{!P%a!P!Q+_!Q![!)^![!c%a!c!}!)^!}#O%a#O#P&}#P#R%a#R#S!)^#S#T%a#T#o!)^#o${%a${$|!)^$|4w%a4w5b!)^5b5i%a5i6S!)^6S;'S%a;'S;=`-t<%lO%a_!)gj(PQ'zX'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q![!)^![!c%a!c!}!)^!}#O%a#O#P&}#P#R%a#R#S!)^#S#T%a#T#o!)^#o${%a${$|!)^$|4w%a4w5b!)^5b5i%a5i6S!)^6S;'S%a;'S;=`-t<%lO%a]!+^Z'mSOz!#cz{!,P{!P!#c!P!Q!-Z!Q#i!#c#i#j!-v#j#l!#c#l#m!/r#m;'S!#c;'S;=`!3d<%lO!#c]!,SXOw(Rwx!,oxz(Rz{'i{!P(R!P!Q)^!Q;'S(R;'S;=`)Q<%lO(R]!,tVuXOz&}z{'i{!P&}!P!Q(k!Q;'S&};'S;=`)W<%lO&}]!-^WOw(Rwx!,oxz(R{!P(R!P!Q(k!Q;'S(R;'S;=`)Q<%lO(R]!-{^'mSOz&}z{'i{!P&}!P!Q(k!Q![!.w![!c&}!c!i!.w!i#T&}#T#Z!.w#Z#o&}#o#p!1h#p;'S&};'S;=`)W<%lO&}]!.|['mSOz&}z{'i{!P&}!P!Q(k!Q![!/r![!c&}!c!i!/r!i#T&}#T#Z!/r#Z;'S&};'S;=`)W<%lO&}]!/w['mSOz&}z{'i{!P&}!P!Q(k!Q![!0m![!c&}!c!i!0m!i#T&}#T#Z!0m#Z;'S&};'S;=`)W<%lO&}]!0r['mSOz&}z{'i{!P&}!P!Q(k!Q![!#c![!c&}!c!i!#c!i#T&}#T#Z!#c#Z;'S&};'S;=`)W<%lO&}]!1m['mSOz&}z{'i{!P&}!P!Q(k!Q![!2c![!c&}!c!i!2c!i#T&}#T#Z!2c#Z;'S&};'S;=`)W<%lO&}]!2h^'mSOz&}z{'i{!P&}!P!Q(k!Q![!2c![!c&}!c!i!2c!i#T&}#T#Z!2c#Z#q&}#q#r!#c#r;'S&};'S;=`)W<%lO&}]!3gP;=`<%l!#c_!3sm(PQ'zX'mSOY%aYZ&aZr%ars&}st!5ntw%awx! Pxz%az{)c{!P%a!P!Q+_!Q![!)^![!c%a!c!}!)^!}#O%a#O#P&}#P#R%a#R#S!)^#S#T%a#T#o!)^#o${%a${$|!)^$|4w%a4w5b!)^5b5i%a5i6S!)^6S;'S%a;'S;=`-t<%lO%a_!5ui(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q!c%a!c!}!)^!}#O%a#O#P&}#P#R%a#R#S!)^#S#T%a#T#o!)^#o${%a${$|!)^$|4w%a4w5b!)^5b5i%a5i6S!)^6S;'S%a;'S;=`-t<%lO%a_!7gP;=`<%lMy_!7s]!QX(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%a_!8u]!SX(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%a_!9u_(tX(PQOY*aYZ,]Zr*ars(Rsz*az{)c{!P*a!P!Q-z!Q!_*a!_!`!:t!`#O*a#O#P(R#P;'S*a;'S;=`-n<%lO*a_!:{]#ZX(PQOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%a_!;}_'{X(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q!_%a!_!`Im!`#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%a_!=V]!nX(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%a_!>X`(QX(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q!_%a!_!`Im!`!a!?Z!a#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%a_!?d]#]X(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%a_!@f^(qX(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!O%a!O!P!Ab!P!Q+_!Q#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%a_!Ak`!uX(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!O%a!O!P!Bm!P!Q+_!Q!_%a!_!`!Co!`#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%a_!Bv]#OX(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%aV!Cx](cP(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%a_!Dx_(PQ(kXOY*aYZ,]Zr*ars(Rsz*az{!Ew{!P*a!P!Q!Fe!Q!_*a!_!`!:t!`#O*a#O#P(R#P;'S*a;'S;=`-n<%lO*a_!FOV'l](PQOY,wYZ-cZr,ws#O,w#P;'S,w;'S;=`-h<%lO,w_!Fl](PQUXOY!GeYZ,]Zr!Gers!J{sz!Gez{# ]{!P!Ge!P!Q!Fe!Q#O!Ge#O#P!J{#P;'S!Ge;'S;=`#!V<%lO!Ge_!Gl](PQUXOY!HeYZ&aZr!Hers!Igsz!Hez{!Mg{!P!He!P!Q!Fe!Q#O!He#O#P!Ig#P;'S!He;'S;=`#!]<%lO!He_!Hn](PQUX'mSOY!HeYZ&aZr!Hers!Igsz!Hez{!Mg{!P!He!P!Q!Fe!Q#O!He#O#P!Ig#P;'S!He;'S;=`#!]<%lO!He]!InXUX'mSOY!IgYZ&}Zz!Igz{!JZ{!P!Ig!P!Q!Km!Q;'S!Ig;'S;=`!L|<%lO!Ig]!J`XUXOY!J{YZ(RZz!J{z{!JZ{!P!J{!P!Q!MS!Q;'S!J{;'S;=`!Lv<%lO!J{]!KQXUXOY!IgYZ&}Zz!Igz{!JZ{!P!Ig!P!Q!Km!Q;'S!Ig;'S;=`!L|<%lO!Ig]!KrXUXOY!J{YZ(RZz!J{z{!L_{!P!J{!P!Q!Km!Q;'S!J{;'S;=`!Lv<%lO!J{X!LdSUXOY!L_Z;'S!L_;'S;=`!Lp<%lO!L_X!LsP;=`<%l!L_]!LyP;=`<%l!J{]!MPP;=`<%l!Ig]!MZSUX'nSOY!L_Z;'S!L_;'S;=`!Lp<%lO!L__!Mn](PQUXOY!GeYZ,]Zr!Gers!J{sz!Gez{!Mg{!P!Ge!P!Q!Ng!Q#O!Ge#O#P!J{#P;'S!Ge;'S;=`#!V<%lO!Ge_!NpX(PQUX'nSOY# ]YZ-cZr# ]rs!L_s#O# ]#O#P!L_#P;'S# ];'S;=`#!P<%lO# ]Z# dX(PQUXOY# ]YZ-cZr# ]rs!L_s#O# ]#O#P!L_#P;'S# ];'S;=`#!P<%lO# ]Z#!SP;=`<%l# ]_#!YP;=`<%l!Ge_#!`P;=`<%l!He_#!ljwX(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q![#$^![#O%a#O#P&}#P#R%a#R#S#$^#S#U%a#U#V#0i#V#]%a#]#^#%u#^#c%a#c#d#3a#d#i%a#i#j#%u#j#l%a#l#m#6R#m;'S%a;'S;=`-t<%lO%a_#$gdwX(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q![#$^![#O%a#O#P&}#P#R%a#R#S#$^#S#]%a#]#^#%u#^#i%a#i#j#%u#j;'S%a;'S;=`-t<%lO%a_#%|g(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q!R%a!R!S#'e!S!T%a!T!U#*y!U!W%a!W!X#,P!X!Y%a!Y!Z#)w!Z#O%a#O#P&}#P#g%a#g#h#-V#h;'S%a;'S;=`-t<%lO%a_#'la(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q!S%a!S!T#(q!T!W%a!W!X#)w!X#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%a_#(x_(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q!Y%a!Y!Z#)w!Z#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%a_#*Q]wX(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%a_#+Q_(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q!S%a!S!T#)w!T#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%a_#,W_(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q!U%a!U!V#)w!V#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%a_#-^_(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q#O%a#O#P&}#P#]%a#]#^#.]#^;'S%a;'S;=`-t<%lO%a_#.d_(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q#O%a#O#P&}#P#n%a#n#o#/c#o;'S%a;'S;=`-t<%lO%a_#/j_(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q#O%a#O#P&}#P#X%a#X#Y#)w#Y;'S%a;'S;=`-t<%lO%a_#0pa(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q!R#1u!R!S#1u!S#O%a#O#P&}#P#R%a#R#S#1u#S;'S%a;'S;=`-t<%lO%a_#2OewX(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q!R#1u!R!S#1u!S#O%a#O#P&}#P#R%a#R#S#1u#S#]%a#]#^#%u#^#i%a#i#j#%u#j;'S%a;'S;=`-t<%lO%a_#3h`(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q!Y#4j!Y#O%a#O#P&}#P#R%a#R#S#4j#S;'S%a;'S;=`-t<%lO%a_#4sdwX(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q!Y#4j!Y#O%a#O#P&}#P#R%a#R#S#4j#S#]%a#]#^#%u#^#i%a#i#j#%u#j;'S%a;'S;=`-t<%lO%a_#6Yd(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q![#7h![!c%a!c!i#7h!i#O%a#O#P&}#P#R%a#R#S#7h#S#T%a#T#Z#7h#Z;'S%a;'S;=`-t<%lO%a_#7qhwX(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q![#7h![!c%a!c!i#7h!i#O%a#O#P&}#P#R%a#R#S#7h#S#T%a#T#Z#7h#Z#]%a#]#^#%u#^#i%a#i#j#%u#j;'S%a;'S;=`-t<%lO%a_#9f_qX(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q![%a![!]#:e!]#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%a_#:n]cX(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%a_#;p]|X(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%a_#<r`#[X(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q!^%a!^!_#=t!_!`1b!`#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%a_#=}_(mX(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q!_%a!_!`Im!`#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%a_#?V`oX(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q!_%a!_!`1b!`!a#@X!a#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%a_#@b]#^X(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%a_#Ad`#[X(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q!_%a!_!`1b!`!a#Bf!a#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%a_#Bo_(nX(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q!_%a!_!`Im!`#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%a_#Cw](uX(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%a_#Dy](bX(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%a_#E}j(PQ#UW'mS'sPOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q![#Er![!c%a!c!}#Er!}#O%a#O#P&}#P#R%a#R#S#Er#S#T%a#T#o#Er#o${%a${$|#Er$|4w%a4w5b#Er5b5i%a5i6S#Er6S;'S%a;'S;=`-t<%lO%a_#Gx]!wX(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%aU#HvZ'mSOz#Iiz{#JV{!P#Ii!P!Q#Jq!Q#i#Ii#i#j#KY#j#l#Ii#l#m#MU#m;'S#Ii;'S;=`$!v<%lO#IiU#IpVtQ'mSOz&}z{'i{!P&}!P!Q(k!Q;'S&};'S;=`)W<%lO&}U#J[VtQOz(Rz{'i{!P(R!P!Q)^!Q;'S(R;'S;=`)Q<%lO(RU#JvUtQOz(R{!P(R!P!Q(k!Q;'S(R;'S;=`)Q<%lO(RU#K_^'mSOz&}z{'i{!P&}!P!Q(k!Q![#LZ![!c&}!c!i#LZ!i#T&}#T#Z#LZ#Z#o&}#o#p#Nz#p;'S&};'S;=`)W<%lO&}U#L`['mSOz&}z{'i{!P&}!P!Q(k!Q![#MU![!c&}!c!i#MU!i#T&}#T#Z#MU#Z;'S&};'S;=`)W<%lO&}U#MZ['mSOz&}z{'i{!P&}!P!Q(k!Q![#NP![!c&}!c!i#NP!i#T&}#T#Z#NP#Z;'S&};'S;=`)W<%lO&}U#NU['mSOz&}z{'i{!P&}!P!Q(k!Q![#Ii![!c&}!c!i#Ii!i#T&}#T#Z#Ii#Z;'S&};'S;=`)W<%lO&}U$ P['mSOz&}z{'i{!P&}!P!Q(k!Q![$ u![!c&}!c!i$ u!i#T&}#T#Z$ u#Z;'S&};'S;=`)W<%lO&}U$ z^'mSOz&}z{'i{!P&}!P!Q(k!Q![$ u![!c&}!c!i$ u!i#T&}#T#Z$ u#Z#q&}#q#r#Ii#r;'S&};'S;=`)W<%lO&}U$!yP;=`<%l#Ii_$#V]YX(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%a_$$X_(oX(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q!_%a!_!`Im!`#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%a_$%cl(PQ#UW'mS'sPOY%aYZ&aZr%ars$'Zsw%awx$'wxz%az{)c{!P%a!P!Q+_!Q![#Er![!c%a!c!}#Er!}#O%a#O#P&}#P#R%a#R#S#Er#S#T%a#T#o#Er#o${%a${$|#Er$|4w%a4w5b#Er5b5i%a5i6S#Er6S;'S%a;'S;=`-t<%lO%a]$'bV(OX'mSOz&}z{'i{!P&}!P!Q(k!Q;'S&};'S;=`)W<%lO&}_$(O_(PQ'mSOYMyYZ!!RZrMyrs!#cswMywx! PxzMyz{!$T{!PMy!P!Q!&X!Q#OMy#O#P!+X#P;'SMy;'S;=`!7d<%lOMy_$)Yj(PQ#UW'mS'sPOY%aYZ&aZr%ars$'Zsz%az{)c{!P%a!P!Q+_!Q![#Er![!c%a!c!}#Er!}#O%a#O#P&}#P#R%a#R#S#Er#S#T%a#T#o#Er#o${%a${$|#Er$|4w%a4w5b#Er5b5i%a5i6S#Er6S;'S%a;'S;=`-t<%lO%a_$+Vk(PQ#UW'mS'sPOY%aYZ&aZr%ars&}st$,ztz%az{)c{!P%a!P!Q+_!Q![#Er![!c%a!c!}#Er!}#O%a#O#P&}#P#R%a#R#S#Er#S#T%a#T#o#Er#o${%a${$|#Er$|4w%a4w5b#Er5b5i%a5i6S#Er6S;'S%a;'S;=`-t<%lO%aV$-Ri(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q!c%a!c!}$.p!}#O%a#O#P&}#P#R%a#R#S$.p#S#T%a#T#o$.p#o${%a${$|$.p$|4w%a4w5b$.p5b5i%a5i6S$.p6S;'S%a;'S;=`-t<%lO%aV$.yj(PQ'mS'sPOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q![$.p![!c%a!c!}$.p!}#O%a#O#P&}#P#R%a#R#S$.p#S#T%a#T#o$.p#o${%a${$|$.p$|4w%a4w5b$.p5b5i%a5i6S$.p6S;'S%a;'S;=`-t<%lO%a_$0t]zX(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%a_$1va(dX(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q!_%a!_!`Im!`#O%a#O#P&}#P#p%a#p#q$2{#q;'S%a;'S;=`-t<%lO%a_$3U](pX(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%a_$4W]yX(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%a_$5Y](sX(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%aV$6[]'oP(PQ'mSOY%aYZ&aZr%ars&}sz%az{)c{!P%a!P!Q+_!Q#O%a#O#P&}#P;'S%a;'S;=`-t<%lO%a",
  tokenizers: [closureParam, tpDelim, literalTokens, logicAnd, 0, 1, 2, 3],
  topRules: {"SourceFile":[0,8]},
  specialized: [{term: 311, get: (value) => spec_identifier[value] || -1}],
  tokenPrec: 18860
});




/***/ }),

/***/ 3292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qg: () => (/* reexport */ parse)
});

// UNUSED EXPORTS: TomlDate, TomlError, default, stringify

;// CONCATENATED MODULE: ./node_modules/smol-toml/dist/error.js
/*!
 * Copyright (c) Squirrel Chat et al., All rights reserved.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Redistribution and use in source and binary forms, with or without
 * modification, are permitted provided that the following conditions are met:
 *
 * 1. Redistributions of source code must retain the above copyright notice, this
 *    list of conditions and the following disclaimer.
 * 2. Redistributions in binary form must reproduce the above copyright notice,
 *    this list of conditions and the following disclaimer in the
 *    documentation and/or other materials provided with the distribution.
 * 3. Neither the name of the copyright holder nor the names of its contributors
 *    may be used to endorse or promote products derived from this software without
 *    specific prior written permission.
 *
 * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
 * ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
 * WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
 * DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
 * FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
 * DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
 * SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
 * CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
 * OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
 * OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
 */
function getLineColFromPtr(string, ptr) {
    let lines = string.slice(0, ptr).split(/\r?\n/);
    return [lines.length, lines.pop().length + 1];
}
function makeCodeBlock(string, line, column) {
    let lines = string.split(/\r?\n/);
    let codeblock = '';
    let numberLen = (Math.log10(line + 1) | 0) + 1;
    for (let i = line - 1; i <= line + 1; i++) {
        let l = lines[i - 1];
        if (!l)
            continue;
        codeblock += i.toString().padEnd(numberLen, ' ');
        codeblock += ':  ';
        codeblock += l;
        codeblock += '\n';
        if (i === line) {
            codeblock += ' '.repeat(numberLen + column + 2);
            codeblock += '^\n';
        }
    }
    return codeblock;
}
class TomlError extends Error {
    line;
    column;
    codeblock;
    constructor(message, options) {
        const [line, column] = getLineColFromPtr(options.toml, options.ptr);
        const codeblock = makeCodeBlock(options.toml, line, column);
        super(`Invalid TOML document: ${message}\n\n${codeblock}`, options);
        this.line = line;
        this.column = column;
        this.codeblock = codeblock;
    }
    /** @internal */
    static x(message, ctx, ptr) {
        throw new TomlError(message, { toml: ctx.s, ptr: ptr ?? ctx.p });
    }
}

;// CONCATENATED MODULE: ./node_modules/smol-toml/dist/primitive.js
/*!
 * Copyright (c) Squirrel Chat et al., All rights reserved.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Redistribution and use in source and binary forms, with or without
 * modification, are permitted provided that the following conditions are met:
 *
 * 1. Redistributions of source code must retain the above copyright notice, this
 *    list of conditions and the following disclaimer.
 * 2. Redistributions in binary form must reproduce the above copyright notice,
 *    this list of conditions and the following disclaimer in the
 *    documentation and/or other materials provided with the distribution.
 * 3. Neither the name of the copyright holder nor the names of its contributors
 *    may be used to endorse or promote products derived from this software without
 *    specific prior written permission.
 *
 * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
 * ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
 * WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
 * DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
 * FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
 * DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
 * SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
 * CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
 * OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
 * OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
 */

/** @internal */
function parseString(ctx) {
    let startPtr = ctx.p;
    let c = ctx.s.charCodeAt(ctx.p++);
    let first = c;
    let isLiteral = c === 0x27; /* ' */
    let isMultiline = c === ctx.s.charCodeAt(ctx.p) && c === ctx.s.charCodeAt(ctx.p + 1);
    if (isMultiline) {
        // Trim initial newline
        if ((c = ctx.s.charCodeAt(ctx.p += 2)) === 0xa /* \n */)
            ctx.p++;
        else if (c === 0xd /* \r */ && ctx.s.charCodeAt(ctx.p + 1) === 0xa /* \n */)
            ctx.p += 2;
    }
    // For the record: it is not worth it to use a fast-path for literal strings using `indexOf`.
    // Doing a char-by-char iteration ends up dispatching less instructions, for the same wall-clock runtime.
    let parsed = '';
    let sliceStart = ctx.p;
    // states:
    //   0 - decoding
    //   1 - decoding escape
    //   2 - whitespace escape (no newline encountered yet, must fail on non-whitespace)
    //   3 - whitespace escape (newline encountered, allowed to transition back to normal decode)
    let state = 0;
    for (; ctx.p < ctx.s.length; ctx.p++) {
        c = ctx.s.charCodeAt(ctx.p);
        // Deal with newlines first, since that simplifies control character checking and handling across all states
        if (isMultiline && (c === 0xa /* \n */ || (c === 0xd /* \r */ && ctx.s.charCodeAt(ctx.p + 1) === 0xa /* \n */))) {
            state = state && 3;
        }
        // Control characters are banned in TOML, so we throw an error if we encounter them
        else if ((c < 0x20 && c !== 0x9 /* \t */) || c === 0x7f) {
            TomlError.x('control characters are not allowed in strings', ctx);
        }
        // The string might terminate while we're parsing through a newline escape.
        // It must have encountered a newline; otherwise, it'll simply fail in another branch.
        else if ((!state || state === 3) && c === first && (!isMultiline || (ctx.s.charCodeAt(ctx.p + 1) === first && ctx.s.charCodeAt(ctx.p + 2) === first))) {
            if (isMultiline) {
                // If the string ends with 4-5 quotes, then the first 1-2 are part of the string
                if (ctx.s.charCodeAt(ctx.p + 3) === first)
                    ctx.p++;
                if (ctx.s.charCodeAt(ctx.p + 3) === first)
                    ctx.p++;
            }
            // If we're in a newline escape still, then there's nothing to add.
            if (!state) {
                // Avoid a useless concat operation if the string can be used as-is.
                let s = ctx.s.slice(sliceStart, ctx.p);
                parsed = parsed ? parsed + s : s;
            }
            ctx.p += isMultiline ? 3 : 1;
            return parsed;
        }
        // Baseline state; keep moving forward unless an escape sequence starts
        else if (!state) {
            if (!isLiteral && c === 0x5c /* \ */) {
                parsed += ctx.s.slice(sliceStart, (sliceStart = ctx.p));
                state = 1;
            }
        }
        else if (state === 1) {
            if (c === 0x78 /* x */ || c === 0x75 /* u */ || c === 0x55 /* U */) { // Unicode escape
                let errPtr = ctx.p++ - 1;
                let value = 0;
                let len = c === 0x78 /* x */ ? 2 : c === 0x75 /* u */ ? 4 : 8;
                for (let j = 0; j < len; j++, ctx.p++) {
                    let hex = ctx.s.charCodeAt(ctx.p);
                    let digit = 
                    /* 0-9 */ hex >= 0x30 && hex <= 0x39 ? hex - 0x30 :
                        /* A-F */ hex >= 0x41 && hex <= 0x46 ? hex - 0x41 + 10 :
                            /* a-f */ hex >= 0x61 && hex <= 0x66 ? hex - 0x61 + 10 : -1;
                    if (digit < 0)
                        TomlError.x('invalid non-hex character in unicode escape', ctx);
                    value = (value << 4) | digit;
                }
                // Because JS does bitwise on signed 32bit integers, all 0xfzzzzzzz values are actually seen as negative
                if (value < 0 || value > 0x10ffff || (value >= 0xd800 && value <= 0xdfff)) {
                    TomlError.x('invalid unicode escape', ctx, errPtr);
                }
                parsed += String.fromCodePoint(value);
                sliceStart = ctx.p--;
                state = 0;
            }
            // Newline escape sequence. We only need to care about spaces and tabs; newlines are dealt with earlier
            else if (isMultiline && (c === 0x20 || c === 0x9 /* \t */)) {
                state = 2;
            }
            // Basic escape sequence
            else {
                if (c === 0x62 /* b */)
                    parsed += '\b';
                else if (c === 0x74 /* t */)
                    parsed += '\t';
                else if (c === 0x6e /* n */)
                    parsed += '\n';
                else if (c === 0x66 /* f */)
                    parsed += '\f';
                else if (c === 0x72 /* r */)
                    parsed += '\r';
                else if (c === 0x65 /* e */)
                    parsed += '\x1b';
                else if (c === 0x22 /* " */)
                    parsed += '"';
                else if (c === 0x5c /* \ */)
                    parsed += '\\';
                else
                    TomlError.x('unrecognised escape sequence', ctx);
                sliceStart = ctx.p + 1;
                state = 0;
            }
        }
        // Newline escape continuation: keep moving forward until the first non-whitespace char
        else if (c !== 0x20 && c !== 0x9 /* \t */) {
            if (state === 2)
                TomlError.x('invalid escape: only line-ending whitespace may be escaped', ctx, sliceStart);
            // State cannot be zero, or we'd have branched earlier already.
            // If it's a backslash, immediately transition to the escape state so it can be processed.
            state = !isLiteral && c === 0x5c /* \ */ ? 1 : 0;
            sliceStart = ctx.p;
        }
    }
    TomlError.x('unfinished string', ctx, startPtr);
}

;// CONCATENATED MODULE: ./node_modules/smol-toml/dist/date.js
/*!
 * Copyright (c) Squirrel Chat et al., All rights reserved.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Redistribution and use in source and binary forms, with or without
 * modification, are permitted provided that the following conditions are met:
 *
 * 1. Redistributions of source code must retain the above copyright notice, this
 *    list of conditions and the following disclaimer.
 * 2. Redistributions in binary form must reproduce the above copyright notice,
 *    this list of conditions and the following disclaimer in the
 *    documentation and/or other materials provided with the distribution.
 * 3. Neither the name of the copyright holder nor the names of its contributors
 *    may be used to endorse or promote products derived from this software without
 *    specific prior written permission.
 *
 * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
 * ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
 * WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
 * DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
 * FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
 * DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
 * SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
 * CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
 * OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
 * OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
 */
let DATE_TIME_RE = /^(\d{4}-\d{2}-\d{2})?[Tt ]?(?:(\d{2}):\d{2}(?::\d{2}(?:\.\d+)?)?)?(Z|z|[-+]\d{2}:\d{2})?$/i;
class TomlDate extends Date {
    #hasDate = false;
    #hasTime = false;
    #offset = null;
    constructor(date, fasttype, unsafeDelim) {
        let hasDate = true;
        let hasTime = true;
        let offset = 'Z';
        let c;
        if (typeof date === 'string') {
            if (fasttype)
                prep: {
                    // Date-time
                    if (fasttype < 3) {
                        if (+date.slice(11, 13) > 23) {
                            date = '';
                            break prep;
                        }
                        // Local
                        if (fasttype === 2) {
                            offset = null;
                            date += 'Z';
                        }
                        // Offset; keep track of offset if not Z
                        else if ((c = date.charCodeAt(date.length - 1)) !== 0x5a /* Z */ && c !== 0x7a /* z */) {
                            offset = date.slice(date.length - 6);
                        }
                        if (unsafeDelim)
                            date = date.slice(0, 10) + 'T' + date.slice(11);
                    }
                    // Time
                    else if (fasttype === 4) {
                        date = +date.slice(0, 2) > 23 ? '' : `0000-01-01T${date}Z`;
                    }
                    hasDate = fasttype !== 4;
                    hasTime = fasttype !== 3;
                }
            else {
                let match = date.match(DATE_TIME_RE);
                if (match) {
                    if (!match[1]) {
                        hasDate = false;
                        date = `0000-01-01T${date}`;
                    }
                    hasTime = !!match[2];
                    // Make sure to use T instead of a space. Breaks in case of extreme values otherwise.
                    hasTime && date[10] === ' ' && (date = date.replace(' ', 'T'));
                    // Do not allow rollover hours.
                    if (match[2] && +match[2] > 23) {
                        date = '';
                    }
                    else {
                        offset = match[3] || null;
                        if (!offset && hasTime)
                            date += 'Z';
                    }
                }
                else {
                    date = '';
                }
            }
        }
        super(date);
        if (!isNaN(this.getTime())) {
            this.#hasDate = hasDate;
            this.#hasTime = hasTime;
            this.#offset = offset;
        }
    }
    isDateTime() {
        return this.#hasDate && this.#hasTime;
    }
    isLocal() {
        return !this.#hasDate || !this.#hasTime || !this.#offset;
    }
    isDate() {
        return this.#hasDate && !this.#hasTime;
    }
    isTime() {
        return this.#hasTime && !this.#hasDate;
    }
    isValid() {
        return this.#hasDate || this.#hasTime;
    }
    toISOString() {
        let iso = super.toISOString();
        // Local Date
        if (this.isDate())
            return iso.slice(0, 10);
        // Local Time
        if (this.isTime())
            return iso.slice(11, 23);
        // Local DateTime
        if (this.#offset === null)
            return iso.slice(0, -1);
        // Offset DateTime
        if (this.#offset === 'Z' || this.#offset === 'z')
            return iso;
        // This part is quite annoying: JS strips the original timezone from the ISO string representation
        // Instead of using a "modified" date and "Z", we restore the representation "as authored"
        let offset = (+(this.#offset.slice(1, 3)) * 60) + +(this.#offset.slice(4, 6));
        offset = this.#offset[0] === '-' ? offset : -offset;
        let offsetDate = new Date(this.getTime() - (offset * 60e3));
        return offsetDate.toISOString().slice(0, -1) + this.#offset;
    }
    static wrapAsOffsetDateTime(jsDate, offset = 'Z') {
        let date = new TomlDate(jsDate);
        date.#offset = offset;
        return date;
    }
    static wrapAsLocalDateTime(jsDate) {
        let date = new TomlDate(jsDate);
        date.#offset = null;
        return date;
    }
    static wrapAsLocalDate(jsDate) {
        let date = new TomlDate(jsDate);
        date.#hasTime = false;
        date.#offset = null;
        return date;
    }
    static wrapAsLocalTime(jsDate) {
        let date = new TomlDate(jsDate);
        date.#hasDate = false;
        date.#offset = null;
        return date;
    }
}

;// CONCATENATED MODULE: ./node_modules/smol-toml/dist/extract.js
/*!
 * Copyright (c) Squirrel Chat et al., All rights reserved.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Redistribution and use in source and binary forms, with or without
 * modification, are permitted provided that the following conditions are met:
 *
 * 1. Redistributions of source code must retain the above copyright notice, this
 *    list of conditions and the following disclaimer.
 * 2. Redistributions in binary form must reproduce the above copyright notice,
 *    this list of conditions and the following disclaimer in the
 *    documentation and/or other materials provided with the distribution.
 * 3. Neither the name of the copyright holder nor the names of its contributors
 *    may be used to endorse or promote products derived from this software without
 *    specific prior written permission.
 *
 * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
 * ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
 * WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
 * DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
 * FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
 * DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
 * SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
 * CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
 * OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
 * OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
 */




function isDigit(char, base = 10) {
    return base === 16
        ? (char > 0x2f && char < 0x3a) || (char > 0x40 && char < 0x47) || (char > 0x60 && char < 0x67)
        : (char > 0x2f && char < 0x30 + base);
}
function isEndOfValue(char, delim) {
    // Whitespace -- we're permissive on `\r` for performance; it'll be dealt with later anyway
    return char === 0x20 || char === 0x9 /* \t */ || char === 0xa /* \n */ || char === 0xd /* \r */ ||
        // Structure end or next value delimiter
        (delim && (char === delim || char === 0x2c /* , */)) ||
        // Comment
        char === 0x23; /* # */
}
/** @internal */
function extractValue(ctx, end) {
    let errPtr = ctx.p;
    let c = ctx.s.charCodeAt(ctx.p);
    // Structs
    if (c === 0x5b /* [ */ || c === 0x7b /* { */) {
        ctx.d-- || TomlError.x('document contains excessively nested structures. aborting.', ctx);
        let value = c === 0x5b /* [ */
            ? parseArray(ctx)
            : parseInlineTable(ctx);
        ctx.d++;
        return value;
    }
    // Strings
    if (c === 0x22 /* " */ || c === 0x27 /* ' */) {
        return parseString(ctx);
    }
    // Booleans
    // We can fast-path because the first character is enough to know the only possible value
    if (c === 0x74 /* t */) { // Only possible valid value is `true`
        if (ctx.s.charCodeAt(++ctx.p) !== 0x72 || ctx.s.charCodeAt(++ctx.p) !== 0x75 || ctx.s.charCodeAt(++ctx.p) !== 0x65)
            TomlError.x('invalid value', ctx, errPtr);
        return ctx.p++, true;
    }
    if (c === 0x66 /* f */) { // Only possible valid value is `false`
        if (ctx.s.charCodeAt(++ctx.p) !== 0x61 || ctx.s.charCodeAt(++ctx.p) !== 0x6c || ctx.s.charCodeAt(++ctx.p) !== 0x73 || ctx.s.charCodeAt(++ctx.p) !== 0x65)
            TomlError.x('invalid value', ctx, errPtr);
        return ctx.p++, false;
    }
    if (c === 0x2b /* + */ || c === 0x2d /* - */) {
        return parseNumber(ctx, ctx.p, ctx.s.charCodeAt(++ctx.p), 0x2c - c, end);
    }
    // Rough heuristic, but `parseDate` falls back to number parsing if it's a false positive.
    // e.g.: `a = 1\n-------------- = 1` would match this heuristic, but gracefully fallback to numbers.
    if (ctx.s.charCodeAt(ctx.p + 4) === 0x2d /* - */ && ctx.s.charCodeAt(ctx.p + 7) === 0x2d /* - */) {
        return parseDate(ctx, c, end);
    }
    // Same logic as above; `parseTime` falls back to number parsing if it's a false positive.
    if (ctx.s.charCodeAt(ctx.p + 2) === 0x3a /* : */) {
        return parseTime(ctx, c, end);
    }
    return parseNumber(ctx, ctx.p, c, 0, end);
}
// State:
// 0: init
// 1: integer
// 2: fractional dot
// 3: fractional
// 4: exponent letter
// 5: exponent
// 6: exponent sign
// 7: exponent with sign
// >9: underscore; see below
//     -> 12: was integer
//     -> 14: was fractional
//     -> 16: was exponent
// states 2-5, 14, 16 are ONLY permitted iif base === 10
function parseNumber(ctx, startPtr, startChr, sign, endChr) {
    let c = startChr;
    let state = 0;
    let hasUnderscores = false;
    // (+/-)inf
    if (c === 0x69 /* i */) {
        if (ctx.s.charCodeAt(++ctx.p) !== 0x6e || ctx.s.charCodeAt(++ctx.p) !== 0x66)
            TomlError.x('invalid value', ctx, startPtr);
        return ctx.p++, (sign || 1) / 0;
    }
    // (+/-)nan
    if (c === 0x6e /* n */) {
        if (ctx.s.charCodeAt(++ctx.p) !== 0x61 || ctx.s.charCodeAt(++ctx.p) !== 0x6e)
            TomlError.x('invalid value', ctx, startPtr);
        return ctx.p++, NaN;
    }
    // Leading zero
    // Only allowed cases: `0<EOV>`, `0.(...)`, `0e(...)`, `0x(...)`, `0b(...)`, `0o(...)`
    // FWIW, `0e(...)` is a stupid case, but it's not banned per-se so we have to parse it
    if (c === 0x30 /* 0 */) {
        if (++ctx.p >= ctx.s.length || isEndOfValue(c = ctx.s.charCodeAt(ctx.p), endChr))
            return ctx.bi === true ? 0n : 0; // note: conveniently deals with `-0`
        if (!sign) {
            if (c === 0x78 /* x */)
                return parseIntegerBaseN(ctx, startPtr, 16, endChr);
            else if (c === 0x62 /* b */)
                return parseIntegerBaseN(ctx, startPtr, 2, endChr);
            else if (c === 0x6f /* o */)
                return parseIntegerBaseN(ctx, startPtr, 8, endChr);
        }
        if (c === 0x2e /* . */)
            state = 2;
        else if (c === 0x65 /* e */ || c === 0x45 /* E */)
            state = 4;
        else
            TomlError.x('illegal leading zero', ctx, startPtr);
    }
    // If the 1st char is not a digit by now, then it's not a valid TOML value at all
    else if (!isDigit(c))
        TomlError.x('invalid value', ctx, startPtr);
    while (++ctx.p < ctx.s.length && (c = ctx.s.charCodeAt(ctx.p), !isEndOfValue(c, endChr))) {
        if (!state)
            state = 1; // Detects single-digit numbers we can use a fast parse path for
        // The way the states are numbered is not random: underscores are always permitted in odd-numbered states and
        // never permitted in even-numbered ones.
        if (c === 0x5f /* _ */) {
            if (!(state & 1))
                TomlError.x('illegal underscore', ctx);
            state += 11; // 11 is a marker that makes the state even and greater than 9; see the numbering + rationale above
            hasUnderscores = true;
        }
        // Transition to fractional part.
        else if (state === 1 && c === 0x2e /* . */)
            state = 2;
        // Transition to exponent part.
        else if ((state === 1 || state === 3) && (c === 0x65 /* e */ || c === 0x45 /* E */))
            state = 4;
        // + and - are permitted in state 4 only (handled before entering the function for state 0)
        else if (state === 4 && (c === 0x2b /* + */ || c === 0x2d /* - */)) {
            state = 6;
        }
        // All special cases have been handled; only digits are allowed here
        else if (!isDigit(c))
            TomlError.x(`illegal character in numeric literal`, ctx);
        // Clear state flags
        else if (state > 9)
            state -= 11;
        else if (!(state & 1))
            state++;
    }
    // Single-char number; we can fast-path these very easily.
    if (!state) {
        let val = (startChr - 0x30 /* 0 */) * (sign || 1);
        return ctx.bi === true ? BigInt(val) : val;
    }
    // Even-numbered states absolutely require a digit next; not even end of value is permitted
    if (!(state & 1))
        TomlError.x('unfinished numeric value', ctx, startPtr);
    let str = ctx.s.slice(startPtr, ctx.p);
    if (hasUnderscores)
        str = str.replaceAll('_', ''); // perf: replaceAll 1.25x faster than replace with a regex
    return state > 1
        ? parseFloat(str)
        : parseInteger(ctx, str, 10, startPtr);
}
function parseIntegerBaseN(ctx, startPtr, base, endChr) {
    let c, underscore = 1;
    while (++ctx.p < ctx.s.length && (c = ctx.s.charCodeAt(ctx.p), !isEndOfValue(c, endChr))) {
        if (c === 0x5f /* _ */) {
            if (underscore & 1)
                TomlError.x('illegal underscore', ctx);
            underscore = 3;
        }
        // We only need to check if the number is a valid digit, nothing else is permitted
        else if (!isDigit(c, base))
            TomlError.x(`illegal character in numeric literal`, ctx);
        // Clear underscore flag
        else if (underscore & 1)
            underscore--;
    }
    // Trailing underscore is not allowed
    if (underscore & 1)
        TomlError.x('unfinished numeric value', ctx);
    let str = ctx.s.slice(startPtr + 2, ctx.p);
    if (underscore)
        str = str.replaceAll('_', ''); // perf: replaceAll 1.25x faster than replace with a regex
    return parseInteger(ctx, str, base, startPtr);
}
function parseInteger(ctx, str, base, startPtr) {
    if (ctx.bi !== true)
        int: {
            let val = parseInt(str, base);
            if (!Number.isSafeInteger(val)) {
                if (ctx.bi)
                    break int;
                TomlError.x('integer value cannot be represented losslessly', ctx, startPtr);
            }
            return val;
        }
    return base === 10 ? BigInt(str) : BigInt((base === 2 ? '0b' : base === 8 ? '0o' : '0x') + str);
}
function parseDate(ctx, c, endChr) {
    let startPtr = ctx.p++, unsafeSeparator;
    if (!isDigit(c) ||
        !isDigit(ctx.s.charCodeAt(ctx.p++)) ||
        !isDigit(ctx.s.charCodeAt(ctx.p++)) ||
        !isDigit(ctx.s.charCodeAt(ctx.p++))) {
        return parseNumber(ctx, ctx.p = startPtr, c, 0, endChr);
    }
    ctx.p += 5;
    if (!isDigit(ctx.s.charCodeAt(ctx.p++)))
        TomlError.x('invalid date-time: date part is malformed', ctx, startPtr);
    if (ctx.p >= ctx.s.length || (((c = ctx.s.charCodeAt(ctx.p)) !== 0x20 || (unsafeSeparator = true, !isDigit(ctx.s.charCodeAt(ctx.p + 1)))) && c !== 0x54 /* T */ && c !== 0x74 /* t */)) {
        let t = ctx.s.slice(startPtr, ctx.p);
        return readDate(ctx, t, 3, false, startPtr);
    }
    if (ctx.s.charCodeAt(ctx.p += 3) !== 0x3a /* : */)
        TomlError.x('invalid date-time: time part is malformed', ctx, startPtr);
    if (ctx.s.charCodeAt(ctx.p += 3) === 0x3a /* : */)
        ctx.p += 3;
    if (ctx.s.charCodeAt(ctx.p) === 0x2e /* . */)
        while (isDigit(ctx.s.charCodeAt(++ctx.p)))
            ;
    if (c = ctx.s.charCodeAt(ctx.p)) {
        if (c === 0x5a /* Z */ || c === 0x7a /* z */) {
            let t = ctx.s.slice(startPtr, ++ctx.p);
            return readDate(ctx, t, 1, unsafeSeparator, startPtr, '[+00:00]');
        }
        if (c === 0x2b /* + */ || c === 0x2d /* - */) {
            // Temporal's ZonedDateTime is weird asf when it comes to dealing with traditional offsets...
            // It's 1.2x faster to allocate a new string to pass to ZDT than use Instant.toZonedDateTimeISO
            let t = ctx.s.slice(startPtr, ctx.p += 6);
            return readDate(ctx, t, 1, unsafeSeparator, startPtr, !ctx.ld && ('[' + ctx.s.slice(ctx.p - 6, ctx.p) + ']'));
        }
    }
    let t = ctx.s.slice(startPtr, ctx.p);
    return readDate(ctx, t, 2, unsafeSeparator, startPtr);
}
function parseTime(ctx, c, endChr) {
    let start = ctx.p;
    if (!isDigit(c) || !isDigit(ctx.s.charCodeAt(++ctx.p))) {
        return parseNumber(ctx, --ctx.p, c, 0, endChr);
    }
    if (ctx.s.charCodeAt(ctx.p += 4) === 0x3a /* : */)
        ctx.p += 3;
    if (ctx.s.charCodeAt(ctx.p) === 0x2e /* . */)
        while (isDigit(ctx.s.charCodeAt(++ctx.p)))
            ;
    let t = ctx.s.slice(start, ctx.p);
    return readDate(ctx, t, 4, false, start);
}
function readDate(ctx, str, type, unsafeDelim, errPtr, temporalSuffix) {
    if (ctx.ld) {
        let date = new TomlDate(str, type, unsafeDelim);
        if (!date.isValid())
            TomlError.x('invalid date', ctx, errPtr);
        return date;
    }
    try {
        if (temporalSuffix)
            str += temporalSuffix;
        switch (type) {
            case 1: return Temporal.ZonedDateTime.from(str);
            case 2: return Temporal.PlainDateTime.from(str);
            case 3: return Temporal.PlainDate.from(str);
            case 4: return Temporal.PlainTime.from(str);
        }
    }
    catch (e) {
        TomlError.x(e instanceof Error ? e.message : '' + e, ctx, errPtr);
    }
}

;// CONCATENATED MODULE: ./node_modules/smol-toml/dist/util.js
/*!
 * Copyright (c) Squirrel Chat et al., All rights reserved.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Redistribution and use in source and binary forms, with or without
 * modification, are permitted provided that the following conditions are met:
 *
 * 1. Redistributions of source code must retain the above copyright notice, this
 *    list of conditions and the following disclaimer.
 * 2. Redistributions in binary form must reproduce the above copyright notice,
 *    this list of conditions and the following disclaimer in the
 *    documentation and/or other materials provided with the distribution.
 * 3. Neither the name of the copyright holder nor the names of its contributors
 *    may be used to endorse or promote products derived from this software without
 *    specific prior written permission.
 *
 * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
 * ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
 * WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
 * DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
 * FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
 * DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
 * SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
 * CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
 * OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
 * OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
 */

/** @internal */
function skipComment(ctx) {
    for (; ctx.p < ctx.s.length; ctx.p++) {
        let c = ctx.s.charCodeAt(ctx.p);
        if (c === 0xa /* \n */)
            break;
        if (c === 0xd /* \r */ && ctx.s.charCodeAt(ctx.p + 1) === 0xa /* \n */) {
            ctx.p++;
            break;
        }
        if ((c < 0x20 && c !== 0x9 /* \t */) || c === 0x7f) {
            TomlError.x('control characters are not allowed in comments', ctx);
        }
    }
}
/** @internal */
function skipVoid(ctx, banNewLines, banComments) {
    let c;
    while (ctx.p < ctx.s.length) {
        while (ctx.p < ctx.s.length && ((c = ctx.s.charCodeAt(ctx.p)) === 0x20 ||
            c === 0x9 /* \t */ ||
            (!banNewLines &&
                (c === 0xa /* \n */ || (c === 0xd /* \r */ && ctx.s.charCodeAt(ctx.p + 1) === 0xa /* \n */)))))
            ctx.p++;
        if (banComments || c !== 0x23 /* # */)
            break;
        skipComment(ctx);
    }
}

;// CONCATENATED MODULE: ./node_modules/smol-toml/dist/struct.js
/*!
 * Copyright (c) Squirrel Chat et al., All rights reserved.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Redistribution and use in source and binary forms, with or without
 * modification, are permitted provided that the following conditions are met:
 *
 * 1. Redistributions of source code must retain the above copyright notice, this
 *    list of conditions and the following disclaimer.
 * 2. Redistributions in binary form must reproduce the above copyright notice,
 *    this list of conditions and the following disclaimer in the
 *    documentation and/or other materials provided with the distribution.
 * 3. Neither the name of the copyright holder nor the names of its contributors
 *    may be used to endorse or promote products derived from this software without
 *    specific prior written permission.
 *
 * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
 * ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
 * WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
 * DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
 * FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
 * DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
 * SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
 * CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
 * OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
 * OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
 */




/** @internal */
function parseKey(ctx, end = 0x3d /* = */) {
    // States:
    // 0: before first char
    // 1: parsing bare key
    // 2: after key component
    let startPtr;
    let state = 0;
    let parsed = [];
    let sliceStart;
    let c = ctx.s.charCodeAt(startPtr = ctx.p);
    do {
        // End of key
        if (c === end) {
            if (!state)
                TomlError.x('unexpected end of key', ctx);
            if (state === 1)
                parsed.push(ctx.s.slice(sliceStart, ctx.p));
            return ctx.p++, parsed;
        }
        // Dotted key separator
        else if (c === 0x2e /* . */) {
            if (!state)
                TomlError.x('illegal empty bare key', ctx);
            if (state === 1)
                parsed.push(ctx.s.slice(sliceStart, ctx.p));
            state = 0;
        }
        // Quoted key
        else if (!state && (c === 0x22 /* " */ || c === 0x27 /* ' */)) {
            if (c === ctx.s.charCodeAt(ctx.p + 1) && c === ctx.s.charCodeAt(ctx.p + 2))
                TomlError.x('illegal quoted key: multiline strings are not allowed', ctx);
            parsed.push(parseString(ctx));
            state = 2;
            ctx.p--;
        }
        // Whitespace; no-op in state 0 and 2, end of bare key in state 1
        else if (c === 0x20 || c === 0x9 /* \t */) {
            if (state === 1) {
                parsed.push(ctx.s.slice(sliceStart, ctx.p));
                state = 2;
            }
        }
        // If state is post-key, no character is allowed; otherwise ensure it's a bare-key component
        else if (state === 2 || (c < 0x30 && c !== 0x2d /* - */) || (c > 0x39 && c < 0x41) || (c > 0x5a && c < 0x61 && c !== 0x5f /* _ */) || c > 0x7a) {
            TomlError.x('illegal character in key', ctx);
        }
        // Illegal character
        else if (!state) {
            state = 1;
            sliceStart = ctx.p;
        }
    } while (c = ctx.s.charCodeAt(++ctx.p));
    TomlError.x('incomplete key-value: cannot find end of key', ctx, startPtr);
}
/** @internal */
function parseInlineTable(ctx) {
    let startPtr = ctx.p++;
    let res = Object.create(null);
    let seen = new Set();
    let c;
    while (ctx.p < ctx.s.length) {
        skipVoid(ctx);
        if ((c = ctx.s.charCodeAt(ctx.p)) === 0x7d /* } */) {
            ctx.p++;
            return res;
        }
        let k;
        let t = res;
        let hasOwn = false;
        let errPtr = ctx.p;
        let key = parseKey(ctx);
        for (let i = 0; i < key.length; i++) {
            if (i)
                t = hasOwn ? t[k] : (t[k] = Object.create(null));
            k = key[i];
            if ((hasOwn = Object.hasOwn(t, k)) && (typeof t[k] !== 'object' || seen.has(t[k]))) {
                TomlError.x('trying to redefine an already defined value', ctx, errPtr);
            }
            let unsafe = k === '__proto__';
            if (ctx.uk && (unsafe || k === 'constructor')) {
                t = ctx.uk !== 1 && TomlError.x('document contains an unsafe property', ctx, errPtr);
                break;
            }
            if (!hasOwn && unsafe) {
                Object.defineProperty(t, k, { enumerable: true, configurable: true, writable: true });
            }
        }
        if (hasOwn) {
            TomlError.x('trying to redefine an already defined value', ctx, errPtr);
        }
        skipVoid(ctx, true, true);
        let value = extractValue(ctx, 0x7d /* } */);
        if (t && typeof (t[k] = value) === 'object')
            seen.add(value);
        skipVoid(ctx);
        if ((c = ctx.s.charCodeAt(ctx.p++)) === 0x7d /* } */) {
            return res;
        }
        if (c !== 0x2c /* , */)
            TomlError.x('expected comma or end of structure', ctx, ctx.p - 1);
    }
    TomlError.x('unfinished table', ctx, startPtr);
}
/** @internal */
function parseArray(ctx) {
    let startPtr = ctx.p++;
    let res = [];
    let c;
    while (ctx.p < ctx.s.length) {
        skipVoid(ctx);
        if ((c = ctx.s.charCodeAt(ctx.p)) === 0x5d /* ] */) {
            ctx.p++;
            return res;
        }
        res.push(extractValue(ctx, 0x5d /* ] */));
        skipVoid(ctx);
        if ((c = ctx.s.charCodeAt(ctx.p++)) === 0x5d /* ] */) {
            return res;
        }
        if (c !== 0x2c /* , */)
            TomlError.x('expected comma or end of structure', ctx, ctx.p - 1);
    }
    TomlError.x('unfinished array', ctx, startPtr);
}

;// CONCATENATED MODULE: ./node_modules/smol-toml/dist/parse.js
/*!
 * Copyright (c) Squirrel Chat et al., All rights reserved.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Redistribution and use in source and binary forms, with or without
 * modification, are permitted provided that the following conditions are met:
 *
 * 1. Redistributions of source code must retain the above copyright notice, this
 *    list of conditions and the following disclaimer.
 * 2. Redistributions in binary form must reproduce the above copyright notice,
 *    this list of conditions and the following disclaimer in the
 *    documentation and/or other materials provided with the distribution.
 * 3. Neither the name of the copyright holder nor the names of its contributors
 *    may be used to endorse or promote products derived from this software without
 *    specific prior written permission.
 *
 * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
 * ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
 * WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
 * DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
 * FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
 * DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
 * SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
 * CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
 * OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
 * OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
 */




function peekTable(ctx, key, table, meta, type) {
    let t = table;
    let m = meta;
    let k;
    let hasOwn = false;
    let state;
    for (let i = 0; i < key.length; i++) {
        if (i) {
            t = hasOwn ? t[k] : (t[k] = Object.create(null));
            m = (state = m[k]).c;
            if (type === 0 /* Type.DOTTED */ && (state.t === 1 /* Type.EXPLICIT */ || state.t === 2 /* Type.ARRAY */)) {
                return null;
            }
            if (state.t === 2 /* Type.ARRAY */) {
                let l = t.length - 1;
                t = t[l];
                m = m[l].c;
            }
        }
        k = key[i];
        if ((hasOwn = Object.hasOwn(t, k)) && m[k]?.t === 0 /* Type.DOTTED */ && m[k]?.d) {
            return null;
        }
        if (!hasOwn) {
            let unsafe = k === '__proto__';
            if (ctx.uk && (unsafe || k === 'constructor'))
                return false;
            if (unsafe) {
                Object.defineProperty(t, k, { enumerable: true, configurable: true, writable: true });
                Object.defineProperty(m, k, { enumerable: true, configurable: true, writable: true });
            }
            m[k] = {
                t: i < key.length - 1 && type === 2 /* Type.ARRAY */
                    ? 3 /* Type.ARRAY_DOTTED */ : type,
                d: false,
                i: 0,
                c: Object.create(null),
            };
        }
    }
    state = m[k];
    if (state.t !== type && !(type === 1 /* Type.EXPLICIT */ && state.t === 3 /* Type.ARRAY_DOTTED */)) {
        // Bad key type!
        return null;
    }
    if (type === 2 /* Type.ARRAY */) {
        if (!state.d) {
            state.d = true;
            t[k] = [];
        }
        t[k].push(t = Object.create(null));
        state.c[state.i++] = (state = { t: 1 /* Type.EXPLICIT */, d: false, i: 0, c: Object.create(null) });
    }
    if (state.d) {
        // Redefining a table!
        return null;
    }
    state.d = true;
    if (type === 1 /* Type.EXPLICIT */) {
        t = hasOwn ? t[k] : (t[k] = Object.create(null));
    }
    else if (type === 0 /* Type.DOTTED */ && hasOwn) {
        return null;
    }
    return [k, t, state.c];
}
function validateTablePeek(ctx, peek, ptr) {
    if (peek === null || ctx.uk === 2)
        TomlError.x(peek === null
            ? 'trying to redefine an already defined table or value'
            : 'document contains an unsafe property', ctx, ptr);
}
function parse(toml, options = {}) {
    let ctx = {
        s: toml,
        p: 0,
        d: options.maxDepth ?? 1000,
        bi: options.integersAsBigInt ?? false,
        ld: options.useLegacyDate ?? true,
        uk: options.unsafeKeyBehaviour === 'throw' ? 2 : options.unsafeKeyBehaviour === 'drop' ? 1 : 0,
    };
    let res = Object.create(null);
    let meta = Object.create(null);
    let tmp;
    let skipping = false;
    let tbl = res;
    let m = meta;
    // BOM is allowed, skip.
    // JS is UTF-16, so we have to check for the UTF-16 BOM instead of the UTF-8 BOM sequence!
    if (toml.charCodeAt(0) === 0xfeff)
        ctx.p++;
    skipVoid(ctx);
    while (ctx.p < toml.length) {
        if (toml.charCodeAt(ctx.p) === 0x5b /* [ */) {
            let isTableArray = toml.charCodeAt(++ctx.p) === 0x5b; /* [ */
            tmp = ctx.p += +isTableArray;
            skipping = false;
            let k = parseKey(ctx, 0x5d /* ] */);
            if (isTableArray) {
                if (toml.charCodeAt(ctx.p) !== 0x5d /* ] */) {
                    TomlError.x('expected end of table array declaration', ctx);
                }
                ctx.p++;
            }
            let p = peekTable(ctx, k, res, meta, isTableArray ? 2 /* Type.ARRAY */ : 1 /* Type.EXPLICIT */);
            if (!p) {
                validateTablePeek(ctx, p, tmp);
                skipping = true;
            }
            else {
                m = p[2];
                tbl = p[1];
            }
        }
        else {
            tmp = ctx.p;
            let k = parseKey(ctx);
            let p = peekTable(ctx, k, tbl, m, 0 /* Type.DOTTED */);
            if (!p && !skipping)
                validateTablePeek(ctx, p, tmp);
            skipVoid(ctx, true, true);
            let v = extractValue(ctx, void 0);
            if (p && !skipping)
                p[1][p[0]] = v;
        }
        skipVoid(ctx, true);
        if (ctx.p < toml.length && (tmp = toml.charCodeAt(ctx.p)) !== 0xa /* \n */ && (tmp !== 0xd /* \r */ || toml.charCodeAt(ctx.p + 1) !== 0xa /* \n */)) {
            TomlError.x('each key-value declaration must be followed by an end-of-line', ctx);
        }
        skipVoid(ctx);
    }
    return res;
}

;// CONCATENATED MODULE: ./node_modules/smol-toml/dist/stringify.js
/*!
 * Copyright (c) Squirrel Chat et al., All rights reserved.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Redistribution and use in source and binary forms, with or without
 * modification, are permitted provided that the following conditions are met:
 *
 * 1. Redistributions of source code must retain the above copyright notice, this
 *    list of conditions and the following disclaimer.
 * 2. Redistributions in binary form must reproduce the above copyright notice,
 *    this list of conditions and the following disclaimer in the
 *    documentation and/or other materials provided with the distribution.
 * 3. Neither the name of the copyright holder nor the names of its contributors
 *    may be used to endorse or promote products derived from this software without
 *    specific prior written permission.
 *
 * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
 * ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
 * WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
 * DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
 * FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
 * DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
 * SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
 * CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
 * OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
 * OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
 */
let BARE_KEY = /^[a-z0-9-_]+$/i;
let HAS_WELLFORMED = !!(''.isWellFormed);
function extendedTypeOf(obj) {
    let type = typeof obj;
    if (type === 'object') {
        if (Array.isArray(obj))
            return 'array';
        if (typeof obj.getUTCDate === 'function' && obj instanceof Date)
            return 'date';
        if (globalThis.Temporal) {
            if (obj.until) {
                if (obj instanceof Temporal.ZonedDateTime)
                    return 'temporal/tz+uc';
                if (obj instanceof Temporal.PlainDateTime || obj instanceof Temporal.PlainDate)
                    return 'temporal/uc';
                if (obj instanceof Temporal.PlainTime || obj instanceof Temporal.Instant)
                    return 'temporal';
                if (obj instanceof Temporal.PlainYearMonth)
                    return 'temporal/x';
            }
            else if ((obj.toPlainDate && obj instanceof Temporal.PlainMonthDay) ||
                (obj.negated && obj instanceof Temporal.Duration)) {
                return 'temporal/x';
            }
        }
    }
    return type;
}
function isArrayOfTables(obj) {
    for (let i = 0; i < obj.length; i++) {
        if (extendedTypeOf(obj[i]) !== 'object')
            return false;
    }
    return obj.length != 0;
}
function formatWellFormedStringUnchecked(s) {
    return JSON.stringify(s).replaceAll('\x7f', '\\u007f');
}
function formatString(s) {
    return formatWellFormedStringUnchecked(HAS_WELLFORMED ? s.toWellFormed() : s);
}
function formatKey(s) {
    if (BARE_KEY.test(s))
        return s;
    if (HAS_WELLFORMED && !s.isWellFormed())
        throw new RangeError('key contains illegal lone surrogates');
    return formatWellFormedStringUnchecked(s);
}
function stringifyValue(val, type, depth, numberAsFloat, strictTemporal) {
    if (depth === 0) {
        throw new Error('Could not stringify the object: maximum object depth exceeded');
    }
    switch (type) {
        // @ts-expect-error -- intentional fallthrough case
        case 'number':
            if (isNaN(val))
                return 'nan';
            if (val === Infinity)
                return 'inf';
            if (val === -Infinity)
                return '-inf';
            if (Number.isInteger(val) && (numberAsFloat || !Number.isSafeInteger(val)))
                return val.toFixed(1);
        case 'bigint':
        case 'boolean':
        case 'temporal':
            return val.toString();
        case 'string':
            return formatString(val);
        case 'date':
            if (isNaN(val.getTime()))
                throw new TypeError('cannot serialize invalid date');
            return val.toISOString();
        case 'object':
            return stringifyInlineTable(val, depth, numberAsFloat, strictTemporal);
        case 'array':
            return stringifyArray(val, depth, numberAsFloat, strictTemporal);
        // @ts-expect-error -- intentional fallthrough case
        case 'temporal/tz+uc':
            if (strictTemporal) {
                let tz = val.timeZoneId;
                let tzc = tz.charCodeAt(0);
                if (
                // Classic offset
                tzc !== 0x2b /* + */ && tzc !== 0x2d /* - */ &&
                    (
                    // Fast pre-check pass; see below for the actually accepted values
                    (tzc !== 0x55 /* U */ && tzc !== 0x47 /* G */ && tzc !== 0x5a /* Z */ && tzc !== 0x45 /* E */) ||
                        (
                        // UTC and its aliases; Temporal implementations don't all canonicalise unfortunately
                        tz !== 'UTC' && tz !== 'UCT' && tz !== 'Universal' && tz !== 'Zulu' &&
                            // GMT is a TZ but it's for all intents and purposes equivalent to UTC. Safe to downgrade.
                            !tz.startsWith('GMT') && tz !== 'Greenwich' &&
                            // Etc/* are all safe to downgrade to offset (either UTC, GMT, or offset)
                            !tz.startsWith('Etc/')))) {
                    throw new TypeError('Temporal objects with an IANA timezone are not allowed in Temporal strict mode');
                }
            }
        case 'temporal/uc':
            if (strictTemporal && val.calendarId !== 'iso8601')
                throw new TypeError('Temporal objects with a non-default calendar are not allowed in Temporal strict mode');
            return val.toString({
                calendarName: 'never',
                timeZoneName: 'never',
            });
        case 'temporal/x':
            throw new TypeError('Unsupported ' + val[Symbol.toStringTag]);
    }
}
function stringifyInlineTable(obj, depth, numberAsFloat, strictTemporal) {
    let keys = Object.keys(obj);
    if (keys.length === 0)
        return '{}';
    let res = '{ ';
    for (let i = 0; i < keys.length; i++) {
        let k = keys[i];
        if (i)
            res += ', ';
        res += formatKey(k) + ' = ' + stringifyValue(obj[k], extendedTypeOf(obj[k]), depth - 1, numberAsFloat, strictTemporal);
    }
    return res + ' }';
}
function stringifyArray(array, depth, numberAsFloat, strictTemporal) {
    if (array.length === 0)
        return '[]';
    let res = '[ ';
    for (let i = 0; i < array.length; i++) {
        if (i)
            res += ', ';
        if (array[i] === null || array[i] === void 0) {
            throw new TypeError('arrays cannot contain null or undefined values');
        }
        res += stringifyValue(array[i], extendedTypeOf(array[i]), depth - 1, numberAsFloat, strictTemporal);
    }
    return res + ' ]';
}
function stringifyArrayTable(array, key, depth, numberAsFloat, strictTemporal) {
    if (depth === 0) {
        throw new Error('Could not stringify the object: maximum object depth exceeded');
    }
    let res = '';
    for (let i = 0; i < array.length; i++) {
        res += `${res && '\n'}[[${key}]]\n`;
        res += stringifyTable(0, array[i], key, depth, numberAsFloat, strictTemporal);
    }
    return res;
}
function stringifyTable(tableKey, obj, prefix, depth, numberAsFloat, strictTemporal) {
    if (depth === 0) {
        throw new Error('Could not stringify the object: maximum object depth exceeded');
    }
    let preamble = '';
    let tables = '';
    let keys = Object.keys(obj);
    for (let i = 0; i < keys.length; i++) {
        let k = keys[i];
        if (obj[k] !== null && obj[k] !== void 0) {
            let type = extendedTypeOf(obj[k]);
            if (type === 'symbol' || type === 'function') {
                throw new TypeError(`cannot serialize values of type '${type}'`);
            }
            let key = formatKey(k);
            if (type === 'array' && isArrayOfTables(obj[k])) {
                tables += (tables && '\n') + stringifyArrayTable(obj[k], prefix ? `${prefix}.${key}` : key, depth - 1, numberAsFloat, strictTemporal);
            }
            else if (type === 'object') {
                let tblKey = prefix ? `${prefix}.${key}` : key;
                tables += (tables && '\n') + stringifyTable(tblKey, obj[k], tblKey, depth - 1, numberAsFloat, strictTemporal);
            }
            else {
                preamble += key;
                preamble += ' = ';
                preamble += stringifyValue(obj[k], type, depth, numberAsFloat, strictTemporal);
                preamble += '\n';
            }
        }
    }
    if (tableKey && (preamble || !tables)) // Create table only if necessary
        preamble = preamble ? `[${tableKey}]\n${preamble}` : `[${tableKey}]`;
    return preamble && tables
        ? `${preamble}\n${tables}`
        : preamble || tables;
}
function stringify(obj, { maxDepth = 1000, numbersAsFloat = false, strictTemporal = false } = {}) {
    if (extendedTypeOf(obj) !== 'object') {
        throw new TypeError('stringify can only be called with an object');
    }
    let str = stringifyTable(0, obj, '', maxDepth, numbersAsFloat, strictTemporal);
    if (str[str.length - 1] !== '\n')
        return str + '\n';
    return str;
}

;// CONCATENATED MODULE: ./node_modules/smol-toml/dist/index.js
/*!
 * Copyright (c) Squirrel Chat et al., All rights reserved.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Redistribution and use in source and binary forms, with or without
 * modification, are permitted provided that the following conditions are met:
 *
 * 1. Redistributions of source code must retain the above copyright notice, this
 *    list of conditions and the following disclaimer.
 * 2. Redistributions in binary form must reproduce the above copyright notice,
 *    this list of conditions and the following disclaimer in the
 *    documentation and/or other materials provided with the distribution.
 * 3. Neither the name of the copyright holder nor the names of its contributors
 *    may be used to endorse or promote products derived from this software without
 *    specific prior written permission.
 *
 * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
 * ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
 * WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
 * DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
 * FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
 * DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
 * SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
 * CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
 * OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
 * OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
 */





/** @deprecated use `import * as ... from 'smol-toml'` instead */
/* harmony default export */ const dist = ({ parse: parse, stringify: stringify, TomlDate: TomlDate, TomlError: TomlError });


/***/ })

};
