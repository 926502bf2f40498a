import { demoSignIns } from '@wagewright/db/seed';
import { describe, expect, it } from 'vitest';
import { forAllTests } from '../../support/index.ts';
import { startTestServer } from '../../support/test-server.ts';

interface Item {
  readonly table: string;
  readonly column: string;
  readonly name: { readonly en: string; readonly 'zh-CN': string };
}
interface Group {
  readonly code: string;
  readonly section: string;
  readonly items: readonly Item[];
}
interface Style {
  readonly groups: readonly Group[];
}
interface Answer {
  readonly id: number;
  readonly number: string;
  readonly name: string;
  readonly status: string;
  readonly version: number;
  readonly disabledRemarks: string | null;
  readonly solutions: readonly { readonly id: number }[];
  readonly style: Style;
  readonly offered: readonly (Item & { readonly isNew: boolean })[];
  readonly gone: readonly string[];
}

async function openStage() {
  const server = await startTestServer();
  const clerk = await server.signedIn(demoSignIns.clerk.account);
  const { id: solutionId } = await server.prisma.solution.findUniqueOrThrow({ where: { code: 'US_BIWEEKLY' } });
  const { id } = await server.prisma.payslipSetting.findFirstOrThrow({ where: { solutions: { some: { solutionId } } } });
  return { server, clerk, solutionId, id, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

describe('a payslip setting', () => {
  const stage = forAllTests(openStage);
  const call = (verb: string, input: object) => stage.clerk.call(`payroll/payslip-settings/${verb}`, input);
  const read = async (id = stage.id) => (await call('get-payslip-setting', { id })).data as Answer;
  const basics = (more: object = {}) => ({
    name: 'Payslip',
    source: 'batch',
    layout: 'web',
    notifyMethod: 'app-message',
    viewDay: 5,
    viewMonth: 'next',
    checkDay: 20,
    solutionIds: [stage.solutionId],
    ...more,
  });
  const create = async (more: object = {}) => (await call('create-payslip-setting', basics(more))).data as { id: number; version: number };
  const save = async (id: number, style: object) => {
    const { version } = await read(id);
    return await call('set-payslip-style', { id, version, style });
  };

  it('needs a name of 1 to 50 characters, source, solution, style, notify method and view day (specification §5)', async () => {
    const refused = async (more: object) => (await call('create-payslip-setting', basics(more))).error?.code;
    const names = [{ name: '' }, { name: ' ' }, { name: 'x'.repeat(51) }];
    const missing = ['source', 'solutionIds', 'layout', 'notifyMethod', 'viewDay', 'viewMonth'].map((field) => ({ [field]: undefined }));
    const others = [
      { solutionIds: [] },
      { viewDay: 0 },
      { viewDay: 32 },
      { checkDay: 32 },
      { viewMonth: 'last' },
      { notifyMethod: 'pigeon' },
    ];
    const wrong: object[] = [names, missing, others].flat();
    for (const more of wrong) expect(await refused(more), JSON.stringify(more)).toBe('VALIDATION_FAILED');
    const taken = [
      { name: 'x' },
      { name: '工'.repeat(50) },
      { checkDay: null },
      { source: 'balance', layout: 'app', viewMonth: 'current' },
    ];
    for (const more of taken) expect(await refused(more), JSON.stringify(more)).toBeUndefined();
  });

  it('begins as a draft with what the rules want on a payslip, and says what they want beside it until it is there', async () => {
    const { id } = await create();
    const { status, number, style, offered } = await read(id);
    expect([status, number]).toEqual(['draft', `PS${id}`]);
    expect(offered.filter(({ isNew }) => isNew)).toEqual([]);
    const [first, ...others] = style.groups;
    if (!first) throw new Error('The rules of the demo want something on a payslip.');
    expect((await save(id, { ...style, groups: [{ ...first, items: first.items.slice(1) }, ...others] })).error).toBeUndefined();
    expect((await read(id)).offered.filter(({ isNew }) => isNew).map(({ column }) => column)).toEqual([first.items[0]?.column]);
  });

  it('keeps groups, order, names, conditions and how each figure is written', async () => {
    const { id } = await create();
    const { style } = await read(id);
    const groups = style.groups.toReversed().map((group, index) => ({
      ...group,
      code: `part${index}`,
      condition: index === 0 ? `${group.items[0]?.column} > 0` : null,
      items: group.items.toReversed().map((item) => ({
        ...item,
        type: 'number',
        precision: 3,
        zero: 'dash',
        sign: 'always',
        currency: 'CNY',
        percentage: true,
        accumulation: 'year',
        name: { ...item.name, en: `My ${item.name.en}` },
      })),
    }));
    const header = { en: 'Private', 'zh-CN': '保密' };
    expect((await save(id, { ...style, groups, header })).error).toBeUndefined();
    expect((await read(id)).style).toEqual({ ...style, groups, header });
  });

  it('refuses a condition that names nothing on it or is no condition, one item twice, and a version that was not seen', async () => {
    const { id, version } = await create();
    const { style } = await read(id);
    const [first] = style.groups;
    const [item] = first?.items ?? [];
    if (!first || !item) throw new Error('It has items.');
    const under = (condition: string) => ({ ...style, groups: [{ ...first, condition }] });
    const codes = [
      await save(id, under('Nothing > 0')),
      await save(id, under(`${item.column} + 1`)),
      await save(id, { ...style, groups: [{ ...first, items: [item, item] }] }),
      await save(id, { ...style, groups: [first, first] }),
      await call('set-payslip-style', { id, version: version + 1, style }),
    ].map(({ error }) => error?.code);
    expect(codes).toEqual([
      'PAYSLIP_CONDITION_INVALID',
      'PAYSLIP_CONDITION_INVALID',
      'VALIDATION_FAILED',
      'VALIDATION_FAILED',
      'STALE_VERSION',
    ]);
  });

  it('names items that the rules do not have any more', async () => {
    const { id } = await create();
    const { style } = await read(id);
    const [first, ...others] = style.groups;
    const [item] = first?.items ?? [];
    if (!first || !item) throw new Error('It has items.');
    await save(id, { ...style, groups: [{ ...first, items: [...first.items, { ...item, column: 'Sold' }] }, ...others] });
    expect((await read(id)).gone).toEqual([`${item.table}.Sold`]);
  });

  it('each version stays for the payslips that were made by it, with its name and its face', async () => {
    const { id, version } = await create({ name: 'Before' });
    const { style } = await read(id);
    await call('set-payslip-basics', { id, version, ...basics({ name: 'After', layout: 'app' }) });
    const kept = await stage.server.prisma.payslipSettingVersion.findUniqueOrThrow({
      where: { settingId_version: { settingId: id, version } },
    });
    expect(kept).toMatchObject({ name: 'Before', layout: 'web', style });
  });

  it('a solution’s batches follow one active setting by batch; of balances there may be several', async () => {
    const { id, version } = await create({ name: 'Second' });
    expect((await call('move-payslip-setting', { id, version, event: 'activate' })).error?.code).toBe('PAYSLIP_SETTING_TAKEN');
    const byBalance = await create({ name: 'Balances', source: 'balance' });
    expect((await call('move-payslip-setting', { ...byBalance, event: 'activate' })).error).toBeUndefined();
  });

  it('does for several solutions, all of which must be the caller’s to edit', async () => {
    const { prisma } = stage.server;
    const other = await prisma.solution.findUniqueOrThrow({ where: { code: 'CN_MONTHLY' } });
    const solutionIds = [stage.solutionId, other.id];
    expect((await call('create-payslip-setting', basics({ solutionIds }))).error?.code).toBe('NOT_FOUND');
    const { legalEntityId, periodType, currency } = await prisma.solution.findUniqueOrThrow({ where: { id: stage.solutionId } });
    const near = await prisma.solution.create({
      data: { legalEntityId, periodType, currency, code: 'US_NEAR', name: { en: 'Near', 'zh-CN': '近' } },
    });
    const { id } = await create({ solutionIds: [stage.solutionId, near.id] });
    expect((await read(id)).solutions.map((one) => one.id)).toEqual([stage.solutionId, near.id]);
  });

  it('a copy looks the same, is a draft, and is called otherwise', async () => {
    const { id } = (await call('copy-payslip-setting', { id: stage.id, name: 'Copied' })).data as { id: number };
    const [before, after] = [await read(), await read(id)];
    expect(after).toMatchObject({ name: 'Copied', status: 'draft', style: before.style, solutions: before.solutions });
  });

  it('disabled, it is over for good: why is kept, and it can neither be changed nor activated (specification §4: irreversible)', async () => {
    const { id, version } = await create({ source: 'balance', name: 'Over' });
    const move = async (event: string, more: object = {}) =>
      (await call('move-payslip-setting', { id, version: (await read(id)).version, event, ...more })).error?.code;
    expect(await move('disable')).toBe('ILLEGAL_TRANSITION');
    expect((await call('move-payslip-setting', { id, version, event: 'activate' })).error).toBeUndefined();
    expect(await move('disable', { remarks: 'Replaced by another' })).toBeUndefined();
    const over = await read(id);
    expect([over.status, over.disabledRemarks]).toEqual(['disabled', 'Replaced by another']);
    expect(await move('activate')).toBe('ILLEGAL_TRANSITION');
    expect((await call('set-payslip-basics', { id, version: over.version, ...basics() })).error?.code).toBe('ILLEGAL_TRANSITION');
    expect((await save(id, over.style)).error?.code).toBe('ILLEGAL_TRANSITION');
  });

  it('a draft is deleted for good, with its versions; what was activated is not, and what changed meanwhile is not either', async () => {
    const { id, version } = await create({ source: 'balance', name: 'Draft of nothing' });
    await save(id, { ...(await read(id)).style });
    expect((await call('delete-payslip-setting', { id, version })).error?.code).toBe('STALE_VERSION');
    const now = (await read(id)).version;
    expect((await call('delete-payslip-setting', { id, version: now })).data).toEqual({ id });
    expect((await call('get-payslip-setting', { id })).error?.code).toBe('NOT_FOUND');
    expect((await call('delete-payslip-setting', { id, version: now })).error?.code).toBe('NOT_FOUND');
    const active = await create({ source: 'balance', name: 'In use' });
    expect((await call('move-payslip-setting', { ...active, event: 'activate' })).error).toBeUndefined();
    for (const event of ['', 'disable']) {
      const seen = { id: active.id, version: (await read(active.id)).version };
      if (event) expect((await call('move-payslip-setting', { ...seen, event })).error).toBeUndefined();
      const { version: standing } = await read(active.id);
      expect((await call('delete-payslip-setting', { id: active.id, version: standing })).error?.code).toBe('ILLEGAL_TRANSITION');
    }
    expect((await read(active.id)).name).toBe('In use');
  });

  it('without an item it cannot be activated', async () => {
    const { id } = await create({ source: 'balance', name: 'Empty' });
    await save(id, { ...(await read(id)).style, groups: [] });
    const { version } = await read(id);
    expect((await call('move-payslip-setting', { id, version, event: 'activate' })).error?.code).toBe('PAYSLIP_SETTING_EMPTY');
  });
});
