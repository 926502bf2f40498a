import type { ProcedureContract } from '@wagewright/contracts';
import { procedures } from '@wagewright/contracts/registry';
import { serverForAll, type TestCaller, worthSending } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { typedTable } from '../support/typed-table.ts';
import { samples } from './gathered.ts';
import type { Input, Tools } from './sample.ts';
import { makeWorld, type PlaceOf } from './world/index.ts';

const propertyNames = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf', 'prototype'];

/** Tried in place of every value: names of what every object has, numbers past what is stored, days that there are not, texts that hide. */
const hostileValues: readonly unknown[] = [
  ...propertyNames,
  'Net.constructor',
  '9223372036854775807',
  '9223372036854775808',
  '-9223372036854775809',
  '92233720368547758.08',
  '9'.repeat(19),
  '9'.repeat(40),
  '9'.repeat(4_000),
  '1e400',
  '0000-01-01',
  '2025-02-30',
  '9999-12-31',
  '\u0000',
  '\u202ename',
  '\ud800',
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  2 ** 64,
  1e21,
  1e308,
  -1,
  0,
  1.5,
  true,
  null,
];

/** Parts of inputs that the samples leave out, where a name is looked up or a number is stored. */
const fuller: Readonly<Record<string, (place: PlaceOf) => Input>> = {
  'payroll/tables/list-rows': () => ({
    search: 'a',
    conditions: [
      { column: 'Net', operator: 'at-least', value: '0' },
      { column: 'department', operator: 'contains', value: 'x' },
      { column: 'held', operator: 'equals', value: 'false' },
    ],
    sort: { column: 'Net', direction: 'descending' },
  }),
  'payroll/tables/explain-cell': () => ({ line: 0 }),
  'payroll/what-ifs/start-what-if': ({ employeeId }) => ({
    inputs: [{ employeeId, table: typedTable, line: 0, column: 'Amount', value: '5.00' }],
    parameters: [{ table: 'Supplemental', validFrom: '2018-01-01', row: 1, column: 'Rate', value: '0.05' }],
  }),
  'payroll/batches/list-batch-input': () => ({ search: 'a', offset: 0, limit: 5 }),
  'payroll/batches/list-past-batches': () => ({ periods: 3 }),
  'payroll/what-ifs/get-what-if-choices': () => ({ copyNumber: 1 }),
  'org/employees/search-employees': () => ({ keywords: 'a', limit: 5 }),
};

const contractOf = (id: string): ProcedureContract => procedures.find((contract) => contract.id === id) as ProcedureContract;

type Path = readonly (string | number)[];

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, Array.isArray(value) ? Number(key) : key]));
}

/** One of the paths that differ in their numbers only: a row is read as the one before it. */
const ofEachShape = (paths: readonly Path[]): Path[] => [
  ...new Map(paths.toReversed().map((path) => [JSON.stringify(path.map((part) => (typeof part === 'number' ? 0 : part))), path])).values(),
];

function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  copy[key] = replaced(copy[key], rest, by);
  return copy;
}

/** The same value under another name; `__proto__` too becomes a name of its own. */
function renamed(value: unknown, path: Path, by: string): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (rest.length > 0) return replaced(value, [key], renamed((value as Record<string | number, unknown>)[key], rest, by));
  const { [key]: moved, ...others } = value as Record<string | number, unknown>;
  return Object.defineProperty(others, by, { value: moved, enumerable: true });
}

describe('hostile names and numbers in every field (F5, F3)', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  let tools: Tools;
  let powerful: TestCaller;
  beforeAll(async () => {
    const world = await makeWorld(server);
    tools = { server, world };
    const { prisma } = server;
    const userId = world.people.userIds['payroll-administrator'];
    const roles = await prisma.role.findMany();
    const held = await prisma.userRole.findFirstOrThrow({ where: { userId } });
    await prisma.userRole.createMany({
      data: roles.map(({ id: roleId }) => ({ userId, roleId, legalEntityId: held.legalEntityId })),
      skipDuplicates: true,
    });
    powerful = world.callers['payroll-administrator'];
  });

  /** A what-if that was taken is put away, so that there is room for the next. */
  async function putAway(procedure: string, place: PlaceOf, data: unknown): Promise<void> {
    if (!procedure.startsWith('payroll/what-ifs/')) return;
    const { runId } = (data ?? {}) as { runId?: number };
    if (runId) await powerful.call('payroll/what-ifs/discard-what-if', { batchId: place.batchId, runId });
  }

  const callable = Object.entries(samples).filter(
    ([procedure]) => !procedure.includes('/watch-') && procedure !== 'identity/auth/sign-out',
  );
  it.each(callable)('%s answers in words, never with a fault of ours', async (procedure, sample) => {
    const place = tools.world.place('payroll-administrator', 'near');
    const sampleInput = 'about' in sample ? await sample.about(place, tools) : sample.anywhere;
    const input = { ...sampleInput, ...fuller[procedure]?.(place) };
    const tried = ofEachShape(pathsOf(input)).flatMap((path) => [
      ...hostileValues.map((value) => replaced(input, path, value)),
      ...propertyNames.map((name) => renamed(input, path, name)),
    ]);
    for (const hostile of tried.filter(worthSending(contractOf(procedure)))) {
      const { status, error, data } = await powerful.call(procedure, hostile);
      const what = JSON.stringify(hostile).slice(0, 300);
      expect(status, `${what} ${error?.message}`).toBeLessThan(500);
      if (status >= 400) expect(error?.message, what).toMatch(/\w+ \w+/);
      await putAway(procedure, place, data);
    }
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('(F5) what is too large to be stored, or named like a property, is refused with its place', async () => {
    const { batchId, employeeId, solutionId, periodId } = tools.world.place('payroll-administrator', 'near');
    const change = { employeeId, table: typedTable, column: 'Amount' };
    const startWhatIf = (inputs: object) => powerful.call('payroll/what-ifs/start-what-if', { batchId, name: 'x', inputs: [inputs] });
    expect(await startWhatIf({ ...change, value: '92233720368547758.08' })).toMatchObject({
      status: 422,
      error: { code: 'VALIDATION_FAILED', message: expect.stringContaining(`${typedTable}.Amount: 92233720368547758.08 is too large`) },
    });
    const rows = [{ employeeId, amounts: { GROSS: '9999999999999999999.00' } }];
    expect(await powerful.call('payroll/balances/set-opening-balances', { solutionId, periodId, rows })).toMatchObject({
      status: 400,
      error: { code: 'TABLE_ROW', column: 'GROSS', message: expect.stringContaining('too large to be stored') },
    });
    for (const column of propertyNames) {
      for (const more of [{ sort: { column, direction: 'ascending' } }, { conditions: [{ column, operator: 'blank' }] }]) {
        const { status, error } = await powerful.call('payroll/tables/list-rows', { batchId, table: 'Pay', ...more });
        expect([status, error?.code], column).toEqual([422, 'VALIDATION_FAILED']);
      }
    }
  });
});
