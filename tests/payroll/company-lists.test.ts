import { demoSignIns } from '@wagewright/db/seed';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';

interface Use {
  readonly solutionId: number;
  readonly solution: { en: string };
  readonly copyNumber: number;
  readonly calledThere: { en: string };
  readonly columns: readonly { table: string; column: string; name: { en: string } }[];
}
interface Entry {
  readonly code: string;
  readonly name: { en: string; 'zh-CN': string };
  readonly type: string;
  readonly serialNumber: number;
  readonly builtIn: boolean;
  readonly version: number;
  readonly uses: readonly Use[];
  readonly columnsBeyond: number;
  readonly solutionsBeyond: number;
}
interface Copy {
  readonly number: number;
  readonly version: number;
}

const text = (en: string, chinese = en) => ({ en, 'zh-CN': chinese });

describe('the lists that rules refer to', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  let clerk: TestCaller;
  let kunming: TestCaller;
  let solutionId: number;
  beforeAll(async () => {
    clerk = await server.signedIn(demoSignIns.clerk.account);
    kunming = await server.signedIn(demoSignIns.kunmingClerk.account);
    solutionId = (await server.prisma.solution.findUniqueOrThrow({ where: { code: 'US_BIWEEKLY' } })).id;
  });

  const ask = async <T = unknown>(procedure: string, input: object, who = clerk) => {
    const { data, error } = await who.call(`payroll/${procedure}`, input);
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as T;
  };
  const lists = { 'pay-type': 'pay-types/list-pay-types', element: 'balances/list-balance-elements' } as const;
  const entries = async (list: keyof typeof lists, who = clerk) => (await ask<{ rows: Entry[] }>(lists[list], {}, who)).rows;
  const entry = async (list: keyof typeof lists, code: string, who = clerk) => (await entries(list, who)).find((one) => one.code === code);
  const payType = (code: string, name = text(code), type = 'earning') => ask('pay-types/create-pay-type', { code, name, type });
  const element = (code: string, name = text(code)) => ask<{ serialNumber: number }>('balances/create-balance-element', { code, name });
  const inDraft = async (...changes: object[]) => {
    const { number } = await ask<Copy>('copies/make-draft', { solutionId });
    const { version } = await ask<Copy>('copies/get-copy', { solutionId, number });
    return { number, ...(await ask<{ version: number }>('copies/save-draft', { solutionId, number, version, changes })) };
  };
  const publish = ({ number, version }: Copy) => ask('copies/publish-copy', { solutionId, number, version, remarks: 'Test' });

  it('§3 metadata (meta pay type): code, name, type', async () => {
    await payType('MEAL', text('Meal allowance', '餐补'));
    expect(await entry('pay-type', 'MEAL')).toEqual({
      code: 'MEAL',
      name: text('Meal allowance', '餐补'),
      type: 'earning',
      version: 1,
      uses: [],
      columnsBeyond: 0,
      solutionsBeyond: 0,
    });
    for (const wrong of [{ code: '' }, { name: {} }, { name: text(' ') }, { type: undefined }, { type: 'bonus' }])
      await expect(ask('pay-types/create-pay-type', { code: 'ELSE', name: text('Else'), type: 'base', ...wrong })).rejects.toThrow(
        /^VALIDATION_FAILED/,
      );
  });

  it('§3 balance element: code, name, serial number, built-in flag', async () => {
    const before = await entries('element');
    expect(before.map(({ builtIn }) => builtIn)).toEqual(before.map(() => true));
    const { serialNumber } = await element('LOAN', text('Loan', '借款'));
    expect(serialNumber).toBe(Math.max(...before.map((one) => one.serialNumber)) + 1);
    expect(await entry('element', 'LOAN')).toMatchObject({ name: text('Loan', '借款'), serialNumber, builtIn: false, scale: 2, uses: [] });
  });

  it.each([
    ['pay-type', 'PAY_TYPE', payType],
    ['element', 'BALANCE_ELEMENT', element],
  ] as const)('no two entries of a list have one code, or one name in either language: %s', async (_list, errors, create) => {
    await create('UNIQUE', text('Unique', '唯一'));
    await expect(create('UNIQUE', text('Other'))).rejects.toThrow(new RegExp(`^${errors}_EXISTS: .*UNIQUE`));
    await expect(create('OTHER', text('Unique', '别的'))).rejects.toThrow(new RegExp(`^${errors}_NAME_TAKEN: .*UNIQUE`));
    await expect(create('OTHER', text('Else', '唯一'))).rejects.toThrow(new RegExp(`^${errors}_NAME_TAKEN: .*UNIQUE`));
  });

  it('an entry is renamed by who has seen it as it is, and to no name that is taken', async () => {
    await payType('RENAMED');
    await payType('BESIDE');
    const update = (version: number, more: object) => ask('pay-types/update-pay-type', { code: 'RENAMED', version, ...more });
    await update(1, { name: text('Called anew'), type: 'base' });
    expect(await entry('pay-type', 'RENAMED')).toMatchObject({ name: text('Called anew'), type: 'base', version: 2 });
    await expect(update(1, { name: text('Late') })).rejects.toThrow(/^STALE_VERSION/);
    await expect(update(2, { name: text('New', 'BESIDE') })).rejects.toThrow(/^PAY_TYPE_NAME_TAKEN: .*BESIDE/);
    await element('RENAMED');
    const rename = (version: number, name: object) => ask('balances/rename-balance-element', { code: 'RENAMED', version, name });
    await rename(1, text('Called anew'));
    await expect(rename(1, text('Late'))).rejects.toThrow(/^STALE_VERSION/);
    await expect(rename(2, text('Gross pay'))).rejects.toThrow(/^BALANCE_ELEMENT_NAME_TAKEN: .*GROSS/);
  });

  it('tells which columns of which solutions use an entry, and how many solutions beyond one’s reach', async () => {
    const wages = await entry('pay-type', 'WAGES');
    expect(wages).toMatchObject({ type: 'earning', solutionsBeyond: 0, uses: [{ solutionId, copyNumber: 1 }] });
    expect(wages?.uses[0]?.columns.map(({ table, column, name }) => `${table}.${column} ${name.en}`)).toEqual([
      'Pay.BasePay Base pay',
      'Pay.OtherWages Other wages',
      'Pay.SupplementalWages Supplemental wages',
    ]);
    const net = await entry('element', 'NET');
    expect(net?.uses).toMatchObject([
      { solution: { en: 'US biweekly' }, columns: [{ table: 'Pay', column: 'Net', name: { en: 'Net pay' } }] },
    ]);
    expect(net?.solutionsBeyond).toBe(1);
    expect((await entry('element', 'NET', kunming))?.uses.map(({ solution }) => solution.en)).toEqual(['China monthly']);
    expect(await entry('pay-type', 'WAGES', kunming)).toMatchObject({ uses: [], columnsBeyond: 3, solutionsBeyond: 1 });
  });

  it('what a definition names and no list has is told before it is published, and joins the list with it', async () => {
    const column = {
      code: 'Meals',
      name: text('Meals', '餐费'),
      type: 'money',
      expression: '0',
      types: ['TREAT'],
      display: { payslip: 'earning' },
    };
    const draft = await inDraft(
      { part: { kind: 'payType', code: 'TREAT' }, value: { code: 'TREAT', name: text('Wages', '请客') } },
      { part: { kind: 'balance', code: 'TREATS' }, value: { code: 'TREATS', name: text('Treats', '请客'), scale: 2, from: 'Pay.Meals' } },
      { part: { kind: 'column', table: 'Pay', code: 'Meals' }, value: column },
    );
    const { newInLists } = await ask<{ newInLists: object[] }>('copies/get-release-check', { solutionId, number: draft.number });
    expect(newInLists).toMatchObject([
      { list: 'pay-type', code: 'TREAT' },
      { list: 'balance-element', code: 'TREATS' },
    ]);
    expect(await entry('pay-type', 'TREAT')).toBeUndefined();
    await publish(draft);
    // its English name was taken, so that it has its code too; the rules go on calling it as they do
    expect(await entry('pay-type', 'TREAT')).toMatchObject({
      name: text('Wages (TREAT)', '请客'),
      type: 'earning',
      uses: [{ calledThere: { en: 'Wages' }, columns: [{ table: 'Pay', column: 'Meals' }] }],
    });
    expect(await entry('element', 'TREATS')).toMatchObject({ name: text('Treats', '请客'), builtIn: false });
    const told = await server.prisma.auditEntry.findMany({
      where: { entity: { in: ['pay-type', 'balance-element'] } },
      select: { after: true },
    });
    expect(told.map(({ after }) => after)).toEqual(
      expect.arrayContaining([{ code: 'TREAT' }, expect.objectContaining({ code: 'TREATS' })]),
    );
  });

  it('an entry that rules use stays, and it is said whose', async () => {
    const remove = (code: string) => ask('pay-types/delete-pay-type', { code, version: 1 });
    await expect(remove('WAGES')).rejects.toThrow(/^PAY_TYPE_USED: .*US biweekly/);
    await expect(remove('EARNING')).rejects.toThrow(/^PAY_TYPE_USED: .*1 other solution/);
    await payType('IDLE');
    await expect(ask('pay-types/delete-pay-type', { code: 'IDLE', version: 2 })).rejects.toThrow(/^STALE_VERSION/);
    await remove('IDLE');
    expect(await entry('pay-type', 'IDLE')).toBeUndefined();
    await inDraft({ part: { kind: 'payType', code: 'MEAL' }, value: { code: 'MEAL', name: text('Meal allowance', '餐补') } });
    await expect(remove('MEAL')).rejects.toThrow(/^PAY_TYPE_USED: .*US biweekly/);
  });

  it('a balance element that came with the product, that a copy fills or that has amounts stays', async () => {
    const remove = (code: string) => ask('balances/delete-balance-element', { code, version: 1 });
    await expect(remove('GROSS')).rejects.toThrow(/^BALANCE_ELEMENT_USED: .*came with the product/);
    await expect(remove('TREATS')).rejects.toThrow(/^BALANCE_ELEMENT_USED: .*US biweekly/);
    // an outdated copy fills it still: the past is calculated again by it
    await publish(await inDraft({ part: { kind: 'balance', code: 'TREATS' }, value: null }));
    expect((await entry('element', 'TREATS'))?.uses).toEqual([]);
    await expect(remove('TREATS')).rejects.toThrow(/^BALANCE_ELEMENT_USED: .*US biweekly/);
    const { serialNumber } = await element('OPENED');
    const { id: periodId } = await server.prisma.period.findFirstOrThrow({ where: { solutionId, status: 'enabled' } });
    const { id: employeeId } = await server.prisma.employee.findFirstOrThrow({
      where: { legalEntity: { solutions: { some: { id: solutionId } } } },
    });
    await ask('balances/set-opening-balances', { solutionId, periodId, rows: [{ employeeId, amounts: { OPENED: '5.00' } }] });
    await expect(remove('OPENED')).rejects.toThrow(/^BALANCE_ELEMENT_USED: .*ledger/);
    expect(serialNumber).toBeGreaterThan(0);
  });

  it('one that is taken out is not found, keeps its serial number from others, and has it again when it comes back', async () => {
    const { serialNumber } = await element('GONE');
    await ask('balances/delete-balance-element', { code: 'GONE', version: 1 });
    expect(await entry('element', 'GONE')).toBeUndefined();
    const { id: periodId } = await server.prisma.period.findFirstOrThrow({ where: { solutionId, status: 'enabled' } });
    const { id: employeeId } = await server.prisma.employee.findFirstOrThrow({
      where: { legalEntity: { solutions: { some: { id: solutionId } } } },
    });
    await expect(
      ask('balances/set-opening-balances', { solutionId, periodId, rows: [{ employeeId, amounts: { GONE: '5.00' } }] }),
    ).rejects.toThrow(/^TABLE_ROW: .*no balance element GONE/);
    expect((await element('AFTER', text('GONE'))).serialNumber).toBe(serialNumber + 1);
    expect((await element('GONE', text('Back'))).serialNumber).toBe(serialNumber);
  });

  it('two who publish, or make, entries of one name at once get one of it', async () => {
    const made = await Promise.allSettled(['A', 'B', 'C', 'D'].map((code) => payType(`AT_ONCE_${code}`, text('At once'))));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const refused of made.filter((one) => one.status === 'rejected')) expect(String(refused.reason)).toContain('PAY_TYPE_NAME_TAKEN');
  });
});
