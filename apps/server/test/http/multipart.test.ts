import { Readable } from 'node:stream';
import { limits } from '@wagewright/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FileForm, readForm } from '../../src/http/multipart/read-form.ts';
import { boundary, fieldPart, filePart, formEnd, formOf } from '../support/form.ts';

const type = `multipart/form-data; boundary=${boundary}`;

/** A body that arrives in pieces that end where they will. */
function arriving(body: Uint8Array, cuts: readonly number[]): Readable {
  const ends = [...new Set(cuts.map((cut) => cut % (body.length + 1)))].sort((a, b) => a - b);
  const pieces = [...ends, body.length].map((end, index) => body.subarray(ends[index - 1] ?? 0, end)).filter(({ length }) => length > 0);
  return Readable.from(pieces);
}

async function bytesOf({ file }: FileForm): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of file.bytes) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** What is said of a form: the reason why it is not taken. */
async function refusal(body: Uint8Array | string, contentType = type): Promise<string> {
  try {
    const form = await readForm(Readable.from([Buffer.from(body as string)]), contentType);
    await bytesOf(form);
    return 'taken';
  } catch (error) {
    return (error as Error).message;
  }
}

const file = filePart({ name: 'a.txt', bytes: 'content' });
const raw = (header: string, content = 'x') => Buffer.from(`--${boundary}\r\n${header}\r\n\r\n${content}\r\n`);

describe('a form with a file', () => {
  it('gives the same fields and bytes however it arrives in pieces', async () => {
    // pieces of the boundary are what a file may hold too
    const chunk = fc.oneof(
      fc.uint8Array({ maxLength: 40 }),
      fc.constantFrom('\r\n--', `\r\n--${boundary.slice(0, 5)}`, '\r', '--').map((text) => Buffer.from(text)),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(chunk, { maxLength: 8 }), fc.array(fc.nat(2_000), { maxLength: 12 }), async (chunks, cuts) => {
        const bytes = Buffer.concat(chunks);
        const { payload } = formOf({ purpose: 'attachment', note: '五 ü' }, { name: 'x', bytes });
        const form = await readForm(arriving(payload, cuts), type);
        expect(form.fields).toEqual({ purpose: 'attachment', note: '五 ü' });
        expect(await bytesOf(form)).toEqual(bytes);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['plain', 'filename="résumé 简历.pdf"', 'résumé 简历.pdf'],
    ['with quotes as browsers code them', 'filename="a%22b%0D%0Ac.pdf"', 'a"b\r\nc.pdf'],
    ['with quotes as others escape them', String.raw`filename="a\"b.pdf"`, 'a"b.pdf'],
    ['in RFC 5987’s spelling', `filename="x.pdf"; filename*=UTF-8''%E7%AE%80.pdf`, '简.pdf'],
    ['without quotes', 'filename=a.pdf', 'a.pdf'],
  ])('reads a name %s', async (_how, written, name) => {
    const form = await readForm(Readable.from([raw(`Content-Disposition: form-data; name="file"; ${written}`), formEnd]), type);
    expect(form.file.name).toBe(name);
  });

  it.each<readonly [string, Uint8Array | string, string]>([
    ['that ends before the file', Buffer.concat([fieldPart('a', 'b'), formEnd]), 'no file'],
    ['that is cut off in the file', Buffer.concat([file]).subarray(0, -4), 'broke off'],
    ['that is cut off before its last line', file, 'broke off'],
    ['with two files', Buffer.concat([file, file, formEnd]), 'only one file'],
    ['with a field after the file', Buffer.concat([file, fieldPart('a', 'b'), formEnd]), 'only one file'],
    ['with something before it', Buffer.concat([Buffer.from('hello'), file, formEnd]), 'not as multipart'],
    ['with a field twice', Buffer.concat([fieldPart('a', '1'), fieldPart('a', '2'), file, formEnd]), 'not as multipart'],
    [
      'with too many fields',
      Buffer.concat([...Array.from({ length: limits.uploadFieldsMax + 1 }, (_, n) => fieldPart(`f${n}`, '')), file, formEnd]),
      'too many fields',
    ],
    [
      'with a field that is too long',
      Buffer.concat([fieldPart('a', 'x'.repeat(limits.uploadFormBytesMax + 1)), file, formEnd]),
      'not as multipart',
    ],
    ['with a header that never ends', `--${boundary}\r\n${'x'.repeat(20_000)}`, 'not as multipart'],
    [
      'with a part that is encoded',
      Buffer.concat([raw('Content-Disposition: form-data; name="file"; filename="a"\r\nContent-Transfer-Encoding: base64'), formEnd]),
      'plain bytes',
    ],
    ['with a part of another kind', Buffer.concat([raw('Content-Disposition: attachment; filename="a"'), formEnd]), 'not as multipart'],
    ['that is nothing', '', 'broke off'],
  ])('%s is refused in words', async (_what, body, words) => {
    expect(await refusal(body)).toContain(words);
  });

  it.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary=${'x'.repeat(71)}`,
    'multipart/form-data; boundary="a\u0000b"',
  ])('%s does not name a boundary', async (contentType) => {
    expect(await refusal(Buffer.concat([file, formEnd]), contentType)).toContain('boundary');
  });

  it('takes fields up to their number', async () => {
    const fields = Array.from({ length: limits.uploadFieldsMax }, (_, n) => fieldPart(`f${n}`, ''));
    expect(await refusal(Buffer.concat([...fields, file, formEnd]))).toBe('taken');
  });

  it('names like those of every object are fields like others', async () => {
    const form = await readForm(
      Readable.from([Buffer.concat([fieldPart('__proto__', 'x'), fieldPart('constructor', 'y'), file, formEnd])]),
      type,
    );
    expect(Object.entries(form.fields)).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ]);
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });
});
