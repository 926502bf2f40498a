import { type RoleCode, roleCodes } from '@wagewright/contracts';
import { basePath, startTestServer, type TestServer } from '@wagewright/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectationOf, placesReached } from './expectations.ts';
import type { Tools } from './sample.ts';
import { makeWorld, placeNames } from './world/index.ts';

interface Leaving {
  readonly procedure: string;
  readonly path: (batchId: number) => string;
  readonly asked: object;
  /** The head of the file, to the column: whoever may have it gets these and no other. */
  readonly head: string;
}

const ofBatch = (rest: string) => (batchId: number) => `/api/payroll/batches/${batchId}/${rest}`;
const person = 'Person,Number';

/** Lists as they leave without a word about columns: all that they have. */
const leaving: readonly Leaving[] = [
  {
    procedure: 'payroll/tables/export-rows',
    path: ofBatch('tables/Pay/export'),
    asked: { columns: ['employeeNumber', 'Gross'] },
    head: 'Number,Gross pay',
  },
  {
    procedure: 'payroll/tables/export-groups',
    path: ofBatch('tables/Pay/groups/export'),
    asked: { groupBy: ['employeeNumber'], columns: ['Gross'] },
    head: 'Number,People,Gross pay',
  },
  {
    procedure: 'payroll/tables/export-pivot',
    path: ofBatch('tables/Pay/pivot/export'),
    asked: { rows: ['employeeNumber'], columns: [], measures: [{ aggregate: 'sum', column: 'Gross' }] },
    head: 'Number,Sum: Gross pay',
  },
  {
    procedure: 'payroll/batches/export-batch-input',
    path: ofBatch('input/Employee/export'),
    asked: { columns: ['#number', '#name'] },
    head: 'Number,Person',
  },
  {
    procedure: 'payroll/batches/export-population',
    path: ofBatch('population/export'),
    asked: { columns: ['number', 'name', 'department', 'change', 'why'] },
    head: 'Number,Employee,Department,What is different,Why',
  },
  {
    procedure: 'payroll/findings/export-found-people',
    path: ofBatch('findings/export'),
    asked: {},
    head: `${person},State,Cause,Found,Department,Remark,By,At (UTC)`,
  },
  {
    procedure: 'payroll/variance/export-changes',
    path: ofBatch('changes/export'),
    asked: {},
    head: `${person},Department,Cause,Last time,Now,Change`,
  },
  {
    procedure: 'payroll/variance/export-due-changes',
    path: ofBatch('due-changes/export'),
    asked: {},
    head: `${person},State,Department,Cause,What was said,Assigned to,By,At (UTC),Last time,Now,Change`,
  },
  {
    procedure: 'payroll/tables/export-cell-errors',
    path: ofBatch('errors/export'),
    asked: {},
    head: `${person},Column,What is wrong,What to do`,
  },
];

/** Those that say of each line whose it is, first. */
const byNumber = leaving.slice(0, 5);
const totals = new Set(['payroll/tables/export-groups', 'payroll/tables/export-pivot']);

describe('which rows and columns leave in a file, and for whom (S1, S3)', () => {
  let server: TestServer;
  let tools: Tools;
  beforeAll(async () => {
    server = await startTestServer({ requestsPerMinuteMax: 1_000_000 });
    tools = { server, world: await makeWorld(server) };
  });
  afterAll(() => server[Symbol.asyncDispose]());

  async function send(role: RoleCode, url: string, asked: object) {
    const { token } = tools.world.callers[role];
    const { statusCode, body } = await server.app.inject({
      method: 'POST',
      url: `${basePath}${url}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: JSON.stringify(asked),
    });
    const [head, ...lines] = body.replace('\ufeff', '').split('\r\n').slice(0, -1);
    return { status: statusCode, head, lines, body };
  }

  describe.each(leaving)('$procedure', ({ procedure, path, asked, head }) => {
    it.each(roleCodes.flatMap((role) => placeNames.map((name) => [role, name] as const)))('%s at %s', async (role, name) => {
      const word = expectationOf(procedure).word[role];
      const { batchId, employeeIds } = tools.world.place(role, name);
      const sent = await send(role, path(batchId), asked);
      if (!placesReached(word).includes(name)) {
        expect(sent.status).toBe(word === '-' ? 403 : 404);
        expect(JSON.parse(sent.body)).toHaveProperty('error.code', word === '-' ? 'AUTHORIZATION_REQUIRED' : 'NOT_FOUND');
        return;
      }
      expect(sent.status).toBe(200);
      expect(sent.head).toBe(head);
      if (!byNumber.some((one) => one.procedure === procedure)) return;
      const people = await server.prisma.employee.findMany({ where: { id: { in: [...employeeIds] } } });
      const numbers = sent.lines.map((line) => line.split(',')[0]);
      if (totals.has(procedure)) expect(numbers.pop()).toBe('Total');
      expect(numbers).toHaveLength(people.length);
      expect(new Set(numbers)).toEqual(new Set(people.map(({ employeeNumber }) => employeeNumber)));
      if (head.includes('Gross')) for (const line of sent.lines) expect(line).toMatch(/,\d+\.\d\d$/);
    });
  });

  it.each(roleCodes)('%s gets the balances of whom their role reaches, and no others', async (role) => {
    const word = expectationOf('payroll/balances/export-balances').word[role];
    const sent = await send(role, '/api/payroll/balances/export', { columns: ['#number', 'GROSS'] });
    if (word === '-') return expect(sent.status).toBe(403);
    const solutionIds = placesReached(word).map((name) => tools.world.place(role, name).solutionId);
    const paid = await server.prisma.$queryRaw<{ line: string }[]>`
      SELECT e.employee_number || ',' || round(sum(l.v[b.serial_number]) / 100, 2) AS line FROM calc.ledger l JOIN employee e ON e.id = l.employee_id
        JOIN period p ON p.id = l.period_paid JOIN balance_element b ON b.code = 'GROSS'
      WHERE p.solution_id = ANY (${solutionIds}) GROUP BY e.id, l.legal_entity_id`;
    expect(sent.lines.toSorted()).toEqual(paid.map(({ line }) => line).toSorted());
    expect(paid.length).toBeGreaterThan(0);
  });

  it.each(roleCodes)('%s gets the payslips of what their role reaches', async (role) => {
    const procedure = 'payroll/issued-payslips/export-issued-payslips';
    const sent = await send(role, '/api/payroll/payslips/export', {});
    const word = expectationOf(procedure).word[role];
    if (word === '-') return expect(sent.status).toBe(403);
    expect(sent.head).toBe(
      'Person,No.,Department,Period,Solution,Status,Told (UTC),Seen (UTC),Checked,Payslip,Gross,"Gross, currency",Net,"Net, currency"',
    );
    for (const name of placeNames) {
      const { solutionId } = tools.world.place(role, name);
      const payslips = await server.prisma.payslip.findMany({ where: { period: { solutionId } }, select: { number: true } });
      const theirs = payslips.filter(({ number }) => sent.body.includes(`,${number},`));
      expect(theirs.length).toBe(placesReached(word).includes(name) ? payslips.length : 0);
    }
  });
});
