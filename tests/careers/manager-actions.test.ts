/** What managers may do for their team, as far as the settings allow each of it; and the contract that they sign. */
import { dayIn } from '@wagewright/contracts/days';
import { dayAfter } from '@wagewright/db';
import { demoSignIns } from '@wagewright/db/seed';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';

const slice = 'careers/personnel-actions';

describe('a manager team action', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  let [hr, manager]: TestCaller[] = [];
  let [one, two]: [number, number] = [0, 0];
  let positionId = 0;
  let legalEntityId = 0;
  let supervisorId = 0;
  let hired = 0;
  const today = dayIn('America/New_York', new Date());
  const ahead = (days: number) => dayAfter(today, days);

  const answer = async <Data>(by: TestCaller | undefined, path: string, input: object): Promise<Data> => {
    if (!by) throw new Error('nobody is signed in');
    const { data, error } = await by.call(path, input);
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as Data;
  };
  const hire = async () => {
    hired += 1;
    const who = { employeeNumber: `M-${hired}`, name: `Managed ${hired}`, hireDate: '2026-02-01', category: 'fulltime-regular' };
    const work = { legalEntityId, departmentId: one, positionId, supervisorId };
    return (await answer<{ id: number }>(hr, 'org/employees/create-employee', { ...who, ...work })).id;
  };
  const asking = (employeeId: number, effectiveDate: string, content: object) => ({
    employeeId,
    effectiveDate,
    content,
    reason: 'Because',
  });
  const submit = async (by: TestCaller | undefined, ...asked: Parameters<typeof asking>) =>
    await answer<{ id: number; approvalId: number | null }>(by, `${slice}/submit-personnel-action`, asking(...asked));
  const refused = async (by: TestCaller | undefined, ...asked: Parameters<typeof asking>) =>
    (await by?.call(`${slice}/submit-personnel-action`, asking(...asked)))?.error?.code;
  const takeBack = async (id: number) => {
    const { version } = await server.prisma.personnelAction.findUniqueOrThrow({ where: { id } });
    return (await hr?.call(`${slice}/take-back-personnel-action`, { id, version }))?.error?.code;
  };
  const allow = async (value: object) => {
    const typeCode = 'manager-actions';
    await server.prisma.systemConfig.upsert({
      where: { typeCode },
      create: { typeCode, value, updatedAt: new Date() },
      update: { value },
    });
  };

  beforeAll(async () => {
    const { prisma } = server;
    hr = await server.signedIn(demoSignIns.hr.account);
    manager = await server.signedIn(demoSignIns.manager.account);
    legalEntityId = (await prisma.legalEntity.findFirstOrThrow({ where: { country: 'US' } })).id;
    positionId = (await prisma.position.findFirstOrThrow({ orderBy: { id: 'asc' } })).id;
    supervisorId = (await prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.manager.account } })).employeeId ?? 0;
    const make = async (code: string) => {
      const version = { effectiveDate: new Date('2026-01-01'), name: { en: code, 'zh-CN': code } };
      return (await prisma.department.create({ data: { legalEntityId, code, versions: { create: version } } })).id;
    };
    [one, two] = [await make('TEAM-ONE'), await make('TEAM-TWO')];
  });

  it('of each kind is offered to managers and taken from them where the settings allow it, and else refused', async () => {
    const id = await hire();
    const contract = { kind: 'fixed-term', number: 'S-1', endsOn: ahead(400), probationUntil: ahead(60) };
    const asked: Readonly<Record<string, readonly object[]>> = {
      probation: [{ kind: 'confirm-probation' }, { kind: 'extend-probation', probationUntil: ahead(90) }],
      transfer: [{ kind: 'transfer', departmentId: two }],
      partTimeJob: [{ kind: 'part-time', until: null }],
      signContract: [{ kind: 'sign-contract', contract }],
      termination: [{ kind: 'termination', why: 'mutual' }],
      rehire: [{ kind: 'rehire', departmentId: one, positionId: positionId, category: 'fulltime-regular' }],
    };
    const offered = async () => (await answer<{ kinds: string[] }>(manager, `${slice}/get-action-form`, { employeeId: id })).kinds;
    const none = Object.fromEntries(Object.keys(asked).map((field) => [field, false]));
    await allow(none);
    expect(await offered()).toEqual([]);
    for (const [field, contents] of Object.entries(asked)) {
      for (const content of contents) expect(await refused(manager, id, ahead(5), content), field).toBe('ACTION_NOT_ALLOWED');
      await allow({ ...none, [field]: true });
      const kinds = contents.map((content) => (content as { kind: string }).kind);
      // whoever is here is not taken back; a transfer is of the same setting as a promotion
      expect(await offered(), field).toEqual(field === 'rehire' ? [] : field === 'transfer' ? ['transfer', 'promotion'] : kinds);
      await allow(none);
    }
    const certificate = { employeeId: id, kind: 'employment', language: 'en' };
    expect((await manager?.call('org/certificates/issue-certificate', certificate))?.error?.code).toBe('NOT_FOUND');
    await allow({ issueCertificate: true, signContract: true });
    expect((await manager?.call('org/certificates/issue-certificate', certificate))?.error).toBe(undefined);
  });

  it('signs a contract of the team when it is approved, which goes on with the one that ends on the day before', async () => {
    await allow({ signContract: true });
    const id = await hire();
    const contracts = async () => {
      const rows = await server.prisma.employmentContract.findMany({ where: { employeeId: id }, orderBy: { startsOn: 'asc' } });
      return rows.map(({ number, renewsId, startsOn }) => [number, startsOn.toISOString().slice(0, 10), renewsId !== null]);
    };
    const first = { kind: 'fixed-term', number: 'T-1', startsOn: '2026-02-01', endsOn: ahead(9), employeeId: id };
    await answer(hr, 'org/contracts/sign-contract', first);
    const content = { kind: 'sign-contract', contract: { kind: 'fixed-term', number: 'T-2', endsOn: ahead(400) } };
    expect(await refused(manager, id, ahead(9), content)).toBe('CONTRACT_OVERLAPS');
    expect(await refused(manager, id, ahead(10), { ...content, contract: { kind: 'fixed-term', number: 'T-2' } })).toBe(
      'CONTRACT_END_MISSING',
    );
    const { id: actionId, approvalId } = await submit(manager, id, ahead(10), content);
    expect(await contracts()).toHaveLength(1);
    const { version } = await server.prisma.approvalInstance.findUniqueOrThrow({ where: { id: approvalId ?? 0 } });
    await answer(hr, 'approvals/instances/approve-instance', { id: approvalId, version, remarks: 'Decided' });
    expect(await contracts()).toEqual([
      ['T-1', '2026-02-01', false],
      ['T-2', ahead(10), true],
    ]);
    interface Said {
      readonly says: readonly { readonly field: string; readonly text: { readonly en: string } | null; readonly day: string | null }[];
    }
    const [action] = (await answer<{ rows: Said[] }>(manager, `${slice}/list-personnel-actions`, { employeeId: id })).rows;
    expect(action?.says.map(({ field, text, day }) => [field, text?.en ?? day])).toEqual([
      ['contract', 'Fixed term, T-2'],
      ['until', ahead(400)],
    ]);
    expect(await takeBack(actionId)).toBe(undefined);
    expect(await contracts()).toEqual([['T-1', '2026-02-01', false]]);
    // what somebody has changed since stays, and the action says so
    const again = await submit(hr, id, ahead(10), content);
    await server.prisma.employmentContract.updateMany({ where: { number: 'T-2' }, data: { version: 2 } });
    expect(await takeBack(again.id)).toBe('ACTION_OVERTAKEN');
    await allow({});
  });
});
