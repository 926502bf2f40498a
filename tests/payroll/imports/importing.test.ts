/** Files into a batch's values: read, looked at row by row, written as shown, undone (specification §3, §8, §9). */
import { openFile, readTable } from '@wagewright/files';
import { describe, expect, it } from 'vitest';
import { importStage } from './stage.ts';

const csv = (...lines: string[]) => `${lines.join('\n')}\n`;
const header = 'Number,Employee,Bonus,Hours,Note,Since,Paid';

describe('import into the values of a batch', () => {
  const stage = importStage();
  const number = (index: number): string => stage.people[index]?.number ?? '';
  const row = (index: number, values: string): string => `${number(index)},,${values}`;
  const effects = async (id: number) => (await stage.rows(id)).map(({ key, effect }) => [key, effect]);
  /** What stands before, by an import of its own. */
  const given = async (...rows: string[]) => await stage.act('write', await stage.read(csv(header, ...rows)));

  it('shows row by row what it would change, writes nothing before it is told to, then exactly that; undone, all is as before', async () => {
    const shown = await stage.read(
      csv(header, row(0, '1234.5,37.25,hello,2025-01-31,yes'), row(1, '7,,,,'), `${stage.stranger.number},,8,,,,`),
    );
    const counts = { created: 2, updated: 0, closed: 0, unchanged: 0, refused: 1 };
    expect(shown).toMatchObject({ status: 'checked', counts, failure: null, problems: [] });
    expect(await stage.standing()).toEqual({});
    const [first, second, third] = await stage.rows(shown.id);
    const values = ['1234.50', '37.25', 'hello', '2025-01-31', 'true'];
    expect(first).toMatchObject({ rowNumber: 2, key: number(0), effect: 'created', before: null, after: values, reasons: [] });
    expect(second).toMatchObject({ after: ['7.00', null, null, null, null] });
    expect(third).toMatchObject({ effect: 'refused', key: stage.stranger.number });
    expect(third?.reasons.join()).toContain(stage.stranger.number);

    const written = await stage.act('write', shown);
    expect(written).toMatchObject({ status: 'written', counts: { created: 2, refused: 1 }, written: { by: expect.any(String) } });
    expect(await stage.standing()).toEqual({ [number(0)]: values, [number(1)]: ['7.00', null, null, null, null] });
    expect((await stage.act('undo', written)).status).toBe('undone');
    expect(await stage.standing()).toEqual({});
  });

  it('raises the version of the batch and hashes its input anew: whoever submits has seen it', async () => {
    const before = await stage.server.prisma.batch.findUniqueOrThrow({ where: { id: stage.batchId } });
    await given(row(0, '1,,,,'));
    const after = await stage.server.prisma.batch.findUniqueOrThrow({ where: { id: stage.batchId } });
    expect(after.version).toBe(before.version + 1);
    expect(after.inputHash).not.toBe(before.inputHash);
  });

  describe('upload modes (specification §9)', () => {
    const file = () => csv(header, row(0, '10,,,,'), row(1, '20,,,,'));

    it('create only refuses whoever has values already', async () => {
      await given(row(0, '1,,,,'));
      const shown = await stage.read(file(), { mode: 'create-only', writeback: 'create' });
      expect(await effects(shown.id)).toEqual([
        [number(0), 'refused'],
        [number(1), 'created'],
      ]);
      expect((await stage.rows(shown.id))[0]?.reasons.join()).toMatch(/only creates/);
    });

    it('update only refuses whoever has none', async () => {
      await given(row(0, '1,,,,'));
      const shown = await stage.read(file(), { mode: 'update-only', writeback: 'update' });
      expect(await effects(shown.id)).toEqual([
        [number(0), 'updated'],
        [number(1), 'refused'],
      ]);
    });

    it('create and update takes both', async () => {
      await given(row(0, '1,,,,'));
      expect(await effects((await stage.read(file())).id)).toEqual([
        [number(0), 'updated'],
        [number(1), 'created'],
      ]);
    });

    it('override also closes what the file lacks', async () => {
      await given(row(0, '1,,,,'), row(2, '3,,,,'));
      const shown = await stage.read(file(), { mode: 'override' });
      expect(await effects(shown.id)).toEqual([
        [number(0), 'updated'],
        [number(1), 'created'],
        [number(2), 'closed'],
      ]);
      await stage.act('write', shown);
      expect(Object.keys(await stage.standing())).toEqual([number(0), number(1)]);
    });

    it('override closes nothing as long as a row does not say whose it is', async () => {
      await given(row(0, '1,,,,'), row(2, '3,,,,'));
      const shown = await stage.read(csv(header, row(0, '10,,,,'), ',,20,,,,'), { mode: 'override' });
      expect((await effects(shown.id)).map(([, effect]) => effect)).toEqual(['updated', 'refused', 'refused']);
      expect((await stage.rows(shown.id))[2]?.reasons.join()).toMatch(/could be this one/);
    });
  });

  describe('writeback types (specification §9)', () => {
    const file = () => csv(header, row(0, '10,,,,'), row(1, '20,,,,'));

    it.each([
      ['create', ['unchanged', 'created']],
      ['update', ['updated', 'unchanged']],
      ['create-and-update', ['updated', 'created']],
    ])('%s writes nothing else, and says what it leaves', async (writeback, expected) => {
      await given(row(0, '1,,,,'));
      const shown = await stage.read(file(), { writeback });
      expect((await effects(shown.id)).map(([, effect]) => effect)).toEqual(expected);
      const left = (await stage.rows(shown.id)).find(({ effect }) => effect === 'unchanged');
      if (left) expect(left.reasons.join()).toMatch(/Left as it is/);
    });

    it('close ends what the rows name', async () => {
      await given(row(0, '1,,,,'));
      const shown = await stage.read(csv('Number', number(0), number(1)), { mode: 'update-only', writeback: 'close' });
      expect((await effects(shown.id)).map(([, effect]) => effect)).toEqual(['closed', 'refused']);
      await stage.act('write', shown);
      expect(await stage.standing()).toEqual({});
    });

    it('that a mode does not have is refused by its name', async () => {
      const { error } = await stage.clerk.call('platform/imports/start-import', {
        entity: 'batch-input',
        id: stage.batchId,
        part: 'Extras',
        fileId: 1,
        options: { mode: 'create-only', writeback: 'close' },
      });
      expect(error?.code).toBe('VALIDATION_FAILED');
    });
  });

  it('a blank cell leaves what stands, or clears it, as is chosen (specification §9, empty handling)', async () => {
    await given(row(0, '1,2,note,,'));
    const text = csv('Number,Bonus,Note', `${number(0)},5,`);
    const [kept] = await stage.rows((await stage.read(text, { empty: 'ignore' })).id);
    expect(kept?.after).toEqual(['5.00', '2.00', 'note', null, null]);
    const [cleared] = await stage.rows((await stage.read(text, { empty: 'override' })).id);
    expect(cleared?.after, 'columns that the file lacks stay as they are').toEqual(['5.00', '2.00', null, null, null]);
  });

  it('columns are told by names in either language or codes, or by their order (specification §9, field matching)', async () => {
    const after = async (text: string, options = {}) => (await stage.rows((await stage.read(text, options)).id))[0]?.after;
    expect(await after(csv('备注,工号,Hours', `words,${number(0)},1.5`))).toEqual([null, '1.50', 'words', null, null]);
    expect(await after(csv('a,b,c', `${number(0)},,9`), { matching: 'order' })).toEqual(['9.00', null, null, null, null]);
  });

  it('several lines of a person stand or fall together, and override ends those that the file lacks', async () => {
    const text = csv('Number,Amount,What', `${number(0)},10,taxi`, `${number(0)},20,hotel`, `${number(1)},5,meal`, `${number(1)},x,tea`);
    const shown = await stage.read(text, {}, 'Claims');
    expect((await effects(shown.id)).map(([, effect]) => effect)).toEqual(['created', 'created', 'refused', 'refused']);
    await stage.act('write', shown);
    const [one, two] = [number(0), `${number(0)}#1`];
    expect(await stage.standing('Claims')).toEqual({ [one]: ['10.00', 'taxi'], [two]: ['20.00', 'hotel'] });
    const less = await stage.read(csv('Number,Amount,What', `${number(0)},11,taxi`), { mode: 'override' }, 'Claims');
    await stage.act('write', less);
    expect(await stage.standing('Claims')).toEqual({ [one]: ['11.00', 'taxi'] });
    await stage.act('undo', less);
    expect(await stage.standing('Claims')).toEqual({ [one]: ['10.00', 'taxi'], [two]: ['20.00', 'hotel'] });
  });

  it('two rows of somebody with one row are both refused', async () => {
    const shown = await stage.read(csv(header, row(0, '1,,,,'), row(0, '2,,,,')));
    expect((await effects(shown.id)).map(([, effect]) => effect)).toEqual(['refused', 'refused']);
  });

  it('a row whose values somebody has changed meanwhile is told and refused, never silently overwritten; the others are written', async () => {
    const shown = await stage.read(csv(header, row(0, '10,,,,'), row(1, '20,,,,')));
    const { version } = (await stage.clerk.call('payroll/batches/get-batch', { id: stage.batchId })).data as { version: number };
    const typed = { employeeId: stage.people[0]?.id, lines: [{ Bonus: '99.00' }] };
    await stage.clerk.call('payroll/batches/set-batch-input', { id: stage.batchId, version, table: 'Extras', rows: [typed] });
    const written = await stage.act('write', shown);
    expect(written.counts).toMatchObject({ created: 1, refused: 1 });
    expect((await stage.rows(shown.id))[0]?.reasons.join()).toMatch(/have changed since they were shown/);
    expect(await stage.standing()).toMatchObject({
      [number(0)]: ['99.00', null, null, null, null],
      [number(1)]: ['20.00', null, null, null, null],
    });
  });

  it('is not undone once something else stands than it has left, and says so', async () => {
    const written = await given(row(0, '10,,,,'), row(1, '20,,,,'));
    await given(row(1, '21,,,,'));
    const refused = await stage.act('undo', written);
    expect(refused.status).toBe('written');
    expect(refused.failure).toMatch(/cannot be undone: 1 of its rows/);
    expect(await stage.standing()).toMatchObject({ [number(0)]: ['10.00', null, null, null, null] });
  });

  it('is neither written nor undone when the batch takes no values any more, and says so', async () => {
    const shown = await stage.read(csv(header, row(0, '10,,,,')));
    await stage.server.prisma.batch.update({ where: { id: stage.batchId }, data: { status: 'calculated' } });
    const refused = await stage.act('write', shown);
    expect(refused).toMatchObject({ status: 'checked', failure: expect.stringContaining('calculated') });
    expect(await stage.standing()).toEqual({});
  });

  it('says which sheet it needs to be told, and reads again with it', async () => {
    const { writeWorkbook } = await import('@wagewright/files');
    const { buffer } = await import('node:stream/consumers');
    const sheet = (name: string, bonus: string) => ({
      name,
      columns: [
        { label: 'Number', type: 'text' as const },
        { label: 'Bonus', type: 'money' as const, scale: 2 },
      ],
      blocks: [[[number(0), bonus]]],
    });
    const shown = await stage.read(await buffer(writeWorkbook([sheet('March', '1'), sheet('April', '2')])));
    expect(shown).toMatchObject({
      status: 'failed',
      sheets: ['March', 'April'],
      failure: expect.stringMatching(/^Import file format error: Several sheets/),
    });
    const again = await stage.act('read-again', shown, { options: { reading: { sheet: 'April' } } });
    expect(again).toMatchObject({ status: 'checked', counts: { created: 1 } });
    expect((await stage.rows(shown.id))[0]?.after?.[0]).toBe('2.00');
  });

  it.each([
    ['a column that nobody knows', 'Number,Bonsu\nX,1\n', /Bonsu/],
    ['no column that says whose', 'Bonus\n1\n', /Bonus/],
    ['no rows', 'Number,Bonus\n', /no row below/],
    ['a column twice', 'Number,Bonus,奖金\nX,1,2\n', /twice/],
  ])('a file with %s is an import file format error in clear words (specification §8)', async (_what, text, words) => {
    const shown = await stage.read(text);
    expect(shown).toMatchObject({ status: 'failed', failure: expect.stringMatching(/^Import file format error: /) });
    expect([shown.failure, ...shown.problems].join('\n')).toMatch(words);
  });

  it('what could be two numbers is refused row by row with both readings, and read with the sign that is chosen', async () => {
    const text = csv('Number;Bonus', `${number(0)};1,234`);
    const shown = await stage.read(text);
    expect((await stage.rows(shown.id))[0]).toMatchObject({
      effect: 'refused',
      reasons: [expect.stringMatching(/1234.*1\.234|1\.234.*1234/)],
    });
    const again = await stage.act('read-again', shown, { options: { reading: { decimalMark: 'point' } } });
    expect((await stage.rows(again.id))[0]?.after?.[0]).toBe('1234.00');
  });

  it.each(['xlsx', 'csv'])(
    'the failure file (%s) has the layout of the file that was brought and why, and can be brought again',
    async (format) => {
      const text = csv('Hours,工号,Note', `abc,${number(0)},=1+1`, `2,${number(1)},fine`);
      const shown = await stage.read(text);
      const bytes = await stage.download(`/api/platform/imports/${shown.id}/failures?format=${format}`);
      const columns = ['Hours', '工号', 'Note', 'Reasons'].map((label) => ({ label, type: 'text' as const }));
      const sheet = await openFile(bytes, 'failures');
      const read = await readTable(sheet, {
        columns: { all: columns, find: (heading) => columns.find(({ label }) => label === heading), hint: () => '' },
        key: columns[1] as (typeof columns)[number],
        notation: {},
      });
      const cells = columns.map((column) => read.values.get(column)?.[0]);
      expect(cells).toEqual(['abc', number(0), '=1+1', expect.stringMatching(/Hours: "abc" is not a number/)]);
      expect(read.rows).toHaveLength(1);
      if (format === 'csv') expect(bytes.toString()).toContain("'=1+1");
      const again = await stage.read(format === 'csv' ? bytes.toString() : bytes);
      expect(again).toMatchObject({ status: 'checked', counts: { refused: 1 } });
    },
  );

  it('what stands goes out in the layout of the template, and comes in again as it was', async () => {
    await given(row(0, '1234.5,37.25,=SUM(A1),2025-01-31,yes'), row(1, '-7,,,,no'));
    for (const format of ['xlsx', 'csv']) {
      const body = { entity: 'batch-input', id: stage.batchId, part: 'Extras', format };
      const bytes = await stage.download('/api/platform/imports/export', 'POST', body);
      const shown = await stage.read(format === 'csv' ? bytes.toString() : bytes, { mode: 'override' });
      expect(shown.counts, format).toEqual({ created: 0, updated: 0, closed: 0, unchanged: 2, refused: 0 });
    }
    const template = await stage.download(`/api/platform/imports/template?entity=batch-input&id=${stage.batchId}&part=Extras`);
    expect((await stage.read(template)).failure).toMatch(/Import file format error: .*no row below/);
  });

  it('keeps who brought which file when, and what came of it', async () => {
    const written = await given(row(0, '1,,,,'));
    const { data } = await stage.clerk.call('platform/imports/list-imports', { subjectId: stage.batchId });
    const { rows } = data as { rows: object[] };
    expect(rows).toHaveLength(1);
    const found = async (filter: object) => {
      const { data: listed } = await stage.clerk.call('platform/imports/list-imports', filter);
      return (listed as { rows: { id: number }[] }).rows.some(({ id }) => id === written.id);
    };
    const { started } = rows[0] as { started: { by: string } };
    for (const filter of [
      { entity: 'batch-input' },
      { search: 'EXTRAS.c' },
      { search: started.by.toUpperCase().slice(1) },
      { status: 'written' },
    ])
      expect([filter, await found(filter)]).toEqual([filter, true]);
    for (const filter of [{ entity: 'pay-types' }, { search: 'brought by nobody' }, { status: 'failed' }, { subjectId: stage.batchId + 1 }])
      expect([filter, await found(filter)]).toEqual([filter, false]);
    expect(rows[0]).toMatchObject({
      id: written.id,
      status: 'written',
      file: { name: 'extras.csv' },
      counts: { created: 1 },
      started: { by: expect.any(String), at: expect.any(String) },
      written: { by: expect.any(String), at: expect.any(String) },
    });
  });

  it('a file that was brought for something else, or is somebody else’s, is not imported', async () => {
    const { data } = await stage.clerk.upload({ name: 'x.csv', bytes: 'Number\n1\n' });
    const start = (fileId: number) =>
      stage.clerk.call('platform/imports/start-import', { entity: 'batch-input', id: stage.batchId, part: 'Extras', fileId });
    expect((await start((data as { id: number }).id)).error?.code).toBe('FILE_NOT_FOR_IMPORT');
    expect((await start(999_999)).error?.code).toBe('NOT_FOUND');
  });
});
