import { basePath } from '@wagewright/server/testing';
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
