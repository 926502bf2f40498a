/** Employment contracts: signed, renewed, changed and removed; of a person one at a time, with what would be wrong refused in words and nothing written. */
import { dayAfter } from '@wagewright/db';
import { demoSignIns } from '@wagewright/db/seed';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';

interface Contract {
  readonly id: number;
  readonly version: number;
  readonly number: string;
  readonly employeeId: number;
  readonly state: string;
  readonly renews: string | null;
  readonly renewedBy: string | null;
  readonly probationUntil: string | null;
  readonly files: readonly { readonly id: number; readonly name: string }[];
}

describe('an employment contract', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  let hr: TestCaller;
  let legalEntityId: number;
  let work: { departmentId: number; positionId: number };
  let hired = 0;

  const answer = async <Data>(path: string, input: object, by = hr): Promise<Data> => {
    const { data, error } = await by.call(path, input);
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as Data;
  };
  const kept = async () =>
    JSON.stringify([await server.prisma.employmentContract.findMany({ orderBy: { id: 'asc' } }), await server.prisma.employee.count()]);
  const refusal = async (path: string, input: object, by = hr) => {
    const before = await kept();
    const { error } = await by.call(path, input);
    expect(await kept(), 'nothing is written').toEqual(before);
    return `${error?.code}: ${error?.message}`;
  };
  const who = () => {
    hired += 1;
    const said = { employeeNumber: `C-${hired}`, name: `Contracted ${hired}`, hireDate: '2026-01-01', category: 'fulltime-regular' };
    return { legalEntityId, ...work, ...said };
  };
  const hire = async (more: object = {}) => (await answer<{ id: number }>('org/employees/create-employee', { ...who(), ...more })).id;
  const sign = async (employeeId: number, more: object) =>
    (await answer<{ id: number }>('org/contracts/sign-contract', { employeeId, ...more })).id;
  const list = async (input: object, by = hr) =>
    await answer<{ rows: Contract[]; total: number; by: string }>('org/contracts/list-contracts', input, by);
  const seen = async (id: number) => {
    const { version } = await server.prisma.employmentContract.findUniqueOrThrow({ where: { id } });
    return { id, version };
  };
  const year = { kind: 'fixed-term', startsOn: '2026-01-01', endsOn: '2026-12-31' };
  const today = new Date().toISOString().slice(0, 10);
  const ahead = (days: number) => dayAfter(today, days);

  beforeAll(async () => {
    hr = await server.signedIn(demoSignIns.hr.account);
    const place = await server.prisma.assignment.findFirstOrThrow({
      where: { expiryDate: null, employee: { legalEntity: { country: 'US' } } },
      include: { employee: true },
    });
    legalEntityId = place.employee.legalEntityId;
    work = { departmentId: place.departmentId, positionId: place.positionId };
  });

  it('is renewed from the day after its last, and says by which', async () => {
    const employeeId = await hire();
    const first = await sign(employeeId, {
      ...year,
      startsOn: '2026-01-01',
      endsOn: ahead(30),
      number: 'R-1',
      signedOn: '2025-12-20',
      probationUntil: '2026-03-31',
    });
    const next = { kind: 'open-ended', number: 'R-2', renewsId: first };
    expect(await refusal('org/contracts/sign-contract', { employeeId, ...next, startsOn: ahead(30) })).toMatch(
      /CONTRACT_RENEWS_LATER.*R-2.*R-1/,
    );
    await sign(employeeId, { ...next, startsOn: ahead(31) });
    const { rows } = await list({ employeeId });
    expect(rows.map(({ number, renews, renewedBy, state }) => [number, renews, renewedBy, state])).toEqual([
      ['R-2', 'R-1', null, 'ahead'],
      ['R-1', null, 'R-2', 'running'],
    ]);
    const again = { employeeId, kind: 'open-ended', number: 'R-3', renewsId: first, startsOn: '2028-01-01' };
    expect(await refusal('org/contracts/sign-contract', again)).toMatch(/CONTRACT_RENEWED.*R-1.*R-2/);
    expect(await refusal('org/contracts/remove-contract', await seen(first))).toMatch(/CONTRACT_RENEWED/);
  });

  it('does not overlap another of the person, not by a day, and has a number of its own', async () => {
    const [one, other] = [await hire(), await hire()];
    await sign(one, { ...year, number: 'O-1' });
    const next = { kind: 'fixed-term', number: 'O-2', startsOn: '2026-12-31', endsOn: '2027-12-31' };
    expect(await refusal('org/contracts/sign-contract', { employeeId: one, ...next })).toMatch(/CONTRACT_OVERLAPS.*O-1.*Dec 31, 2026/);
    const second = await sign(one, { ...next, startsOn: '2027-01-01' });
    const early = { ...(await seen(second)), ...next };
    expect(await refusal('org/contracts/update-contract', early)).toMatch(/CONTRACT_OVERLAPS/);
    expect(await refusal('org/contracts/sign-contract', { employeeId: other, ...year, number: 'O-1' })).toMatch(
      /CONTRACT_NUMBER_TAKEN.*O-1/,
    );
  });

  it.each([
    ['CONTRACT_DAYS_REVERSED', { ...year, endsOn: '2025-12-31' }],
    ['CONTRACT_END_MISSING', { kind: 'fixed-term', startsOn: '2026-01-01' }],
    ['CONTRACT_END_MISSING', { kind: 'internship', startsOn: '2026-01-01' }],
    ['CONTRACT_WITHOUT_END', { ...year, kind: 'open-ended' }],
    ['PROBATION_OUTSIDE', { ...year, probationUntil: '2027-01-01' }],
    ['PROBATION_OUTSIDE', { ...year, probationUntil: '2025-12-31' }],
    ['NOT_EMPLOYED_THEN', { ...year, startsOn: '2025-12-31' }],
  ])('is refused with %s: %j', async (code, more) => {
    const employeeId = await hire();
    expect(await refusal('org/contracts/sign-contract', { employeeId, number: `X-${employeeId}`, ...more })).toContain(code);
  });

  it('comes with being hired, or nobody is hired', async () => {
    const said = { kind: 'fixed-term', number: 'H-1', endsOn: '2026-12-31', probationUntil: '2026-03-31' };
    const id = await hire({ contract: said });
    expect((await list({ employeeId: id })).rows).toMatchObject([{ number: 'H-1', startsOn: '2026-01-01', probationUntil: '2026-03-31' }]);
    const twice = { ...who(), contract: said };
    expect(await refusal('org/employees/create-employee', twice)).toMatch(/CONTRACT_NUMBER_TAKEN/);
    expect(await refusal('org/employees/create-employee', { ...twice, contract: { ...said, number: 'H-2', endsOn: null } })).toMatch(
      /CONTRACT_END_MISSING/,
    );
  });

  it('stands among those that end, on probation or unsigned, as long as that is so and the person stays', async () => {
    const ending = await hire();
    const leaving = await hire();
    const renewed = await hire();
    const short = { kind: 'fixed-term', startsOn: '2026-01-01', endsOn: ahead(40), probationUntil: ahead(20), signedOn: '2026-01-01' };
    await sign(ending, { ...short, number: 'E-1' });
    await sign(leaving, { ...short, number: 'E-2' });
    const first = await sign(renewed, { ...short, number: 'E-3' });
    await sign(renewed, { kind: 'open-ended', number: 'E-4', startsOn: ahead(41), renewsId: first });
    await server.prisma.employee.update({ where: { id: leaving }, data: { terminationDate: new Date(ahead(-1)) } });
    const numbers = async (show: string, by: string) =>
      (await list({ show, by, search: 'E-' })).rows.map(({ number }) => number).filter((number) => number.startsWith('E-'));
    expect(await numbers('ending', ahead(40))).toEqual(['E-1']);
    expect(await numbers('ending', ahead(39))).toEqual([]);
    expect(await numbers('probation', ahead(20))).toEqual(['E-1', 'E-3']);
    expect(await numbers('probation', ahead(19))).toEqual([]);
    expect(await numbers('unsigned', ahead(90))).toEqual(['E-4']);
    expect(await numbers('running', ahead(90))).toEqual(['E-1', 'E-2', 'E-3']);
  });

  it('runs, has ended or is still to begin as of the day that is looked at', async () => {
    const employeeId = await hire();
    const first = await sign(employeeId, { ...year, number: 'A-1' });
    const second = await sign(employeeId, { ...year, startsOn: '2027-01-01', endsOn: '2027-12-31', number: 'A-2' });
    const states = async (on: string) => (await list({ employeeId, on })).rows.map(({ id, state }) => [id, state]);
    expect(await states('2026-12-31')).toEqual([
      [second, 'ahead'],
      [first, 'running'],
    ]);
    expect(await states('2027-01-01')).toEqual([
      [second, 'running'],
      [first, 'ended'],
    ]);
    const listed = async (show: string, on: string) => (await list({ employeeId, show, on })).rows.map(({ id }) => id);
    expect(await listed('running', '2027-06-01')).toEqual([second]);
    expect(await listed('ending', '2027-12-01'), 'within 60 days of it').toEqual([second]);
    expect(await listed('ending', '2027-06-01')).toEqual([]);
    expect((await list({ on: '2027-06-01', limit: 1 })).by).toBe('2027-07-31');
  });

  it('keeps its files for who may see it, until it is removed', async () => {
    const employeeId = await hire();
    const brought = async () => {
      const { data, error } = await hr.upload(
        { name: 'Contract.txt', bytes: new TextEncoder().encode('Signed') },
        { purpose: 'attachment' },
      );
      if (error) throw new Error(error.message);
      return (data as { id: number }).id;
    };
    const fileId = await brought();
    const id = await sign(employeeId, { ...year, number: 'F-1', files: [fileId] });
    expect((await list({ employeeId })).rows[0]?.files).toMatchObject([{ id: fileId, name: 'Contract.txt' }]);
    const administrator = await server.signedIn(demoSignIns.administrator.account);
    const read = async (by: TestCaller) => (await by.call('platform/files/download-file', { id: fileId })).error?.code;
    expect(await read(administrator)).toBeUndefined();
    expect(await read(await server.signedIn(demoSignIns.clerk.account))).toBe('NOT_FOUND');
    await answer('org/contracts/remove-contract', { ...(await seen(id)), reason: 'Entered twice' });
    expect(await read(administrator)).toBe('NOT_FOUND');
    expect((await list({ employeeId })).total).toBe(0);
  });
});
