import { demoSignIns } from '@wagewright/db/seed';
import { describe, expect, it } from 'vitest';
import { forAllTests } from '../../support/index.ts';
import { startTestServer } from '../../support/test-server.ts';

interface Item {
  readonly table: string;
  readonly column: string;
  readonly section: string;
  readonly name: { readonly en: string; readonly 'zh-CN': string };
}
interface Answer {
  readonly setting: { readonly name: string; readonly status: string; readonly version: number; readonly items: readonly Item[] } | null;
  readonly missing: readonly Item[];
  readonly gone: readonly string[];
}

async function openStage() {
  const server = await startTestServer();
  const clerk = await server.signedIn(demoSignIns.clerk.account);
  const { id: solutionId } = await server.prisma.solution.findUniqueOrThrow({ where: { code: 'US_BIWEEKLY' } });
  return { server, clerk, solutionId, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

describe('the payslip of a solution', () => {
  const stage = forAllTests(openStage);
  const read = async () =>
    (await stage.clerk.call('payroll/payslips/get-payslip-setting', { solutionId: stage.solutionId })).data as Answer;
  const basics = { source: 'batch', layout: 'web', notifyMethod: 'app-message', viewDay: 5, viewMonth: 'next' };
  const set = (version: number | null, items: readonly Item[], more: object = {}) =>
    stage.clerk.call('payroll/payslips/set-payslip-setting', {
      solutionId: stage.solutionId,
      version,
      name: 'Payslip',
      ...basics,
      items,
      ...more,
    });
  const move = (version: number, event: string) =>
    stage.clerk.call('payroll/payslips/move-payslip-setting', { solutionId: stage.solutionId, version, event });

  it('offers pay items of the published rules that are not on it, until they are added', async () => {
    const { setting, missing } = await read();
    if (!setting) throw new Error('The demo solution has a payslip.');
    expect([setting.status, missing]).toEqual(['active', []]);
    const [first, ...others] = setting.items;
    expect((await set(setting.version, others)).error).toBeUndefined();
    const shorter = await read();
    expect(shorter.missing.map(({ column }) => column)).toEqual([first?.column]);
    expect((await set(setting.version + 1, [...others, ...shorter.missing])).error).toBeUndefined();
    expect((await read()).missing).toEqual([]);
  });

  it('keeps the order, the names and how items are shown', async () => {
    const { setting } = await read();
    const items = [...(setting?.items ?? [])]
      .reverse()
      .map((item) => ({ ...item, name: { ...item.name, en: `My ${item.name.en}` }, zero: 'show', sign: 'negate' }));
    await set(setting?.version ?? 0, items, { name: 'Reversed' });
    expect((await read()).setting).toMatchObject({ name: 'Reversed', viewDay: 5, viewMonth: 'next', items });
  });

  it('an item that the rules do not have any more is named', async () => {
    const { setting } = await read();
    const [item] = setting?.items ?? [];
    await set(setting?.version ?? 0, [...(setting?.items ?? []), { ...(item as Item), column: 'Sold' }]);
    expect((await read()).gone).toEqual([`${item?.table}.Sold`]);
  });

  it('is refused without a name of 1 to 50 characters, without items, with one twice, and of a version that was not seen', async () => {
    const { setting } = await read();
    const version = setting?.version ?? 0;
    const items = setting?.items ?? [];
    const [item] = items;
    const codes = [
      await set(version, items, { name: '' }),
      await set(version, items, { name: 'x'.repeat(51) }),
      await set(version, []),
      await set(version, item ? [item, item] : []),
      await set(version, items, { viewDay: 32 }),
      await set(version - 1, items),
    ].map(({ error }) => error?.code);
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'VALIDATION_FAILED'), 'STALE_VERSION']);
    expect((await read()).setting?.version).toBe(version);
  });

  it('each version stays for the payslips that were made by it', async () => {
    const { setting } = await read();
    const before = setting?.items ?? [];
    await set(setting?.version ?? 0, before.slice(1));
    const { id } = await stage.server.prisma.payslipSetting.findFirstOrThrow({
      where: { solutionId: stage.solutionId, status: { not: 'disabled' } },
    });
    const kept = await stage.server.prisma.payslipSettingVersion.findUniqueOrThrow({
      where: { settingId_version: { settingId: id, version: setting?.version ?? 0 } },
    });
    expect(kept.style).toEqual(before);
  });

  it('disabled, it is over for good: the next one begins as a draft, which is then activated', async () => {
    const { setting } = await read();
    const version = setting?.version ?? 0;
    expect((await move(version, 'activate')).error?.code).toBe('ILLEGAL_TRANSITION');
    expect((await move(version, 'disable')).error).toBeUndefined();
    const over = await read();
    expect(over.setting).toBeNull();
    expect(over.missing.length).toBeGreaterThan(0);
    expect((await move(version + 1, 'activate')).error?.code).toBe('NOT_FOUND');
    expect((await set(null, over.missing)).error).toBeUndefined();
    expect((await read()).setting).toMatchObject({ status: 'draft', version: 1 });
    expect((await move(1, 'activate')).error).toBeUndefined();
    expect((await read()).setting).toMatchObject({ status: 'active', version: 2 });
    const rows = await stage.server.prisma.payslipSetting.findMany({ where: { solutionId: stage.solutionId }, orderBy: { id: 'asc' } });
    expect(rows.map(({ status }) => status)).toEqual(['disabled', 'active']);
  });
});
