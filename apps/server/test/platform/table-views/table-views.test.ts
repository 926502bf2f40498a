import { limits } from '@wagewright/contracts';
import { demoSignIns } from '@wagewright/db/seed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestCaller, type TestServer } from '../../support/test-server.ts';

const procedure = (verb: string) => `platform/table-views/${verb}`;
const arrangement = { density: 'compact', shown: { Gross: true }, pins: { Net: 'end' }, order: ['name', 'Net', 'Gross'] };
const asked = { sort: '-Net', search: 'Li', filters: [{ column: 'department', operator: 'one-of', values: ['Roads'] }], match: 'all' };
const shape = {
  groups: ['department'],
  show: 'pivot',
  pivot: { rows: ['department'], measures: [{ aggregate: 'sum', column: 'Net' }], chart: 'bar' },
};
const state = { ...arrangement, ...asked, ...shape };

interface View {
  id: number;
  name: string;
  isDefault: boolean;
  version: number;
  state: unknown;
}

describe('saved views of a table', () => {
  let server: TestServer;
  let clerk: TestCaller;
  let approver: TestCaller;
  beforeAll(async () => {
    server = await startTestServer();
    clerk = await server.signedIn(demoSignIns.clerk.account);
    approver = await server.signedIn(demoSignIns.approver.account);
  });
  afterAll(() => server[Symbol.asyncDispose]());

  const create = async (input: object) => await clerk.call(procedure('create-table-view'), { table: 'batches', state, ...input });
  const made = async (input: object): Promise<View> => {
    const { data, error } = await create(input);
    expect(error).toBeUndefined();
    return data as View;
  };
  const list = async (table: string, caller = clerk): Promise<View[]> =>
    ((await caller.call(procedure('list-table-views'), { table })).data as { rows: View[] }).rows;

  it('come back as they were kept, wherever their owner signs in, and to nobody else', async () => {
    const { id } = await made({ table: 'result.Pay', name: '五险一金' });
    const elsewhere = await server.signedIn(demoSignIns.clerk.account);
    expect(await list('result.Pay', elsewhere)).toEqual([
      { id, name: '五险一金', isDefault: false, version: 1, state, sharedSolutionId: null, owner: null },
    ]);
    expect(await list('result.Pay', approver)).toEqual([]);
    expect(await list('result.Tax')).toEqual([]);
  });

  it('that are shared are seen by whoever may see the batches of that solution, who cannot change them', async () => {
    const solutionOf = async (code: string) => (await server.prisma.solution.findUniqueOrThrow({ where: { code } })).id;
    const [own, other] = [await solutionOf('US_BIWEEKLY'), await solutionOf('CN_MONTHLY')];
    const kunming = await server.signedIn(demoSignIns.kunmingClerk.account);
    const { id, version } = await made({ table: 'result.Shared', name: 'By department', sharedSolutionId: own, isDefault: true });
    const seenBy = async (caller: TestCaller, solutionId?: number) =>
      (
        (await caller.call(procedure('list-table-views'), { table: 'result.Shared', ...(solutionId ? { solutionId } : {}) })).data as {
          rows: View[];
        }
      ).rows;
    const owner = expect.stringMatching(/\w/);
    expect(await seenBy(approver, own)).toMatchObject([{ id, owner, isDefault: false, state }]);
    expect(await seenBy(clerk)).toMatchObject([{ id, owner: null, isDefault: true }]);
    expect(await seenBy(approver)).toEqual([]);
    expect(await seenBy(approver, other)).toEqual([]);
    expect(await seenBy(kunming, own)).toEqual([]);
    expect((await approver.call(procedure('update-table-view'), { id, version, name: 'Theirs' })).error?.code).toBe('NOT_FOUND');
    expect((await create({ table: 'result.Shared', name: 'Abroad', sharedSolutionId: other })).error?.code).toBe('NOT_FOUND');
    await clerk.call(procedure('update-table-view'), { id, version, sharedSolutionId: null });
    expect(await seenBy(approver, own)).toEqual([]);
  });

  it('of somebody else can neither be changed nor deleted, and are not there', async () => {
    const { id } = await made({ table: 'payslips', name: 'Mine' });
    for (const verb of ['update-table-view', 'delete-table-view'])
      expect((await approver.call(procedure(verb), { id, version: 1 })).error?.code).toBe('NOT_FOUND');
    expect((await list('payslips')).map(({ name, version }) => [name, version])).toEqual([['Mine', 1]]);
  });

  it('bear names that differ; the same name in another table is another view', async () => {
    const { id, version } = await made({ name: 'First' });
    expect((await create({ name: ' First ' })).error?.code).toBe('TABLE_VIEW_EXISTS');
    await made({ table: 'payslips', name: 'First' });
    const other = await made({ name: 'Second' });
    const rename = { id: other.id, version: other.version, name: 'First' };
    expect((await clerk.call(procedure('update-table-view'), rename)).error?.code).toBe('TABLE_VIEW_EXISTS');
    expect((await clerk.call(procedure('update-table-view'), { id, version, name: 'First' })).error).toBeUndefined();
  });

  it('changed elsewhere meanwhile are not written over', async () => {
    const { id } = await made({ name: 'Racing' });
    const rename = (name: string) => clerk.call(procedure('update-table-view'), { id, version: 1, name });
    const answers = await Promise.all([rename('One'), rename('Other')]);
    expect(answers.map(({ error }) => String(error?.code)).toSorted()).toEqual(['STALE_VERSION', 'undefined']);
    expect((await clerk.call(procedure('delete-table-view'), { id, version: 1 })).error?.code).toBe('STALE_VERSION');
    expect((await clerk.call(procedure('delete-table-view'), { id, version: 2 })).error).toBeUndefined();
  });

  it('have one default a table, however many ask at once', async () => {
    const views = await Promise.all(['A', 'B', 'C'].map((name) => made({ table: 'result.Tax', name })));
    await Promise.all(views.map(({ id, version }) => clerk.call(procedure('update-table-view'), { id, version, isDefault: true })));
    expect((await list('result.Tax')).filter(({ isDefault }) => isDefault)).toHaveLength(1);
    const last = await made({ table: 'result.Tax', name: 'D', isDefault: true });
    expect((await list('result.Tax')).filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual([last.id]);
  });

  it(`are ${limits.tableViewsMax} a table at most, also when two come at once`, async () => {
    const { id: userId } = await server.prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.clerk.account } });
    const row = (index: number) => ({ userId, tableName: 'result.Full', name: `View ${index}`, state });
    await server.prisma.tableView.createMany({ data: Array.from({ length: limits.tableViewsMax - 1 }, (_, index) => row(index)) });
    const answers = await Promise.all(['x', 'y'].map((name) => create({ table: 'result.Full', name })));
    expect(answers.map(({ error }) => String(error?.code)).toSorted()).toEqual(['TOO_MANY', 'undefined']);
  });

  const columns = (count: number) => Array.from({ length: count }, (_, index) => String(index).padStart(64, 'c'));
  const flags = Object.fromEntries(columns(limits.tableViewColumnsMax).map((column) => [column, true]));
  it('hold as many columns as a table may have, and no more text than they need', async () => {
    await made({ name: 'Wide', state: { order: columns(limits.tableViewColumnsMax) } });
    const { status } = await create({ name: 'Too long', state: { order: columns(limits.tableViewColumnsMax), shown: flags } });
    expect(status).toBe(422);
  });

  it.each([
    ['a column more than a view holds', { order: columns(limits.tableViewColumnsMax + 1) }],
    ['an unknown density', { density: 'huge' }],
    ['a field that no view has', { columns: [] }],
    ['a pin that is none', { pins: { Net: 'left' } }],
    ['a column named like a property of objects', { shown: { constructor: true } }],
    ['an operator that is none', { filters: [{ column: 'Net', operator: 'like', value: 'x' }] }],
    ['a condition more than a table takes', { filters: Array.from({ length: 21 }, () => ({ column: 'Net', operator: 'blank' })) }],
  ])('refuse %s', async (_what, given) => {
    const { error, status } = await create({ name: 'Refused', state: given });
    expect([status, error?.code]).toEqual([422, 'VALIDATION_FAILED']);
  });

  it.each(['', 'Batches', 'result.', 'result.a b', '__proto__', `result.${'x'.repeat(65)}`])('refuse “%s” as a table', async (table) => {
    expect((await create({ table, name: 'Refused' })).status).toBe(422);
  });
});
