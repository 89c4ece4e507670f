import { pushedDown, reformatted, removedFolder, renamed, replaced, swapped } from './edits.js';
import { gateCrate } from './gated.js';
import { broken, deleted, ignored, targetRemoved, warned, weakened } from './harms.js';

const TEST = `    #[test]
    fn uint_bigger_buffer() {
        use crate::{ByteOrder, LittleEndian};
        let n = LittleEndian::read_uint(&[1, 2, 3, 4, 5, 6, 7, 8], 5);
        assert_eq!(n, 0x05_0403_0201);
    }
`;
const ADDED = `    #[test]
    fn int_bigger_buffer() {
        use crate::{ByteOrder, LittleEndian};
        assert_eq!(LittleEndian::read_int(&[1, 2, 3], 2), 0x0201);
    }

`;
const DOCTEST = `    /// \`\`\`rust
    /// use std::io::Cursor;
    /// use byteorder::ReadBytesExt;
    ///
    /// let mut rdr = Cursor::new(vec![0x02, 0xfb]);
    /// assert_eq!(2, rdr.read_i8().unwrap());
    /// assert_eq!(-5, rdr.read_i8().unwrap());
    /// \`\`\`
`;
const LIB = 'byteorder/lib/byteorder::';
const DOC = 'byteorder/doctest/byteorder::';

gateCrate({
  name: 'byteorder',
  shape: 'of more than a hundred doctests, each a program of its own',
  crates: { '': 'byteorder-1.5.0' },
  // The benchmarks need a nightly toolchain, so clippy fails over them.
  prepared: [removedFolder('benches')],
  atLeast: { passed: 802, doctests: 122, warnings: 9 },
  harmless: [
    swapped(
      'src/lib.rs',
      '    qc_slice!(prop_slice_u16, u16, read_u16_into, write_u16_into, 0);\n',
      '    qc_slice!(prop_slice_i16, i16, read_i16_into, write_i16_into, 0);\n',
    ),
    replaced('src/lib.rs', 'fn uint_bigger_buffer()', 'fn buffer_is_bigger()'),
    renamed('src/io.rs', 'src/stream.rs'),
    replaced('src/lib.rs', 'mod io;', 'mod stream;'),
    replaced('src/lib.rs', 'pub use crate::io::{', 'pub use crate::stream::{'),
    pushedDown('src/lib.rs'),
    reformatted('2021', ['src/lib.rs', 'src/stream.rs']),
  ],
  renames: [[`${LIB}test::uint_bigger_buffer`, `${LIB}test::buffer_is_bigger`]],
  improved: [
    replaced('src/lib.rs', 'Self::read_uint(buf, 6) as u64', 'Self::read_uint(buf, 6)'),
    replaced('src/lib.rs', TEST, `${ADDED}${TEST}`),
  ],
  harms: {
    'a test deleted': deleted(
      `${DOC}src/io.rs - io::ReadBytesExt::read_i8`,
      'src/io.rs',
      replaced('src/io.rs', DOCTEST, ''),
    ),
    'a test ignored': ignored(`${LIB}test::uint_bigger_buffer`, 'src/lib.rs', '    fn uint_bigger_buffer()'),
    'a test weakened': weakened(
      'test::uint_bigger_buffer',
      'src/lib.rs',
      replaced('src/lib.rs', 'assert_eq!(n, 0x05_0403_0201);', 'let _ = n;'),
    ),
    'a warning added': warned('src/io.rs'),
    'a test broken': broken(
      `${DOC}src/io.rs - io::ReadBytesExt::read_u8`,
      'src/io.rs',
      replaced('src/io.rs', 'Cursor::new(vec![2, 5])', 'Cursor::new(vec![2, 6])'),
      // rustdoc tells the place in the program that it makes of the block, so the finding is on the block's first line.
      '/// ```rust',
    ),
    'a target removed': targetRemoved(
      'byteorder/doctest/byteorder',
      'Cargo.toml',
      [replaced('Cargo.toml', '[lib]\n', '[lib]\ndoctest = false\n')],
      122,
    ),
  },
});
