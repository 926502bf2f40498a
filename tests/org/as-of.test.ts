/** Lists and people as of a day: whoever moves, begins or leaves later counts and is shown from that day on, not before. */
import { demoSignIns } from '@wagewright/db/seed';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';

const today = '2026-03-10';

describe('as of a day', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  let administrator: TestCaller;
  let legalEntityId = 0;
  const [departments, positions, centers] = [[], [], []] as [number[], number[], number[]];
  const employees = { mover: 0, newcomer: 0, leaver: 0, gone: 0, returner: 0 };
  let hired = 0;

  const answer = async <Data>(procedure: string, input: object, by = administrator): Promise<Data> => {
    const { data, error } = await by.call(`org/${procedure}`, input);
    if (error) throw new Error(`${procedure}, ${error.code}: ${error.message}`);
    return data as Data;
  };
  /** Where somebody works, by the place of department, position and cost center among those made here. */
  const place = (at: 0 | 1) => ({ departmentId: departments[at] ?? 0, positionId: positions[at] ?? 0, costCenterId: centers[at] ?? 0 });
  const hire = async (hireDate: string, more: object = {}) => {
    hired += 1;
    const who = { employeeNumber: `DAY-${hired}`, name: `Day ${hired}`, hireDate, category: 'fulltime-regular' };
    return (await answer<{ id: number }>('employees/create-employee', { legalEntityId, ...place(0), ...who, ...more })).id;
  };
  const change = async (verb: string, id: number, more: object) => {
    const { version } = await server.prisma.employee.findUniqueOrThrow({ where: { id } });
    await answer(`employees/${verb}`, { id, version, ...more });
  };

  /** Somebody who may do no more than this, so far. */
  const whoMay = async (scope: string, permissions: readonly string[], more: { legalEntityId?: number; employeeId?: number } = {}) => {
    const name = { en: scope, 'zh-CN': scope };
    const grants = { create: permissions.map((permission) => ({ permission, scope })) };
    const role = await server.prisma.role.create({ data: { code: `as-of-${scope}`, name, grants } });
    const account = `${scope}@days.example`;
    const { employeeId = null, ...where } = more;
    const roles = { create: { roleId: role.id, ...where } };
    await server.prisma.user.create({ data: { kind: 'custom', account, displayName: scope, employeeId, roles } });
    return account;
  };

  beforeAll(async () => {
    server.now = new Date(`${today}T09:00:00Z`);
    administrator = await server.signedIn(demoSignIns.administrator.account);
    const { prisma } = server;
    const places = { country: 'US', currency: 'USD', timeZone: 'America/New_York' };
    ({ id: legalEntityId } = await prisma.legalEntity.create({ data: { code: 'DAYS', name: { en: 'Days', 'zh-CN': '日' }, ...places } }));
    for (const code of ['DAY-A', 'DAY-B']) {
      const name = { en: code, 'zh-CN': code };
      const versions = { create: { effectiveDate: new Date('2020-01-01'), name } };
      departments.push((await prisma.department.create({ data: { legalEntityId, code, versions } })).id);
      positions.push((await prisma.position.create({ data: { code, title: name } })).id);
      centers.push((await prisma.costCenter.create({ data: { code, name } })).id);
    }
    employees.mover = await hire('2026-01-05');
    employees.newcomer = await hire('2026-04-01');
    const led = { supervisorId: employees.newcomer, dottedSupervisorId: employees.newcomer, category: 'parttime-regular' };
    await change('change-assignment', employees.mover, { from: '2026-04-10', ...place(1), ...led });
    employees.leaver = await hire('2026-01-05');
    await change('end-employment', employees.leaver, { lastDay: '2026-03-20' });
    employees.gone = await hire('2026-01-05');
    await change('end-employment', employees.gone, { lastDay: '2026-03-09' });
    employees.returner = await hire('2025-01-01');
    await change('end-employment', employees.returner, { lastDay: '2025-12-31' });
    await change('rehire-employee', employees.returner, { from: '2026-05-01', ...place(1), category: 'fulltime-regular' });
  });

  // how many hold A, hold B, and are employed at all
  describe.each([
    ['2024-12-31', 0, 0, 0, 'nobody has begun'],
    ['2025-12-31', 1, 0, 1, 'the last day of somebody’s first employment'],
    ['2026-01-04', 0, 0, 0, 'they have left, and the others begin on the next day'],
    ['2026-03-09', 3, 0, 3, 'the last day of one who left'],
    [undefined, 2, 0, 2, 'today'],
    [today, 2, 0, 2, 'today, by its date'],
    ['2026-03-20', 2, 0, 2, 'the last day of one who leaves'],
    ['2026-03-21', 1, 0, 1, 'the day after it'],
    ['2026-04-01', 2, 0, 2, 'the first day of one who is to come'],
    ['2026-04-09', 2, 0, 2, 'the day before one moves'],
    ['2026-04-10', 1, 1, 2, 'the day on which they move'],
    ['2026-05-01', 1, 2, 3, 'the day on which one comes back'],
  ])('on %s, %i in one place and %i in the other', (on, atA, atB, inAll, why) => {
    const asked = on === undefined ? {} : { on };

    it.each(['positions', 'cost-centers'])(`counts in the list of %s: ${why}`, async (slice) => {
      const listed = await answer<{ on: string; rows: { code: string; headcount: number }[] }>(`${slice}/list-${slice}`, asked);
      const of = (code: string) => listed.rows.find((row) => row.code === code)?.headcount;
      expect([listed.on, of('DAY-A'), of('DAY-B')]).toEqual([on ?? today, atA, atB]);
    });

    it(`counts in the list of legal entities: ${why}`, async () => {
      const listed = await answer<{ on: string; rows: { id: number; headcount: number }[] }>('legal-entities/list-legal-entities', asked);
      expect([listed.on, listed.rows.find(({ id }) => id === legalEntityId)?.headcount]).toEqual([on ?? today, inAll]);
    });
  });

  it('counts on other days, too, only those whom the caller sees', async () => {
    const elsewhere = await server.prisma.legalEntity.findFirstOrThrow({ where: { country: 'CN' } });
    const account = await whoMay('legal-entity', ['position.read', 'cost-center.read'], { legalEntityId: elsewhere.id });
    const other = await server.signedIn(account);
    for (const slice of ['positions', 'cost-centers']) {
      const { rows } = await answer<{ rows: { code: string; headcount: number }[] }>(`${slice}/list-${slice}`, { on: '2026-05-01' }, other);
      expect(rows.filter(({ code }) => code.startsWith('DAY-')).map(({ headcount }) => headcount)).toEqual([0, 0]);
    }
  });

  describe('somebody’s page', () => {
    interface Shown {
      readonly department: { readonly en: string } | null;
      readonly position: { readonly en: string } | null;
      readonly costCenter: { readonly en: string } | null;
    }
    const named = ({ department, position, costCenter }: Shown) => [department?.en, position?.en, costCenter?.en];
    const look = (id: number, on?: string, by = administrator) => answer<Shown>('employees/get-employee', on ? { id, on } : { id }, by);
    const [inA, inB, nowhere] = [Array(3).fill('DAY-A'), Array(3).fill('DAY-B'), Array(3).fill(undefined)];

    it.each([
      [undefined, inA, '2026-01-05', 'employed'],
      ['2026-01-04', nowhere, null, 'planned'],
      ['2026-01-05', inA, '2026-01-05', 'employed'],
      ['2026-04-09', inA, '2026-01-05', 'employed'],
      ['2026-04-10', inB, '2026-04-10', 'employed'],
    ])('shows the work of %s', async (on, at, workFrom, state) => {
      const shown = await look(employees.mover, on);
      expect(named(shown)).toEqual(at);
      expect(shown).toMatchObject({ on: on ?? today, workFrom, state });
    });

    it('shows who leads them and how they are employed on that day', async () => {
      expect(await look(employees.mover)).toMatchObject({
        supervisorPerson: null,
        dottedSupervisorPerson: null,
        category: 'fulltime-regular',
      });
      const leads = { id: employees.newcomer };
      expect(await look(employees.mover, '2026-04-10')).toMatchObject({
        supervisorPerson: leads,
        dottedSupervisorPerson: leads,
        category: 'parttime-regular',
      });
    });

    it.each([
      ['leaver', '2026-03-20', 'employed', '2026-01-05', '2026-03-20'],
      ['leaver', '2026-03-21', 'left', '2026-01-05', '2026-03-20'],
      ['gone', today, 'left', '2026-01-05', '2026-03-09'],
      ['gone', '2026-03-09', 'employed', '2026-01-05', '2026-03-09'],
      ['returner', '2024-12-31', 'planned', '2026-05-01', null],
      ['returner', '2025-06-01', 'employed', '2025-01-01', '2025-12-31'],
      ['returner', today, 'planned', '2026-05-01', null],
      ['returner', '2026-05-01', 'employed', '2026-05-01', null],
    ] as const)('shows of the %s on %s: %s, as the list of people does', async (who, on, state, from, until) => {
      expect(await look(employees[who], on)).toMatchObject({ state, service: { from, until } });
      const { rows } = await answer<{ rows: { id: number }[] }>('employees/list-employees', { on, search: 'Day ', limit: 500 });
      expect(rows.find(({ id }) => id === employees[who])).toMatchObject({ state, hireDate: from, terminationDate: until });
    });

    it('is seen by whom it is seen today, whatever day is looked at', async () => {
      const account = await whoMay('subordinates', ['employee.read'], { employeeId: employees.newcomer });
      const supervisor = await server.signedIn(account);
      await expect(look(employees.mover, '2026-04-10', supervisor)).rejects.toThrow(/NOT_FOUND/);
      server.now = new Date('2026-04-10T09:00:00Z');
      const then = await server.signedIn(account);
      expect(named(await look(employees.mover, '2026-03-10', then))).toEqual(inA);
      server.now = new Date(`${today}T09:00:00Z`);
    });

    it('tells which pay holds on that day, and which is to come', async () => {
      const employeeId = employees.mover;
      const payroll = await server.signedIn(await whoMay('all', ['pay.read', 'compensation.edit']));
      const pay = { employeeId, item: 'BASE_SALARY', currency: 'USD' };
      const put = async (amount: string, from: string, until: string | null) => {
        const record = { ...pay, amount, from, until, payrollEffectivePeriod: from.slice(0, 7) };
        await answer('compensation/put-compensation', record, payroll);
      };
      await put('1000', '2026-01-05', '2026-04-30');
      await put('1200', '2026-05-01', null);
      const states = async (on?: string) => {
        const file = await answer<{ today: string; records: { amount: string; state: string }[] }>(
          'compensation/get-compensation-file',
          on ? { employeeId, on } : { employeeId },
          payroll,
        );
        expect(file.today, 'today stays today').toBe(today);
        return file.records.map(({ amount, state }) => `${Number(amount)} ${state}`);
      };
      expect(await states()).toEqual(['1200 planned', '1000 current']);
      expect(await states('2026-01-04')).toEqual(['1200 planned', '1000 planned']);
      expect(await states('2026-04-30')).toEqual(['1200 planned', '1000 current']);
      expect(await states('2026-05-01')).toEqual(['1200 current', '1000 past']);
    });

    it('tells who bears their cost on that day', async () => {
      const employeeId = employees.mover;
      const parts = [{ costCenter: 'DAY-B', ratio: '1', isMain: true }];
      await answer('cost-allocations/put-cost-allocation', { employeeId, item: null, from: '2026-05-01', until: '2026-05-31', parts });
      const told = async (on?: string) => {
        const { assigned, allocations } = await answer<{ assigned: { en: string }; allocations: { state: string }[] }>(
          'cost-allocations/get-cost-allocations',
          on ? { employeeId, on } : { employeeId },
        );
        return [assigned.en, ...allocations.map(({ state }) => state)];
      };
      expect(await told()).toEqual(['DAY-A', 'planned']);
      expect(await told('2026-04-10')).toEqual(['DAY-B', 'planned']);
      expect(await told('2026-05-31')).toEqual(['DAY-B', 'current']);
      expect(await told('2026-06-01')).toEqual(['DAY-B', 'past']);
    });
  });

  it('says what was used on whatever day, also where nobody has it on this one', async () => {
    for (const slice of ['positions', 'cost-centers']) {
      const { rows } = await answer<{ rows: { code: string; headcount: number; isUsed: boolean }[] }>(`${slice}/list-${slice}`, {});
      expect(rows.find(({ code }) => code === 'DAY-B')).toMatchObject({ headcount: 0, isUsed: true });
    }
    const name = { en: 'Unused', 'zh-CN': '未用' };
    await server.prisma.position.create({ data: { code: 'UNUSED', title: name } });
    const { id: costCenterId } = await server.prisma.costCenter.create({ data: { code: 'UNUSED', name } });
    const unused = async (slice: string) =>
      (await answer<{ rows: { code: string; isUsed: boolean }[] }>(`${slice}/list-${slice}`, {})).rows.find(
        ({ code }) => code === 'UNUSED',
      );
    expect(await unused('positions')).toMatchObject({ isUsed: false });
    expect(await unused('cost-centers')).toMatchObject({ isUsed: false });
    const share = { effectiveDate: new Date('2026-01-05'), ratio: 1, isMain: true };
    await server.prisma.costCenterAllocation.create({ data: { employeeId: employees.mover, costCenterId, ...share } });
    expect(await unused('cost-centers')).toMatchObject({ isUsed: true });
  });
});
