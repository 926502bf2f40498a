/** The guided start: what comes next is what is not there yet, a step is undone when its work is gone, and who cannot be paid is told by name. */
import { randomUUID } from 'node:crypto';
import { type Prisma } from '@wagewright/db';
import { demoSignIns } from '@wagewright/db/seed';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';

const name = { en: 'Bakery', 'zh-CN': '面包房' };

interface Gaps {
  readonly on: string;
  readonly people: number;
  readonly seesPay: boolean;
  readonly ofEntity: readonly { kind: string; step?: string; missing?: readonly string[] }[];
  readonly counts: readonly { kind: string; count: number }[];
  readonly total: number;
  readonly rows: readonly { employeeNumber: string; kind: string }[];
}

describe('the guided start of a legal entity', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  let owner: TestCaller;
  let hr: TestCaller;
  let legalEntityId: number;
  beforeAll(async () => {
    const { prisma } = server;
    const role = await prisma.role.create({ data: { code: 'custom-own', name: { en: 'Own', 'zh-CN': '全部' } } });
    const permissions = [
      'setup.edit',
      'legal-entity.edit',
      'pay.read',
      'solution.manage',
      'solution.publish',
      'solution.edit',
      'solution.read',
    ];
    const more = ['period.edit', 'period.enable', 'period.read', 'batch.read'];
    await prisma.roleGrant.createMany({
      data: [...permissions, ...more].map((permission) => ({ roleId: role.id, permission, scope: 'all' })),
    });
    const user = await prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.administrator.account } });
    await prisma.userRole.create({ data: { userId: user.id, roleId: role.id } });
    owner = await server.signedIn(demoSignIns.administrator.account);
    hr = await server.signedIn(demoSignIns.hr.account);
    const made = await owner.call('org/legal-entities/create-legal-entity', {
      code: 'BAKERY',
      name,
      country: 'CN',
      currency: 'CNY',
      timeZone: 'Asia/Shanghai',
      calendarId: null,
      address: null,
      registrationNumber: null,
    });
    legalEntityId = (made.data as { id: number }).id;
  });
  const setups = async (verb: string, input: object = {}) => await owner.call(`payroll/setups/${verb}`, { legalEntityId, ...input });
  const complete = async (step: string, version: number) => await setups('complete-setup-step', { step, version });
  const undo = async (step: string, version: number) => await setups('undo-setup-step', { step, version });
  const gaps = async (input: object = {}) => (await setups('list-pay-gaps', { on: '2026-12-31', ...input })).data as Gaps;
  const kinds = async (input: object = {}) => (await gaps(input)).rows.map(({ employeeNumber, kind }) => `${employeeNumber} ${kind}`);

  const employ = async (employeeNumber: string, more: Partial<Prisma.EmployeeCreateManyInput> = {}) =>
    await server.prisma.employee.create({
      data: { employeeNumber, legalEntityId, name: employeeNumber, hireDate: new Date('2026-01-01'), ...more },
    });
  const pay = async (employeeId: number, code: string, currency = 'CNY', effectiveDate = '2026-01-01') => {
    const { id: itemId } = await server.prisma.compensationItem.findUniqueOrThrow({ where: { code } });
    await server.prisma.compensationRecord.create({
      data: { employeeId, itemId, effectiveDate: new Date(effectiveDate), amount: 5000, currency, payrollEffectivePeriod: '2026-01' },
    });
  };

  it('begins once, and does not go on before there are people', async () => {
    expect((await setups('begin-setup')).data).toMatchObject({ status: 'people', version: 1, people: 0 });
    expect((await setups('begin-setup')).error?.code).toBe('SETUP_BEGUN');
    const { error } = await complete('people', 1);
    expect(error?.code).toBe('ILLEGAL_TRANSITION');
    expect(error?.message).toContain('people in it');
    expect((await complete('period', 1)).error?.code).toBe('ILLEGAL_TRANSITION');
  });

  it('is left as if it had not begun: a legal entity that stood before stays, and begins anew', async () => {
    const found = async () => {
      const { rows } = (await owner.call('payroll/setups/list-setups', {})).data as {
        rows: { legalEntityId: number; status: string | null }[];
      };
      return rows.find((row) => row.legalEntityId === legalEntityId);
    };
    expect((await setups('leave-setup', { version: 2 })).error?.code).toBe('STALE_VERSION');
    await server.prisma.payrollSetup.update({ where: { legalEntityId }, data: { status: 'pay' } });
    expect((await setups('leave-setup', { version: 1 })).error?.code).toBe('ILLEGAL_TRANSITION');
    await server.prisma.payrollSetup.update({ where: { legalEntityId }, data: { status: 'people' } });
    expect((await hr.call('payroll/setups/leave-setup', { legalEntityId, version: 1 })).error?.code).toBe('NOT_FOUND');
    expect(await found()).toMatchObject({ status: 'people' });
    expect((await setups('leave-setup', { version: 1 })).data).toEqual({ legalEntityId });
    expect(await found()).toMatchObject({ status: null });
    expect((await setups('get-setup')).error?.code).toBe('NOT_FOUND');
    expect((await setups('begin-setup')).data).toMatchObject({ status: 'people', version: 1, madeEntity: null });
  });

  it('goes with the legal entity that it has made, as long as nothing belongs to that', async () => {
    const made = await owner.call('org/legal-entities/create-legal-entity', {
      code: 'TEA',
      name,
      country: 'CN',
      currency: 'CNY',
      timeZone: 'Asia/Shanghai',
      calendarId: null,
      address: null,
      registrationNumber: null,
    });
    const { id } = made.data as { id: number };
    const begun = await owner.call('payroll/setups/begin-setup', { legalEntityId: id, madeEntity: true });
    const { version } = (begun.data as { madeEntity: { version: number } }).madeEntity;
    const remove = async () => await owner.call('org/legal-entities/delete-legal-entity', { id, version });
    const { prisma } = server;
    await prisma.department.create({ data: { legalEntityId: id, code: 'LEAVES' } });
    const { error } = await remove();
    expect(error?.code).toBe('LEGAL_ENTITY_USED');
    expect(error?.message).toContain('departments: 1');
    await prisma.department.deleteMany({ where: { legalEntityId: id } });
    expect(await prisma.payrollSetup.count({ where: { legalEntityId: id } })).toBe(1);
    expect((await remove()).data).toEqual({ id });
    expect(await prisma.payrollSetup.count({ where: { legalEntityId: id } })).toBe(0);
  });

  it('shows all files since it began that are not taken back, the newest first, and none from before', async () => {
    const { prisma } = server;
    const { begunAt } = await prisma.payrollSetup.findUniqueOrThrow({ where: { legalEntityId } });
    const { id: userId } = await prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.administrator.account } });
    const account = { code: 'bankAccount', name, type: 'text', scale: 0, currency: null, role: 'value', needs: 'employee.read-bank' };
    const brought = async (fileName: string, status: string, minutes: number) => {
      const stored = { type: 'text/csv', bytes: 1, checksum: Buffer.alloc(32), content: randomUUID(), place: 'database' };
      const at = new Date(begunAt.getTime() + minutes * 60_000);
      const file = await prisma.storedFile.create({
        data: { purpose: 'import', name: fileName, ...stored, uploadedByUserId: userId, uploadedAt: at },
      });
      const whose = { entity: 'employees', subjectId: legalEntityId, fileId: file.id, title: name, target: {}, options: {} };
      const columns = fileName === 'second' ? [account] : [];
      const by = { startedByUserId: userId, startedAt: at, askedByUserId: userId, askedAt: at };
      return await prisma.importJob.create({ data: { ...whose, ...by, columns, status } });
    };
    const files = ['before', 'first', 'undone', 'second', 'given up', 'correction'];
    const states = ['written', 'written', 'undone', 'checked', 'cancelled', 'written'];
    const jobs = [];
    for (const [place, file] of files.entries()) jobs.push(await brought(file, states[place] ?? '', place === 0 ? -1 : place));
    const { peopleImports } = (await setups('get-setup')).data as { peopleImports: { total: number; rows: { fileName: string | null }[] } };
    expect(peopleImports.total).toBe(3);
    expect(
      peopleImports.rows.map(({ fileName }) => fileName),
      'one has bank accounts, which the caller may not see',
    ).toEqual(['correction', null, 'first']);
    await prisma.importJob.deleteMany({ where: { id: { in: jobs.map(({ id }) => id) } } });
  });

  it('says whom nobody can pay yet, and why, by name: as of a day', async () => {
    const { prisma } = server;
    const ready = await employ('B1');
    const unpaid = await employ('B2');
    const abroad = await employ('B3');
    await employ('B4', { terminationDate: new Date('2026-06-30') });
    const later = await employ('B5');
    const department = await prisma.department.create({ data: { legalEntityId, code: 'BAKERS' } });
    const position = await prisma.position.findFirstOrThrow();
    const place = { departmentId: department.id, positionId: position.id, category: 'fulltime-regular' };
    for (const { id: employeeId } of [ready, unpaid, abroad])
      await prisma.assignment.create({ data: { employeeId, effectiveDate: new Date('2026-01-01'), ...place } });
    await prisma.employeeBankAccount.create({
      data: {
        employeeId: ready.id,
        effectiveDate: new Date('2026-01-01'),
        country: 'CN',
        bank: 'Bank',
        holder: 'B1',
        accountNumber: '62220000',
        accountEnd: '0000',
      },
    });
    await pay(ready.id, 'BASE_SALARY');
    await pay(abroad.id, 'BASE_SALARY', 'USD');
    await pay(later.id, 'BASE_SALARY', 'CNY', '2027-01-01');
    const told = await gaps();
    expect(told).toMatchObject({ on: '2026-12-31', people: 4, seesPay: true });
    expect(told.ofEntity).toEqual([{ kind: 'no-solution' }]);
    expect(await kinds()).toEqual([
      'B2 no-pay',
      'B2 no-bank-account',
      'B3 other-currency',
      'B3 no-bank-account',
      'B5 no-assignment',
      'B5 no-pay',
      'B5 no-bank-account',
    ]);
    expect(told.total).toBe(7);
    expect(await kinds({ kind: 'no-pay', limit: 1, offset: 1 })).toEqual(['B5 no-pay']);
    expect(await kinds({ on: '2027-01-31' })).not.toContain('B5 no-pay');
  });

  it('tells who does not see pay nothing about pay, and nobody of another legal entity anything', async () => {
    const county = await server.prisma.legalEntity.findFirstOrThrow({ where: { country: 'US' } });
    const own = await hr.call('payroll/setups/list-pay-gaps', { legalEntityId: county.id, limit: 1 });
    expect((own.data as Gaps).seesPay).toBe(false);
    expect((own.data as Gaps).counts.map(({ kind }) => kind)).not.toContain('no-pay');
    expect((await hr.call('payroll/setups/list-pay-gaps', { legalEntityId })).error?.code).toBe('NOT_FOUND');
    expect((await hr.call('payroll/setups/get-setup', { legalEntityId })).error?.code).toBe('NOT_FOUND');
    const listed = (await hr.call('payroll/setups/list-setups', {})).data as { rows: { legalEntityId: number }[] };
    expect(listed.rows.map((row) => row.legalEntityId)).toEqual([county.id]);
  });

  it('goes on with people, pay, a solution of a template, and a period; and back once each is gone', async () => {
    expect((await complete('people', 1)).data).toMatchObject({ status: 'pay', version: 2, people: 5 });
    expect((await undo('people', 2)).error?.message).toContain('nobody in it any more');
    expect((await complete('pay', 2)).data).toMatchObject({ status: 'solution', peopleWithPay: 3 });
    expect((await undo('pay', 3)).data).toMatchObject({ status: 'pay', version: 4 });
    expect((await complete('pay', 4)).data).toMatchObject({ status: 'solution', version: 5 });

    const solution = { code: 'BAKERY_MONTHLY', name, legalEntityId, periodType: 'monthly', fromTemplate: 'plain/salary' };
    const { data: made, error } = await owner.call('payroll/solutions/create-solution', solution);
    expect(error).toBeUndefined();
    const { id: solutionId } = made as { id: number };
    expect((await complete('solution', 5)).error?.message).toContain('published rules');
    const published = await owner.call('payroll/copies/publish-copy', { solutionId, number: 1, version: 1, remarks: 'Begin' });
    expect(published.error).toBeUndefined();
    expect(await server.prisma.solution.findUniqueOrThrow({ where: { id: solutionId } })).toMatchObject({ currency: 'CNY' });
    expect((await complete('solution', 5)).data).toMatchObject({ status: 'period', version: 6 });
    const told = await gaps();
    expect(told.ofEntity.flatMap(({ missing = [] }) => missing).toSorted()).toEqual(['approver', 'periods']);

    const rule = {
      name: 'Monthly',
      baseDate: '2026-12-01',
      start: '2026-12-01',
      end: '2027-01-31',
      pay: { kind: 'offset', days: 0 },
      moved: 'none',
      attendanceDaysEarlier: 0,
      taskName: 'Monthly',
      autoCloseDays: null,
    };
    expect((await owner.call('payroll/periods/generate-periods', { solutionId, rule, count: 2 })).data).toEqual({ made: 2 });
    expect((await complete('period', 6)).error?.message).toContain('a period that is activated');
    const period = await server.prisma.period.findFirstOrThrow({ where: { solutionId }, orderBy: { sequence: 'asc' } });
    await owner.call('payroll/periods/enable-period', { id: period.id, version: period.version });
    expect((await complete('period', 6)).data).toMatchObject({ status: 'finished', version: 7, period: { name: period.name } });
    expect((await gaps({ on: undefined })).on).toBe('2026-12-31');

    expect((await undo('period', 7)).error?.message).toContain('no period that is activated');
    await owner.call('payroll/periods/disable-period', { id: period.id, version: period.version + 1 });
    expect((await undo('period', 7)).data).toMatchObject({ status: 'period', version: 8 });
    expect((await undo('solution', 8)).error?.message).toContain('no active solution');
    await server.prisma.solution.update({ where: { id: solutionId }, data: { status: 'inactive' } });
    expect((await undo('solution', 8)).data).toMatchObject({ status: 'solution', version: 9 });
    expect((await undo('solution', 8)).error?.code).toBe('STALE_VERSION');
  });

  it('goes back no more once a batch is closed', async () => {
    const { prisma } = server;
    const solution = await prisma.solution.findUniqueOrThrow({
      where: { code: 'BAKERY_MONTHLY' },
      include: { periods: true, copies: true },
    });
    const [period] = solution.periods;
    const [copy] = solution.copies;
    if (!period || !copy) throw new Error('the solution has a period and a copy');
    await prisma.batch.create({
      data: { periodId: period.id, copyId: copy.id, type: 'normal', sequence: 1, name: 'Paid', status: 'closed' },
    });
    const { error } = await undo('pay', 9);
    expect(error?.code).toBe('ILLEGAL_TRANSITION');
    expect(error?.message).toContain('nobody paid yet');
  });

  it('tells whom the scope of no solution takes in', async () => {
    const { prisma } = server;
    const solution = await prisma.solution.findUniqueOrThrow({ where: { code: 'BAKERY_MONTHLY' }, include: { copies: true } });
    const [copy] = solution.copies;
    const definition = structuredClone(copy?.definition) as { scope?: string };
    definition.scope = 'Employee.EmployeeNumber <> "B1"';
    await prisma.solutionCopy.update({
      where: { id: copy?.id ?? 0 },
      data: { definition: definition as Prisma.InputJsonObject, definitionHash: 'scoped' },
    });
    await prisma.solution.update({ where: { id: solution.id }, data: { status: 'active' } });
    expect(await kinds({ kind: 'no-solution' })).toEqual(['B1 no-solution']);
  });
});
