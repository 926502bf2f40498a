import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pictureBytesMax } from './album.ts';
import { fitPng, toPalettePng } from './palette-png.ts';

const chunkOf = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A picture of two pixels a row, red and blue, its second row written as differences from the first (filter 2). */
function redAndBlue(): Buffer {
  const head = Buffer.from([0, 0, 0, 2, 0, 0, 0, 2, 8, 2, 0, 0, 0]);
  const rows = Buffer.from([0, 255, 0, 0, 0, 0, 255, 2, 0, 0, 0, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunkOf('IHDR', head),
    chunkOf('IDAT', deflateSync(rows)),
    chunkOf('IEND', Buffer.alloc(0)),
  ]);
}

const dataOf = (png: Buffer, type: string): Buffer => {
  const at = png.indexOf(type, 0, 'latin1');
  return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
};

describe('a picture with a palette', () => {
  it('has the colours that it had, where it had few', () => {
    const png = toPalettePng(redAndBlue(), 256);
    const palette = dataOf(png, 'PLTE');
    const rows = inflateSync(dataOf(png, 'IDAT'));
    const colorOf = (place: number) => palette.subarray(place * 3, place * 3 + 3).toString('hex');
    const row = (number: number) => [(rows[number * 2 + 1] ?? 0) >> 4, (rows[number * 2 + 1] ?? 0) & 15].map(colorOf);
    expect([row(0), row(1)]).toEqual([
      ['ff0000', '0000ff'],
      ['ff0000', '0000ff'],
    ]);
  });

  it('says so where it cannot be as small as asked', () => {
    expect(() => fitPng(redAndBlue(), 20)).toThrow('show less of the screen');
  });
});

describe('the pictures of the documentation', () => {
  const folder = path.resolve(import.meta.dirname, '../../docs/pictures');

  it('are small: a repository keeps every version of them', () => {
    const large = readdirSync(folder).filter((name) => statSync(path.join(folder, name)).size > pictureBytesMax);
    expect(large).toEqual([]);
  });

  it('are all shown', () => {
    const pages = ['../../README.md', '../../docs/screens.md', '../../docs/tour.md']
      .map((page) => readFileSync(path.resolve(import.meta.dirname, page), 'utf8'))
      .join();
    expect(readdirSync(folder).filter((name) => !pages.includes(`pictures/${name}`))).toEqual([]);
  });
});
