import type { CaptureRequest } from '../../src/capture/capture-request.js';
import type { Evidence } from '../../src/evidence/evidence.js';
import { testString } from '../../src/evidence/snapshot.js';
import { capture, crate, evidenceOf, repositoryOf } from './cargo-fixture.js';

/** Captures a crate that consists of these files. */
export async function captureCrate(
  files: Parameters<typeof crate>[1],
  more: Partial<CaptureRequest> = {},
): Promise<Evidence> {
  const repository = repositoryOf(crate('victim', files));
  try {
    return evidenceOf(await capture(repository, more));
  } finally {
    repository.remove();
  }
}

export const codes = ({ problems }: Evidence) => problems.map(({ code }) => code);
export const passed = ({ snapshot }: Evidence) => snapshot.tests.passed.map(testString);
export const failed = ({ snapshot }: Evidence) => snapshot.tests.failed.map(testString);

/** A library with a test and a doctest that pass, one of each that fail, and a warning of clippy's and of the compiler's. */
export const LIB = `
/// \`\`\`
/// assert_eq!(victim::one(), 1);
/// \`\`\`
///
/// \`\`\`
/// assert_eq!(victim::one(), 2);
/// \`\`\`
pub fn one() -> u32 {
    return 1;
}

#[cfg(test)]
mod tests {
    #[test]
    fn passes() {
        assert_eq!(super::one(), 1);
    }

    #[test]
    fn fails() {
        let unused = 1;
        assert_eq!(super::one(), 2);
    }
}
`;

/** A test that writes to the process's own stdout, past what libtest catches. */
export const DIRECTLY = `
fn print_directly(text: &str) {
    use std::{io::Write, mem::ManuallyDrop, os::fd::FromRawFd};
    let mut stdout = ManuallyDrop::new(unsafe { std::fs::File::from_raw_fd(1) });
    stdout.write_all(text.as_bytes()).unwrap();
}
`;

/** A library that consists of tests. */
export const inTests = (...items: string[]) => `#[cfg(test)]\nmod tests {\n${items.join('\n')}\n}\n`;
