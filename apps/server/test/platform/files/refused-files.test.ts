import { filePurposes } from '@wagewright/contracts/platform/files';
import { demoSignIns } from '@wagewright/db/seed';
import { describe, expect, it } from 'vitest';
import { callerForAll, serverForAll } from '../../support/for-all-tests.ts';
import { bomb, gif, jpeg, manyParts, otherArchive, png, withMacros, wordDocument, workbook } from './samples.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const { bytesMax } = filePurposes.attachment;
const pixels = (side: number) => [side, side] as const;

describe('what is brought is looked at before it is kept (S8)', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  const caller = callerForAll(server, demoSignIns.employee.account);
  const left = async () => [await server.prisma.storedFile.count(), await server.prisma.storedFilePiece.count()];

  it.each<readonly [string, string, string | Uint8Array, string, string]>([
    ['a PDF', 'a.pdf', '%PDF-1.7\n…', 'a.pdf', 'application/pdf'],
    ['a PNG', 'a.png', png(10, 10), 'a.png', 'image/png'],
    ['a JPEG', 'a.jpg', jpeg(4_000, 3_000), 'a.jpg', 'image/jpeg'],
    ['a JPEG whose size comes late', 'a.jpg', jpeg(4_000, 3_000, 60_000), 'a.jpg', 'image/jpeg'],
    ['a GIF', 'a.gif', gif(10, 10), 'a.gif', 'image/gif'],
    ['a workbook', 'a.xlsx', workbook(), 'a.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['a Word document', 'a.docx', wordDocument, 'a.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['a text in any script', '说明.txt', '五险一金', '说明.txt', 'text/plain'],
    ['a CSV', 'a.csv', 'name,net\r\nLi,1\r\n', 'a.csv', 'text/plain'],
    ['a picture that is named a page', 'x.html', png(10, 10), 'x.html.png', 'image/png'],
    ['a PDF that says it is a text', 'x.txt', '%PDF-1.4', 'x.txt.pdf', 'application/pdf'],
  ])('%s is taken for what it is', async (_what, name, bytes, kept, type) => {
    const { status, data } = await caller.upload({ name, bytes });
    expect([status, data]).toEqual([201, expect.objectContaining({ name: kept, type, bytes: Buffer.byteLength(bytes) })]);
  });

  it.each<readonly [string, string, string | Uint8Array, string]>([
    ['an SVG with a script', 'a.svg', svg, 'SVG'],
    ['an SVG that is named a picture', 'a.png', svg, 'SVG'],
    ['an SVG behind a mark of its encoding and spaces', 'a.png', `\ufeff \r\n${svg}`, 'SVG'],
    ['a page', 'a.html', '<!doctype html><script>1</script>', 'web pages'],
    [
      'XML with entities of its own',
      'a.txt',
      '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
      'web pages',
    ],
    ['a program', 'a.pdf', Buffer.from('MZ\x90\x00\x03\x00', 'latin1'), '.pdf'],
    ['an old Office file', 'a.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'), '.xlsx'],
    ['an archive', 'a.zip', otherArchive, '.xlsx'],
    ['an archive that is named a workbook', 'a.xlsx', otherArchive, '.xlsx'],
    ['a workbook with macros', 'a.xlsx', withMacros, 'macros'],
    ['a workbook that is cut off', 'a.xlsx', workbook().subarray(0, -30), 'damaged'],
    ['a workbook that names 65,535 parts', 'a.xlsx', manyParts, 'too large'],
    ['a bomb', 'a.xlsx', bomb(), 'too large'],
    ['a bomb that lies about its size', 'a.xlsx', bomb(100), 'damaged'],
    ['a picture of 30,000 × 30,000 pixels', 'a.png', png(...pixels(30_000)), 'pixels'],
    ['the same as a JPEG', 'a.jpg', jpeg(...pixels(30_000)), 'pixels'],
    ['the same as a GIF', 'a.gif', gif(...pixels(30_000)), 'pixels'],
    ['a picture that says no size', 'a.png', png(0, 10), 'pixels'],
    ['a picture that is only its first bytes', 'a.jpg', Buffer.from('ffd8ff', 'hex'), 'pixels'],
    [
      'a text that turns into something else',
      'a.txt',
      Buffer.concat([Buffer.alloc(300_000, 'a'), Buffer.alloc(10)]),
      'goes on as something else',
    ],
  ])('%s is refused in words, in a second and with little memory, and leaves nothing', async (_what, name, bytes, words) => {
    const before = await left();
    const began = process.cpuUsage();
    const memory = process.memoryUsage.rss();
    const { status, error } = await caller.upload({ name, bytes });
    const { user, system } = process.cpuUsage(began);
    expect([status, error?.code]).toEqual([415, 'FILE_REFUSED']);
    expect(error?.message).toContain(words);
    expect((user + system) / 1_000).toBeLessThan(1_000);
    expect((process.memoryUsage.rss() - memory) / 1_048_576).toBeLessThan(50);
    expect(await left()).toEqual(before);
  });

  it('a picture may have as many pixels as its purpose says, and not one row more', async () => {
    expect((await caller.upload({ name: 'a.png', bytes: png(10_000, 10_000) })).status).toBe(201);
    expect((await caller.upload({ name: 'a.png', bytes: png(10_000, 10_001) })).status).toBe(415);
  });

  it('an office document may unpack to as much as its purpose says, and not a byte more', async () => {
    const parts = (last: number) =>
      [...Array.from({ length: 9 }, () => 10_485_760), last].map((bytes, n) => ({ name: `xl/s${n}.xml`, content: Buffer.alloc(bytes) }));
    const others = 2 * '<x/>'.length; // the two parts that it is told by
    const last = filePurposes.attachment.unpackedBytesMax - 9 * 10_485_760 - others;
    expect((await caller.upload({ name: 'a.xlsx', bytes: workbook(...parts(last)) })).status).toBe(201);
    expect((await caller.upload({ name: 'a.xlsx', bytes: workbook(...parts(last + 1)) })).status).toBe(415);
  });

  it('a file may be as large as its purpose says, and not a byte more', async () => {
    const file = (bytes: number) => ({ name: 'a.txt', bytes: Buffer.alloc(bytes, 'x') });
    expect(await caller.upload(file(bytesMax))).toMatchObject({ status: 201, data: { bytes: bytesMax } });
    const before = await left();
    const { status, error } = await caller.upload(file(bytesMax + 1));
    expect([status, error?.code, error?.message]).toEqual([413, 'FILE_TOO_LARGE', '“a.txt” is larger than 10 MB. Choose a smaller file.']);
    expect(await left()).toEqual(before);
  });

  it('an empty file is refused', async () => {
    expect(await caller.upload({ name: 'a.txt', bytes: '' })).toMatchObject({ status: 422, error: { code: 'FILE_EMPTY' } });
  });

  it('what is wrong is said in the reader’s language', async () => {
    const zh = await server.app.inject({
      method: 'POST',
      url: '/hr/api/platform/files?purpose=nothing',
      headers: { authorization: `Bearer ${caller.token}`, 'content-type': 'multipart/form-data; boundary=b', 'x-language': 'zh-CN' },
      payload: '--b\r\nContent-Disposition: form-data; name="x"\r\n\r\n1\r\n--b--',
    });
    expect([zh.statusCode, zh.json().error.message]).toEqual([422, '文件未能正确传输：表单中没有文件。请单独重新发送。']);
  });
});
