import type { FileEntries } from '../double/fast-import.js';

const LIB = `/// \`\`\`
/// assert_eq!(b_a::twice(2), 4);
/// \`\`\`
pub fn twice(n: u32) -> u32 {
    return n * 2;
}

#[cfg(test)]
mod tests {
    #[test]
    fn passes() {}
    #[test]
    #[ignore = "slow"]
    fn ignored() {}
    #[test]
    fn fails() {
        assert_eq!(super::twice(1), 3);
    }
}
`;
const TEST = '#[test]\nfn one() {}\n#[test]\nfn two() {\n    panic!("two");\n}\n';

function member(name: string): Record<string, string> {
  return {
    [`${name}/Cargo.toml`]: `[package]\nname = "${name}"\nversion = "0.1.0"\nedition = "2021"\n`,
    [`${name}/src/lib.rs`]: LIB.replaceAll('b_a', name.replaceAll('-', '_')),
    [`${name}/src/main.rs`]: 'fn main() {}\n',
    [`${name}/tests/end-to-end.rs`]: TEST,
    [`${name}/tests/a.rs`]: TEST,
  };
}

/** Fifteen test targets: a library with doctests, a binary and two test files each. Some of their tests fail, and clippy warns. */
export function workspaceOfThree(): FileEntries {
  return {
    'Cargo.toml': '[workspace]\nmembers = ["b", "b-a", "c"]\nresolver = "2"\n',
    '.gitignore': '/target\n',
    ...member('b'),
    ...member('b-a'),
    ...member('c'),
  };
}
