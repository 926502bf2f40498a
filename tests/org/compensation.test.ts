/** Somebody's compensation file: what each record has to be (payroll specification §5), and what gives way to what. */
import { demoSignIns } from '@wagewright/db/seed';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';

interface Held {
  readonly id: number;
  readonly item: string;
  readonly amount: string;
  readonly currency: string;
  readonly effectiveDate: string;
  readonly expiryDate: string | null;
  readonly payrollEffectivePeriod: string;
  readonly remarks: string | null;
  readonly minimum: string | null;
  readonly maximum: string | null;
  readonly state: string;
}
interface File {
  readonly currency: string;
  readonly records: readonly Held[];
  readonly changes: readonly object[];
  readonly mayEdit: boolean;
}

const named = (text: string) => ({ en: text, 'zh-CN': `${text}项` });

describe('a compensation file', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  let clerk: TestCaller;
  let employeeId: number;
  let who: string;
  let items = 0;
  beforeAll(async () => {
    clerk = await server.signedIn(demoSignIns.clerk.account);
    const person = await server.prisma.employee.findFirstOrThrow({ where: { legalEntity: { country: 'US' }, terminationDate: null } });
    employeeId = person.id;
    who = person.name;
  });

  const answer = async <Data>(verb: string, input: object, caller = clerk): Promise<Data> => {
    const { data, error } = await caller.call(`org/compensation/${verb}`, input);
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as Data;
  };
  /** An item of its own for a test. */
  const makeItem = async (more: object = {}): Promise<string> => {
    items += 1;
    const code = `ITEM_${items}`;
    await answer('create-compensation-item', { code, name: named(`Item ${items}`), ...more });
    return code;
  };
  const usual = { amount: '100', currency: 'USD', from: '2026-01-01', until: null, payrollEffectivePeriod: '2026-01' };
  const put = async (input: object) => await answer<{ id: number }>('put-compensation', { employeeId, ...usual, ...input });
  const refused = async (input: object): Promise<string> => {
    const { error } = await clerk.call('org/compensation/put-compensation', { employeeId, ...usual, ...input });
    return `${error?.code}: ${error?.message} ${JSON.stringify(error?.details ?? '')}`;
  };
  const file = async (): Promise<File> => await answer<File>('get-compensation-file', { employeeId });
  const spans = async (item: string): Promise<string[]> =>
    (await file()).records
      .filter((record) => record.item === item)
      .map(({ amount, effectiveDate, expiryDate }) => `${effectiveDate}..${expiryDate ?? ''} ${amount}`)
      .toReversed();

  it('holds amount, currency, days, payroll effective period, remarks, and the item’s minimum and maximum', async () => {
    const item = await makeItem({ limits: { currency: 'USD', minimum: '50', maximum: null } });
    await put({ item, amount: '100.1234', until: '2026-12-31', remarks: 'As agreed', reason: 'Promotion' });
    const { records, changes, currency, mayEdit } = await file();
    expect(records.find((record) => record.item === item)).toMatchObject({
      amount: '100.1234',
      currency: 'USD',
      effectiveDate: '2026-01-01',
      expiryDate: '2026-12-31',
      payrollEffectivePeriod: '2026-01',
      remarks: 'As agreed',
      minimum: '50',
      maximum: null,
    });
    expect({ currency, mayEdit }).toEqual({ currency: 'USD', mayEdit: true });
    expect(changes[0]).toMatchObject({
      isRemoval: false,
      item,
      amount: '100.1234',
      currency: 'USD',
      from: '2026-01-01',
      reason: 'Promotion',
    });
  });

  describe('has a rule', () => {
    const missing = async (key: string): Promise<string> => await refused({ item: 'BASE_SALARY', [key]: undefined });

    it('amount required', async () => expect(await missing('amount')).toMatch(/^VALIDATION_FAILED.*"amount"/));
    it.each(['12,5', 'abc', '1e3', '1.23456', ' 5', ''])('amount a number: not "%s"', async (amount) =>
      expect(await refused({ item: 'BASE_SALARY', amount })).toMatch(/^VALIDATION_FAILED.*"amount"/),
    );
    it.each(['0', '-0', '0.0000'])('amount not zero: not "%s"', async (amount) =>
      expect(await refused({ item: 'BASE_SALARY', amount })).toContain(`COMPENSATION_ZERO: Base salary of ${who} cannot be 0.`),
    );
    it('currency required', async () => expect(await missing('currency')).toMatch(/^VALIDATION_FAILED.*"currency"/));
    it('currency one that there is', async () =>
      expect(await refused({ item: 'BASE_SALARY', currency: 'USB' })).toMatch(/^VALIDATION_FAILED.*"currency"/));
    it('payroll effective period required', async () =>
      expect(await missing('payrollEffectivePeriod')).toMatch(/^VALIDATION_FAILED.*"payrollEffectivePeriod"/));
    it.each(['2026-13', '2026', '26-01', 'January'])('payroll effective period a month: not "%s"', async (payrollEffectivePeriod) =>
      expect(await refused({ item: 'BASE_SALARY', payrollEffectivePeriod })).toMatch(/^VALIDATION_FAILED.*"payrollEffectivePeriod"/),
    );
    it('effective start required', async () => expect(await missing('from')).toMatch(/^VALIDATION_FAILED.*"from"/));
    it('end date required: no end is said as such', async () => expect(await missing('until')).toMatch(/^VALIDATION_FAILED.*"until"/));
    it('start not later than end', async () =>
      expect(await refused({ item: 'BASE_SALARY', from: '2026-02-02', until: '2026-02-01' })).toContain(
        `COMPENSATION_DAYS_REVERSED: Base salary of ${who} would begin on Feb 2, 2026 and end before it, on Feb 1, 2026.`,
      ));
    it('a day may be its own end', async () => {
      const item = await makeItem();
      await put({ item, from: '2026-02-02', until: '2026-02-02' });
      expect(await spans(item)).toEqual(['2026-02-02..2026-02-02 100']);
    });
    it('same compensation items cannot overlap in time: the other record is named', async () => {
      const item = await makeItem();
      await put({ item, from: '2026-01-01', until: '2026-06-30' });
      expect(await refused({ item, from: '2026-06-30' })).toContain(
        `COMPENSATION_OVERLAPS: Item ${items} of ${who} is 100.00 USD already from Jan 1, 2026 through Jun 30, 2026.`,
      );
      await put({ item, from: '2026-07-01', amount: '110' });
      expect(await refused({ item, from: '2025-12-01', until: '2026-01-01' })).toContain('COMPENSATION_OVERLAPS');
      expect(await spans(item)).toEqual(['2026-01-01..2026-06-30 100', '2026-07-01.. 110']);
    });
    it('within minimum and maximum of the item, in their currency', async () => {
      const item = await makeItem({ limits: { currency: 'USD', minimum: '50', maximum: '150.5' } });
      expect(await refused({ item, amount: '49.9999' })).toContain(
        `COMPENSATION_BELOW_MINIMUM: Item ${items} of ${who} would be 49.9999 USD, which is below the minimum of 50.00 USD.`,
      );
      expect(await refused({ item, amount: '150.51' })).toContain('COMPENSATION_ABOVE_MAXIMUM');
      await put({ item, amount: '50', from: '2026-01-01', until: '2026-01-01' });
      await put({ item, amount: '150.50', from: '2026-01-02', until: '2026-01-02' });
      await put({ item, amount: '9000', currency: 'CNY', from: '2026-01-03' });
      expect(await spans(item)).toHaveLength(3);
    });
  });

  describe('refers to the salary structure', () => {
    let item: string;
    let structure: { id: number; version: number };
    const range = { grade: 'P1', level: 'A', minimum: '100', midpoint: '120', maximum: '150.5' };
    const salary = { grade: 'P1', level: 'A' };
    const ask = async <Data>(verb: string, input: object): Promise<Data> => {
      const { data, error } = await clerk.call(`org/salary-structures/${verb}`, input);
      if (error) throw new Error(`${error.code}: ${error.message}`);
      return data as Data;
    };
    const putRanges = async (from: string, ranges: readonly object[], reason: string | null = null) => {
      const { version } = await ask<{ version: number }>('put-salary-ranges', { ...structure, from, ranges, reason });
      structure = { ...structure, version };
    };
    beforeAll(async () => {
      const { legalEntityId } = await server.prisma.employee.findUniqueOrThrow({ where: { id: employeeId } });
      item = await makeItem();
      const { id } = await ask<{ id: number }>('create-salary-structure', {
        legalEntityId,
        code: 'SALARIES',
        name: named('Salaries'),
        item,
        currency: 'USD',
      });
      structure = { id, version: 1 };
      await putRanges('2026-01-01', [range]);
    });
    const refer = (more: object = {}) => ({ item, salary: { structureId: structure.id, ...salary, ...more } });

    it.each([{ grade: null }, { level: null }, { grade: null, level: null }])(
      'referencing the salary system requires choosing a pay grade and pay level: not %o',
      async (missing) =>
        expect(await refused(refer(missing))).toContain(
          `COMPENSATION_LEVEL_REQUIRED: Item ${item.slice(5)} of ${who} refers to salary structure Salaries (SALARIES) without its pay grade and pay level.`,
        ),
    );

    it('takes an amount from the minimum through the maximum of the level, and says where it stands', async () => {
      for (const [amount, from] of [
        ['100', '2026-01-01'],
        ['150.5', '2026-01-02'],
      ])
        await put({ ...refer(), amount, from, until: from });
      const { records } = await file();
      expect(records.filter((record) => record.item === item).map((record) => (record as unknown as { salary: object }).salary)).toEqual(
        [1, 2].map(() => ({
          structureId: structure.id,
          structure: named('Salaries'),
          ...salary,
          range: { minimum: '100', midpoint: '120', maximum: '150.5' },
        })),
      );
    });

    it.each(['99.9999', '150.5001'])('refuses an amount outside of the range: not %s', async (amount) => {
      expect(await refused({ ...refer(), amount, from: '2026-02-01' })).toContain(
        `would be ${amount} USD, outside of the range of level A of grade P1: 100.00 USD to 150.50 USD.`,
      );
      // not without a reason either
      expect(await refused({ ...refer(), amount, from: '2026-02-01', outsideRange: true })).toContain('COMPENSATION_OUTSIDE_RANGE');
    });

    it('takes one outside of the range that is meant, with a reason', async () => {
      const meant = { ...refer(), amount: '99', from: '2026-02-01', until: '2026-02-01', outsideRange: true, reason: 'As agreed in 2019' };
      const { id } = await put(meant);
      expect((await file()).records.find((record) => record.id === id)).toMatchObject({ amount: '99', salary: { level: 'A' } });
      expect((await file()).changes[0]).toMatchObject({ amount: '99', reason: 'As agreed in 2019' });
    });

    it('looks at the levels that there are on the first day; records that stand stay when ranges change', async () => {
      await putRanges('2027-01-01', [{ ...range, level: 'B', minimum: '200', midpoint: '200', maximum: '200' }], 'New levels');
      expect(await refused({ ...refer(), from: '2027-01-01' })).toContain(
        'COMPENSATION_LEVEL_UNKNOWN: Salary structure Salaries (SALARIES) has no level A of grade P1 on Jan 1, 2027.',
      );
      expect(await refused({ ...refer({ level: 'B' }), from: '2026-12-31' })).toContain('COMPENSATION_LEVEL_UNKNOWN');
      const before = await spans(item);
      await put({ ...refer({ level: 'B' }), amount: '200', from: '2027-01-01', until: '2027-01-01' });
      expect(await spans(item)).toEqual([...before, '2027-01-01..2027-01-01 200']);
      const { versions, changes } = await ask<{ versions: { effectiveDate: string; expiryDate: string | null }[]; changes: object[] }>(
        'get-salary-structure',
        { id: structure.id },
      );
      expect(versions).toMatchObject([
        { effectiveDate: '2027-01-01', expiryDate: null },
        { effectiveDate: '2026-01-01', expiryDate: '2026-12-31' },
      ]);
      expect(changes[0]).toMatchObject({ from: '2027-01-01', reason: 'New levels' });
    });

    it('is for its item, its currency and its legal entity alone', async () => {
      const other = await makeItem();
      expect(await refused({ ...refer(), item: other, from: '2026-03-01' })).toContain('COMPENSATION_STRUCTURE_OTHER');
      expect(await refused({ ...refer(), currency: 'CNY', from: '2026-03-01' })).toContain('COMPENSATION_STRUCTURE_OTHER');
      const foreign = await server.prisma.legalEntity.findFirstOrThrow({ where: { country: { not: 'US' } } });
      const { id: itemId } = await server.prisma.compensationItem.findUniqueOrThrow({ where: { code: item } });
      const elsewhere = { legalEntityId: foreign.id, code: 'ELSEWHERE', name: named('Elsewhere'), itemId, currency: 'USD' };
      const { id: structureId } = await server.prisma.salaryStructure.create({ data: elsewhere });
      expect(await refused({ ...refer({ structureId }), from: '2026-03-01' })).toContain('NOT_FOUND');
    });

    it('has each level once, with amounts above 0 in order, and stays while a record refers to it', async () => {
      const refusal = async (verb: string, input: object) =>
        (await clerk.call(`org/salary-structures/${verb}`, { ...structure, ...input })).error?.code;
      const from = '2028-01-01';
      expect(await refusal('put-salary-ranges', { from, ranges: [range, range] })).toBe('SALARY_LEVEL_TWICE');
      for (const wrong of [{ minimum: '121' }, { maximum: '119' }, { minimum: '0' }, { minimum: '-1' }])
        expect(await refusal('put-salary-ranges', { from, ranges: [{ ...range, ...wrong }] })).toBe('SALARY_RANGE_REVERSED');
      expect(await refusal('remove-salary-ranges', { from })).toBe('SALARY_VERSION_UNKNOWN');
      expect(await refusal('delete-salary-structure', {})).toBe('SALARY_STRUCTURE_USED');
    });
  });

  it('lets records give way that are named: cut, split, gone; never one that was not', async () => {
    const item = await makeItem();
    const { id: first } = await put({ item });
    const { id: raise } = await put({ item, from: '2026-07-01', amount: '120', replaces: [first] });
    expect(await spans(item)).toEqual(['2026-01-01..2026-06-30 100', '2026-07-01.. 120']);
    expect(await refused({ item, from: '2026-03-01', until: '2026-08-31', amount: '90', replaces: [first] })).toContain(
      'is 120.00 USD already from Jul 1, 2026 on',
    );
    await put({ item, from: '2026-03-01', until: '2026-08-31', amount: '90', replaces: [first, raise] });
    expect(await spans(item)).toEqual(['2026-01-01..2026-02-28 100', '2026-03-01..2026-08-31 90', '2026-09-01.. 120']);
  });

  it('gives a record up, and what ended the day before holds on', async () => {
    const item = await makeItem();
    const { id: first } = await put({ item });
    const { id } = await put({ item, from: '2026-07-01', amount: '120', replaces: [first] });
    await answer('remove-compensation', { employeeId, id, reason: 'Mistyped' });
    expect(await spans(item)).toEqual(['2026-01-01.. 100']);
    expect((await file()).changes[0]).toMatchObject({ isRemoval: true, item, amount: '120', from: '2026-07-01', reason: 'Mistyped' });
    const { error } = await clerk.call('org/compensation/remove-compensation', { employeeId, id });
    expect(error?.code).toBe('NOT_FOUND');
  });

  it('is changed by whoever may change it and sees pay, not by one right alone', async () => {
    const hr = await server.signedIn(demoSignIns.hr.account);
    const input = { employeeId, item: 'BASE_SALARY', ...usual };
    expect((await hr.call('org/compensation/put-compensation', input)).error).toMatchObject({ code: 'AUTHORIZATION_REQUIRED' });
    expect((await hr.call('org/compensation/get-compensation-file', { employeeId })).error).toMatchObject({
      code: 'AUTHORIZATION_REQUIRED',
    });
  });

  it('is seen of those whom a solution pays by who runs it, and of nobody else of its legal entity', async () => {
    const { prisma } = server;
    const { id: solutionId, legalEntityId } = await prisma.solution.findFirstOrThrow({ where: { code: 'US_BIWEEKLY' } });
    const manager = await prisma.role.findFirstOrThrow({ where: { code: 'solution-manager' } });
    const user = await prisma.user.create({
      data: { kind: 'custom', account: 'runs@pay.example', displayName: 'Runs it', roles: { create: { roleId: manager.id } } },
    });
    await prisma.solutionUser.create({ data: { solutionId, userId: user.id, role: 'manager' } });
    const runs = await server.signedIn('runs@pay.example');
    const never = await prisma.employee.create({
      data: { employeeNumber: 'NEVER-PAID', name: 'Never Paid', legalEntityId, hireDate: new Date('2026-11-01') },
    });
    const period = await prisma.period.findFirstOrThrow({ where: { solutionId } });
    const copy = await prisma.solutionCopy.findFirstOrThrow({ where: { solutionId } });
    const batch = await prisma.batch.create({ data: { periodId: period.id, copyId: copy.id, sequence: 99, name: 'Paid' } });
    await prisma.batchPayee.create({ data: { batchId: batch.id, employeeId, rowNumber: 0 } });
    const seen = async (id: number) => (await runs.call('org/compensation/get-compensation-file', { employeeId: id })).error?.code;
    expect([await seen(employeeId), await seen(never.id)]).toEqual([undefined, 'NOT_FOUND']);
  });

  it('is of items with codes and names of their own, and limits in order', async () => {
    const item = await makeItem();
    const refusal = async (verb: string, input: object) => (await clerk.call(`org/compensation/${verb}`, input)).error?.code;
    const other = named('Something else');
    expect(await refusal('create-compensation-item', { code: item, name: other })).toBe('COMPENSATION_ITEM_EXISTS');
    expect(await refusal('create-compensation-item', { code: 'OTHER', name: { ...other, en: `Item ${items}` } })).toBe(
      'COMPENSATION_ITEM_NAME_TAKEN',
    );
    const reversed = { currency: 'USD', minimum: '2', maximum: '1' };
    expect(await refusal('create-compensation-item', { code: 'OTHER', name: other, limits: reversed })).toBe(
      'COMPENSATION_LIMITS_REVERSED',
    );
    await answer('update-compensation-item', { code: item, version: 1, name: other, limits: { ...reversed, maximum: '2' } });
    expect(await refusal('update-compensation-item', { code: item, version: 1, name: other })).toBe('STALE_VERSION');
    const { rows } = await answer<{ rows: { code: string }[] }>('list-compensation-items', {});
    expect(rows.find(({ code }) => code === item)).toMatchObject({
      name: other,
      limits: { currency: 'USD', minimum: '2', maximum: '2' },
      version: 2,
    });
  });
});
