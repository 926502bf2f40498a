/** The list of people: who is found, in which order and groups, as of which day; told against the records themselves. */
import { demoSignIns } from '@wagewright/db/seed';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly employeeNumber: string;
  readonly state: string;
  readonly hireDate: string;
  readonly dottedSupervisor: string | null;
  readonly department: { readonly en: string; readonly 'zh-CN': string } | null;
  readonly custom: Readonly<Record<string, string>>;
  readonly upcoming: { readonly on: string; readonly department: object | null } | null;
}
interface Listed {
  readonly total: number;
  readonly rows: readonly Row[];
}
interface Grouped {
  readonly total: number;
  readonly groups: readonly { readonly value: string | null; readonly rows: number }[];
  readonly least: string | null;
  readonly most: string | null;
}

describe('the list of people', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  let administrator: TestCaller;
  beforeAll(async () => {
    administrator = await server.signedIn(demoSignIns.administrator.account);
  });

  const answer = async <Data>(verb: string, input: object): Promise<Data> => {
    const { data, error } = await administrator.call(`org/employees/${verb}`, input);
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as Data;
  };
  const list = (input: object = {}) => answer<Listed>('list-employees', { limit: 500, ...input });
  const group = (input: object) => answer<Grouped>('group-employees', { limit: 500, ...input });
  const only = (column: string, operator: string, more: object = {}) => ({ conditions: [{ column, operator, ...more }] });
  /** Everybody's own records, read past the product's list. */
  const everybody = () => server.prisma.employee.findMany({ include: { assignments: true } });
  const byId = (one: number, other: number) => one - other;
  const isoDay = (date: Date) => date.toISOString().slice(0, 10);

  it('shows everybody once, by any column up and down, and any window of it', async () => {
    const all = await everybody();
    const { total, rows } = await list({ sort: 'employeeNumber' });
    expect(total).toBe(all.length);
    expect(rows.map(({ id }) => id).toSorted(byId)).toEqual(all.map(({ id }) => id).toSorted(byId));
    expect(rows.map(({ employeeNumber }) => employeeNumber)).toEqual(all.map(({ employeeNumber }) => employeeNumber).toSorted());
    for (const sort of ['hireDate', 'department', 'grade', 'supervisor', 'custom_first_hired', 'state', 'legalEntity']) {
      const up = await list({ sort });
      expect(up.total).toBe(all.length);
      const part = await list({ sort, offset: 7, limit: 5 });
      expect(part.rows).toEqual(up.rows.slice(7, 12));
    }
    const days = (await list({ sort: 'hireDate', direction: 'descending' })).rows.map(({ hireDate }) => hireDate);
    expect(days).toEqual(
      all
        .map(({ hireDate }) => isoDay(hireDate))
        .toSorted()
        .toReversed(),
    );
  });

  it('finds by part of a name and the beginning of a number, and takes signs of patterns as they are', async () => {
    const one = (await everybody())[3];
    const part = one?.name.slice(1, 5) ?? '';
    const expected = (await everybody()).filter(({ name }) => name.toLowerCase().includes(part.toLowerCase())).map(({ id }) => id);
    expect((await list({ search: part.toUpperCase() })).rows.map(({ id }) => id).toSorted(byId)).toEqual(expected.toSorted(byId));
    expect((await list({ search: one?.employeeNumber })).rows.map(({ id }) => id)).toContain(one?.id);
    expect((await list({ search: '%' })).total).toBe(0);
  });

  it('holds all conditions or a single one, by values, ranges and nothing', async () => {
    const all = await everybody();
    const women = all.filter(({ gender }) => gender === 'F');
    const late = all.filter(({ hireDate }) => isoDay(hireDate) >= '2015-01-01');
    const conditions = [
      { column: 'gender', operator: 'equals', value: 'F' },
      { column: 'hireDate', operator: 'between', values: ['2015-01-01', ''] },
    ];
    expect((await list({ conditions })).total).toBe(women.filter((one) => late.includes(one)).length);
    expect((await list({ conditions, match: 'single' })).total).toBe(new Set([...women, ...late]).size);
    expect((await list(only('terminationDate', 'blank'))).total).toBe(all.filter(({ terminationDate }) => !terminationDate).length);
    expect((await list(only('gender', 'not-equals', { value: 'F' }))).total).toBe(all.length - women.length);
    const married = all.filter(({ custom }) => (custom as Record<string, string>).filing_status === 'married_jointly');
    expect(married.length).toBeGreaterThan(0);
    expect((await list(only('custom_filing_status', 'one-of', { values: ['married_jointly'] }))).total).toBe(married.length);
    const before = all.filter(({ custom }) => String((custom as Record<string, string>).first_hired ?? '9') < '2000-01-01');
    expect((await list(only('custom_first_hired', 'less', { value: '2000-01-01' }))).total).toBe(before.length);
  });

  it('shows, orders, filters and groups by whom people report to besides', async () => {
    const { prisma } = server;
    const [one, two, boss, other] = await prisma.employee.findMany({
      where: { legalEntity: { country: 'US' }, terminationDate: null },
      include: { assignments: { orderBy: { effectiveDate: 'desc' }, take: 1 } },
      orderBy: { id: 'asc' },
      take: 4,
    });
    for (const [person, leader] of [
      [one, boss],
      [two, boss],
      [boss, other],
    ] as const)
      await prisma.assignment.update({ where: { id: person?.assignments[0]?.id ?? 0 }, data: { dottedSupervisorId: leader?.id ?? 0 } });
    const [to, another] = [boss?.name ?? '', other?.name ?? ''];
    const led = [one?.id ?? 0, two?.id ?? 0].toSorted(byId);
    expect((await list(only('dottedSupervisor', 'one-of', { values: [to] }))).rows.map(({ id }) => id).toSorted(byId)).toEqual(led);
    const { rows, total } = await list({ sort: 'dottedSupervisor' });
    expect(rows.filter(({ dottedSupervisor }) => dottedSupervisor !== null).map(({ dottedSupervisor }) => dottedSupervisor)).toEqual(
      [to, to, another].toSorted(),
    );
    const { groups } = await group({ groupBy: 'dottedSupervisor' });
    expect(new Map(groups.map(({ value, rows: count }) => [value, count]))).toEqual(
      new Map<string | null, number>([
        [to, 2],
        [another, 1],
        [null, total - 3],
      ]),
    );
  });

  it('refuses a column that there is not, and a value that is no day, in words', async () => {
    for (const input of [only('custom_unheard', 'blank'), only('hireDate', 'less', { value: 'tomorrow' })]) {
      const { error } = await administrator.call('org/employees/list-employees', input);
      expect(error?.code).toBe('VALIDATION_FAILED');
    }
  });

  it('takes the name of a department in any language, and groups by it: groups hold everybody once', async () => {
    const { rows, total } = await list();
    const { groups } = await group({ groupBy: 'department' });
    expect(groups.reduce((sum, { rows: count }) => sum + count, 0)).toBe(total);
    const byName = Map.groupBy(rows, ({ department }) => department?.en ?? null);
    const [name, members = []] = [...byName].find(([key, held]) => key !== null && held.length > 2) ?? [];
    for (const value of [name, members[0]?.department?.['zh-CN']])
      expect((await list(only('department', 'one-of', { values: [value] }))).rows.map(({ id }) => id).toSorted(byId)).toEqual(
        members.map(({ id }) => id).toSorted(byId),
      );
    for (const { value, rows: count } of groups.slice(0, 5)) {
      const within = [{ column: 'department', ...(value === null ? { operator: 'blank' } : { operator: 'equals', value }) }];
      expect((await list({ within })).total).toBe(count);
    }
    expect(await group({ groupBy: 'hireDate', sort: 'rows', direction: 'descending' })).toMatchObject({
      least: rows.map(({ hireDate }) => hireDate).toSorted()[0],
      most: rows
        .map(({ hireDate }) => hireDate)
        .toSorted()
        .at(-1),
    });
    expect((await group({ groupBy: 'department', containing: name?.slice(0, 4) })).groups.map(({ value }) => value)).toContain(name);
  });

  it('is as of a day: what changes later is said to come', async () => {
    const { prisma } = server;
    const person = await prisma.employee.findFirstOrThrow({
      where: { terminationDate: null, legalEntity: { country: 'US' }, assignments: { some: { expiryDate: null } } },
      include: { assignments: { where: { expiryDate: null } } },
    });
    const { id, ...standing } = person.assignments[0] ?? { id: 0 };
    const other = await prisma.department.findFirstOrThrow({
      where: {
        legalEntityId: person.legalEntityId,
        id: { not: person.assignments[0]?.departmentId ?? 0 },
        versions: { some: { expiryDate: null } },
      },
    });
    await prisma.assignment.update({ where: { id }, data: { expiryDate: new Date('2030-02-28') } });
    await prisma.assignment.create({
      data: {
        ...(standing as typeof standing & { employeeId: number; positionId: number; category: string }),
        departmentId: other.id,
        effectiveDate: new Date('2030-03-01'),
      },
    });
    const seenOn = async (on: string) => (await list({ on, search: person.employeeNumber })).rows.find((row) => row.id === person.id);
    const [before, after] = [await seenOn('2030-02-28'), await seenOn('2030-03-01')];
    expect(before?.upcoming).toMatchObject({ on: '2030-03-01', department: after?.department });
    expect(before?.department).not.toEqual(after?.department);
    expect(after?.upcoming).toBeNull();
    await prisma.employee.update({ where: { id: person.id }, data: { terminationDate: new Date('2030-06-30') } });
    expect((await seenOn('2030-06-30'))?.state).toBe('employed');
    expect((await seenOn('2030-07-01'))?.state).toBe('left');
    expect((await seenOn('1900-01-01'))?.state).toBe('planned');
    expect((await group({ on: '1900-01-01', groupBy: 'state' })).groups.map(({ value }) => value)).toEqual(['planned']);
  });

  it('is of one’s own scope alone: HR of the county sees nobody of Kunming, a manager their reports', async () => {
    const hr = await server.signedIn(demoSignIns.hr.account);
    const { data, error } = await hr.call('org/employees/group-employees', { groupBy: 'legalEntity' });
    expect(error).toBeUndefined();
    const county = await server.prisma.legalEntity.findFirstOrThrow({ where: { country: 'US' }, include: { employees: true } });
    expect((data as Grouped).groups).toMatchObject([{ rows: county.employees.length }]);
    const manager = await server.signedIn(demoSignIns.manager.account);
    const seen = (await manager.call('org/employees/list-employees', { limit: 500 })).data as Listed;
    const searched = (await manager.call('org/employees/search-employees', { limit: 50 })).data as Listed;
    expect(seen.rows.map(({ id }) => id).toSorted(byId)).toEqual(searched.rows.map(({ id }) => id).toSorted(byId));
    expect(seen.total).toBeGreaterThan(0);
  });
});
