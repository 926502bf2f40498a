/** Who may bring people, into which company, and who sees what was brought: pay is its own grant, and another company is not there. */
import type { ImportDetail, ImportUnderstood } from '@wagewright/contracts/platform/imports';
import { demoSignIns } from '@wagewright/db/seed';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { subjectStage } from '../payroll/imports/subject-stage.ts';

const csv = (...lines: string[]) => `${lines.join('\n')}\n`;

interface Form {
  readonly columns: readonly { readonly code: string }[];
}

describe('an import of people by whoever keeps them and their pay (S1, S2, S3)', () => {
  const stage = subjectStage(demoSignIns.hr.account, ['payroll-administrator']);
  let own: { entity: string; id: number };
  let other: { entity: string; id: number };
  let brought: ImportDetail;
  beforeAll(async () => {
    const { prisma } = stage.server;
    const entity = async (country: string) => (await prisma.legalEntity.findFirstOrThrow({ where: { country } })).id;
    own = { entity: 'employees', id: await entity('US') };
    other = { entity: 'employees', id: await entity('CN') };
    brought = await stage.read(own, csv('工号,姓名,入职日期,部门,职位,pay:BASE_SALARY', 'A1,Ann,2026-01-01,New,New,100'));
  });

  it('HR of one legal entity brings nobody into another, and sees nothing of it', async () => {
    expect(await stage.refusal('platform/imports/get-import-form', other)).toBe('NOT_FOUND');
    expect(await stage.refusal('platform/imports/download-template', other)).toBe('NOT_FOUND');
    expect(await stage.refusal('platform/imports/export-values', other)).toBe('NOT_FOUND');
    expect(await stage.refusal('platform/imports/start-import', { ...other, fileId: brought.file.id })).toBe('NOT_FOUND');
  });

  it('a number that somebody of another company has is refused, and whose it is stays untold', async () => {
    const stranger = await stage.server.prisma.employee.findFirstOrThrow({ where: { legalEntityId: other.id } });
    const shown = await stage.read(own, csv('工号,姓名,入职日期,部门,职位', `${stranger.employeeNumber},Ann,2026-01-01,New,New`));
    const [row] = await stage.rows(shown);
    expect(row?.effect).toBe('refused');
    expect(row?.before).toBe(null);
    expect(row?.reasons.join(' ')).toContain(stranger.employeeNumber);
    expect(row?.reasons.join(' ')).not.toContain(stranger.name);
    // and nobody of theirs can be a supervisor
    const led = await stage.read(own, csv('工号,姓名,入职日期,部门,职位,直接上级', `A9,Ann,2026-01-01,New,New,${stranger.employeeNumber}`));
    expect((await stage.rows(led))[0]?.effect).toBe('refused');
  });

  it('whoever may not see pay has no column for it, and sees no import, no row, no file and no failure of one that has', async () => {
    const { prisma } = stage.server;
    const { id: roleId } = await prisma.role.findUniqueOrThrow({ where: { code: 'payroll-administrator' } });
    const { id: userId } = await prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.hr.account } });
    const held = await prisma.userRole.findFirstOrThrow({ where: { userId, roleId } });
    await prisma.userRole.delete({ where: { id: held.id } });
    try {
      const form = await stage.ask<Form>('platform/imports/get-import-form', own);
      expect(form.columns.map(({ code }) => code).filter((code) => /pay|currency/.test(code))).toEqual([]);
      for (const procedure of ['get-import', 'list-import-rows', 'count-import-reasons', 'download-failures'])
        expect([procedure, await stage.refusal(`platform/imports/${procedure}`, { id: brought.id })]).toEqual([procedure, 'NOT_FOUND']);
      const { version } = brought;
      for (const procedure of ['write-import', 'cancel-import'])
        expect(await stage.refusal(`platform/imports/${procedure}`, { id: brought.id, version })).toBe('NOT_FOUND');
      const { rows } = await stage.ask<{ rows: { id: number }[] }>('platform/imports/list-imports', {});
      expect(rows.map(({ id }) => id)).not.toContain(brought.id);
      const plain = await stage.read(own, csv('工号,姓名,入职日期,部门,职位', 'A2,Bob,2026-01-01,New,New'));
      expect(plain.counts.created).toBe(3);
      const seen = await stage.ask<{ rows: { id: number }[] }>('platform/imports/list-imports', {});
      expect(seen.rows.map(({ id }) => id)).toContain(plain.id);
      // a column of pay of a file is left out for them, not read
      const asked = await stage.read(own, csv('工号,姓名,基本工资', 'A3,Eve,100'), { options: { matching: 'understood' } });
      const told: ImportUnderstood['columns'] = asked.understood?.columns ?? [];
      expect(told.map(({ code }) => code)).toEqual(['employeeNumber', 'name', null]);
    } finally {
      await prisma.userRole.create({ data: { userId, roleId } });
    }
    expect((await stage.ask<ImportDetail>('platform/imports/get-import', { id: brought.id })).id).toBe(brought.id);
  });

  it('an e-mail to which links for a new password go is not changed by a file, of somebody who may do more than an employee', async () => {
    const { prisma } = stage.server;
    const clerk = await prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.clerk.account }, include: { employee: true } });
    const plain = await prisma.employee.findFirstOrThrow({
      where: { legalEntityId: own.id, user: { roles: { every: { role: { code: 'employee' } } } }, terminationDate: null },
    });
    const number = clerk.employee?.employeeNumber ?? '';
    const shown = await stage.read(
      own,
      csv('工号,电子邮箱', `${number},mine@thief.example`, `${plain.employeeNumber},new@montgomery.example`),
    );
    const rows = await prisma.importRow.findMany({
      where: { importId: shown.id },
      select: { key: true, effect: true, reasons: true },
      orderBy: { ordinal: 'asc' },
    });
    expect(rows.map(({ key, effect, reasons }) => [key, effect, (reasons as { code: string }[] | null)?.[0]?.code ?? null])).toEqual([
      [number, 'refused', 'ACCOUNT_HOLDS_MORE'],
      [plain.employeeNumber, 'updated', null],
    ]);
  });
});

describe('people who change while an import of them waits', () => {
  const stage = subjectStage(demoSignIns.hr.account, ['payroll-administrator']);
  it('are looked at under the lock: who was changed meanwhile, or whose number was taken, is refused, and the others are written', async () => {
    const { prisma } = stage.server;
    const { id } = await prisma.legalEntity.findFirstOrThrow({ where: { country: 'US' } });
    const [one, two] = await prisma.employee.findMany({
      where: { legalEntityId: id, terminationDate: null },
      orderBy: { id: 'asc' },
      take: 2,
    });
    const shown = await stage.read(
      { entity: 'employees', id },
      csv(
        '工号,姓名,入职日期,部门,职位',
        `${one?.employeeNumber},First changed,,,`,
        `${two?.employeeNumber},Second changed,,,`,
        'R1,New,2026-01-01,New,New',
      ),
    );
    expect(shown.counts).toMatchObject({ created: 3, updated: 2, refused: 0 });
    // somebody holds the company and changes one of them; the import waits for it, and then sees it
    const { version } = await stage.ask<ImportDetail>('platform/imports/get-import', { id: shown.id });
    await stage.ask('platform/imports/write-import', { id: shown.id, version });
    const holder = new pg.Client({ connectionString: stage.server.database.url });
    await holder.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT id FROM legal_entity WHERE id = $1 FOR NO KEY UPDATE', [id]);
    const written = stage.work(shown.id);
    for (;;) {
      const { rows } = await holder.query<{ waiting: number }>(
        `SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      if ((rows[0]?.waiting ?? 0) > 0) break;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await holder.query(`UPDATE employee SET name = 'Changed meanwhile' WHERE id = $1`, [one?.id]);
    await holder.query(
      `INSERT INTO employee (employee_number, legal_entity_id, name, hire_date) VALUES ('R1', $1, 'Came meanwhile', '2026-01-01')`,
      [id],
    );
    await holder.query('COMMIT');
    await holder.end();
    const done = await written;
    expect(done.counts).toMatchObject({ created: 0, updated: 1, refused: 2 });
    const names = await prisma.employee.findMany({
      where: { employeeNumber: { in: [one?.employeeNumber ?? '', two?.employeeNumber ?? '', 'R1'] } },
      select: { name: true },
    });
    expect(names.map(({ name }) => name).sort()).toEqual(['Came meanwhile', 'Changed meanwhile', 'Second changed']);
    expect(await prisma.department.count({ where: { code: 'New', legalEntityId: id } })).toBe(0);
  });
});
