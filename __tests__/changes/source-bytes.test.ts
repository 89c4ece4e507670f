import { describe, expect, it } from '@jest/globals';
import { decodeSource } from '../../src/changes/source-text.js';

describe('the text of bytes', () => {
  it.each<[readonly number[], unknown]>([
    [[194, 128, 255], '\udcff'],
    [[224, 160, 128, 255], 'ࠀ\udcff'],
    [[255, 239, 187, 191, 65], '\udcff﻿A'],
    [[240, 159, 152, 128, 255], '😀\udcff'],
    [[244, 143, 191, 191, 255], '􏿿\udcff'],
    [[65, 255, 66], 'A\udcffB'],
    [[195, 169, 255], 'é\udcff'],
    [[195], '\udcc3'],
    [[195, 65], '\udcc3A'],
    [[192, 128], '\udcc0\udc80'],
    [[193, 191], '\udcc1\udcbf'],
    [[223, 191, 255], '߿\udcff'],
    [[224, 128, 128], '\udce0\udc80\udc80'],
    [[226, 130], '\udce2\udc82'],
    [[237, 160, 128], '\udced\udca0\udc80'],
    [[239, 191, 191, 255], '￿\udcff'],
    [[240, 159, 152], '\udcf0\udc9f\udc98'],
    [[244, 144, 128, 128], '\udcf4\udc90\udc80\udc80'],
    [[245, 128, 128, 128], '\udcf5\udc80\udc80\udc80'],
    [[127, 128], '\udc80'],
    [[239, 187, 191, 255], '\udcff'],
  ])('of %j', (bytes, expected) => {
    expect(decodeSource(Uint8Array.from(bytes))).toEqual(expected);
  });
});
