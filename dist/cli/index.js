#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 24:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 466:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");

/***/ }),

/***/ 500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 986:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _cli_command_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(465);
/* harmony import */ var _cli_help_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(654);


/** Each command is loaded when it is asked for, so that `validate` starts as fast as Node does. */
const COMMANDS = {
    check: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(940), __nccwpck_require__.e(107), __nccwpck_require__.e(614), __nccwpck_require__.e(284), __nccwpck_require__.e(609)]).then(__nccwpck_require__.bind(__nccwpck_require__, 609))).check,
    validate: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(107), __nccwpck_require__.e(614), __nccwpck_require__.e(875)]).then(__nccwpck_require__.bind(__nccwpck_require__, 875))).validate,
    hash: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(107), __nccwpck_require__.e(284), __nccwpck_require__.e(57)]).then(__nccwpck_require__.bind(__nccwpck_require__, 57))).hash,
    demo: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(940), __nccwpck_require__.e(107), __nccwpck_require__.e(614), __nccwpck_require__.e(284), __nccwpck_require__.e(609), __nccwpck_require__.e(145)]).then(__nccwpck_require__.bind(__nccwpck_require__, 145))).demo,
};
async function main(args) {
    const [name, ...rest] = args;
    if (name === undefined)
        return { ...(0,_cli_command_js__WEBPACK_IMPORTED_MODULE_0__/* .failure */ .V)('Say what to do.'), stderr: (0,_cli_help_js__WEBPACK_IMPORTED_MODULE_1__/* .helpText */ .B)(null) };
    if (name === 'help' || name === '--help' || name === '-h')
        return { exitCode: 0, stdout: (0,_cli_help_js__WEBPACK_IMPORTED_MODULE_1__/* .helpText */ .B)(rest[0] ?? null), stderr: '' };
    const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (load === undefined)
        return (0,_cli_command_js__WEBPACK_IMPORTED_MODULE_0__/* .failure */ .V)(`There is no command ${JSON.stringify(name)}; the commands are ${Object.keys(COMMANDS).join(', ')}.`);
    if (rest.includes('--help') || rest.includes('-h'))
        return { exitCode: 0, stdout: (0,_cli_help_js__WEBPACK_IMPORTED_MODULE_1__/* .helpText */ .B)(name), stderr: '' };
    return (await load())(rest);
}
/** Exit 2 is also what a bug ends in: nothing was judged, so nothing passes. */
function crashed(error) {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return (0,_cli_command_js__WEBPACK_IMPORTED_MODULE_0__/* .failure */ .V)(`plan-gate failed by a fault of its own. Please report this:\n${detail}`);
}
// A reader that closes the pipe early, such as `head`, is no fault.
process.stdout.on('error', () => { });
const result = await main(process.argv.slice(2)).catch(crashed);
process.stdout.write(result.stdout);
process.stderr.write(result.stderr);
process.exitCode = result.exitCode;

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 465:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  V: () => (/* binding */ failure),
  b: () => (/* binding */ parseFlags)
});

;// CONCATENATED MODULE: external "node:util"
const external_node_util_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
;// CONCATENATED MODULE: ./build/cli/command.js

/** Misuse, or something that kept the command from judging. */
function failure(message) {
    return { exitCode: 2, stdout: '', stderr: `plan-gate: ${message}\n` };
}
/** Parses flags strictly: an unknown one, or one without its value, is a problem that names it. */
function parseFlags(args, options) {
    try {
        const { values, positionals } = (0,external_node_util_namespaceObject.parseArgs)({
            args: [...args],
            options,
            allowPositionals: true,
            strict: true,
        });
        const flags = Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : value]);
        return { ok: true, values: Object.fromEntries(flags), files: positionals };
    }
    catch (error) {
        const known = Object.keys(options).map((name) => `--${name}`);
        return {
            ok: false,
            problem: `${error instanceof Error ? error.message : String(error)} Options of this command: ${known.join(', ')}.`,
        };
    }
}


/***/ }),

/***/ 654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ helpText)
/* harmony export */ });
const OVERVIEW = `plan-gate: may this change merge under its plan?

Usage: plan-gate COMMAND [options]

Commands:
  check      gate a change in a local repository, as the action would
  validate   list every problem of plan files
  hash       hash a list of strings, or the three sets of a snapshot
  demo       watch plan-gate let one sample change through and stop another

plan-gate COMMAND --help tells more. Exit codes: 0 success, 1 the gate failed, 2 could not judge or misuse.
`;
const CHECK = `Usage: plan-gate check --base BRANCH [options]

Gates the change from the merge base of --base and --head to --head.

  --base BRANCH         what the change is to be merged into; for a chunk, the plan's integration branch
  --head REF            the change (default: HEAD)
  --chunk ID            the chunk that the change works on, where the branch name does not say it
  --plan PATH           a path or glob that replaces the search below .taskfleet/
  --plan-ref REF        read the plan here instead of at the tip of the base
  --floor on|off        off: judge without evidence from running the code (default: on)
  --format FORMAT       terminal, json or markdown (default: terminal)
  --repo DIR            the repository (default: the current folder)
  --base-branch NAME    the branch that --base stands for, where --base is a commit
  --head-branch NAME    the branch that --head stands for, where --head is a commit
  --label LABEL         a label that the pull request would carry, such as chunk:bucket (may be repeated)
  --slack N             out-of-scope files that are tolerated (default: 0)
  --allow GLOB          always in scope (may be repeated)
  --protected GLOB      opened only by a literal entry of the plan; replaces the default list (may be repeated)
  --test-paths GLOB     files that are tests; replaces the default list (may be repeated)
  --warn-only GATE      errors of this gate count as warnings (may be repeated)
  --if-no-plan fail|pass  what a change that no plan governs comes to (default: fail)

Examples:
  plan-gate check --base feat/rate-limiter --floor off
  plan-gate check --base feat/rate-limiter --head rate-limiter/chunk-bucket --floor off --format json
`;
const VALIDATE = `Usage: plan-gate validate [--format terminal|json] FILE…

Lists every problem of each plan file with its line and column. With --format json it prints one line a file.
Exit 0 when all are valid, 1 when one is not, 2 when one can't be read.

Example:
  plan-gate validate .taskfleet/plan.v1.json
`;
const HASH = `Usage: plan-gate hash [--format terminal|json] FILE

FILE holds a JSON array of strings, which gives one hash, or a baseline snapshot, which gives the three that a plan pins.

Example:
  plan-gate hash .taskfleet/baseline.json
`;
const DEMO = `Usage: plan-gate demo [--keep]

Makes a small repository with a plan, gates one good and one bad change, and prints both verdicts. Needs git.

  --keep   leave the repository there and say where it is
`;
const PAGES = { check: CHECK, validate: VALIDATE, hash: HASH, demo: DEMO };
/** The help page of a command, or the overview. */
function helpText(command) {
    return (command !== null && Object.hasOwn(PAGES, command) ? PAGES[command] : undefined) ?? OVERVIEW;
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(986);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
