/** How the pay of somebody is split among accounts: dated as a whole, checked line by line, its numbers sealed like any other. */
import type { InputOf, OutputOf } from '@wagewright/contracts';
import type { getPaymentData, putBankSplit } from '@wagewright/contracts/org/payment-data';
import { demoSignIns } from '@wagewright/db/seed';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';

type Line = InputOf<typeof putBankSplit>['lines'][number];

describe('the split of pay', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  let hr: TestCaller;
  let clerk: TestCaller;
  let employeeId = 0;
  let hireDate = '';
  const iban = 'DE89370400440532013000';
  const [day, later, last] = ['2035-02-01', '2035-05-01', '2035-09-01'];

  const answer = async <Data>(by: TestCaller, verb: string, input: object): Promise<Data> => {
    const { data, error } = await by.call(`org/payment-data/${verb}`, input);
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as Data;
  };
  const version = async () => (await server.prisma.employee.findUniqueOrThrow({ where: { id: employeeId } })).version;
  const put = async (from: string, lines: readonly Line[]) =>
    await answer(hr, 'put-bank-split', { employeeId, version: await version(), from, lines });
  const refusal = async (lines: readonly Line[], from = day) => {
    const { error } = await hr.call('org/payment-data/put-bank-split', { employeeId, version: await version(), from, lines });
    return `${error?.code}: ${error?.message}`;
  };
  const splits = async () => (await answer<OutputOf<typeof getPaymentData>>(hr, 'get-payment-data', { employeeId })).splits;
  const days = async () => (await splits()).map(({ from, until, lines }) => [from, until, lines.map(({ masked }) => masked)]);
  const found = async (number: string) =>
    (await answer<{ rows: { employeeId: number }[] }>(hr, 'find-by-account', { number })).rows.map((row) => row.employeeId);
  const account = (number: string, more: object = {}) => ({
    country: 'CN',
    bank: 'Bank',
    holder: 'Holder',
    routing: null as string | null,
    account: number,
    ...more,
  });
  const usd = (figure: string, number = '62220001'): Line => ({
    account: account(number),
    portion: { kind: 'amount', amount: figure, currency: 'USD' },
  });
  const share = (figure: string, number = '62220002'): Line => ({
    account: account(number),
    portion: { kind: 'percentage', percentage: figure },
  });

  beforeAll(async () => {
    hr = await server.signedIn(demoSignIns.hr.account);
    clerk = await server.signedIn(demoSignIns.clerk.account);
    const person = await server.prisma.employee.findFirstOrThrow({ where: { legalEntity: { country: 'US' }, terminationDate: null } });
    employeeId = person.id;
    hireDate = person.hireDate.toISOString().slice(0, 10);
    await answer(hr, 'put-bank-account', { employeeId, version: await version(), from: '2026-02-01', ...account(iban, { country: 'DE' }) });
  });

  it('is shown in the order of its lines, with the ends of its numbers', async () => {
    await put(day, [usd('250.50'), share('12.5')]);
    const [split] = await splits();
    expect(split).toMatchObject({ from: day, until: null });
    expect(split?.lines).toMatchObject([
      { position: 1, bank: 'Bank', masked: '••••0001', portion: { kind: 'amount', amount: '250.5', currency: 'USD' } },
      { position: 2, masked: '••••0002', portion: { kind: 'percentage', percentage: '12.5' } },
    ]);
  });

  it('stands nowhere in clear, in no record either, and is found by exactly its numbers', async () => {
    const kept = await server.prisma.$queryRawUnsafe<object[]>('SELECT to_jsonb(t) AS row FROM employee_bank_split t');
    const told = JSON.stringify(await server.prisma.auditEntry.findMany({ where: { entity: 'employee' } }), (_key, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    expect(kept).toHaveLength(2);
    for (const number of ['62220001', '62220002']) {
      expect(JSON.stringify(kept)).not.toContain(number);
      expect(told).not.toContain(number);
    }
    expect(told).toContain('••••0001');
    expect(await found('6222 0001')).toEqual([employeeId]);
    expect(await found('6222000')).toEqual([]);
  });

  it('shows a number to whoever asks and may, which is on record (S3)', async () => {
    const id = (await splits())[0]?.lines[0]?.id;
    const look = { employeeId, kind: 'split-account', id };
    expect(await answer(clerk, 'reveal-payment-number', look)).toEqual({ number: '62220001' });
    const entry = await server.prisma.auditEntry.findFirstOrThrow({ where: { entity: 'number-look' }, orderBy: { id: 'desc' } });
    expect(entry).toMatchObject({ entityId: String(employeeId), after: { kind: 'split-account', id, employeeId } });
    const other = await server.prisma.employee.findFirstOrThrow({ where: { legalEntity: { country: 'US' }, id: { not: employeeId } } });
    const { error } = await hr.call('org/payment-data/reveal-payment-number', { ...look, employeeId: other.id });
    expect(error?.code).toBe('NOT_FOUND');
  });

  it('is changed from a day on, its accounts kept without being typed again', async () => {
    const [first, second] = (await splits())[0]?.lines ?? [];
    await put(later, [
      { account: { keeps: second?.id ?? 0 }, portion: { kind: 'percentage', percentage: '20' } },
      { account: { keeps: first?.id ?? 0 }, portion: { kind: 'amount', amount: '100', currency: 'USD' } },
    ]);
    expect(await days()).toEqual([
      [day, '2035-04-30', ['••••0001', '••••0002']],
      [later, null, ['••••0002', '••••0001']],
    ]);
    const id = (await splits())[1]?.lines[0]?.id;
    expect(await answer(clerk, 'reveal-payment-number', { employeeId, kind: 'split-account', id })).toEqual({ number: '62220002' });
    const other = await server.prisma.employee.findFirstOrThrow({ where: { legalEntity: { country: 'US' }, id: { not: employeeId } } });
    await server.prisma.employeeBankSplit.updateMany({ where: { id: first?.id ?? 0 }, data: { employeeId: other.id } });
    const kept: Line = { account: { keeps: first?.id ?? 0 }, portion: { kind: 'percentage', percentage: '20' } };
    expect(await refusal([kept])).toMatch(/NOT_FOUND/);
    await server.prisma.employeeBankSplit.updateMany({ where: { id: first?.id ?? 0 }, data: { employeeId } });
  });

  it('ends from a day on without lines; what is changed before it ends there still', async () => {
    await put(last, []);
    await put('2035-06-01', [share('5')]);
    await put('2035-03-01', []);
    expect(await days()).toEqual([
      [day, '2035-02-28', ['••••0001', '••••0002']],
      [later, '2035-05-31', ['••••0002', '••••0001']],
      ['2035-06-01', '2035-08-31', ['••••0002']],
    ]);
    await put(day, []);
    await put(later, []);
    await put('2035-06-01', []);
    expect(await days()).toEqual([]);
  });

  it('has nine lines at most', async () => {
    const lines = Array.from({ length: 10 }, (_, place) => usd('1', `6222111${place}`));
    expect(await refusal(lines)).toMatch(/SPLIT_LINES_TOO_MANY.* 10 .* 9 /);
    await put(last, lines.slice(1));
    await put(last, []);
  });

  it.each(['0', '-1', '0.001', '10.12345'])('takes no amount of %s dollars', async (figure) => {
    expect(await refusal([share('1'), usd(figure)])).toMatch(/SPLIT_AMOUNT_UNFIT.*account 2.* 2 digits/);
  });

  it('takes amounts in as many digits as their currency has', async () => {
    const of = (currency: string, figure: string): Line => ({ ...usd('1'), portion: { kind: 'amount', amount: figure, currency } });
    expect(await refusal([of('JPY', '10.5')])).toMatch(/SPLIT_AMOUNT_UNFIT/);
    await put(last, [of('KWD', '10.125')]);
    expect((await splits())[0]?.lines[0]?.portion).toEqual({ kind: 'amount', amount: '10.125', currency: 'KWD' });
    await put(last, []);
  });

  it.each(['0', '-5', '1.00001'])('takes no percentage of %s', async (figure) => {
    expect(await refusal([share(figure)])).toMatch(/SPLIT_PERCENTAGE_UNFIT.*account 1/);
  });

  it('leaves something to the main account: percentages stay below a hundred', async () => {
    expect(await refusal([share('60'), share('40', '62220003')])).toMatch(/SPLIT_WHOLE.*100 %/);
    expect(await refusal([share('100')])).toMatch(/SPLIT_WHOLE/);
    await put(last, [share('60'), share('39.9999', '62220003')]);
    await put(last, []);
  });

  it('names each account once, and the main account never', async () => {
    expect(await refusal([usd('1'), share('5', '6222-0001')])).toMatch(/SPLIT_ACCOUNT_REPEATED.* 1 and 2 /);
    const main: Line = { ...usd('1'), account: account('de89 3704 0044 0532 0130 00', { country: 'DE' }) };
    expect(await refusal([usd('1'), main])).toMatch(/SPLIT_ACCOUNT_IS_MAIN: Account 2/);
  });

  it('is never what the main account becomes: it would be paid by both', async () => {
    await put(last, [share('5', '62220008'), usd('1', '62220009')]);
    const become = async (number: string) =>
      await hr.call('org/payment-data/put-bank-account', { employeeId, version: await version(), from: '2036-01-01', ...account(number) });
    expect((await become('6222-0009')).error?.message).toMatch(/Account 2 is the main account/);
    await put(last, []);
    expect((await become('6222-0009')).error).toBeUndefined();
  });

  it('needs a main account on its first day', async () => {
    const before = new Date(Date.parse(hireDate) - 86_400_000).toISOString().slice(0, 10);
    expect(await refusal([usd('1')], before)).toMatch(/SPLIT_WITHOUT_MAIN/);
  });

  it('is refused where check digits do not fit, and nothing is written', async () => {
    const mistyped: Line = { ...usd('1'), account: account('DE88370400440532013000', { country: 'DE' }) };
    expect(await refusal([mistyped])).toMatch(/NUMBER_MISTYPED.*account number/);
    const routed: Line = { ...usd('1'), account: account('1234567', { country: 'US', routing: '011000016' }) };
    expect(await refusal([routed])).toMatch(/NUMBER_MISTYPED.*routing number/);
    expect(await server.prisma.employeeBankSplit.count()).toBe(0);
  });

  it('is kept apart by the database: one line at each position on a day, and a portion of one kind', async () => {
    const insert = (more: string) =>
      server.prisma.$executeRawUnsafe(
        `INSERT INTO employee_bank_split (employee_id, effective_date, position, bank, holder, country, sealed_as, account, account_index, account_end, amount, currency, percentage)
         VALUES (${employeeId}, ${more})`,
      );
    const rest = `'B', 'H', 'CN', gen_random_uuid(), '', '', ''`;
    await insert(`'2036-01-01', 1, ${rest}, 1, 'USD', NULL`);
    await insert(`'2036-01-01', 2, ${rest}, NULL, NULL, 5`);
    await expect(insert(`'2036-02-01', 1, ${rest}, 1, 'USD', NULL`)).rejects.toThrow(/no_overlap/);
    await expect(insert(`'2036-01-01', 3, ${rest}, 1, 'USD', 5`)).rejects.toThrow(/portion/);
    await expect(insert(`'2036-01-01', 3, ${rest}, NULL, NULL, NULL`)).rejects.toThrow(/portion/);
    await expect(insert(`'2036-01-01', 3, ${rest}, 1, NULL, NULL`)).rejects.toThrow(/portion/);
    await expect(insert(`'2036-01-01', 10, ${rest}, NULL, NULL, 5`)).rejects.toThrow(/position/);
    await server.prisma.employeeBankSplit.deleteMany();
  });
});
