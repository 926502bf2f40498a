/** Rows of a global table out of a file: a revision, taken whole (ADR 72, 124). */
import type { ImportDetail } from '@wagewright/contracts/platform/imports';
import { demoSignIns } from '@wagewright/db/seed';
import { beforeAll, describe, expect, it } from 'vitest';
import { subjectStage } from './subject-stage.ts';

const text = (en: string) => ({ en, 'zh-CN': en });

describe('rows of a version out of a file', () => {
  const stage = subjectStage();
  const columns = [
    { code: 'City', name: { en: 'City', 'zh-CN': '城市' }, type: 'text' },
    { code: 'Rate', name: { en: 'Rate', 'zh-CN': '费率' }, type: 'decimal', display: { percentage: true } },
    { code: 'Limit', name: { en: 'Limit', 'zh-CN': '上限' }, type: 'money' },
  ];
  const first = {
    validFrom: '2026-01-01',
    source: 'Law',
    rows: [
      { City: 'KM', Rate: 0.08, Limit: 5000 },
      { City: 'DL', Rate: 0.07 },
    ],
  };
  let id: number;
  const make = async (code: string, type: string, content: object, more: object = {}): Promise<number> => {
    await stage.ask('payroll/global-tables/create-global-table', {
      code,
      name: text(code),
      category: 'Law',
      type,
      currency: 'CNY',
      ...more,
    });
    await stage.ask('payroll/global-tables/save-global-table', {
      code,
      seen: 0,
      content: { name: text(code), ...content },
      remarks: 'First',
    });
    return (await stage.ask<{ id: number }>('payroll/global-tables/get-global-table', { code })).id;
  };
  beforeAll(async () => {
    id = await make('CITIES', 'keyed', { key: ['City'], columns, versions: [first] });
  });
  const answers = { version: '2026-01-01', remarks: 'From the city' };
  const read = (csv: string, more: object = {}, part?: string) =>
    stage.read({ entity: 'global-table-rows', id, ...(part === undefined ? {} : { part }) }, csv, { answers, ...more });
  const count = () => stage.server.prisma.globalTableRevision.count({ where: { globalTableId: id } });
  const latest = async (globalTableId = id) => {
    const row = await stage.server.prisma.globalTableRevision.findFirstOrThrow({ where: { globalTableId }, orderBy: { number: 'desc' } });
    return { ...row, content: row.content as unknown as { versions: readonly { validFrom: string; source: string; rows: object[] }[] } };
  };
  const said = async (shown: ImportDetail) =>
    (await stage.rows(shown)).map(({ rowNumber, key, effect, before, after }) => [rowNumber, key, effect, before, after]);

  it('are shown before they are taken: where each stands, and what would differ; nothing is written', async () => {
    const shown = await read('城市,费率,Limit\nKM,9%,"5,500.00"\nQJ,8%,\n', { options: { mode: 'override' } });
    expect(shown).toMatchObject({ status: 'checked', failure: null, problems: [], code: 'CITIES' });
    const rows = await said(shown);
    expect(rows.map(([row, key, effect]) => [row, key, effect])).toEqual([
      [2, 'KM', 'updated'],
      [3, 'QJ', 'created'],
      [null, 'DL', 'closed'],
    ]);
    const [km] = await stage.rows(shown);
    expect(km?.before?.map(Number)).toEqual([0.08, 5000]);
    expect(km?.after?.map(Number)).toEqual([0.09, 5500]);
    expect(await count()).toBe(1);
  });

  it('are refused by row and column, and then nothing is taken: a file of rates is taken whole', async () => {
    const shown = await read('City,Rate,Limit\nKM,nine,5000\nQJ,8%,\n');
    const [refused, good] = await stage.rows(shown);
    expect(refused).toMatchObject({ rowNumber: 2, effect: 'refused', reasons: [expect.stringMatching(/Rate: .*nine/)] });
    expect(good?.effect).toBe('created');
    expect([shown.isWhole, shown.events.includes('write-import')]).toEqual([true, false]);
    expect(await stage.refusal('platform/imports/write-import', { id: shown.id, version: shown.version })).toBe('ILLEGAL_TRANSITION');
    expect((await read('City,Rat\nKM,1\n')).failure).toContain('Rat');
    expect((await stage.rows(await read('City,Rate\nKM,0.1\nKM,0.2\n'))).map(({ effect }) => effect)).toEqual(['refused', 'refused']);
    expect((await read('City,Rate\n,0.1\n')).counts.refused).toBe(1);
    expect(await count()).toBe(1);
  });

  it('ask of which version they are, why, and of a new one whose law it is', async () => {
    const start = (given: object) =>
      stage.refusal('platform/imports/start-import', { entity: 'global-table-rows', id, fileId: 1, answers: given });
    expect(await start({})).toBe('IMPORT_ANSWER');
    expect(await start({ version: '2026-01-01' })).toBe('IMPORT_ANSWER');
    expect(await start({ version: '2025-07-01', remarks: 'why' })).toBe('IMPORT_ANSWER');
    expect(await start({ version: 'new', validFrom: '2030-01-01', remarks: 'why' })).toBe('IMPORT_ANSWER');
    expect(await start({ version: 'new', validFrom: '2030-13-01', source: 'law', remarks: 'why' })).toBe('IMPORT_ANSWER');
    expect(await start({ version: 'new', validFrom: '2026-01-01', source: 'law', remarks: 'one is there' })).toBe('IMPORT_ANSWER');
    expect(await start({ version: 'new', validFrom: '2030-01-01', source: 'law', remarks: 'why' })).toBe('NOT_FOUND'); // the file
  });

  it('become a revision: of a version that is there, or of a new one with its source; beside the others where that is asked', async () => {
    await stage.act('write', await read('City,Rate\nKM,0.1\nQJ,0.05\n'));
    const made = await latest();
    expect(made).toMatchObject({ number: 2, remarks: 'From the city', basedOnNumber: 1 });
    expect(made.content.versions).toEqual([
      {
        validFrom: '2026-01-01',
        source: 'Law',
        rows: [
          { City: 'KM', Rate: 0.1, Limit: 5000 },
          { City: 'DL', Rate: 0.07 },
          { City: 'QJ', Rate: 0.05 },
        ],
      },
    ]);
    const later = { answers: { version: 'new', validFrom: '2027-01-01', source: 'Law of 2026', remarks: 'Next year' } };
    const written = await stage.act('write', await read('City,Rate\nKM,0.11\n', later));
    expect((await latest()).content.versions[1]).toEqual({
      validFrom: '2027-01-01',
      source: 'Law of 2026',
      rows: [{ City: 'KM', Rate: 0.11 }],
    });
    expect((await stage.act('undo', written)).status).toBe('undone');
    const undone = await latest();
    expect(undone).toMatchObject({ number: 4, remarks: expect.stringContaining('Next year') });
    expect(undone.contentHash).toBe(made.contentHash);
    const audits = await stage.server.prisma.auditEntry.findMany({
      where: { entity: 'global-table', entityId: String(id), traceId: 'platform.work-import' },
    });
    expect(audits).toHaveLength(3);
  });

  it('that override keep exactly the rows of the file, in its order', async () => {
    await stage.act('write', await read('City,Rate,Limit\nQJ,6%,\nKM,10%,4000\n', { options: { mode: 'override', empty: 'override' } }));
    expect((await latest()).content.versions[0]?.rows).toEqual([
      { City: 'QJ', Rate: 0.06 },
      { City: 'KM', Rate: 0.1, Limit: 4000 },
    ]);
  });

  it('are not written once somebody has changed one of them since, nor when the columns are others', async () => {
    const shown = await read('City,Rate\nKM,0.3\nQJ,0.2\n');
    const { content, number } = await latest();
    const changed = {
      ...content,
      versions: [
        {
          ...content.versions[0],
          rows: [
            { City: 'KM', Rate: 0.4 },
            { City: 'QJ', Rate: 0.06 },
          ],
        },
      ],
    };
    await stage.ask('payroll/global-tables/save-global-table', { code: 'CITIES', seen: number, content: changed, remarks: 'Meanwhile' });
    const refused = await stage.act('write', shown);
    expect(refused).toMatchObject({
      status: 'checked',
      failure: expect.stringMatching(/not as they were shown any more, the first of them KM/),
    });
    expect(await latest()).toMatchObject({ remarks: 'Meanwhile' });
    const other = { ...changed, columns: [...columns, { code: 'More', name: text('More'), type: 'text' }] };
    await stage.ask('payroll/global-tables/save-global-table', { code: 'CITIES', seen: number + 1, content: other, remarks: 'A column' });
    expect((await stage.act('write', shown)).failure).toMatch(/changed/i);
    expect(await latest()).toMatchObject({ remarks: 'A column' });
  });

  it('come with two keys out and in again, everybody’s as well', async () => {
    const content = {
      key: ['City', 'Kind'],
      columns: [columns[0], { code: 'Kind', name: text('Kind'), type: 'text' }, columns[1]],
      versions: [
        {
          ...first,
          rows: [
            { City: 'KM', Kind: 'urban', Rate: 0.08 },
            { City: 'KM', Kind: 'rural', Rate: 0.07 },
          ],
        },
      ],
    };
    const subject = { entity: 'global-table-rows', id: await make('KINDS', 'keyed', content) };
    for (const everybody of [false, true]) {
      const filled = await stage.standing(subject, { everybody, answers });
      const again = await stage.read(subject, filled, { answers, options: { mode: 'override' } });
      expect(again.counts).toMatchObject({ unchanged: 2, refused: 0, created: 0, closed: 0 });
    }
  });

  it('of brackets stand in the order of their bounds, the one without a limit last; none is without its rate', async () => {
    const tax = [
      { code: 'UpTo', name: text('Up to'), type: 'money' },
      { code: 'Rate', name: text('Rate'), type: 'decimal' },
    ];
    const versions = [{ validFrom: '2026-01-01', source: 'Law', rows: [{ UpTo: 1000, Rate: 0.1 }, { Rate: 0.2 }] }];
    const taxId = await make('TAX', 'brackets', { bracket: { column: 'UpTo', bound: 'up-to', rate: 'Rate' }, columns: tax, versions });
    const subject = { entity: 'global-table-rows', id: taxId };
    const shown = await stage.read(subject, 'Up to,Rate\n,0.35\n5000,0.3\n500,0.05\n', { answers });
    expect((await stage.rows(shown)).map(({ key, effect }) => [key, effect])).toEqual([
      ['–', 'updated'],
      ['5000.00', 'created'],
      ['500.00', 'created'],
    ]);
    await stage.act('write', shown);
    expect((await latest(taxId)).content.versions[0]?.rows).toEqual([
      { UpTo: 500, Rate: 0.05 },
      { UpTo: 1000, Rate: 0.1 },
      { UpTo: 5000, Rate: 0.3 },
      { Rate: 0.35 },
    ]);
    const filled = await stage.standing(subject, { everybody: true, answers });
    expect(filled.split('\r\n').filter(Boolean).at(-1), 'the last bracket has no bound').toMatch(/^,0\.35/);
    const again = await stage.read(subject, filled, { answers, options: { mode: 'override' } });
    expect(again.counts, 'what the product wrote it reads').toMatchObject({ unchanged: 4, refused: 0, updated: 0, created: 0, closed: 0 });
    const [wrong] = await stage.rows(await stage.read(subject, 'Up to,Rate\n7000,\n', { answers }));
    expect(wrong).toMatchObject({ effect: 'refused', reasons: [expect.stringMatching(/Rate is missing/)] });
  });

  it('of a table with one row, which cannot be taken away, and of one whose key has several columns', async () => {
    const one = [{ code: 'Rate', name: text('Rate'), type: 'decimal' }];
    const version = (rows: object[]) => [{ validFrom: '2026-01-01', source: 'Law', rows }];
    const single = await make('SINGLE', 'single', { columns: one, versions: version([{ Rate: 0.1 }]) });
    const subject = { entity: 'global-table-rows', id: single };
    await stage.act('write', await stage.read(subject, 'Rate\n0.2\n', { answers }));
    expect((await latest(single)).content.versions[0]?.rows).toEqual([{ Rate: 0.2 }]);
    expect((await stage.read(subject, 'Rate\n0.2\n0.3\n', { answers })).counts.refused).toBe(2);
    const none = await stage.read(subject, 'Rate\n0.2\n', { answers, options: { mode: 'update-only', writeback: 'close' } });
    expect(none).toMatchObject({ status: 'failed', failure: expect.stringMatching(/^Global table SINGLE cannot be saved like this/) });
    const two = ['City', 'Kind'].map((code) => ({ code, name: text(code), type: 'text' }));
    const pair = await make('PAIR', 'keyed', {
      key: ['City', 'Kind'],
      columns: [...two, ...one],
      versions: version([{ City: 'KM', Kind: 'A', Rate: 0.1 }]),
    });
    const pairs = { entity: 'global-table-rows', id: pair };
    await stage.act('write', await stage.read(pairs, 'City,Kind,Rate\nKM,B,0.3\nKM,A,0.2\n', { answers }));
    expect((await latest(pair)).content.versions[0]?.rows).toEqual([
      { City: 'KM', Kind: 'A', Rate: 0.2 },
      { City: 'KM', Kind: 'B', Rate: 0.3 },
    ]);
    const again = await stage.read(pairs, await stage.standing(pairs), { answers, options: { mode: 'override' } });
    expect(again.counts).toEqual({ created: 0, updated: 0, closed: 0, unchanged: 2, refused: 0 });
  });

  it('of a legal entity’s own are a revision of its own, and only who reaches it sees or makes the import', async () => {
    const own = await make('OWN', 'keyed', { key: ['City'], columns, versions: [first] }, { independentEntity: true });
    const entities = await stage.server.prisma.legalEntity.findMany({ where: { solutions: { some: { code: 'US_BIWEEKLY' } } } });
    const part = String(entities[0]?.id);
    const subject = { entity: 'global-table-rows', id: own, part };
    const written = await stage.act('write', await stage.read(subject, 'City,Rate\nKM,0.5\n', { answers }));
    expect(await latest(own)).toMatchObject({ legalEntityId: entities[0]?.id, basedOnNumber: 1 });
    const other = await stage.server.signedIn(demoSignIns.kunmingClerk.account);
    expect((await other.call('platform/imports/get-import', { id: written.id })).error?.code).toBe('NOT_FOUND');
    const listed = await other.call('platform/imports/list-imports', { entity: 'global-table-rows', subjectId: own });
    expect((listed.data as { total: number }).total).toBe(0);
    const common = await stage.read({ entity: 'global-table-rows', id: own }, 'City,Rate\nKM,0.6\n', { answers });
    expect((await other.call('platform/imports/get-import', { id: common.id })).error).toBeUndefined();
    expect(await stage.refusal('platform/imports/get-import-form', { ...subject, part: '999999' })).toBe('NOT_FOUND');
    expect(await stage.refusal('platform/imports/get-import-form', { entity: 'global-table-rows', id, part })).toBe('GLOBAL_TABLE_COMMON');
  });
});
