/** Somebody is hired: at once or when it is approved, with everything that is said of them, and taken back before their first day. */
import { dayIn } from '@wagewright/contracts/days';
import { dayAfter } from '@wagewright/db';
import { demoSignIns } from '@wagewright/db/seed';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

const slice = 'careers/personnel-actions';
interface Hired {
  readonly id: number;
  readonly approvalId: number | null;
  readonly employeeId: number | null;
}
interface Row {
  readonly id: number;
  readonly employeeId: number | null;
  readonly employee: string;
  readonly employeeNumber: string;
  readonly status: string;
  readonly says: readonly { readonly field: string; readonly text: { readonly en: string } | null; readonly day: string | null }[];
}

interface Asked {
  readonly by: TestCaller | undefined;
  readonly path: string;
  readonly input: object;
}

describe('a hire', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  let [hr, chinese, manager, administrator, approver]: TestCaller[] = [];
  let [county, foreign, departmentId, positionId, managerId] = [0, 0, 0, 0, 0];
  let counted = 0;
  const today = dayIn('America/New_York', new Date());
  const ahead = (days: number) => dayAfter(today, days);
  const contract = { kind: 'fixed-term', endsOn: ahead(400), probationUntil: ahead(90) };

  const answer = async <Data>(by: TestCaller | undefined, path: string, input: object): Promise<Data> => {
    const { data, error } = (await by?.call(path, input)) ?? {};
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as Data;
  };
  const kept = async () =>
    JSON.stringify([
      await server.prisma.employee.findMany({ orderBy: { id: 'asc' } }),
      await server.prisma.assignment.findMany({ orderBy: { id: 'asc' } }),
      await server.prisma.employmentContract.findMany({ orderBy: { id: 'asc' } }),
      await server.prisma.personnelAction.findMany({ orderBy: { id: 'asc' } }),
      await server.prisma.approvalInstance.findMany({ orderBy: { id: 'asc' } }),
    ]);
  const refusal = async (by: TestCaller | undefined, path: string, input: object) => {
    const before = await kept();
    const { error } = (await by?.call(path, input)) ?? {};
    expect(await kept(), 'nothing is written').toBe(before);
    return `${error?.code}: ${error?.message}`;
  };
  const somebody = (more: object = {}) => {
    counted += 1;
    return {
      legalEntityId: county,
      employeeNumber: `HIRED-${counted}`,
      name: `Hired ${counted}`,
      hireDate: ahead(10),
      departmentId,
      positionId,
      supervisorId: managerId,
      category: 'parttime-regular',
      contract: { ...contract, number: `HIRED-${counted}` },
      reason: 'We grow',
      ...more,
    };
  };
  const submit = async (who: object, by = hr) => await answer<Hired>(by, `${slice}/submit-hire`, who);
  const actions = async (by = hr) => (await answer<{ rows: Row[] }>(by, `${slice}/list-personnel-actions`, { kind: 'hire' })).rows;
  const decide = async (approvalId: number | null, by = approver, verb = 'approve') => {
    const { version } = await server.prisma.approvalInstance.findUniqueOrThrow({ where: { id: approvalId ?? 0 } });
    return { by, path: `approvals/instances/${verb}-instance`, input: { id: approvalId, version, remarks: 'Decided' } };
  };
  const takeBack = async (id: number, by = hr) => {
    const { version } = await server.prisma.personnelAction.findUniqueOrThrow({ where: { id } });
    return { by, path: `${slice}/take-back-personnel-action`, input: { id, version } };
  };
  const done = async (asked: Promise<Asked>) => {
    const { by, path, input } = await asked;
    await answer(by, path, input);
  };
  const refused = async (asked: Promise<Asked>) => {
    const { by, path, input } = await asked;
    return await refusal(by, path, input);
  };
  /** Hires are approved by these from now on. */
  const taken = async (approvers: readonly object[]) => {
    const { id: savedByUserId } = await server.prisma.user.findFirstOrThrow({ orderBy: { id: 'asc' } });
    const conditions = [{ fact: 'kind', operator: 'equals', value: 'hire' }];
    const node = { name: { en: 'Director', 'zh-CN': '主管' }, mode: 'any-of', approvers, conditions, match: 'all', deadline: null };
    await server.prisma.approvalProcess.create({
      data: { kind: 'personnel-action', name: 'Hires', versions: { create: { number: 1, nodes: [node], savedByUserId } } },
    });
  };
  const byApprover = async () =>
    await taken([
      { by: 'user', user: (await server.prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.approver.account } })).id },
    ]);
  const place = async (employeeId: number | null) =>
    await server.prisma.employee.findUniqueOrThrow({ where: { id: employeeId ?? 0 }, include: { assignments: true, contracts: true } });

  beforeAll(async () => {
    const { prisma } = server;
    hr = await server.signedIn(demoSignIns.hr.account);
    manager = await server.signedIn(demoSignIns.manager.account);
    administrator = await server.signedIn(demoSignIns.administrator.account);
    approver = await server.signedIn(demoSignIns.approver.account);
    county = (await prisma.legalEntity.findFirstOrThrow({ where: { country: 'US' } })).id;
    foreign = (await prisma.legalEntity.findFirstOrThrow({ where: { country: 'CN' } })).id;
    positionId = (await prisma.position.findFirstOrThrow({ orderBy: { id: 'asc' } })).id;
    managerId = (await prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.manager.account } })).employeeId ?? 0;
    const version = { effectiveDate: new Date('2026-01-01'), name: { en: 'Hires', 'zh-CN': '招聘' } };
    const made = await prisma.department.create({ data: { legalEntityId: county, code: 'HIRES', versions: { create: version } } });
    departmentId = made.id;
    // human resources of another legal entity
    const role = await prisma.role.findUniqueOrThrow({ where: { code: 'hr' } });
    const other = await prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.clerk.account } });
    await prisma.userRole.deleteMany({ where: { userId: other.id } });
    await prisma.userRole.create({ data: { userId: other.id, roleId: role.id, legalEntityId: foreign } });
    chinese = await server.signedIn(demoSignIns.clerk.account);
  });
  beforeEach(async () => {
    await server.prisma.approvalProcess.updateMany({ where: { kind: 'personnel-action' }, data: { retiredAt: new Date() } });
  });

  it('is made at once where no process takes it up, with work, contract and probation, and tells the history why', async () => {
    const who = somebody({ gender: 'F', birthDate: '1990-05-06', email: 'hired@example.com' });
    const { id, approvalId, employeeId } = await submit(who);
    expect(approvalId).toBeNull();
    const person = await place(employeeId);
    expect(person).toMatchObject({ employeeNumber: who.employeeNumber, name: who.name, gender: 'F', email: 'hired@example.com' });
    expect([person.hireDate, person.birthDate]).toEqual([new Date(ahead(10)), new Date('1990-05-06')]);
    expect(person.assignments).toMatchObject([
      {
        departmentId,
        positionId,
        supervisorId: managerId,
        category: 'parttime-regular',
        effectiveDate: new Date(ahead(10)),
        expiryDate: null,
      },
    ]);
    expect(person.contracts).toMatchObject([
      { startsOn: new Date(ahead(10)), endsOn: new Date(ahead(400)), probationUntil: new Date(ahead(90)) },
    ]);
    const [action] = await actions();
    expect(action).toMatchObject({ id, employeeId, employee: who.name, status: 'approved' });
    expect(action?.says.map(({ field, text, day }) => [field, text?.en ?? day])).toEqual([
      ['department', 'Hires'],
      ['position', expect.any(String)],
      ['supervisor', expect.stringContaining('(')],
      ['category', 'Part-time'],
      ['contract', `Fixed term, ${who.contract.number}`],
      ['until', ahead(400)],
      ['probationUntil', ahead(90)],
    ]);
    const { changes } = await answer<{ changes: object[] }>(hr, 'org/employees/get-employee-changes', { id: employeeId });
    expect(changes).toMatchObject([{ what: { en: 'Hire' }, reason: 'We grow' }]);
  });

  it('that a process takes up makes nobody before it is approved, and then the person as was asked', async () => {
    await byApprover();
    const who = somebody({ birthDate: '1990-05-06' });
    const people = await server.prisma.employee.count();
    const { id, approvalId, employeeId } = await submit(who);
    expect([employeeId, await server.prisma.employee.count()]).toEqual([null, people]);
    expect((await actions())[0]).toMatchObject({ id, employeeId: null, employee: who.name, status: 'pending-approval' });
    const { action } = await answer<{ action: Row }>(approver, `${slice}/get-personnel-action`, { id });
    expect(action).toMatchObject({ employee: who.name, employeeNumber: who.employeeNumber });
    expect(JSON.stringify(action), 'an approver reads no birth date').not.toContain('1990');
    await done(decide(approvalId));
    const made = await server.prisma.employee.findUniqueOrThrow({ where: { employeeNumber: who.employeeNumber } });
    expect((await actions())[0]).toMatchObject({ employeeId: made.id, status: 'approved' });
    expect(await place(made.id)).toMatchObject({
      birthDate: new Date('1990-05-06'),
      assignments: [{ departmentId, supervisorId: managerId }],
      contracts: [{ number: who.contract.number, probationUntil: new Date(ahead(90)) }],
    });
    expect((await decide(approvalId)).input.version).toBeGreaterThan(1);
    expect(await refused(decide(approvalId)), 'approved once').toMatch(/ILLEGAL_TRANSITION/);
  });

  it('is approved by who is to lead them, where the process asks the superior', async () => {
    await taken([{ by: 'supervisor', of: 'subject', level: 1 }]);
    const { approvalId } = await submit(somebody());
    const asked = await server.prisma.approvalApprover.findMany({ where: { instanceId: approvalId ?? 0 } });
    const leads = await server.prisma.user.findUniqueOrThrow({ where: { employeeId: managerId } });
    expect(asked.map(({ userId }) => userId)).toEqual([leads.id]);
    expect(await refusal(hr, `${slice}/submit-hire`, somebody({ supervisorId: null }))).toMatch(/APPROVER_MISSING/);
  });

  it('is taken back while it waits, and before the first day with everything that it made', async () => {
    await byApprover();
    const waiting = await submit(somebody());
    await done(takeBack(waiting.id));
    expect((await actions())[0]).toMatchObject({ employeeId: null, status: 'cancelled' });
    const who = somebody();
    const { id, approvalId } = await submit(who);
    await done(decide(approvalId));
    const { employeeId } = await server.prisma.personnelAction.findUniqueOrThrow({ where: { id } });
    await done(takeBack(id));
    const of = { employeeId: employeeId ?? 0 };
    expect(await server.prisma.employee.count({ where: { employeeNumber: who.employeeNumber } })).toBe(0);
    expect([await server.prisma.assignment.count({ where: of }), await server.prisma.employmentContract.count({ where: of })]).toEqual([
      0, 0,
    ]);
    expect((await actions())[0]).toMatchObject({ id, employeeId: null, employee: who.name, status: 'cancelled' });
    // their number is free again
    expect((await submit({ ...somebody(), employeeNumber: who.employeeNumber, contract: null })).approvalId).not.toBeNull();
  });

  it('is not taken back once the first day has come, or something was recorded of the person', async () => {
    const begun = await submit(somebody({ hireDate: today }));
    expect(await refused(takeBack(begun.id))).toMatch(/ACTION_TOOK_EFFECT.*Hire/);
    const edited = await submit(somebody());
    await answer(hr, 'org/employees/update-employee', { id: edited.employeeId, version: 1, name: 'Renamed' });
    expect(await refused(takeBack(edited.id)), 'a person that was changed').toMatch(/ACTION_OVERTAKEN/);
    const moved = await submit(somebody());
    const content = { kind: 'promotion', positionId: positionId + 1 };
    await answer(hr, `${slice}/submit-personnel-action`, { employeeId: moved.employeeId, effectiveDate: ahead(30), content });
    expect(await refused(takeBack(moved.id)), 'another action').toMatch(/ACTION_OVERTAKEN/);
    const leads = await submit(somebody());
    await submit(somebody({ hireDate: ahead(20), supervisorId: leads.employeeId }));
    expect(await refused(takeBack(leads.id)), 'somebody reports to them').toMatch(/ACTION_OVERTAKEN/);
    const renewed = await submit(somebody());
    const signed = await server.prisma.employmentContract.findFirstOrThrow({ where: { employeeId: renewed.employeeId ?? 0 } });
    await server.prisma.employmentContract.update({ where: { id: signed.id }, data: { version: 2 } });
    expect(await refused(takeBack(renewed.id)), 'a contract that was changed').toMatch(/ACTION_OVERTAKEN/);
  });

  it('keeps its number: no other hire that waits has it, nobody is proposed it, and one that is taken meanwhile is refused', async () => {
    await byApprover();
    const who = somebody({ employeeNumber: 'NUM-00000900000' });
    const { approvalId } = await submit(who);
    const same = { ...somebody(), employeeNumber: who.employeeNumber };
    expect(await refusal(hr, `${slice}/submit-hire`, same)).toMatch(/HIRE_ALREADY_ASKED.*NUM-00000900000.*Hired/);
    const { contract: _contract, reason: _reason, ...meanwhile } = same;
    await answer(hr, 'org/employees/create-employee', { ...meanwhile, name: 'Quicker' });
    expect(await refused(decide(approvalId))).toMatch(/EMPLOYEE_NUMBER_TAKEN.*NUM-00000900000/);
    expect(await refusal(hr, `${slice}/submit-hire`, same)).toMatch(/HIRE_ALREADY_ASKED/);
    await done(decide(approvalId, approver, 'reject'));
    expect(await refusal(hr, `${slice}/submit-hire`, same)).toMatch(/EMPLOYEE_NUMBER_TAKEN.*Quicker/);
  });

  it('proposes no number that a hire asks for already', async () => {
    await byApprover();
    const offered = async () =>
      (await answer<{ nextNumber: string }>(hr, 'org/employees/get-employment-choices', { legalEntityId: county })).nextNumber;
    const first = await offered();
    await submit(somebody({ employeeNumber: first }));
    expect(await offered()).not.toBe(first);
  });

  it('is looked at before anybody is asked, and again when it is approved', async () => {
    await byApprover();
    const path = `${slice}/submit-hire`;
    expect(await refusal(hr, path, somebody({ departmentId: 999_999 }))).toMatch(/NOT_FOUND/);
    expect(await refusal(hr, path, somebody({ birthDate: ahead(11) }))).toMatch(/BORN_TOO_LATE/);
    expect(await refusal(hr, path, somebody({ contract: { ...contract, number: 'H', endsOn: null } }))).toMatch(/CONTRACT_END_MISSING/);
    expect(await refusal(hr, path, somebody({ custom: { nothing: '1' } }))).toMatch(/NOT_FOUND/);
    const leader = await server.prisma.employee.create({
      data: { legalEntityId: county, employeeNumber: 'LEADER', name: 'Leader', hireDate: new Date('2026-01-01') },
    });
    const { approvalId } = await submit(somebody({ supervisorId: leader.id }));
    await server.prisma.employee.update({ where: { id: leader.id }, data: { terminationDate: new Date(ahead(5)) } });
    expect(await refused(decide(approvalId)), 'who was to lead them is gone by then').toMatch(/NOT_EMPLOYED_THEN.*Leader/);
  });

  it('of one legal entity is nothing for human resources of another, nor for managers (S1, S2)', async () => {
    await byApprover();
    const who = somebody();
    const { id } = await submit(who);
    expect((await actions()).map((row) => row.id)).toContain(id);
    for (const by of [chinese, manager]) {
      expect((await actions(by)).map((row) => row.id)).not.toContain(id);
      expect(await refusal(by, `${slice}/get-personnel-action`, { id })).toMatch(/NOT_FOUND/);
      expect(await refused(takeBack(id, by))).toMatch(/NOT_FOUND/);
    }
    expect(await refusal(chinese, `${slice}/submit-hire`, somebody())).toMatch(/NOT_FOUND/);
    expect(await refusal(manager, `${slice}/submit-hire`, somebody())).toMatch(/AUTHORIZATION_REQUIRED/);
    const told = await refusal(chinese, `${slice}/submit-hire`, {
      ...somebody({ legalEntityId: foreign }),
      employeeNumber: who.employeeNumber,
    });
    expect(told, 'the number is taken; for whom is theirs').toMatch(/HIRE_ALREADY_ASKED/);
    expect(told).not.toContain(who.name);
  });

  it('says what it takes to say: contracts and the company’s own fields as whoever asks may', async () => {
    await byApprover();
    const field = { entity: 'employee', label: { en: 'Badge', 'zh-CN': '工牌' }, type: 'text' };
    await server.prisma.customField.create({ data: { ...field, key: 'badge', audience: 'record', required: true } });
    await server.prisma.customField.create({ data: { ...field, key: 'bonus_class', audience: 'pay', required: true } });
    expect(await refusal(hr, `${slice}/submit-hire`, somebody())).toMatch(/CUSTOM_VALUE_MISSING/);
    expect(await refusal(hr, `${slice}/submit-hire`, somebody({ custom: { badge: '7', bonus_class: 'A' } })), 'pay').toMatch(/NOT_FOUND/);
    const { id, approvalId } = await submit(somebody({ custom: { badge: '7' } }));
    const pays = await server.prisma.role.findUniqueOrThrow({ where: { code: 'payroll-administrator' } });
    const { id: userId } = await server.prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.hr.account } });
    const given = await server.prisma.userRole.create({ data: { userId, roleId: pays.id, legalEntityId: county } });
    const paid = await submit(somebody({ custom: { badge: '8', bonus_class: 'A' } }));
    await server.prisma.userRole.delete({ where: { id: given.id } });
    // the approver sees no pay, and decides over what was said of it all the same
    for (const one of [approvalId, paid.approvalId]) await done(decide(one));
    const said = async (actionId: number) => {
      const { employeeId } = await server.prisma.personnelAction.findUniqueOrThrow({ where: { id: actionId } });
      return (await place(employeeId)).custom;
    };
    expect([await said(id), await said(paid.id)]).toEqual([{ badge: '7' }, { badge: '8', bonus_class: 'A' }]);
    await server.prisma.customField.deleteMany({ where: { key: { in: ['badge', 'bonus_class'] } } });
  });

  it('tells which periods were prepared or paid without the person', async () => {
    const effect = async (from: string) =>
      (
        await answer<{ periods: { startDate: string; endDate: string; stage: string }[] }>(hr, 'org/employees/get-effect-on-pay', {
          hiredBy: county,
          from,
          until: null,
        })
      ).periods;
    const solution = await server.prisma.solution.findFirstOrThrow({ where: { legalEntityId: county, status: 'active' } });
    const [first, second, third] = await server.prisma.period.findMany({
      where: { solutionId: solution.id },
      orderBy: { startDate: 'asc' },
    });
    const copy = await server.prisma.solutionCopy.findFirstOrThrow({ where: { solutionId: solution.id } });
    const batch = { copyId: copy.id, sequence: 98, name: 'Hires', preparedAt: new Date() };
    await server.prisma.period.update({ where: { id: first?.id ?? 0 }, data: { status: 'closed' } });
    await server.prisma.batch.create({ data: { ...batch, periodId: second?.id ?? 0, dataSubmittedAt: new Date() } });
    await server.prisma.batch.create({ data: { ...batch, periodId: third?.id ?? 0 } });
    const days = [first, second, third].map((period) => period?.startDate.toISOString().slice(0, 10) ?? '');
    const told = async (from: string) => (await effect(from)).map(({ startDate, stage }) => [startDate, stage]);
    const [missed, paid, frozen] = [
      [days[0], 'missed'],
      [days[1], 'missed'],
      [days[2], 'frozen'],
    ];
    expect(await told(days[0] ?? '')).toEqual([missed, paid, frozen]);
    expect(await told(dayAfter(days[1] ?? '')), 'hired in the middle of a period').toEqual([paid, frozen]);
    expect(await told(dayAfter(third?.endDate.toISOString().slice(0, 10) ?? ''))).toEqual([]);
    for (const whom of [{ hiredBy: county }, { legalEntityId: county }])
      expect(await refusal(chinese, 'org/employees/get-effect-on-pay', { ...whom, from: today, until: null })).toMatch(/NOT_FOUND/);
  });

  it('of two at the same time with one number is one person', async () => {
    await byApprover();
    const first = await submit(somebody());
    await server.prisma.approvalProcess.updateMany({ where: { kind: 'personnel-action' }, data: { retiredAt: new Date() } });
    const { employeeNumber } = (await actions())[0] ?? {};
    const asked = await decide(first.approvalId);
    const { contract: _contract, reason: _reason, ...same } = { ...somebody(), employeeNumber };
    const both = await Promise.all([asked.by?.call(asked.path, asked.input), hr?.call('org/employees/create-employee', same)]);
    expect(both.map((one) => one?.error?.code ?? 'done').toSorted()).toEqual(['EMPLOYEE_NUMBER_TAKEN', 'done']);
    const twice = await Promise.all(
      [1, 2].map(async () => await hr?.call(`${slice}/submit-hire`, somebody({ employeeNumber: 'TWICE', contract: null }))),
    );
    expect(twice.map((one) => one?.error?.code ?? 'done').toSorted()).toEqual(['EMPLOYEE_NUMBER_TAKEN', 'done']);
    expect(await server.prisma.employee.count({ where: { employeeNumber: 'TWICE' } })).toBe(1);
  });

  it('approved by two at once is one hire', async () => {
    await taken([
      { by: 'user', user: (await server.prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.approver.account } })).id },
      { by: 'user', user: (await server.prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.administrator.account } })).id },
    ]);
    const who = somebody();
    const { approvalId } = await submit(who);
    const asked = [await decide(approvalId, approver), await decide(approvalId, administrator)];
    const both = await Promise.all(asked.map(async ({ by, path, input }) => await by?.call(path, input)));
    expect(both.filter((one) => !one?.error)).toHaveLength(1);
    expect(await server.prisma.employee.count({ where: { employeeNumber: who.employeeNumber } })).toBe(1);
  });
});
