/** Departments from a day on: what they are called, where they stand, who works in them, on each day. */
import { demoSignIns } from '@wagewright/db/seed';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';

interface Row {
  readonly id: number;
  readonly code: string;
  readonly name: { readonly en: string };
  readonly parentId: number | null;
  readonly headcount: number;
  readonly state: string;
  readonly plannedFrom: string | null;
  readonly version: number;
}

const named = (text: string) => ({ en: text, 'zh-CN': `${text}部` });

describe('departments of a legal entity', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  let hr: TestCaller;
  let legalEntityId: number;
  beforeAll(async () => {
    hr = await server.signedIn(demoSignIns.hr.account);
    legalEntityId = (await server.prisma.legalEntity.findFirstOrThrow({ where: { country: 'US' } })).id;
  });

  const answer = async <Data>(verb: string, input: object): Promise<Data> => {
    const { data, error } = await hr.call(`org/departments/${verb}`, input);
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as Data;
  };
  const refusal = async (verb: string, input: object): Promise<string> => {
    const { error } = await hr.call(`org/departments/${verb}`, input);
    return `${error?.code}: ${error?.message}`;
  };
  const make = async (code: string, parentId: number | null = null, from = '2026-01-01'): Promise<number> =>
    (await answer<{ id: number }>('create-department', { legalEntityId, code, from, name: named(code), parentId, managerId: null })).id;
  const on = async (day: string, id: number): Promise<Row | undefined> =>
    (await answer<{ rows: Row[] }>('list-departments', { on: day, withClosed: true })).rows.find((row) => row.id === id);
  const seen = async (id: number) => ({ id, version: (await server.prisma.department.findUniqueOrThrow({ where: { id } })).version });
  const change = async (id: number, more: object) => await answer('change-department', { ...(await seen(id)), ...more });
  /** Somebody of the county works in the department from a day on. */
  const put = async (departmentId: number, from: string, place: number): Promise<number> => {
    const { prisma } = server;
    const [person] = await prisma.employee.findMany({
      where: { legalEntityId, terminationDate: null },
      orderBy: { id: 'asc' },
      skip: place,
      take: 1,
    });
    const current = await prisma.assignment.findFirstOrThrow({ where: { employeeId: person?.id ?? 0, expiryDate: null } });
    const { id: _own, ...rest } = current;
    const dayBefore = new Date(Date.parse(from) - 86_400_000);
    await prisma.assignment.update({ where: { id: current.id }, data: { expiryDate: dayBefore } });
    await prisma.assignment.create({ data: { ...rest, departmentId, effectiveDate: new Date(from) } });
    return person?.id ?? 0;
  };

  it('are called and stand as on the day that is asked for, and say from when that changes', async () => {
    const top = await make('TOP');
    const other = await make('OTHER');
    const unit = await make('UNIT', top);
    await change(unit, { from: '2026-07-01', name: named('Renamed'), parentId: other, reason: 'Reorganised' });
    expect(await on('2026-06-30', unit)).toMatchObject({ name: named('UNIT'), parentId: top, state: 'open', plannedFrom: '2026-07-01' });
    expect(await on('2026-07-01', unit)).toMatchObject({ name: named('Renamed'), parentId: other, plannedFrom: null });
    expect(await on('2025-12-31', unit)).toMatchObject({ state: 'planned', name: named('UNIT') });
    const { versions, changes } = await answer<{ versions: object[]; changes: object[] }>('get-department', { id: unit });
    expect(versions).toMatchObject([
      { effectiveDate: '2026-07-01', expiryDate: null, parent: named('OTHER') },
      { effectiveDate: '2026-01-01', expiryDate: '2026-06-30', parent: named('TOP') },
    ]);
    expect(changes).toMatchObject([{ action: 'change-department', reason: 'Reorganised' }, { action: 'create-department' }]);
  });

  it('keep a change that is planned already when another begins before it, and take one back', async () => {
    const unit = await make('KEEP');
    await change(unit, { from: '2026-09-01', name: named('Autumn') });
    await change(unit, { from: '2026-05-01', name: named('Spring') });
    expect([(await on('2026-08-31', unit))?.name.en, (await on('2026-09-01', unit))?.name.en]).toEqual(['Spring', 'Autumn']);
    await answer('remove-department-change', { ...(await seen(unit)), from: '2026-09-01' });
    expect((await on('2026-12-31', unit))?.name.en).toBe('Spring');
    expect(await refusal('remove-department-change', { ...(await seen(unit)), from: '2026-01-01' })).toMatch(
      /^DEPARTMENT_CHANGE_UNKNOWN: No change of Spring \(KEEP\)/,
    );
  });

  it('never stand below themselves, on any day', async () => {
    const a = await make('RING-A');
    const b = await make('RING-B', a);
    const c = await make('RING-C', b);
    expect(await refusal('change-department', { ...(await seen(a)), from: '2026-04-01', parentId: c })).toMatch(
      /^DEPARTMENT_BELOW_ITSELF: RING-A/,
    );
    expect(await refusal('change-department', { ...(await seen(a)), from: '2026-04-01', parentId: a })).toMatch(/^DEPARTMENT_BELOW_ITSELF/);
    // while B is elsewhere from June on, A may come below it from then on, but not before, and B may not come back
    await change(b, { from: '2026-06-01', parentId: null });
    expect(await refusal('change-department', { ...(await seen(a)), from: '2026-05-31', parentId: c })).toMatch(/^DEPARTMENT_BELOW_ITSELF/);
    await change(a, { from: '2026-06-01', parentId: c });
    expect(await refusal('remove-department-change', { ...(await seen(b)), from: '2026-06-01' })).toMatch(/^DEPARTMENT_BELOW_ITSELF/);
  });

  it('stand only below what stands all the time, in the same legal entity', async () => {
    const late = await make('LATE', null, '2026-06-01');
    expect(
      await refusal('create-department', {
        legalEntityId,
        code: 'EARLY',
        from: '2026-05-31',
        name: named('E'),
        parentId: late,
        managerId: null,
      }),
    ).toMatch(/^DEPARTMENT_NOT_THERE: LATE \(LATE\) does not stand all the time from May 31, 2026 through any later day/);
    const foreign = await server.prisma.department.findFirstOrThrow({ where: { legalEntity: { country: 'CN' } } });
    expect(await refusal('change-department', { ...(await seen(late)), from: '2026-07-01', parentId: foreign.id })).toMatch(/^NOT_FOUND/);
    expect(
      await refusal('create-department', {
        legalEntityId,
        code: 'LATE',
        from: '2026-05-31',
        name: named('E'),
        parentId: null,
        managerId: null,
      }),
    ).toMatch(/^DEPARTMENT_CODE_TAKEN: Montgomery County Government has a department LATE already/);
  });

  it('are closed when nobody works in them and nothing stands below them any more', async () => {
    const unit = await make('CLOSING');
    const below = await make('BELOW', unit);
    await put(unit, '2026-03-01', 20);
    expect(await refusal('close-department', { ...(await seen(unit)), lastDay: '2026-06-30' })).toMatch(
      /^DEPARTMENT_HAS_PEOPLE: In .+ there are still people after .+ \(1\)/,
    );
    await server.prisma.assignment.updateMany({ where: { departmentId: unit }, data: { expiryDate: new Date('2026-06-30') } });
    expect(await refusal('close-department', { ...(await seen(unit)), lastDay: '2026-06-30' })).toMatch(
      /^DEPARTMENT_HAS_DEPARTMENTS: .*BELOW/,
    );
    await answer('close-department', { ...(await seen(below)), lastDay: '2026-06-30' });
    await answer('close-department', { ...(await seen(unit)), lastDay: '2026-06-30', reason: 'Gone' });
    expect([(await on('2026-06-30', unit))?.state, (await on('2026-07-01', unit))?.state]).toEqual(['open', 'closed']);
    const { rows } = await answer<{ rows: Row[] }>('list-departments', { on: '2026-07-01' });
    expect(rows.some(({ id }) => id === unit)).toBe(false);
  });

  it('go into one another from a day on, with everybody who works there and what stands below them', async () => {
    const from = await make('FROM');
    const into = await make('INTO');
    const below = await make('CHILD', from);
    const early = await put(from, '2026-02-01', 21);
    const late = await put(from, '2026-08-01', 22);
    const dotted = await server.prisma.employee.findFirstOrThrow({ where: { id: { notIn: [early, late] } } });
    await server.prisma.assignment.updateMany({ where: { employeeId: early }, data: { dottedSupervisorId: dotted.id } });
    const versions = async () =>
      (await server.prisma.employee.findMany({ where: { id: { in: [early, late] } }, orderBy: { id: 'asc' } })).map(
        ({ version }) => version,
      );
    const seenVersions = await versions();
    const moved = await answer('merge-departments', { ...(await seen(from)), intoId: into, from: '2026-05-01', reason: 'One is enough' });
    expect(moved).toMatchObject({ people: 2, departments: 1 });
    expect(await versions(), 'whoever looked at them before cannot write over it').toEqual(seenVersions.map((version) => version + 1));
    expect(
      await server.prisma.assignment.findMany({ where: { employeeId: early, departmentId: into }, select: { dottedSupervisorId: true } }),
    ).toEqual([{ dottedSupervisorId: dotted.id }]);
    const where = async (employeeId: number, day: string) =>
      (
        await server.prisma.assignment.findFirst({
          where: { employeeId, effectiveDate: { lte: new Date(day) }, OR: [{ expiryDate: null }, { expiryDate: { gte: new Date(day) } }] },
        })
      )?.departmentId;
    expect([await where(early, '2026-04-30'), await where(early, '2026-05-01'), await where(late, '2026-08-01')]).toEqual([
      from,
      into,
      into,
    ]);
    expect([(await on('2026-04-30', below))?.parentId, (await on('2026-05-01', below))?.parentId]).toEqual([from, into]);
    expect([
      (await on('2026-04-30', from))?.headcount,
      (await on('2026-05-01', into))?.headcount,
      (await on('2026-05-01', from))?.state,
    ]).toEqual([1, 1, 'closed']);
    expect(await refusal('merge-departments', { ...(await seen(into)), intoId: below, from: '2026-06-01' })).toMatch(
      /^DEPARTMENT_BELOW_ITSELF/,
    );
    expect(await refusal('delete-department', await seen(from))).toMatch(/^DEPARTMENT_USED/);
    const unused = await make('UNUSED');
    await answer('delete-department', await seen(unused));
    expect(await on('2026-05-01', unused)).toBeUndefined();
  });
});
