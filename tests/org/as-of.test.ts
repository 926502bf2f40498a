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
    await change('change-assignment', employees.mover, { from: '2026-04-10', ...place(1) });
    employees.newcomer = await hire('2026-04-01');
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
    const grants = { create: ['position.read', 'cost-center.read'].map((permission) => ({ permission, scope: 'legal-entity' })) };
    const role = await server.prisma.role.create({
      data: { code: 'reads-lists', name: { en: 'Reads lists', 'zh-CN': '查看列表' }, grants },
    });
    const elsewhere = await server.prisma.legalEntity.findFirstOrThrow({ where: { country: 'CN' } });
    const roles = { create: { roleId: role.id, legalEntityId: elsewhere.id } };
    await server.prisma.user.create({ data: { kind: 'custom', account: 'lists@days.example', displayName: 'Lists', roles } });
    const other = await server.signedIn('lists@days.example');
    for (const slice of ['positions', 'cost-centers']) {
      const { rows } = await answer<{ rows: { code: string; headcount: number }[] }>(`${slice}/list-${slice}`, { on: '2026-05-01' }, other);
      expect(rows.filter(({ code }) => code.startsWith('DAY-')).map(({ headcount }) => headcount)).toEqual([0, 0]);
    }
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
