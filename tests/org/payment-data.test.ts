/** Numbers of accounts, tax offices and documents: sealed, covered, found by their exact text, and shown to whoever asks and may, on record. */
import { demoSignIns } from '@wagewright/db/seed';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';

interface Numbers {
  readonly bankAccounts: readonly { readonly id: number; readonly masked: string; readonly from: string; readonly until: string | null }[];
  readonly taxNumbers: readonly { readonly id: number; readonly masked: string }[];
}

describe('numbers of people', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  let hr: TestCaller;
  let clerk: TestCaller;
  let employeeId = 0;
  const iban = 'DE89370400440532013000';

  const answer = async <Data>(by: TestCaller, verb: string, input: object): Promise<Data> => {
    const { data, error } = await by.call(`org/payment-data/${verb}`, input);
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as Data;
  };
  const refusal = async (by: TestCaller, verb: string, input: object) => {
    const { error } = await by.call(`org/payment-data/${verb}`, input);
    return `${error?.code}: ${error?.message}`;
  };
  const owner = async () => ({
    employeeId,
    version: (await server.prisma.employee.findUniqueOrThrow({ where: { id: employeeId } })).version,
  });
  const account = (more: object = {}) => ({ from: '2026-02-01', country: 'DE', bank: 'Bank', holder: 'Holder', account: iban, ...more });
  const list = () => answer<Numbers>(hr, 'get-payment-data', { employeeId });
  const found = async (verb: string, number: string) =>
    (await answer<{ rows: { employeeId: number }[] }>(hr, verb, { number })).rows.map((row) => row.employeeId);
  /** All that the tables of numbers hold, as text. */
  const kept = async () => {
    const tables = ['employee_bank_account', 'employee_bank_split', 'employee_tax_registration', 'employee_identity'];
    const rows = await Promise.all(
      tables.map((table) => server.prisma.$queryRawUnsafe<{ row: object }[]>(`SELECT to_jsonb(t) AS row FROM ${table} t`)),
    );
    return JSON.stringify(rows);
  };

  beforeAll(async () => {
    hr = await server.signedIn(demoSignIns.hr.account);
    clerk = await server.signedIn(demoSignIns.clerk.account);
    const person = { legalEntity: { country: 'US' }, terminationDate: null };
    employeeId = (await server.prisma.employee.findFirstOrThrow({ where: person })).id;
  });

  it('stand nowhere in clear, those of the demo company neither', async () => {
    expect(await server.prisma.employeeBankAccount.count({ where: { OR: [{ accountNumber: { not: null } }, { account: null }] } })).toBe(0);
    expect(await server.prisma.employeeTaxRegistration.count({ where: { OR: [{ taxNumber: { not: null } }, { number: null }] } })).toBe(0);
    await answer(hr, 'put-bank-account', { ...(await owner()), ...account({ account: 'de89 3704 0044 0532 0130 00' }) });
    await answer(hr, 'put-identity', { ...(await owner()), kind: 'cn-identity', country: 'CN', number: '11010519491231002x' });
    await answer(hr, 'put-tax-number', { ...(await owner()), from: '2026-02-01', country: 'US', number: '123-45-6789' });
    const all = await kept();
    for (const number of [iban, '11010519491231002X', '123456789']) expect(all).not.toContain(number);
    const told = JSON.stringify(await server.prisma.auditEntry.findMany({ where: { entity: 'employee' } }), (_key, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    for (const number of [iban, '11010519491231002X', '123456789']) expect(told).not.toContain(number);
  });

  it('show their end, and all of them to whoever asks, which is on record', async () => {
    const { bankAccounts } = await list();
    expect(bankAccounts[0]).toMatchObject({ masked: '••••3000', from: '2026-02-01', until: null });
    expect(bankAccounts[1]).toMatchObject({ until: '2026-01-31' });
    const id = bankAccounts[0]?.id;
    expect(await answer(clerk, 'reveal-payment-number', { employeeId, kind: 'bank-account', id })).toEqual({ number: iban });
    const look = await server.prisma.auditEntry.findFirstOrThrow({ where: { entity: 'number-look' }, orderBy: { id: 'desc' } });
    expect(look).toMatchObject({ entityId: String(employeeId), after: { kind: 'bank-account', id, employeeId } });
    // what was there before still opens, though its row was cut
    const older = await answer<{ number: string }>(clerk, 'reveal-payment-number', {
      employeeId,
      kind: 'bank-account',
      id: bankAccounts[1]?.id,
    });
    expect(older.number).toMatch(/^\d{12}$/);
  });

  it('are found by their exact text and nothing less', async () => {
    expect(await found('find-by-account', iban)).toEqual([employeeId]);
    expect(await found('find-by-account', 'DE89 3704 0044 0532 0130 00')).toEqual([employeeId]);
    expect(await found('find-by-account', iban.slice(0, -1))).toEqual([]);
    expect(await found('find-by-account', '123456789')).toEqual([employeeId]);
    expect(await found('find-by-identity', '11010519491231002X')).toEqual([employeeId]);
    // the same text as another kind of number is another
    expect(await found('find-by-identity', iban)).toEqual([]);
  });

  it('are refused where their check digits do not fit, and nothing is written', async () => {
    const before = await kept();
    expect(await refusal(hr, 'put-bank-account', { ...(await owner()), ...account({ account: 'DE88370400440532013000' }) })).toMatch(
      /NUMBER_MISTYPED/,
    );
    const us = account({ country: 'US', routing: '011000016', account: '1234567' });
    expect(await refusal(hr, 'put-bank-account', { ...(await owner()), ...us })).toMatch(/NUMBER_MISTYPED.*routing/);
    const card = { kind: 'cn-identity', country: 'CN', number: '110105194912310021' };
    expect(await refusal(hr, 'put-identity', { ...(await owner()), ...card })).toMatch(/NUMBER_MISTYPED/);
    expect(await kept()).toBe(before);
  });

  it('are nobody’s who lacks the grant, and HR’s of its own legal entity (S2, S3)', async () => {
    expect(await refusal(clerk, 'get-identities', { employeeId })).toMatch(/AUTHORIZATION_REQUIRED/);
    const manager = await server.signedIn(demoSignIns.manager.account);
    expect(await refusal(manager, 'get-payment-data', { employeeId })).toMatch(/AUTHORIZATION_REQUIRED/);
    const elsewhere = await server.prisma.employeeBankAccount.findFirstOrThrow({ where: { employee: { legalEntity: { country: 'CN' } } } });
    expect(await refusal(hr, 'get-payment-data', { employeeId: elsewhere.employeeId })).toMatch(/NOT_FOUND/);
    const look = { kind: 'bank-account', id: elsewhere.id };
    expect(await refusal(hr, 'reveal-payment-number', { ...look, employeeId: elsewhere.employeeId })).toMatch(/NOT_FOUND/);
    expect(await refusal(hr, 'reveal-payment-number', { ...look, employeeId })).toMatch(/NOT_FOUND/);
    for (const verb of ['list-employees', 'search-employees']) {
      const { data } = await hr.call(`org/employees/${verb}`, {});
      expect(JSON.stringify(data)).not.toMatch(/"(account|bank|tax|identit|birth)\w*":/i);
    }
  });
});
