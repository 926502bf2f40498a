/** Hostile files through the import's own door: refused in words, at once, and without what they would take (S8). */
import { limits } from '@wagewright/contracts';
import { filePurposes } from '@wagewright/contracts/platform/files';
import { type BookFacts, bookParts, row, text, zip } from '@wagewright/files/testing';
import { describe, expect, it } from 'vitest';
import { importStage } from './stage.ts';

describe('files that people bring to import (S8)', () => {
  const stage = importStage();
  /** Of processor time, in the process that takes and reads it. */
  const secondsMax = 5;

  /** Refused when it is brought, or when it is read: what is told, and at what cost. */
  async function refusal(bytes: Uint8Array): Promise<string> {
    const began = process.cpuUsage();
    const { data, error } = await stage.clerk.upload({ name: 'hostile.xlsx', bytes }, { purpose: 'import' });
    const told = error ? error.message : await readIt((data as { id: number }).id);
    const { user, system } = process.cpuUsage(began);
    expect((user + system) / 1_000_000).toBeLessThan(secondsMax);
    return told;
  }
  async function readIt(fileId: number): Promise<string> {
    const subject = { entity: 'batch-input', id: stage.batchId, part: 'Extras' };
    const { data, error } = await stage.clerk.call('platform/imports/start-import', { ...subject, fileId });
    expect(error).toBeUndefined();
    const { id } = data as { id: number };
    await stage.work(id);
    const { status, failure } = await stage.get(id);
    expect(status).toBe('failed');
    return failure ?? '';
  }

  const sheet = (rows: string) => ({ sheets: { Sheet: rows } });
  /** As spreadsheets save them: what tells a workbook from another archive comes first. */
  const parts = (facts: BookFacts) => [{ name: '[Content_Types].xml', content: '<Types/>' }, ...bookParts(facts)];
  const book = (facts: BookFacts) => zip(parts(facts));

  it('a workbook that unpacks to more than is taken', async () => {
    const content = Buffer.alloc(filePurposes.import.unpackedBytesMax + 1, 32);
    const large = [...parts(sheet('')), { name: 'xl/media/large.xml', content }];
    expect(await refusal(zip(large))).toMatch(/too large|more than is accepted/);
  });

  it('a workbook of more parts than are looked at', async () => {
    const many = Array.from({ length: limits.inspectedPartsMax }, (_, index) => ({ name: `x${index}`, content: '' }));
    expect(await refusal(zip([...parts(sheet('')), ...many]))).toMatch(/too large/);
  });

  it('a document type with entities', async () => {
    const prolog = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>';
    expect(await refusal(book({ ...sheet(row(1, text('A1', '&a;'))), prolog }))).toMatch(/damaged/);
  });

  it('a cell far outside of any sheet', async () => {
    expect(await refusal(book(sheet('<row r="9999999"><c r="ZZZ9999999"><v>1</v></c></row>')))).toMatch(/rows|columns|damaged/);
  });

  it('a formula without a result is refused in its row; one with a result is read as that', async () => {
    const rows = (formula: string) =>
      `${row(1, text('A1', 'Number'), text('B1', 'Bonus'))}${row(2, text('A2', stage.people[0]?.number ?? ''), `<c r="B2">${formula}</c>`)}`;
    const shown = await stage.read(book(sheet(rows('<f>1+1</f>'))));
    expect((await stage.rows(shown.id))[0]).toMatchObject({ effect: 'refused', reasons: [expect.stringMatching(/formula/)] });
    const known = await stage.read(book(sheet(rows('<f>1+1</f><v>2</v>'))));
    expect((await stage.rows(known.id))[0]).toMatchObject({ effect: 'created', after: ['2.00', null, null, null, null] });
  });

  it('as many rows and columns as are taken, and one more', async () => {
    const rows = (count: number) => `Number,Bonus\n${Array.from({ length: count }, (_, index) => `N${index},1`).join('\n')}\n`;
    const most = await stage.read(rows(limits.importRowsMax));
    expect(most).toMatchObject({ status: 'checked', counts: { refused: limits.importRowsMax } });
    expect((await stage.read(rows(limits.importRowsMax + 1))).failure).toMatch(/rows/);
    const wide = (count: number) => `Number${',x'.repeat(count - 1)}\n`;
    expect((await stage.read(wide(limits.importColumnsMax))).failure).toMatch(/no column/);
    expect((await stage.read(wide(limits.importColumnsMax + 1))).failure).toMatch(/more than 200 columns/);
  });
});
