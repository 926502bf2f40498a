/** Changes of people’s work that are asked for: who may ask, who decides, what they write and how they are taken back. */
import { dayIn } from '@wagewright/contracts/days';
import { dayAfter, remind, sqlOfPrisma } from '@wagewright/db';
import { demoSignIns } from '@wagewright/db/seed';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';

interface Action {
  readonly id: number;
  readonly version: number;
  readonly kind: string;
  readonly status: string;
  readonly isAhead: boolean;
  readonly mayTakeBack: boolean;
  readonly says: readonly { readonly field: string; readonly text: { readonly en: string } | null; readonly day: string | null }[];
}

const slice = 'careers/personnel-actions';

describe('a personnel action', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  let [hr, manager, employee, administrator]: TestCaller[] = [];
  let legalEntityId: number;
  let positions: readonly [number, number];
  let [one, two]: [number, number] = [0, 0];
  let managerId = 0;
  let ownId = 0;
  let hired = 0;
  const today = dayIn('America/New_York', new Date()); // where the county is: in the night of UTC it is the day before
  const ahead = (days: number) => dayAfter(today, days);

  const answer = async <Data>(by: TestCaller | undefined, path: string, input: object): Promise<Data> => {
    if (!by) throw new Error('nobody is signed in');
    const { data, error } = await by.call(path, input);
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as Data;
  };
  const kept = async () =>
    JSON.stringify([
      await server.prisma.employee.findMany({ orderBy: { id: 'asc' } }),
      await server.prisma.assignment.findMany({ orderBy: { id: 'asc' } }),
      await server.prisma.employmentContract.findMany({ orderBy: { id: 'asc' } }),
      await server.prisma.leaveRequest.count(),
      await server.prisma.personnelAction.findMany({ orderBy: { id: 'asc' } }),
      await server.prisma.approvalInstance.count(),
    ]);
  const refusal = async (by: TestCaller | undefined, path: string, input: object) => {
    if (!by) throw new Error('nobody is signed in');
    const before = await kept();
    const { error } = await by.call(path, input);
    expect(await kept(), 'nothing is written').toEqual(before);
    return `${error?.code}: ${error?.message}`;
  };
  const hire = async (more: object = {}) => {
    hired += 1;
    const who = { employeeNumber: `A-${hired}`, name: `Acted ${hired}`, hireDate: '2026-02-01', category: 'fulltime-regular' };
    const work = { legalEntityId, departmentId: one, positionId: positions[0], supervisorId: managerId };
    return (await answer<{ id: number }>(hr, 'org/employees/create-employee', { ...who, ...work, ...more })).id;
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
    await refusal(by, `${slice}/submit-personnel-action`, asking(...asked));
  const actionsOf = async (employeeId: number, by = hr) =>
    (await answer<{ rows: Action[] }>(by, `${slice}/list-personnel-actions`, { employeeId })).rows;
  const takeBack = async (by: TestCaller | undefined, id: number) => {
    const { version } = await server.prisma.personnelAction.findUniqueOrThrow({ where: { id } });
    return { path: `${slice}/take-back-personnel-action`, input: { id, version }, by };
  };
  const jobs = async (employeeId: number) =>
    (await server.prisma.assignment.findMany({ where: { employeeId }, orderBy: { effectiveDate: 'asc' } })).map((job) => [
      job.effectiveDate.toISOString().slice(0, 10),
      job.departmentId,
      job.positionId,
      job.category,
    ]);
  const lastDayOf = async (id: number) =>
    (await server.prisma.employee.findUniqueOrThrow({ where: { id } })).terminationDate?.toISOString().slice(0, 10) ?? null;
  const decide = async (by: TestCaller | undefined, approvalId: number | null, verb: 'approve' | 'reject') => {
    const { version } = await server.prisma.approvalInstance.findUniqueOrThrow({ where: { id: approvalId ?? 0 } });
    return { path: `approvals/instances/${verb}-instance`, input: { id: approvalId, version, remarks: 'Decided' }, by };
  };
  const done = async <Asked extends { path: string; input: object; by: TestCaller | undefined }>(asked: Promise<Asked>) => {
    const { by, path, input } = await asked;
    return await answer(by, path, input);
  };
  const configure = async (typeCode: string, value: object) =>
    await server.prisma.systemConfig.upsert({
      where: { typeCode },
      create: { typeCode, value, updatedAt: new Date() },
      update: { value },
    });

  beforeAll(async () => {
    const { prisma } = server;
    hr = await server.signedIn(demoSignIns.hr.account);
    manager = await server.signedIn(demoSignIns.manager.account);
    employee = await server.signedIn(demoSignIns.employee.account);
    administrator = await server.signedIn(demoSignIns.administrator.account);
    legalEntityId = (await prisma.legalEntity.findFirstOrThrow({ where: { country: 'US' } })).id;
    const [first, second] = await prisma.position.findMany({ orderBy: { id: 'asc' }, take: 2 });
    positions = [first?.id ?? 0, second?.id ?? 0];
    const make = async (code: string) => {
      const version = { effectiveDate: new Date('2026-01-01'), name: { en: code, 'zh-CN': code } };
      return (await prisma.department.create({ data: { legalEntityId, code, versions: { create: version } } })).id;
    };
    [one, two] = [await make('ACT-ONE'), await make('ACT-TWO')];
    const idOf = async (account: string) => (await prisma.user.findUniqueOrThrow({ where: { account } })).employeeId ?? 0;
    managerId = await idOf(demoSignIns.manager.account);
    ownId = await idOf(demoSignIns.employee.account);
  });

  it('of human resources takes effect at once where no process is made, and is planned until its day comes', async () => {
    const id = await hire();
    const { approvalId } = await submit(hr, id, ahead(10), { kind: 'transfer', departmentId: two, positionId: positions[1] });
    expect(approvalId).toBeNull();
    expect(await jobs(id)).toEqual([
      ['2026-02-01', one, positions[0], 'fulltime-regular'],
      [ahead(10), two, positions[1], 'fulltime-regular'],
    ]);
    const [action] = await actionsOf(id);
    expect(action).toMatchObject({ kind: 'transfer', status: 'approved', isAhead: true, mayTakeBack: true });
    expect(action?.says.map(({ field, text }) => [field, text?.en])[0]).toEqual(['department', 'ACT-TWO']);
    const { changes } = await answer<{ changes: { what: { en: string }; reason: string | null }[] }>(
      hr,
      'org/employees/get-employee-changes',
      { id },
    );
    expect(changes[0]).toMatchObject({ what: { en: 'Transfer' }, reason: 'Because' });
    await done(takeBack(hr, action?.id ?? 0));
    expect(await jobs(id)).toEqual([['2026-02-01', one, positions[0], 'fulltime-regular']]);
    expect(await actionsOf(id)).toMatchObject([{ status: 'cancelled', mayTakeBack: false }]);
  });

  it('that took effect is not taken back, nor one whose work was changed since', async () => {
    const id = await hire();
    const past = await submit(hr, id, today, { kind: 'promotion', positionId: positions[1] });
    const asked = await takeBack(hr, past.id);
    expect(await refusal(hr, asked.path, asked.input)).toMatch(/ACTION_TOOK_EFFECT.*Promotion/);
    const planned = await submit(hr, id, ahead(20), { kind: 'transfer', departmentId: two });
    const { version } = await server.prisma.employee.findUniqueOrThrow({ where: { id } });
    await answer(hr, 'org/employees/change-assignment', { id, version, from: ahead(20), positionId: positions[0] });
    const overtaken = await takeBack(hr, planned.id);
    expect(await refusal(hr, overtaken.path, overtaken.input)).toMatch(/ACTION_OVERTAKEN/);
  });

  it('of a manager waits for human resources of the legal entity, and writes nothing before they approve', async () => {
    const id = await hire();
    const { approvalId } = await submit(manager, id, ahead(5), { kind: 'transfer', departmentId: two });
    expect(await jobs(id)).toHaveLength(1);
    const approvers = await server.prisma.approvalApprover.findMany({ where: { instanceId: approvalId ?? 0 } });
    const foreign = await server.prisma.user.findMany({
      where: { id: { in: approvers.map(({ userId }) => userId) }, employee: { legalEntityId: { not: legalEntityId } } },
    });
    expect(foreign).toEqual([]);
    expect(await refused(manager, id, ahead(6), { kind: 'transfer', departmentId: two })).toMatch(/ACTION_ALREADY_ASKED/);
    await done(decide(hr, approvalId, 'approve'));
    expect((await jobs(id)).at(-1)).toEqual([ahead(5), two, positions[0], 'fulltime-regular']);
    const [action] = await actionsOf(id, manager);
    expect(action).toMatchObject({ status: 'approved', mayTakeBack: false });
    const asked = await takeBack(manager, action?.id ?? 0);
    expect(await refusal(manager, asked.path, asked.input)).toMatch(/NOT_FOUND/);
  });

  it('of somebody who looks after people is nothing that they do at once on themselves', async () => {
    const user = await server.prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.hr.account } });
    const { approvalId } = await submit(hr, user.employeeId ?? 0, ahead(5), { kind: 'promotion', positionId: positions[1] });
    const approvers = await server.prisma.approvalApprover.findMany({ where: { instanceId: approvalId ?? 0 } });
    expect([approvers.length > 0, approvers.some(({ userId }) => userId === user.id)]).toEqual([true, false]);
    const [own] = await actionsOf(user.employeeId ?? 0);
    await done(takeBack(hr, own?.id ?? 0));
  });

  it('that is refused or taken back while it is open writes nothing', async () => {
    const id = await hire();
    const before = await jobs(id);
    const first = await submit(manager, id, ahead(5), { kind: 'transfer', departmentId: two });
    await done(decide(hr, first.approvalId, 'reject'));
    const second = await submit(manager, id, ahead(5), { kind: 'transfer', departmentId: two });
    await done(takeBack(manager, second.id));
    expect(await jobs(id)).toEqual(before);
    expect((await actionsOf(id)).map(({ status }) => status)).toEqual(['cancelled', 'rejected']);
  });

  it('is asked for by managers of their own team alone, and only what the settings let them', async () => {
    const [mine, other] = [await hire(), await hire({ supervisorId: null })];
    const content = { kind: 'transfer', departmentId: two };
    expect(await refused(manager, other, ahead(5), content)).toMatch(/NOT_FOUND/);
    await configure('manager-actions', { transfer: false });
    expect(await refused(manager, mine, ahead(5), content)).toMatch(/ACTION_NOT_ALLOWED.*Transfer.*Acted/);
    await configure('manager-actions', { transfer: true });
    expect(await refused(manager, mine, ahead(5), { kind: 'part-time', until: null })).toMatch(/ACTION_NOT_ALLOWED/);
    expect(await refused(manager, managerId, ahead(5), content)).toMatch(/NOT_FOUND/);
    const kinds = await answer<{ kinds: string[] }>(manager, `${slice}/get-action-form`, { employeeId: mine });
    expect(kinds.kinds).toEqual(['confirm-probation', 'extend-probation', 'transfer', 'promotion', 'termination']);
    const foreigner = await server.prisma.employee.findFirstOrThrow({ where: { legalEntity: { country: 'CN' } } });
    expect(await refused(hr, foreigner.id, ahead(5), content)).toMatch(/NOT_FOUND/);
  });

  it('is looked at before anybody is asked: what could not be is refused to whoever asks', async () => {
    const id = await hire();
    expect(await refused(manager, id, '2026-01-31', { kind: 'transfer', departmentId: two })).toMatch(/NOT_EMPLOYED_THEN/);
    expect(await refused(manager, id, ahead(5), { kind: 'transfer', departmentId: one })).toMatch(/ACTION_CHANGES_NOTHING/);
    expect(await refused(manager, id, ahead(5), { kind: 'transfer', supervisorId: id })).toMatch(/REPORTS_TO_THEMSELF/);
    expect(await refused(manager, id, ahead(5), { kind: 'confirm-probation' })).toMatch(/NO_PROBATION/);
    expect(await refused(hr, id, ahead(5), { kind: 'part-time', until: ahead(4) })).toMatch(/ACTION_DAYS_REVERSED/);
    expect(await refused(hr, id, '2026-01-31', { kind: 'termination', why: 'other' })).toMatch(/ENDS_BEFORE_IT_BEGINS/);
  });

  it('part-time lasts through its day, and full-time goes on after it', async () => {
    const id = await hire();
    const { id: actionId } = await submit(hr, id, ahead(10), { kind: 'part-time', until: ahead(40) });
    expect((await jobs(id)).map(([from, , , category]) => [from, category])).toEqual([
      ['2026-02-01', 'fulltime-regular'],
      [ahead(10), 'parttime-regular'],
      [ahead(41), 'fulltime-regular'],
    ]);
    await done(takeBack(hr, actionId));
    expect((await jobs(id)).map(([, , , category]) => category)).not.toContain('parttime-regular');
  });

  it('extends and confirms a probation, and confirmed is confirmed', async () => {
    const contract = { kind: 'fixed-term', number: 'PROBATION', endsOn: ahead(300), probationUntil: ahead(20), signedOn: '2026-02-01' };
    const id = await hire({ contract });
    const probation = async () => {
      const { probationUntil, probationPassedOn } = await server.prisma.employmentContract.findFirstOrThrow({ where: { employeeId: id } });
      return [probationUntil, probationPassedOn].map((day) => day?.toISOString().slice(0, 10) ?? null);
    };
    expect(await refused(hr, id, today, { kind: 'extend-probation', probationUntil: ahead(20) })).toMatch(/PROBATION_NOT_LONGER/);
    expect(await refused(hr, id, today, { kind: 'extend-probation', probationUntil: ahead(301) })).toMatch(/PROBATION_OUTSIDE/);
    await submit(hr, id, today, { kind: 'extend-probation', probationUntil: ahead(50) });
    expect(await probation()).toEqual([ahead(50), null]);
    const { id: actionId } = await submit(hr, id, ahead(50), { kind: 'confirm-probation' });
    expect(await probation()).toEqual([ahead(50), ahead(50)]);
    expect(await refused(hr, id, ahead(50), { kind: 'confirm-probation' })).toMatch(/NO_PROBATION/);
    await done(takeBack(hr, actionId));
    expect(await probation()).toEqual([ahead(50), null]);
  });

  it('says a last day, what is still to be paid through it, and is taken back until that day is over', async () => {
    const id = await hire();
    const { id: actionId } = await submit(hr, id, today, { kind: 'termination', why: 'mutual' });
    expect(await lastDayOf(id)).toBe(today);
    await done(takeBack(hr, actionId));
    expect(await lastDayOf(id)).toBeNull();
    const gone = await submit(hr, id, ahead(-1), { kind: 'termination', why: 'dismissal' });
    const asked = await takeBack(hr, gone.id);
    expect(await refusal(hr, asked.path, asked.input)).toMatch(/ACTION_TOOK_EFFECT/);
    // an open period of the county is paid to nobody yet; nothing of pay is told
    const paid = await server.prisma.period.findFirstOrThrow({
      where: { solution: { legalEntityId }, status: { not: 'closed' } },
      orderBy: { startDate: 'asc' },
    });
    const person = await server.prisma.employee.findFirstOrThrow({
      where: { legalEntityId, terminationDate: null, hireDate: { lt: paid.startDate } },
    });
    const due = await answer<{ periods: { startDate: string; stage: string }[] }>(hr, `${slice}/get-final-pay`, {
      employeeId: person.id,
      lastDay: paid.endDate.toISOString().slice(0, 10),
    });
    expect(due.periods.map(({ startDate }) => startDate)).toContain(paid.startDate.toISOString().slice(0, 10));
    const before = await answer<{ periods: unknown[] }>(hr, `${slice}/get-final-pay`, {
      employeeId: person.id,
      lastDay: dayAfter(paid.startDate.toISOString().slice(0, 10), -1),
    });
    expect(before.periods).toEqual([]);
  });

  it('of an absence is leave that is not paid, which payroll reads, and goes with it', async () => {
    const name = { en: 'Unpaid', 'zh-CN': '无薪' };
    const type = await server.prisma.leaveType.create({ data: { code: 'ACT-UNPAID', name, paid: false, legalEntityId } });
    const paid = await server.prisma.leaveType.create({ data: { code: 'ACT-PAID', name, paid: true, legalEntityId } });
    const id = await hire();
    const absence = { kind: 'leave-of-absence', until: ahead(60) };
    expect(await refused(hr, id, ahead(30), { ...absence, typeId: paid.id })).toMatch(/ABSENCE_IS_PAID/);
    const { id: actionId } = await submit(hr, id, ahead(30), { ...absence, typeId: type.id });
    const leave = async () => await server.prisma.leaveRequest.findMany({ where: { employeeId: id }, include: { days: true } });
    expect(await leave()).toMatchObject([{ status: 'approved', typeId: type.id }]);
    expect((await leave())[0]?.days.length).toBeGreaterThan(15);
    expect(await refused(hr, id, ahead(40), { ...absence, typeId: type.id })).toMatch(/LEAVE_OVERLAPS/);
    await done(takeBack(hr, actionId));
    expect(await leave()).toMatchObject([{ status: 'cancelled' }]);
  });

  it('goes through the process that somebody has made, human resources or not; what no node takes up is made at once', async () => {
    const { userId } = await server.prisma.session.findFirstOrThrow({ where: { user: { account: demoSignIns.administrator.account } } });
    const node = {
      name: { en: 'Director', 'zh-CN': '主管' },
      mode: 'any-of',
      approvers: [{ by: 'user', user: userId }],
      conditions: [{ fact: 'kind', operator: 'equals', value: 'termination' }],
      match: 'all',
      deadline: null,
    };
    const process = await server.prisma.approvalProcess.create({
      data: { kind: 'personnel-action', name: 'Leaving', versions: { create: { number: 1, nodes: [node], savedByUserId: userId } } },
    });
    const id = await hire();
    const { approvalId } = await submit(hr, id, ahead(30), { kind: 'termination', why: 'other' });
    expect(await lastDayOf(id)).toBeNull();
    await done(decide(administrator, approvalId, 'approve'));
    expect(await lastDayOf(id)).toBe(ahead(30));
    expect((await submit(hr, id, ahead(3), { kind: 'transfer', departmentId: two })).approvalId).toBeNull();
    await server.prisma.approvalProcess.update({ where: { id: process.id }, data: { retiredAt: new Date() } });
  });

  it('is one’s own resignation where the company lets one, approved by human resources', async () => {
    const mine = { lastDay: ahead(30), reason: 'Moving away' };
    await configure('employee-self-service', { selfTermination: false });
    expect(await refusal(employee, `${slice}/submit-my-resignation`, mine)).toMatch(/RESIGNATION_OFF/);
    await configure('employee-self-service', { selfTermination: true });
    const first = await answer<{ id: number; approvalId: number }>(employee, `${slice}/submit-my-resignation`, mine);
    expect(await refusal(employee, `${slice}/submit-my-resignation`, mine)).toMatch(/ACTION_ALREADY_ASKED/);
    const career = await answer<{ rows: Action[]; mayResign: boolean }>(employee, `${slice}/get-my-career`, {});
    expect(career).toMatchObject({ mayResign: true, rows: [{ id: first.id, mayTakeBack: true }] });
    await answer(employee, `${slice}/take-back-my-resignation`, { id: first.id, version: career.rows[0]?.version });
    const second = await answer<{ id: number; approvalId: number }>(employee, `${slice}/submit-my-resignation`, mine);
    await done(decide(hr, second.approvalId, 'approve'));
    expect(await lastDayOf(ownId)).toBe(ahead(30));
    const { version } = await server.prisma.personnelAction.findUniqueOrThrow({ where: { id: second.id } });
    expect(await refusal(employee, `${slice}/take-back-my-resignation`, { id: second.id, version })).toMatch(/ILLEGAL_TRANSITION/);
    await done(takeBack(hr, second.id));
    expect(await lastDayOf(ownId)).toBeNull();
  });

  it('and what ends or begins is told to human resources of the legal entity, once, as many days before as is said', async () => {
    const { prisma } = server;
    await prisma.notification.deleteMany({ where: { category: 'hr-reminder' } });
    const says = { kind: 'fixed-term', startsOn: '2026-02-01', signedOn: '2026-02-01' };
    const sign = async (employeeId: number, more: object) =>
      await answer(hr, 'org/contracts/sign-contract', { employeeId, ...says, ...more });
    const [ending, later, renewed, leaving] = [await hire(), await hire(), await hire(), await hire()];
    await sign(ending, { number: 'REMIND-1', endsOn: ahead(30), probationUntil: ahead(14) });
    await sign(later, { number: 'REMIND-2', endsOn: ahead(31), probationUntil: ahead(15) });
    const { id: renewsId } = await answer<{ id: number }>(hr, 'org/contracts/sign-contract', {
      employeeId: renewed,
      ...says,
      number: 'REMIND-3',
      endsOn: ahead(30),
    });
    await answer(hr, 'org/contracts/sign-contract', {
      employeeId: renewed,
      kind: 'open-ended',
      number: 'REMIND-4',
      startsOn: ahead(31),
      renewsId,
    });
    await sign(leaving, { number: 'REMIND-5', endsOn: ahead(30), probationUntil: ahead(14) });
    await submit(hr, leaving, ahead(10), { kind: 'termination', why: 'other' });
    const beginner = await hire({ hireDate: ahead(7), contract: { kind: 'open-ended', number: 'REMIND-6' } });
    await hire({ hireDate: ahead(8) });
    const days = { probationDays: 14, contractDays: 30, documentDays: 60, onboardingDays: 7 };
    const noon = new Date(`${today}T20:00:00Z`);
    const look = async (at = noon) => await prisma.$transaction(async (tx) => await remind(sqlOfPrisma(tx), days, at));
    const told = async () =>
      await prisma.notification.findMany({ where: { category: 'hr-reminder' }, orderBy: [{ thing: 'asc' }, { userId: 'asc' }] });
    const written = await look();
    const messages = await told();
    expect(messages).toHaveLength(written);
    const county = messages.filter(({ link }) =>
      [ending, later, renewed, leaving, beginner].some((id) => link?.startsWith(`/people/${id}`)),
    );
    const perPerson = new Set(county.map(({ template, payload }) => `${template} ${String((payload as { person: string }).person)}`));
    const nameOf = async (id: number) => (await prisma.employee.findUniqueOrThrow({ where: { id } })).name;
    expect([...perPerson].toSorted()).toEqual(
      [
        `probation-ends ${await nameOf(ending)}`,
        `contract-ends ${await nameOf(ending)}`,
        `begins-soon ${await nameOf(beginner)}`,
      ].toSorted(),
    );
    const begins = county.find(({ template }) => template === 'begins-soon');
    expect(begins?.payload).toMatchObject({ missing: { en: 'contract, pay, bank account, account to sign in with' } });
    const readers = await prisma.user.findMany({
      where: { id: { in: county.map(({ userId }) => userId) } },
      include: { employee: true, roles: { include: { role: true } } },
    });
    expect(readers.length).toBeGreaterThan(0);
    for (const { roles } of readers)
      expect(roles.map(({ role, legalEntityId: where }) => [role.code, where ?? legalEntityId])).toContainEqual(['hr', legalEntityId]);
    // looked at again, at once and by two, nothing is told twice; a day later what has come due is told
    expect(await look()).toBe(0);
    expect((await Promise.all([look(), look()])).every((count) => count === 0)).toBe(true);
    await look(new Date(noon.getTime() + 86_400_000));
    const next = (await told()).filter(({ link }) => link?.startsWith(`/people/${later}`)).map(({ template }) => template);
    expect([...new Set(next)].toSorted()).toEqual(['contract-ends', 'probation-ends']);
    const { rows } = await answer<{ rows: { title: { en: string }; category: string }[] }>(
      hr,
      'platform/notifications/list-notifications',
      {},
    );
    expect(rows.map(({ title }) => title.en).join(' ')).toMatch(/The contract REMIND-1 of Acted \d+ ends on /);
  });
});
