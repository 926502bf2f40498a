/** Hiring, changing jobs and leaving: each from a day on, with what would be wrong refused in words and nothing written. */
import { demoSignIns } from '@wagewright/db/seed';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';

interface Job {
  readonly from: string;
  readonly until: string | null;
  readonly department: { readonly id: number };
  readonly supervisor: { readonly id: number } | null;
  readonly dottedSupervisor: { readonly id: number } | null;
  readonly category: string;
}

describe('somebody’s employment', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  let hr: TestCaller;
  let legalEntityId: number;
  let positionId: number;
  let [one, two]: [number, number] = [0, 0];
  let hired = 0;

  const answer = async <Data>(verb: string, input: object, by = hr): Promise<Data> => {
    const { data, error } = await by.call(`org/employees/${verb}`, input);
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as Data;
  };
  const refusal = async (verb: string, input: object, by = hr) => {
    const before = await records();
    const { error } = await by.call(`org/employees/${verb}`, input);
    expect(await records(), 'nothing is written').toEqual(before);
    return `${error?.code}: ${error?.message}`;
  };
  /** All people and jobs, as they are kept. */
  const records = async () =>
    JSON.stringify([
      await server.prisma.employee.findMany({ orderBy: { id: 'asc' } }),
      await server.prisma.assignment.findMany({ orderBy: { id: 'asc' } }),
      await server.prisma.periodOfService.findMany({ orderBy: [{ employeeId: 'asc' }, { hiredOn: 'asc' }] }),
    ]);
  const hire = async (more: object = {}) => {
    hired += 1;
    const who = { employeeNumber: `NEW-${hired}`, name: `New ${hired}`, hireDate: '2026-02-01', category: 'fulltime-regular' };
    return (await answer<{ id: number }>('create-employee', { legalEntityId, departmentId: one, positionId, ...who, ...more })).id;
  };
  const seen = async (id: number) => ({ id, version: (await server.prisma.employee.findUniqueOrThrow({ where: { id } })).version });
  const act = async (verb: string, id: number, more: object = {}, by = hr) => await answer(verb, { ...(await seen(id)), ...more }, by);
  const refused = async (verb: string, id: number, more: object = {}, by = hr) => await refusal(verb, { ...(await seen(id)), ...more }, by);
  const jobs = async (id: number) => (await answer<{ rows: Job[] }>('list-assignments', { id })).rows;
  const makeDepartment = async (code: string, until: string | null = null) => {
    const name = { en: code, 'zh-CN': code };
    const version = { effectiveDate: new Date('2026-01-01'), expiryDate: until && new Date(until), name };
    return (await server.prisma.department.create({ data: { legalEntityId, code, versions: { create: version } } })).id;
  };

  beforeAll(async () => {
    hr = await server.signedIn(demoSignIns.hr.account);
    legalEntityId = (await server.prisma.legalEntity.findFirstOrThrow({ where: { country: 'US' } })).id;
    positionId = (await server.prisma.position.findFirstOrThrow()).id;
    [one, two] = [await makeDepartment('ONE'), await makeDepartment('TWO')];
  });

  it('begins on a day with a number of its own, which is proposed after the highest', async () => {
    const { nextNumber } = await answer<{ nextNumber: string }>('get-employment-choices', { legalEntityId });
    const numbers = (await server.prisma.employee.findMany()).map(({ employeeNumber }) => employeeNumber);
    expect(numbers).not.toContain(nextNumber);
    const id = await hire({ employeeNumber: nextNumber, email: 'new@people.example', birthDate: '1990-05-17' });
    expect(await jobs(id)).toMatchObject([{ from: '2026-02-01', until: null, department: { id: one }, category: 'fulltime-regular' }]);
    expect(await answer('get-employee', { id })).toMatchObject({
      employeeNumber: nextNumber,
      personal: { birthDate: '1990-05-17' },
      mayEdit: true,
    });
    const who = { legalEntityId, departmentId: one, positionId, name: 'Twin', category: 'fulltime-regular' };
    expect(await refusal('create-employee', { ...who, employeeNumber: nextNumber, hireDate: '2026-02-01' })).toMatch(
      /EMPLOYEE_NUMBER_TAKEN.*New/,
    );
    const foreign = await server.prisma.employee.findFirstOrThrow({ where: { legalEntity: { country: 'CN' } } });
    const told = await refusal('create-employee', { ...who, employeeNumber: foreign.employeeNumber, hireDate: '2026-02-01' });
    expect(told).toMatch(/EMPLOYEE_NUMBER_TAKEN.*somebody of another company/);
    expect(told).not.toContain(foreign.name);
    expect(await refusal('create-employee', { ...who, employeeNumber: 'T-1', hireDate: '2026-02-01', birthDate: '2026-02-01' })).toMatch(
      /BORN_TOO_LATE/,
    );
    expect(await refusal('create-employee', { ...who, employeeNumber: 'T-1', hireDate: '2025-12-31' })).toMatch(/DEPARTMENT_NOT_THERE/);
    expect(await refusal('create-employee', { ...who, employeeNumber: 'T-1', hireDate: '2026-02-01', supervisorId: 999_999 })).toMatch(
      /NOT_FOUND/,
    );
  });

  it('holds a change of job from its day on until the next one that is planned, and what was before stays', async () => {
    const id = await hire();
    await act('change-assignment', id, { from: '2026-08-01', departmentId: two });
    await act('change-assignment', id, { from: '2026-05-01', category: 'parttime-regular', reason: 'Asked for it' });
    expect((await jobs(id)).map(({ from, until, department, category }) => [from, until, department.id, category])).toEqual([
      ['2026-08-01', null, two, 'fulltime-regular'],
      ['2026-05-01', '2026-07-31', one, 'parttime-regular'],
      ['2026-02-01', '2026-04-30', one, 'fulltime-regular'],
    ]);
    const { changes } = await answer<{ changes: { action: string; reason: string | null }[] }>('get-employee-changes', { id });
    expect(changes.map(({ action, reason }) => [action, reason])).toEqual([
      ['change-assignment', 'Asked for it'],
      ['change-assignment', null],
      ['create-employee', null],
    ]);
    await act('remove-assignment-change', id, { from: '2026-05-01' });
    expect((await jobs(id)).map(({ from, until }) => [from, until])).toEqual([
      ['2026-08-01', null],
      ['2026-02-01', '2026-07-31'],
    ]);
    expect(await refused('remove-assignment-change', id, { from: '2026-02-01' })).toMatch(/ASSIGNMENT_CHANGE_UNKNOWN/);
    expect(await refused('remove-assignment-change', id, { from: '2026-03-01' })).toMatch(/ASSIGNMENT_CHANGE_UNKNOWN/);
    expect(await refused('change-assignment', id, { from: '2026-01-31', departmentId: two })).toMatch(/NOT_EMPLOYED_THEN/);
  });

  it('is nowhere but in departments that stand all the time', async () => {
    const id = await hire();
    const closing = await makeDepartment('CLOSING', '2026-06-30');
    expect(await refused('change-assignment', id, { from: '2026-03-01', departmentId: closing })).toMatch(/DEPARTMENT_NOT_THERE/);
    await act('end-employment', id, { lastDay: '2026-06-30' });
    await act('change-assignment', id, { from: '2026-03-01', departmentId: closing });
    // until then the department stood; whoever stays after all would work in one that is gone
    expect(await refused('cancel-end', id)).toMatch(/DEPARTMENT_NOT_THERE/);
    expect(await refused('end-employment', id, { lastDay: '2026-07-01' })).toMatch(/DEPARTMENT_NOT_THERE/);
  });

  it('has nobody who reports to themself, through however many others and on whichever day; a dotted line may', async () => {
    const top = await hire();
    const middle = await hire({ supervisorId: top });
    const low = await hire({ supervisorId: middle });
    expect(await refused('change-assignment', top, { from: '2026-03-01', supervisorId: low })).toMatch(/REPORTS_TO_THEMSELF.*Mar 1, 2026/);
    expect(await refused('change-assignment', top, { from: '2026-03-01', supervisorId: top })).toMatch(/REPORTS_TO_THEMSELF/);
    await act('change-assignment', middle, { from: '2026-06-01', supervisorId: null });
    await act('change-assignment', top, { from: '2026-06-01', supervisorId: low, dottedSupervisorId: middle });
    expect((await jobs(top))[0]).toMatchObject({ from: '2026-06-01', supervisor: { id: low }, dottedSupervisor: { id: middle } });
    // taking back what broke the circle would close it again
    expect(await refused('remove-assignment-change', middle, { from: '2026-06-01' })).toMatch(/REPORTS_TO_THEMSELF.*Jun 1, 2026/);
  });

  it('ends on a last day, which is moved and taken back', async () => {
    const id = await hire();
    expect(await refused('end-employment', id, { lastDay: '2026-01-31' })).toMatch(/ENDS_BEFORE_IT_BEGINS/);
    expect(await refused('cancel-end', id)).toMatch(/EMPLOYMENT_GOES_ON/);
    await act('end-employment', id, { lastDay: '2026-06-30', reason: 'Moves away' });
    expect(await refused('change-assignment', id, { from: '2026-07-01', departmentId: two })).toMatch(/NOT_EMPLOYED_THEN.*Jun 30, 2026/);
    await act('end-employment', id, { lastDay: '2026-07-31', reason: 'Stays a month' });
    expect(await answer('get-employee', { id })).toMatchObject({ terminationDate: '2026-07-31' });
    await act('cancel-end', id);
    expect(await answer('get-employee', { id })).toMatchObject({ terminationDate: null });
    expect(await jobs(id)).toMatchObject([{ from: '2026-02-01', until: null }]);
  });

  describe('begins again for whoever has left', () => {
    const back = (from: string, more: object = {}) => ({ from, departmentId: two, positionId, category: 'parttime-regular', ...more });
    const left = async (lastDay = '2026-06-30') => {
      const id = await hire();
      await act('end-employment', id, { lastDay });
      return id;
    };

    it('under the same number, from a day on, and what was before stays as it was', async () => {
      const id = await left();
      const { employeeNumber } = await answer<{ employeeNumber: string }>('get-employee', { id });
      await act('rehire-employee', id, back('2026-09-01', { reason: 'Came back' }));
      expect(await answer('get-employee', { id })).toMatchObject({
        employeeNumber,
        state: 'employed',
        hireDate: '2026-09-01',
        terminationDate: null,
        earlierService: [{ from: '2026-02-01', until: '2026-06-30' }],
      });
      expect((await jobs(id))[0]).toMatchObject({ from: '2026-09-01', until: null, department: { id: two }, category: 'parttime-regular' });
      expect((await jobs(id)).map(({ from, until }) => [from, until])).toContainEqual(['2026-02-01', '2026-06-30']);
      // what they were hired as is no change that could be taken back
      expect(await refused('remove-assignment-change', id, { from: '2026-09-01' })).toMatch(/ASSIGNMENT_CHANGE_UNKNOWN/);
      const { changes } = await answer<{ changes: { action: string; reason: string | null }[] }>('get-employee-changes', { id });
      expect(changes[0]).toMatchObject({ action: 'rehire-employee', reason: 'Came back' });
      // left and back once more
      await act('end-employment', id, { lastDay: '2026-10-15' });
      await act('rehire-employee', id, back('2026-11-02'));
      expect(await answer('get-employee', { id })).toMatchObject({
        hireDate: '2026-11-02',
        earlierService: [
          { from: '2026-02-01', until: '2026-06-30' },
          { from: '2026-09-01', until: '2026-10-15' },
        ],
      });
    });

    it('and is counted on the days of each period, in lists of any day', async () => {
      const id = await left();
      await act('rehire-employee', id, back('2026-09-01'));
      const { employeeNumber: search } = await server.prisma.employee.findUniqueOrThrow({ where: { id } });
      const on = async (day: string) => (await answer<{ rows: object[] }>('list-employees', { search, on: day })).rows[0];
      expect(await on('2026-03-15')).toMatchObject({ state: 'employed', hireDate: '2026-02-01', terminationDate: '2026-06-30' });
      expect(await on('2026-07-15')).toMatchObject({ state: 'planned', hireDate: '2026-09-01', terminationDate: null });
      expect(await on('2026-09-15')).toMatchObject({ state: 'employed', hireDate: '2026-09-01' });
      const employed = { conditions: [{ column: 'state', operator: 'equals', value: 'employed' }] };
      const found = async (day: string) => (await answer<{ total: number }>('list-employees', { search, on: day, ...employed })).total;
      expect([await found('2026-03-15'), await found('2026-07-15'), await found('2026-09-15')]).toEqual([1, 0, 1]);
      // a change of work within the earlier period ends with it
      await act('change-assignment', id, { from: '2026-05-01', category: 'parttime-regular' });
      expect((await jobs(id)).map(({ from, until }) => [from, until])).toContainEqual(['2026-05-01', '2026-06-30']);
      expect(await refused('change-assignment', id, { from: '2026-07-15', departmentId: two })).toMatch(/NOT_EMPLOYED_THEN/);
    });

    it('only after the last day, for whoever is gone, into departments that stand', async () => {
      const stays = await hire();
      expect(await refused('rehire-employee', stays, back('2026-09-01'))).toMatch(/STILL_EMPLOYED.*last day none/);
      await act('end-employment', stays, { lastDay: '2999-06-30' });
      expect(await refused('rehire-employee', stays, back('2999-09-01'))).toMatch(/STILL_EMPLOYED.*Jun 30, 2999/);
      const id = await left();
      expect(await refused('rehire-employee', id, back('2026-06-30'))).toMatch(/REHIRE_TOO_EARLY.*through Jun 30, 2026/);
      const closed = await makeDepartment('CLOSED', '2026-08-31');
      expect(await refused('rehire-employee', id, back('2026-08-01', { departmentId: closed }))).toMatch(/DEPARTMENT_NOT_THERE/);
      expect(await refused('rehire-employee', id, back('2026-09-01', { supervisorId: id }))).toMatch(
        /NOT_EMPLOYED_THEN|REPORTS_TO_THEMSELF/,
      );
      const elsewhere = await server.prisma.employee.findFirstOrThrow({ where: { legalEntity: { country: 'CN' } } });
      expect(await refused('rehire-employee', elsewhere.id, back('2026-09-01'))).toMatch(/NOT_FOUND/);
      expect(await refused('take-back-rehire', elsewhere.id)).toMatch(/NOT_FOUND/);
    });

    it('with a contract, by whoever may sign one', async () => {
      const id = await left();
      const contract = { kind: 'open-ended', number: 'BACK-1', endsOn: null, probationUntil: null, signedOn: null, note: null };
      await act('rehire-employee', id, back('2026-09-01', { contract }));
      const [signed] = await server.prisma.employmentContract.findMany({ where: { employeeId: id } });
      expect(signed).toMatchObject({ number: 'BACK-1', startsOn: new Date('2026-09-01') });
      expect(await refused('take-back-rehire', id)).toMatch(/REHIRE_IN_USE.*a contract/);
    });

    it('as a personnel action, for which managers ask where the settings let them; it is planned, and taken back', async () => {
      const manager = await server.signedIn(demoSignIns.manager.account);
      const { employeeId: supervisorId } = await server.prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.manager.account } });
      const id = await hire({ supervisorId });
      const career = async (by: TestCaller, path: string, input: object) => {
        const { data, error } = await by.call(path, input);
        return {
          ...(data as { id: number; approvalId: number; kinds: string[]; work: object | null }),
          refusal: error && `${error.code}: ${error.message}`,
        };
      };
      const whole = async () => await career(hr, 'careers/personnel-actions/get-action-form', { employeeId: id });
      const form = async () => (await whole()).kinds;
      const { from, ...place } = back('2199-09-01', { supervisorId });
      const contract = { kind: 'open-ended', number: 'BACK-2', endsOn: null, probationUntil: null, signedOn: null, note: null };
      const contracts = async () => await server.prisma.employmentContract.findMany({ where: { employeeId: id } });
      const ask = async (by: TestCaller, effectiveDate = from) =>
        await career(by, 'careers/personnel-actions/submit-personnel-action', {
          employeeId: id,
          effectiveDate,
          content: { kind: 'rehire', ...place, contract },
        });
      expect(await form()).not.toContain('rehire');
      expect((await ask(hr)).refusal).toMatch(/STILL_EMPLOYED/);
      await act('end-employment', id, { lastDay: '2026-06-30' });
      expect((await form())[0]).toBe('rehire');
      expect((await whole()).work, 'what they did last').toMatchObject({ departmentId: one });
      expect((await ask(hr, '2026-06-30')).refusal).toMatch(/REHIRE_TOO_EARLY/);
      expect((await ask(manager)).refusal).toMatch(/ACTION_NOT_ALLOWED.*Rehire/);
      const letting = { typeCode: 'manager-actions', value: { rehire: true }, updatedAt: new Date() };
      await server.prisma.systemConfig.create({ data: letting });
      const asked = await ask(manager);
      expect(await server.prisma.periodOfService.count({ where: { employeeId: id } }), 'not before it is approved').toBe(0);
      await career(hr, 'approvals/instances/approve-instance', { id: asked.approvalId, version: 1, remarks: 'Decided' });
      const service = [{ from: '2026-02-01', until: '2026-06-30' }];
      expect(await answer('get-employee', { id })).toMatchObject({ state: 'planned', hireDate: '2199-09-01', earlierService: service });
      expect(await contracts()).toMatchObject([{ number: 'BACK-2', startsOn: new Date(from) }]);
      const { version } = await server.prisma.personnelAction.findUniqueOrThrow({ where: { id: asked.id } });
      await career(hr, 'careers/personnel-actions/take-back-personnel-action', { id: asked.id, version });
      expect(await answer('get-employee', { id })).toMatchObject({ state: 'left', hireDate: '2026-02-01', earlierService: [] });
      expect(await contracts(), 'with its contract').toEqual([]);
      expect(await jobs(id)).toMatchObject([{ from: '2026-02-01', until: '2026-06-30', department: { id: one } }]);
      await server.prisma.systemConfig.deleteMany({ where: { typeCode: 'manager-actions' } });
    });

    it('which is taken back as long as nothing stands on it', async () => {
      const id = await left();
      expect(await refused('take-back-rehire', id)).toMatch(/NEVER_REHIRED/);
      const before = await jobs(id);
      await act('rehire-employee', id, back('2026-09-01'));
      await act('change-assignment', id, { from: '2026-10-01', departmentId: one });
      expect(await refused('take-back-rehire', id)).toMatch(/REHIRE_IN_USE.*a later change of work/);
      await act('remove-assignment-change', id, { from: '2026-10-01' });
      await act('end-employment', id, { lastDay: '2026-10-31' });
      expect(await refused('take-back-rehire', id)).toMatch(/REHIRE_IN_USE.*a last day/);
      await act('cancel-end', id);
      await act('take-back-rehire', id);
      expect(await jobs(id)).toEqual(before);
      expect(await answer('get-employee', { id })).toMatchObject({
        state: 'left',
        hireDate: '2026-02-01',
        terminationDate: '2026-06-30',
        earlierService: [],
      });
    });
  });

  it('changes facts of the person, says nothing of what stays, and refuses what somebody else has changed meanwhile', async () => {
    const id = await hire({ phone: '+1 555 0100' });
    const before = await seen(id);
    await act('update-employee', id, { name: 'Renamed', email: 'renamed@people.example', phone: '' });
    expect(await answer('get-employee', { id })).toMatchObject({ name: 'Renamed', email: 'renamed@people.example', phone: null });
    expect(await refusal('update-employee', { ...before, name: 'Late' })).toMatch(/STALE_VERSION/);
    expect(await refused('update-employee', id, { birthDate: '2026-02-01' })).toMatch(/BORN_TOO_LATE/);
    const { version } = await seen(id);
    await act('update-employee', id, { name: 'Renamed' });
    expect(await seen(id)).toEqual({ id, version });
  });

  it('holds values of the customer’s own fields that fit them, and no others', async () => {
    const id = await hire();
    await act('update-employee', id, { custom: { filing_status: 'single', first_hired: '2020-02-29' } });
    await act('update-employee', id, { custom: { first_hired: null } });
    expect(await answer('get-employee', { id })).toMatchObject({ custom: { filing_status: 'single' } });
    expect(await refused('update-employee', id, { custom: { filing_status: 'unheard' } })).toMatch(
      /CUSTOM_VALUE_UNFIT.*filing status.*one of its choices/,
    );
    expect(await refused('update-employee', id, { custom: { first_hired: '2021-02-29' } })).toMatch(/CUSTOM_VALUE_UNFIT/);
    expect(await refused('update-employee', id, { custom: { unheard: 'x' } })).toMatch(/NOT_FOUND/);
  });

  it('lets nobody have the links for a forgotten password of somebody who may do more (S2)', async () => {
    const clerk = await server.prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.clerk.account } });
    const id = clerk.employeeId ?? 0;
    expect(await refused('update-employee', id, { email: 'hr@people.example' })).toMatch(/HOLDS_MORE/);
    expect(await refused('update-employee', id, { phone: '+1 555 0199' })).toMatch(/HOLDS_MORE/);
  });

  it('is HR’s of its own legal entity: elsewhere there is nobody', async () => {
    const elsewhere = await server.prisma.employee.findFirstOrThrow({ where: { legalEntity: { country: 'CN' } } });
    expect(await refused('end-employment', elsewhere.id, { lastDay: '2026-06-30' })).toMatch(/NOT_FOUND/);
    const department = await server.prisma.department.findFirstOrThrow({ where: { legalEntityId: elsewhere.legalEntityId } });
    const id = await hire();
    expect(await refused('change-assignment', id, { from: '2026-03-01', departmentId: department.id })).toMatch(/NOT_FOUND/);
    expect(await refused('change-assignment', id, { from: '2026-03-01', supervisorId: elsewhere.id })).toMatch(/NOT_FOUND/);
  });
});
