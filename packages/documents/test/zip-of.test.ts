import { setTimeout as delay } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type ZipEntry, zipOf } from '../src/index.ts';

const madeAt = new Date('2026-02-10T08:00:00Z');

async function* documents(count: number, seen: { given: number } = { given: 0 }): AsyncGenerator<ZipEntry> {
  for (let number = 1; number <= count; number += 1) {
    await delay(0);
    seen.given = number;
    yield { name: `工资单-${number}.pdf`, bytes: Buffer.alloc(100_000, number % 256) };
  }
}

async function gathered(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

describe('a zip of documents', () => {
  it('names each in any letters and holds it as it is, with its checksum', async () => {
    const zip = await gathered(zipOf(documents(3), madeAt));
    let at = zip.readUInt32LE(zip.length - 6);
    for (const number of [1, 2, 3]) {
      expect(zip.readUInt32LE(at + 16)).toBe(crc32(Buffer.alloc(100_000, number)));
      expect(zip.readUInt32LE(at + 24)).toBe(100_000);
      const nameBytes = zip.readUInt16LE(at + 28);
      expect(zip.toString('utf8', at + 46, at + 46 + nameBytes)).toBe(`工资单-${number}.pdf`);
      at += 46 + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    }
  });

  it('is the same whenever it is made of the same', async () => {
    const [first, second] = [await gathered(zipOf(documents(5), madeAt)), await gathered(zipOf(documents(5), madeAt))];
    expect(first.equals(second)).toBe(true);
  });

  it('takes the next document when the one before has been taken, and none after its reader has gone', async () => {
    const seen = { given: 0 };
    let bytes = 0;
    for await (const piece of zipOf(documents(1_000, seen), madeAt)) {
      bytes += piece.length;
      expect(seen.given * 100_000 - bytes, 'bytes held').toBeLessThan(300_000);
      if (bytes > 2_000_000) break;
    }
    expect(seen.given).toBeLessThan(30);
  });

  it('breaks off with what went wrong', async () => {
    async function* failing(): AsyncGenerator<ZipEntry> {
      yield* documents(2);
      throw new Error('no third');
    }
    await expect(gathered(zipOf(failing(), madeAt))).rejects.toThrow('no third');
  });
});
