import { calculationDefinitionSchema } from '@wagewright/contracts/payroll/solutions';
import { demoSignIns } from '@wagewright/db/seed';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

type Cells = Record<string, unknown>;
interface Draft {
  readonly number: number;
  readonly version: number;
  readonly status: string;
  readonly findings: readonly { code: string; places: readonly { table?: string; field?: string }[] }[];
  readonly definition: Cells;
}
interface Conflict {
  readonly version: number;
  readonly parts: readonly string[];
  readonly by: readonly string[];
  readonly theirs: readonly { before: string; after: string }[];
  readonly yours: readonly { before: string; after: string }[];
}

const gross = { kind: 'column', table: 'Pay', code: 'Gross' } as const;
const net = { kind: 'column', table: 'Pay', code: 'Net' } as const;

describe('a draft of a solution', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  let clerk: TestCaller;
  let solutionId: number;
  beforeAll(async () => {
    clerk = await server.signedIn(demoSignIns.clerk.account);
    solutionId = (await server.prisma.solution.findUniqueOrThrow({ where: { code: 'US_BIWEEKLY' } })).id;
  });
  beforeEach(async () => {
    await server.prisma.solutionCopy.updateMany({
      where: { solutionId, status: { in: ['draft', 'releasing'] } },
      data: { status: 'discarded' },
    });
  });

  const make = async () => (await clerk.call('payroll/copies/make-draft', { solutionId })).data as Draft;
  const read = async (number: number) => (await clerk.call('payroll/copies/get-copy', { solutionId, number })).data as Draft;
  const save = (draft: { number: number; version: number }, changes: readonly object[], more: object = {}) =>
    clerk.call('payroll/copies/save-draft', { solutionId, number: draft.number, version: draft.version, changes, ...more });
  const columnOf = ({ definition }: Draft, code: string) =>
    calculationDefinitionSchema
      .parse(definition)
      .steps.flatMap(({ tables }) => tables)
      .find((table) => table.code === 'Pay')
      ?.columns.find((column) => column.code === code) as Cells;

  it('is made of the published copy, and is the only one', async () => {
    const first = await make();
    expect(first).toMatchObject({ status: 'draft', basedOn: 1, version: 1, changeCount: 0 });
    expect((await make()).number).toBe(first.number);
    const [published, draft] = [await read(1), await read(first.number)];
    expect(draft.definition).toEqual(published.definition);
    expect(draft.findings).toEqual([]);
  });

  it('is saved part by part: the rest stays as it is, and each change is told with who, what and why', async () => {
    const draft = await make();
    const before = await read(draft.number);
    const value = { ...columnOf(before, 'Net'), name: { en: 'To the bank', 'zh-CN': '实付' } };
    const { data, error } = await save(draft, [{ part: net, value }], { remarks: 'The bank calls it so' });
    expect(error).toBeUndefined();
    expect(data).toEqual({ version: 2, findings: [] });
    const after = await read(draft.number);
    expect(columnOf(after, 'Net').name).toEqual({ en: 'To the bank', 'zh-CN': '实付' });
    expect(columnOf(after, 'Gross')).toEqual(columnOf(before, 'Gross'));
    const { rows } = (await clerk.call('payroll/copies/list-copy-changes', { solutionId, number: draft.number })).data as { rows: Cells[] };
    expect(rows).toMatchObject([
      { part: net, by: expect.any(String), remarks: 'The bank calls it so', before: { value: columnOf(before, 'Net') } },
    ]);
    const [told] = await server.prisma.auditEntry.findMany({
      where: { procedure: 'payroll/copies/save-draft' },
      orderBy: { id: 'desc' },
      take: 1,
    });
    expect(told?.after).toMatchObject({ remarks: 'The bank calls it so', parts: [{ part: 'column Pay.Net' }] });
  });

  it('may be wrong: it is saved, and what is wrong is listed with its place', async () => {
    const draft = await make();
    const { data } = await save(draft, [{ part: net, value: { ...columnOf(await read(draft.number), 'Net'), expression: 'Groos - 1' } }]);
    expect((data as Draft).findings).toMatchObject([{ code: 'UNKNOWN_NAME', places: [{ table: 'Pay', field: 'Net' }] }]);
    expect((await read(draft.number)).findings).toHaveLength(1);
  });

  it('changed in different parts by two who saw the same version: both succeed', async () => {
    const draft = await make();
    const seen = await read(draft.number);
    const renamed = (code: string) => ({ ...columnOf(seen, code), name: { en: `${code} too`, 'zh-CN': code } });
    expect((await save(draft, [{ part: net, value: renamed('Net') }])).status).toBe(200);
    expect((await save(draft, [{ part: gross, value: renamed('Gross') }])).data).toMatchObject({ version: 3 });
    const now = await read(draft.number);
    expect([columnOf(now, 'Net').name, columnOf(now, 'Gross').name]).toEqual([
      { en: 'Net too', 'zh-CN': 'Net' },
      { en: 'Gross too', 'zh-CN': 'Gross' },
    ]);
  });

  it('changed in the same part by two: the second is refused with both sides, and nothing of theirs is saved', async () => {
    const draft = await make();
    const seen = await read(draft.number);
    const formula = (expression: string) => [{ part: net, value: { ...columnOf(seen, 'Net'), expression } }];
    await save(draft, formula('Gross - 1'));
    const { status, error } = await save(draft, [
      ...formula('Gross - 2'),
      { part: { kind: 'message', code: 'MINE' }, value: { en: 'Mine' } },
    ]);
    expect([status, error?.code]).toEqual([409, 'DRAFT_CONFLICT']);
    const conflict = error?.details as Conflict;
    const was = JSON.stringify(columnOf(seen, 'Net').expression);
    expect(conflict).toMatchObject({
      version: 2,
      parts: ['column Pay.Net'],
      theirs: [{ before: was, after: '"Gross - 1"' }],
      yours: [{ before: was, after: '"Gross - 2"' }],
    });
    expect(conflict.by).toHaveLength(1);
    expect((await read(draft.number)).definition).not.toMatchObject({ messages: { MINE: {} } });
    expect((await save({ ...draft, version: conflict.version }, formula('Gross - 2'))).status).toBe(200);
  });

  it('a table that is taken out meets whoever changed a column of it', async () => {
    const draft = await make();
    const seen = await read(draft.number);
    await save(draft, [{ part: net, value: { ...columnOf(seen, 'Net'), expression: 'Gross - 1' } }]);
    const { error } = await save(draft, [{ part: { kind: 'table', code: 'Pay' }, value: null }]);
    expect(error?.code).toBe('DRAFT_CONFLICT');
    expect(error?.details).toMatchObject({ parts: ['column Pay.Net'] } satisfies Partial<Conflict>);
  });

  it('takes several changes together or none', async () => {
    const draft = await make();
    const changes = [
      { part: net, value: null },
      { part: { kind: 'column', table: 'Nowhere', code: 'A' }, value: {} },
    ];
    expect((await save(draft, changes)).error?.code).toBe('NOT_FOUND');
    expect((await read(draft.number)).version).toBe(1);
  });

  it('is given up: its number is not used again, and nobody sees it in the list', async () => {
    const draft = await make();
    const { data } = await clerk.call('payroll/copies/discard-draft', { solutionId, number: draft.number, version: draft.version });
    expect(data).toMatchObject({ status: 'discarded' });
    expect((await save(draft, [{ part: net, value: null }])).error?.code).toBe('ILLEGAL_TRANSITION');
    expect((await make()).number).toBe(draft.number + 1);
    const { rows } = (await clerk.call('payroll/copies/list-copies', { solutionId })).data as { rows: Draft[] };
    expect(rows.map(({ number }) => number)).toEqual([draft.number + 1, 1]);
  });

  it('published copies do not change', async () => {
    const { error } = await save({ number: 1, version: 1 }, [{ part: net, value: null }]);
    expect(error?.code).toBe('ILLEGAL_TRANSITION');
  });

  it('is not so large that nobody could read it', async () => {
    const draft = await make();
    const large = { en: 'x'.repeat(900_000) };
    let { number, version } = draft;
    const codes: (string | undefined)[] = [];
    for (let index = 0; index < 9; index++) {
      const { data, error } = await save({ number, version }, [{ part: { kind: 'message', code: `LARGE_${index}` }, value: large }]);
      codes.push(error?.code);
      version = (data as Draft | undefined)?.version ?? version;
    }
    expect(codes.at(-1)).toBe('DRAFT_TOO_LARGE');
    expect(codes.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => undefined));
  });

  it('shows tests only to who may see pay', async () => {
    const admin = await server.signedIn(demoSignIns.administrator.account);
    const { data } = await admin.call('payroll/copies/get-copy', { solutionId, number: 1 });
    expect(data).toMatchObject({ testsHidden: true, definition: { tests: [] } });
    expect((await read(1)).definition.tests).not.toEqual([]);
  });
});
