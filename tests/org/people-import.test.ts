/** People out of a file: who they are, where they work and what they are paid; what the file names and is not there comes with it; all of it can be undone. */
import { demoSignIns } from '@wagewright/db/seed';
import { beforeAll, describe, expect, it } from 'vitest';
import { subjectStage } from '../payroll/imports/subject-stage.ts';

const csv = (...lines: string[]) => `${lines.join('\n')}\n`;
const header = '工号,姓名,性别,出生日期,入职日期,部门,职位,成本中心,直接上级,电子邮箱,电话,薪酬生效日期,币种,BASE_SALARY';

describe('import of people', () => {
  const stage = subjectStage(demoSignIns.hr.account, ['payroll-administrator']);
  let subject: { entity: string; id: number };
  let item: string;
  beforeAll(async () => {
    const { prisma } = stage.server;
    const { id } = await prisma.legalEntity.findFirstOrThrow({ where: { country: 'US' } });
    subject = { entity: 'employees', id };
    item = (await prisma.compensationItem.findFirstOrThrow({ where: { code: 'BASE_SALARY' } })).code;
  });
  const head = () => header.replace('BASE_SALARY', `pay:${item}`);
  const person = (employeeNumber: string) =>
    stage.server.prisma.employee.findUnique({
      where: { employeeNumber },
      include: {
        assignments: {
          include: { department: true, position: true, costCenter: true, supervisor: true },
          orderBy: { effectiveDate: 'asc' },
        },
        compensation: { include: { item: true }, orderBy: { effectiveDate: 'asc' } },
      },
    });
  const day = (date: Date | null | undefined) => date?.toISOString().slice(0, 10) ?? '';

  it('brings people with their department, supervisor of the same file and pay, and takes all of it back', async () => {
    const before = await stage.server.prisma.department.count();
    const shown = await stage.read(
      subject,
      csv(
        head(),
        'N1,王芳,女,1985-02-03,2015-04-01,新部门,新职位,,,wang@example.com,13800000001,,,12000.50',
        'N2,李雷,男,1990-05-06,2012年1月31日,新部门,新职位,新中心,王芳,,,2026-01-01,USD,"8,000"',
      ),
    );
    expect(shown.failure).toBe(null);
    expect(shown.counts).toEqual({ created: 5, updated: 0, closed: 0, unchanged: 0, refused: 0 });
    const rows = await stage.rows(shown);
    expect(rows.map(({ key, effect }) => `${key}: ${effect}`)).toEqual([
      'N1: created',
      'N2: created',
      'department · 新部门: created',
      'position · 新职位: created',
      'costCenter · 新中心: created',
    ]);
    expect(await person('N1')).toBe(null);
    const written = await stage.act('write', shown);
    expect([written.status, written.failure]).toEqual(['written', null]);
    const [one, two] = [await person('N1'), await person('N2')];
    expect(one).toMatchObject({ name: '王芳', gender: 'F', email: 'wang@example.com' });
    expect(day(one?.hireDate)).toBe('2015-04-01');
    expect(one?.assignments.map((a) => [day(a.effectiveDate), a.department.code, a.position.code, a.category])).toEqual([
      ['2015-04-01', '新部门', '新职位', 'fulltime-regular'],
    ]);
    expect(
      one?.compensation.map((c) => [c.item.code, c.amount.toFixed(), c.currency, day(c.effectiveDate), c.payrollEffectivePeriod]),
    ).toEqual([[item, '12000.5', 'USD', '2015-04-01', '2015-04']]);
    expect(
      two?.assignments.map((a) => [day(a.effectiveDate), day(a.expiryDate), a.supervisor?.employeeNumber ?? null, a.costCenter?.code]),
    ).toEqual([
      ['2012-01-31', '2015-03-31', null, '新中心'],
      ['2015-04-01', '', 'N1', '新中心'],
    ]);
    expect(two?.compensation.map((c) => [c.amount.toFixed(), day(c.effectiveDate)])).toEqual([['8000', '2026-01-01']]);
    const again = await stage.read(
      subject,
      csv(
        head(),
        'N1,王芳,女,1985-02-03,2015-04-01,新部门,新职位,,,wang@example.com,13800000001,,,12000.50',
        'N2,李雷,男,,2012-01-31,新部门,新职位,新中心,N1,,,,,8000',
      ),
    );
    expect(again.counts).toMatchObject({ created: 0, updated: 0, unchanged: 2, refused: 0 });
    const undone = await stage.act('undo', written);
    expect([undone.status, undone.failure]).toEqual(['undone', null]);
    expect([await person('N1'), await person('N2'), await stage.server.prisma.department.count()]).toEqual([null, null, before]);
    expect(await stage.server.prisma.position.count({ where: { code: '新职位' } })).toBe(0);
  });

  it('brings whom people report to besides, by number or name, leaves it where a file has no such column, and takes it back', async () => {
    const { prisma } = stage.server;
    const boss = await prisma.employee.findFirstOrThrow({
      where: { legalEntityId: subject.id, terminationDate: null, hireDate: { lt: new Date('2012-01-01') } },
      orderBy: { id: 'asc' },
    });
    const columns = '工号,姓名,入职日期,部门,职位,直接上级,虚线上级';
    const shown = await stage.read(
      subject,
      csv(
        columns,
        `D1,Dora Dotted,2015-04-01,D,D,,${boss.employeeNumber}`,
        `D2,Dan Dotted,2012-01-31,D,D,${boss.employeeNumber},Dora Dotted`,
        'D3,Nobody Known,2015-04-01,D,D,,D-NOBODY',
        // a dotted line may go round: it orders nobody
        'D4,Dina Dotted,2015-04-01,D,D,D5,',
        'D5,Doug Dotted,2015-04-01,D,D,,D4',
      ),
    );
    expect(shown.failure).toBe(null);
    const rows = await stage.rows(shown);
    expect(rows.filter(({ key }) => key.startsWith('D')).map(({ key, effect }) => `${key}: ${effect}`)).toEqual([
      'D1: created',
      'D2: created',
      'D3: refused',
      'D4: created',
      'D5: created',
    ]);
    expect(JSON.stringify(rows.find(({ key }) => key === 'D3')?.reasons)).toMatch(/D-NOBODY/);
    const written = await stage.act('write', shown);
    expect([written.status, written.failure]).toEqual(['written', null]);
    const dotted = async (number: string) => {
      const of = { where: { employee: { employeeNumber: number } }, include: { supervisor: true, dottedSupervisor: true } } as const;
      const jobs = await prisma.assignment.findMany({ ...of, orderBy: { effectiveDate: 'asc' } });
      return jobs.map((job) => [
        day(job.effectiveDate),
        day(job.expiryDate),
        job.supervisor?.employeeNumber,
        job.dottedSupervisor?.employeeNumber,
      ]);
    };
    expect(await dotted('D1')).toEqual([['2015-04-01', '', undefined, boss.employeeNumber]]);
    // whoever came before them reports to them from their first day on
    expect(await dotted('D2')).toEqual([
      ['2012-01-31', '2015-03-31', boss.employeeNumber, undefined],
      ['2015-04-01', '', boss.employeeNumber, 'D1'],
    ]);
    expect((await stage.act('undo', written)).failure).toBe(null);
    expect(await person('D2')).toBe(null);

    const [who, other] = await prisma.employee.findMany({
      where: { legalEntityId: subject.id, terminationDate: null, hireDate: { lt: new Date('2020-01-01') }, id: { not: boss.id } },
      orderBy: { id: 'desc' },
      take: 2,
    });
    if (!who || !other) throw new Error('the demo company has three people');
    const { employeeNumber: number } = who;
    await prisma.assignment.updateMany({ where: { employeeId: who.id, expiryDate: null }, data: { dottedSupervisorId: boss.id } });
    const standing = await dotted(number);
    const answers = { on: '2027-02-01' };
    const silent = await stage.act('write', await stage.read(subject, csv('工号,职位', `${number},Other`), { answers }));
    expect((await dotted(number)).at(-1)).toEqual(['2027-02-01', '', standing.at(-1)?.[2], boss.employeeNumber]);
    const said = await stage.read(subject, csv('工号,虚线上级', `${number},${other.employeeNumber}`), { answers });
    const moved = await stage.act('write', said);
    expect((await dotted(number)).at(-1)?.slice(2)).toEqual([standing.at(-1)?.[2], other.employeeNumber]);
    for (const one of [moved, silent]) expect((await stage.act('undo', one)).failure).toBe(null);
    expect(await dotted(number)).toEqual(standing);
  });

  it('changes people from a day on, and puts back exactly what stood', async () => {
    const { prisma } = stage.server;
    const { employeeNumber } = await prisma.employee.findFirstOrThrow({
      where: { legalEntityId: subject.id, terminationDate: null, compensation: { some: { item: { code: item } } } },
      orderBy: { id: 'asc' },
    });
    const before = await person(employeeNumber);
    const shown = await stage.read(
      subject,
      csv(`工号,姓名,部门,pay:${item},薪酬生效日期`, `${employeeNumber},New Name,Moved there,99999.25,2027-03-01`),
      {
        answers: { on: '2027-02-01' },
      },
    );
    expect(shown.counts).toMatchObject({ created: 1, updated: 1, refused: 0 });
    const [row] = await stage.rows(shown);
    expect(row?.before?.[0]).toBe(before?.name);
    const written = await stage.act('write', shown);
    const after = await person(employeeNumber);
    expect(after?.name).toBe('New Name');
    expect(after?.assignments.slice(-2).map((a) => [day(a.effectiveDate), day(a.expiryDate), a.department.code])).toEqual([
      [day(before?.assignments.at(-1)?.effectiveDate), '2027-01-31', before?.assignments.at(-1)?.department.code],
      ['2027-02-01', '', 'Moved there'],
    ]);
    expect(after?.compensation.at(-1)).toMatchObject({ payrollEffectivePeriod: '2027-03' });
    expect(after?.compensation.at(-1)?.amount.toFixed()).toBe('99999.25');
    const undone = await stage.act('undo', written);
    expect(undone.failure).toBe(null);
    const restored = await person(employeeNumber);
    expect({ ...restored, version: 0 }).toEqual({ ...before, version: 0 });
  });

  it('does not take a later first day of somebody who left for a correction: it says that they would be rehired', async () => {
    const { prisma } = stage.server;
    const person = await prisma.employee.findFirstOrThrow({
      where: { legalEntityId: subject.id, terminationDate: null },
      orderBy: { id: 'asc' },
    });
    const { id, employeeNumber, name } = person;
    await prisma.employee.update({ where: { id }, data: { terminationDate: new Date('2025-06-30') } });
    const told = async (hired: string) => {
      const shown = await stage.read(subject, csv('工号,姓名,入职日期', `${employeeNumber},${name},${hired}`));
      expect(shown.counts).toMatchObject({ updated: 0, refused: 1 });
      return (await stage.rows(shown)).map(({ reasons }) => reasons.join(' ')).join('');
    };
    expect(await told('2026-02-01')).toMatch(
      /left on 2025-06-30, so that 2026-02-01 as the first day would begin a new employment. Choose “Rehire”/,
    );
    expect(await told('2025-06-30')).toMatch(/stays as it was said first/);
    await prisma.employee.update({ where: { id }, data: { terminationDate: null } });
  });

  it('goes after later files that have changed the same people, of whom or of what they are paid, once each of those is undone', async () => {
    const { prisma } = stage.server;
    const head = '工号,姓名,入职日期,部门,职位,pay:BASE_SALARY';
    const of = async () =>
      await prisma.employee.findMany({
        where: { employeeNumber: { in: ['LATE1', 'LATE2'] } },
        select: { name: true, compensation: { select: { amount: true }, orderBy: { effectiveDate: 'asc' } } },
        orderBy: { employeeNumber: 'asc' },
      });
    const bring = async (into: { entity: string; id: number }, ...lines: string[]) => {
      const shown = await stage.read(into, csv(...lines));
      expect([shown.failure, shown.counts.refused]).toEqual([null, 0]);
      return await stage.act('write', shown);
    };
    const first = await bring(subject, head, 'LATE1,One,2026-01-01,New,New,100', 'LATE2,Two,2026-01-01,New,New,200');
    const raise = await bring(subject, head, 'LATE2,Two,2026-01-01,New,New,250');
    const pay = await bring(
      { ...subject, entity: 'compensation' },
      'Number,Compensation item,Effective from,Amount,Currency,Payroll effective period',
      'LATE2,BASE_SALARY,2026-01-01,300,USD,2026-01',
    );
    const correction = await bring(subject, head, 'LATE1,Uno,2026-01-01,New,New,100', 'LATE2,Due,2026-01-01,New,New,300');
    expect((await of()).map(({ name }) => name)).toEqual(['Uno', 'Due']);
    expect((await stage.act('undo', first)).status).toBe('written');
    for (const later of [correction, pay, raise]) expect([(await stage.act('undo', later)).failure]).toEqual([null]);
    expect((await of()).map(({ name, compensation }) => [name, ...compensation.map(({ amount }) => amount.toFixed())])).toEqual([
      ['One', '100'],
      ['Two', '200'],
    ]);
    expect((await stage.act('undo', first)).status).toBe('undone');
    expect(await of()).toEqual([]);
  });

  it('stays as long as somebody else works in what it has added, and says so', async () => {
    const { prisma } = stage.server;
    const shown = await stage.read(subject, csv('工号,姓名,入职日期,部门,职位', 'U1,Una,2026-01-01,Used,Used'));
    const written = await stage.act('write', shown);
    const another = await stage.act('write', await stage.read(subject, csv('工号,姓名,入职日期,部门,职位', 'U2,Ugo,2026-01-01,Used,Used')));
    const kept = await stage.act('undo', written);
    expect(kept.status).toBe('written');
    expect(kept.failure).toContain('Used');
    expect(await prisma.employee.count({ where: { employeeNumber: { in: ['U1', 'U2'] } } })).toBe(2);
    // in the other order both go
    expect((await stage.act('undo', another)).status).toBe('undone');
    expect((await stage.act('undo', kept)).status).toBe('undone');
    expect(await prisma.department.count({ where: { code: 'Used' } })).toBe(0);
  });

  it('takes back what it gave out: people as they stand, read again, change nothing', async () => {
    const again = await stage.read(subject, await stage.standing(subject));
    expect(again.counts).toMatchObject({ created: 0, updated: 0, closed: 0, refused: 0 });
    expect(again.counts?.unchanged).toBeGreaterThan(10);
  });
});
