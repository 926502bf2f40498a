import { basePath } from '@wagewright/server/testing';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BatchView, openStage, type Stage } from './stage.ts';

interface Listed {
  readonly rows: readonly { readonly employeeId: number; readonly employeeNumber: string; readonly cells: readonly (string | null)[] }[];
}
interface Sent {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

const bom = '\ufeff';
/** A name by which lines can be told apart without reading quotes. */
const bare = (name: string | null | undefined): string => (name ?? '').replaceAll(',', ';');
const linesOf = ({ text }: Sent): string[] => text.replace(bom, '').split('\r\n').slice(0, -1);

describe('the rows of a calculated table as a file', () => {
  let stage: Stage;
  let batch: BatchView;
  let netAt: number;
  beforeAll(async () => {
    stage = await openStage();
    const { id } = await stage.newBatch();
    await stage.act(stage.clerk, 'prepare-batch', id);
    await stage.act(stage.clerk, 'calculate-batch', id);
    batch = await stage.until(id, ({ status }) => status === 'calculated');
    const { data } = await stage.clerk.call('payroll/tables/list-tables', { batchId: id });
    const { tables } = data as { tables: { code: string; columns: { code: string }[] }[] };
    netAt = tables.find(({ code }) => code === 'Pay')?.columns.findIndex(({ code }) => code === 'Net') ?? -1;
  });
  afterAll(() => stage[Symbol.asyncDispose]());

  async function send(input: object, token = stage.clerk.token, language = 'en'): Promise<Sent> {
    const { statusCode, body, headers } = await stage.server.app.inject({
      method: 'POST',
      url: `${basePath}/api/payroll/batches/${batch.id}/tables/Pay/export`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-language': language },
      payload: JSON.stringify(input),
    });
    return { status: statusCode, text: body, headers };
  }
  const sendOf = async (shape: 'groups' | 'pivot', input: object): Promise<string[]> => {
    const { body } = await stage.server.app.inject({
      method: 'POST',
      url: `${basePath}/api/payroll/batches/${batch.id}/tables/Pay/${shape}/export`,
      headers: { authorization: `Bearer ${stage.clerk.token}`, 'content-type': 'application/json', 'x-language': 'en' },
      payload: JSON.stringify(input),
    });
    const lines = body.replace(bom, '').split('\r\n').slice(0, -1);
    return lines.map((line) => line.replace(/^"([^"]*)"/, (_, name: string) => bare(name)));
  };
  const list = async (input: object): Promise<Listed['rows']> =>
    ((await stage.clerk.call('payroll/tables/list-rows', { batchId: batch.id, table: 'Pay', limit: 500, ...input })).data as Listed).rows;

  it('holds every row once, in the columns that are asked for and in their order', async () => {
    const sent = await send({ columns: ['employeeNumber', 'Net'] });
    expect(sent.status).toBe(200);
    expect(sent.text.startsWith(bom)).toBe(true);
    expect(sent.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(sent.headers['cache-control']).toBe('no-store');
    const [head, ...lines] = linesOf(sent);
    expect(head).toBe('Number,Net pay');
    expect(lines).toHaveLength(batch.payeeCount);
    const rows = await list({});
    expect(lines.slice(0, rows.length)).toEqual(rows.map(({ employeeNumber, cells }) => `${employeeNumber},${cells[netAt]}`));
    expect(lines[0]).toMatch(/^\d+,\d+\.\d\d$/);
    const backwards = linesOf(await send({ columns: ['Net', 'employeeNumber'] }));
    expect(backwards.slice(1)).toEqual(lines.map((line) => line.split(',').toReversed().join(',')));
  });

  it('speaks the reader’s language', async () => {
    const sent = await send({ columns: ['name', 'department', 'Net'] }, stage.clerk.token, 'zh-CN');
    expect(linesOf(sent)[0]).toBe('员工,部门,实发工资');
    expect(decodeURIComponent(String(sent.headers['content-disposition']))).toContain(`UTF-8''${batch.id ? '2025' : ''}`);
  });

  it('follows sort, filters and search', async () => {
    const [some] = await list({});
    const wanted = {
      sort: { column: 'Net', direction: 'descending' },
      conditions: [{ column: 'Net', operator: 'between', values: ['1500', '3000'] }],
    };
    const lines = linesOf(await send({ ...wanted, columns: ['Net'] })).slice(1);
    const nets = lines.map(Number);
    expect(nets.length).toBeGreaterThan(3);
    expect(nets).toEqual(nets.toSorted((a, b) => b - a));
    expect(nets.every((net) => net >= 1500 && net <= 3000)).toBe(true);
    expect(lines).toEqual((await list(wanted)).map(({ cells }) => cells[netAt]));
    expect(linesOf(await send({ search: some?.employeeNumber, columns: ['employeeNumber'] }))).toEqual(['Number', some?.employeeNumber]);
    expect(linesOf(await send({ search: 'nobody at all', columns: ['employeeNumber'] }))).toEqual(['Number']);
  });

  it('makes harmless what a spreadsheet would take for a formula (S8)', async () => {
    const [some] = await list({});
    const { prisma } = stage.server;
    await prisma.employee.update({ where: { id: some?.employeeId ?? 0 }, data: { name: '=HYPERLINK("http://x","pay")' } });
    const sent = await send({ search: some?.employeeNumber, columns: ['name', 'Net'] });
    expect(linesOf(sent)[1]).toBe(`"'=HYPERLINK(""http://x"",""pay"")",${some?.cells[netAt]}`);
  });

  it('says in words where a value could not be worked out, never by a code', async () => {
    const [some] = await list({});
    await stage.server.prisma.$executeRaw`INSERT INTO calc.cell_error (run_id, table_no, employee_id, line, column_code, code, detail)
      SELECT r.run_id, r.table_no, r.employee_id, r.line, 'Net', 'DIVISION_BY_ZERO', '{}' FROM calc.row r JOIN batch b ON b.current_run_id = r.run_id
      WHERE b.id = ${batch.id}::int AND r.employee_id = ${some?.employeeId}::int`;
    await stage.server.prisma.$executeRaw`UPDATE calc.row r SET errors = 1 FROM batch b
      WHERE b.current_run_id = r.run_id AND b.id = ${batch.id}::int AND r.employee_id = ${some?.employeeId}::int`;
    expect(linesOf(await send({ search: some?.employeeNumber, columns: ['Net'] }))[1]).toBe('no value');
  });

  it('is a workbook where one is asked for: amounts are numbers with their digits, and another reader finds what the list holds', async () => {
    const { rawPayload, headers } = await stage.server.app.inject({
      method: 'POST',
      url: `${basePath}/api/payroll/batches/${batch.id}/tables/Pay/export`,
      headers: { authorization: `Bearer ${stage.clerk.token}`, 'content-type': 'application/json' },
      payload: JSON.stringify({ columns: ['employeeNumber', 'Gross'], format: 'xlsx' }),
    });
    expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(decodeURIComponent(String(headers['content-disposition']))).toMatch(/ Pay\.xlsx$/);
    const [head, ...lines] = (await readXlsx(rawPayload)).sheets[0]?.rows ?? [];
    expect(head).toEqual(['Number', 'Gross pay']);
    expect(lines).toHaveLength(batch.payeeCount);
    const sum = lines.reduce((total, [, gross]) => total + Math.round(Number(gross) * 100), 0);
    expect((sum / 100).toFixed(2)).toBe((await stage.get(batch.id)).gross);
    expect(typeof lines[0]?.[1]).toBe('number');
  });

  it('holds groups within groups with what they add up to, each before its rows, and the total', async () => {
    const { data } = await stage.clerk.call('payroll/tables/group-rows', {
      batchId: batch.id,
      table: 'Pay',
      groupBy: 'department',
      limit: 500,
    });
    const { groups } = data as { groups: { value: string | null; people: number; sums: (string | null)[] }[] };
    const asked = { groupBy: ['department', 'movement'], columns: ['employeeNumber', 'Net'] };
    const [head, ...lines] = await sendOf('groups', asked);
    expect(head).toBe('Department,Movement,People,Net pay');
    const outer = lines.filter((line) => /^[^,]+,,/.test(line));
    expect(outer.pop()).toBe(`Total,,${batch.payeeCount},${(await stage.get(batch.id)).net}`);
    expect(outer).toEqual(groups.map(({ value, people, sums }) => `${bare(value)},,${people},${sums[netAt]}`));
    const [first] = groups;
    const inner = lines.filter((line) => line.startsWith(`${bare(first?.value)},`) && !line.includes(',,'));
    expect(inner.reduce((sum, line) => sum + Number(line.split(',')[2]), 0)).toBe(first?.people);

    const [headOfRows, ...withRows] = await sendOf('groups', { ...asked, groupBy: ['department'], withRows: true });
    expect(headOfRows).toBe('Department,People,Number,Net pay');
    expect(withRows).toHaveLength(groups.length + batch.payeeCount + 1);
    const theirs = await list({ within: [{ column: 'department', operator: 'equals', value: first?.value }] });
    expect(withRows.slice(0, 1 + theirs.length)).toEqual([
      `${bare(first?.value)},${first?.people},,${first?.sums[netAt]}`,
      ...theirs.map(({ employeeNumber, cells }) => `${bare(first?.value)},,${employeeNumber},${cells[netAt]}`),
    ]);
  });

  it('orders groups by what a column adds up to, and their rows by it', async () => {
    const sort = { column: 'Net', direction: 'descending' };
    const lines = (await sendOf('groups', { groupBy: ['department'], columns: ['Net'], withRows: true, sort })).slice(1, -1);
    const sums = lines.filter((line) => /^[^,]+,\d+,/.test(line)).map((line) => Number(line.split(',')[2]));
    expect(sums.length).toBeGreaterThan(3);
    expect(sums).toEqual(sums.toSorted((a, b) => b - a));
    const rows = lines
      .slice(
        1,
        lines.findIndex((line, index) => index > 0 && /^[^,]+,\d+,/.test(line)),
      )
      .map((line) => Number(line.split(',')[2]));
    expect(rows).toEqual(rows.toSorted((a, b) => b - a));
  });

  it('holds a pivot with its heads and the totals of both sides', async () => {
    const asked = { rows: ['department'], columns: ['movement'], measures: [{ aggregate: 'sum', column: 'Net' }, { aggregate: 'count' }] };
    const shown = (await stage.clerk.call('payroll/tables/pivot-rows', { batchId: batch.id, table: 'Pay', ...asked })).data as {
      rows: { values: { value: string | null }[] }[];
      cells: (string | null)[][][];
      rowTotals: (string | null)[][];
      columnTotals: (string | null)[][];
      total: (string | null)[];
    };
    const [head, ...lines] = await sendOf('pivot', asked);
    expect(head?.startsWith('Department,')).toBe(true);
    expect(head?.endsWith(',Total · Sum: Net pay,Total · Number: all rows')).toBe(true);
    const written = (first: string, figures: (string | null)[][]) => [first, ...figures.flat().map((figure) => figure ?? '')].join(',');
    expect(lines).toEqual([
      ...shown.rows.map(({ values }, row) => written(bare(values[0]?.value), [...(shown.cells[row] ?? []), shown.rowTotals[row] ?? []])),
      written('Total', [...shown.columnTotals, shown.total]),
    ]);
    expect(lines.at(-1)?.split(',').slice(-2)).toEqual([(await stage.get(batch.id)).net, String(batch.payeeCount)]);
  });

  it('is told by the audit, with its number of rows', async () => {
    await send({ search: 'nobody at all', columns: ['Net', 'name'] });
    const entry = await stage.server.prisma.auditEntry.findFirstOrThrow({ where: { entity: 'table-export' }, orderBy: { id: 'desc' } });
    expect(entry).toMatchObject({
      procedure: 'payroll/tables/export-rows',
      entityId: String(batch.id),
      after: { table: 'Pay', rows: 0, columns: ['Net', 'name'], search: 'nobody at all' },
    });
    await send({ columns: ['Net'] });
    const next = await stage.server.prisma.auditEntry.findFirstOrThrow({ where: { entity: 'table-export' }, orderBy: { id: 'desc' } });
    expect(next.after).toMatchObject({ rows: batch.payeeCount });
  });

  it.each([
    ['a column that the table does not have', { columns: ['Nothing'] }, 422],
    ['no column at all', { columns: [] }, 422],
    ['a filter on a column that is not there', { columns: ['Net'], conditions: [{ column: 'Nothing', operator: 'blank' }] }, 422],
    ['more columns than a table may have', { columns: Array.from({ length: 501 }, () => 'Net') }, 422],
  ])('is refused with %s', async (_what, input, status) => {
    expect((await send(input)).status).toBe(status);
  });

  it('is refused to who may not see pay, and leaves no record', async () => {
    const count = () => stage.server.prisma.auditEntry.count({ where: { entity: 'table-export' } });
    const before = await count();
    expect((await send({ columns: ['Net'] }, stage.employee.token)).status).toBe(403);
    expect(await count()).toBe(before);
  });
});
