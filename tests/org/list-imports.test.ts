/** Departments, positions and cost centers out of a file: by code, their parents by name or code, each refused row with its reason, and undone as they were. */
import { companyListId } from '@wagewright/contracts/platform/imports';
import { demoSignIns } from '@wagewright/db/seed';
import { beforeAll, describe, expect, it } from 'vitest';
import { subjectStage } from '../payroll/imports/subject-stage.ts';

const csv = (...lines: string[]) => `${lines.join('\n')}\n`;

describe('import of departments', () => {
  const stage = subjectStage(demoSignIns.hr.account);
  let subject: { entity: string; id: number };
  let manager: { employeeNumber: string; name: string };
  beforeAll(async () => {
    const { prisma } = stage.server;
    const { id } = await prisma.legalEntity.findFirstOrThrow({ where: { country: 'US' } });
    subject = { entity: 'departments', id };
    manager = await prisma.employee.findFirstOrThrow({ where: { legalEntityId: id } });
  });
  const versions = async (code: string) => {
    const rows = await stage.server.prisma.departmentVersion.findMany({
      where: { department: { code, legalEntityId: subject.id } },
      include: { parent: true, manager: true },
      orderBy: { effectiveDate: 'asc' },
    });
    const day = (date: Date | null) => date?.toISOString().slice(0, 10) ?? '';
    return rows.map(
      ({ name, effectiveDate, expiryDate, parent, manager: of }) =>
        `${day(effectiveDate)}..${day(expiryDate)} ${(name as { en: string }).en} below ${parent?.code ?? 'nothing'} by ${of?.employeeNumber ?? 'nobody'}`,
    );
  };

  it('makes them with what stands above them in the same file, changes one from a day on, and puts all back', async () => {
    const { code } = await stage.server.prisma.department.findFirstOrThrow({
      where: { legalEntityId: subject.id },
      orderBy: { id: 'asc' },
    });
    const before = await versions(code);
    const shown = await stage.read(
      subject,
      csv(
        '代码,英文名称,中文名称,上级部门,负责人,成立日期',
        `X-2,Team,小组,部,,2020-02-01`,
        `X-1,Division,部,,${manager.employeeNumber},2020-01-01`,
        `${code},,,X-1,,`,
      ),
      { answers: { on: '2027-01-01' } },
    );
    expect(shown.counts).toMatchObject({ created: 2, updated: 1, refused: 0 });
    const written = await stage.act('write', shown);
    expect(written.failure).toBe(null);
    expect(await versions('X-1')).toEqual([`2020-01-01.. Division below nothing by ${manager.employeeNumber}`]);
    expect(await versions('X-2')).toEqual(['2020-02-01.. Team below X-1 by nobody']);
    const moved = await versions(code);
    expect(moved.slice(-2).map((line) => line.slice(0, 22).trim())).toEqual([
      before.at(-1)?.slice(0, 12).concat('2026-12-31').slice(0, 22),
      expect.stringContaining('2027-01-01..'),
    ]);
    expect(moved.at(-1)).toContain('below X-1');
    const undone = await stage.act('undo', written);
    expect([undone.status, undone.failure]).toEqual(['undone', null]);
    expect([await versions('X-1'), await versions('X-2'), await versions(code)]).toEqual([[], [], before]);
  });

  it('refuses each wrong row and says why', async () => {
    const shown = await stage.read(
      subject,
      csv(
        '代码,英文名称,上级部门,负责人,成立日期',
        'Y-1,One,Y-2,,2020-01-01',
        'Y-2,Two,Y-1,,2020-01-01',
        'Y-3,Three,No such department,,2020-01-01',
        'Y-4,Four,,No such person,2020-01-01',
        'Y-5,Five,Y-6,,2020-01-01',
        'Y-6,Six,,,2021-01-01',
        'Y-7,,,,2020-01-01',
        'Y-8,Eight,Y-7,,2020-01-01',
        'Y-9,Nine,,,2020-01-01',
      ),
    );
    const rows = await stage.server.prisma.importRow.findMany({
      where: { importId: shown.id },
      select: { key: true, reasons: true },
      orderBy: { ordinal: 'asc' },
    });
    const codes = rows.map(
      ({ key, reasons }) => `${key} ${((reasons as { code: string }[] | null) ?? []).map(({ code }) => code).join(' ')}`,
    );
    expect(codes).toEqual([
      'Y-1 BELOW_ITSELF',
      'Y-2 BELOW_ITSELF',
      'Y-3 PARENT_UNKNOWN',
      'Y-4 MANAGER_UNKNOWN',
      'Y-5 PARENT_NOT_THEN',
      'Y-6 ',
      'Y-7 VALUE_REQUIRED',
      'Y-8 PARENT_REFUSED',
      'Y-9 ',
    ]);
  });

  it('takes back what it gave out', async () => {
    const again = await stage.read(subject, await stage.standing(subject));
    expect(again.counts).toMatchObject({ created: 0, updated: 0, refused: 0 });
    expect(again.counts?.unchanged).toBeGreaterThan(5);
  });
});

describe('import of the company’s lists', () => {
  const stage = subjectStage(demoSignIns.hr.account);
  it.each([
    ['positions', 'position'],
    ['cost-centers', 'costCenter'],
  ] as const)('of %s: adds, renames, keeps what is held, and is undone', async (entity, model) => {
    const subject = { entity, id: companyListId };
    const { prisma } = stage.server;
    const table = prisma[model] as typeof prisma.costCenter;
    const before = await table.findMany({ orderBy: { id: 'asc' } });
    const [first] = before;
    const kept = await table.create({
      data: {
        code: 'ONLY',
        ...(model === 'position' ? { title: { en: 'Only', 'zh-CN': 'Only' } } : { name: { en: 'Only', 'zh-CN': 'Only' } }),
      } as never,
    });
    const shown = await stage.read(subject, csv('Code,Name in English', 'NEW,New one', `${first?.code},Renamed`), {
      options: { mode: 'override' },
    });
    const counts = shown.counts;
    expect(counts).toMatchObject({ created: 1, updated: 1 });
    expect(counts.closed).toBeGreaterThan(0);
    const held = await prisma.importRow.findMany({ where: { importId: shown.id, effect: 'refused' }, select: { reasons: true } });
    expect(held.every(({ reasons }) => (reasons as { code: string }[])[0]?.code === 'ENTRY_NAMED')).toBe(true);
    const written = await stage.act('write', shown);
    expect(written.failure).toBe(null);
    expect(await table.findFirst({ where: { id: kept.id } })).toBe(null);
    expect(await table.count({ where: { code: 'NEW' } })).toBe(1);
    const undone = await stage.act('undo', written);
    expect(undone.failure).toBe(null);
    const names = (rows: readonly object[]) => rows.map((row) => JSON.stringify({ ...row, id: 0, version: 0 })).sort();
    expect(names(await table.findMany())).toEqual(names([...before, kept]));
  });
});
