/** Certificates: asked for by oneself, issued from a template by somebody else, verified by anyone with the number, revoked; income only by whoever sees pay. */
import { demoSignIns } from '@wagewright/db/seed';
import { basePath, serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';

interface Row {
  readonly id: number;
  readonly kind: string;
  readonly status: string;
  readonly number: string | null;
  readonly reason: string | null;
  readonly employeeId: number;
  readonly version: number;
  readonly mayIssue: boolean;
  readonly mayDownload: boolean;
}

describe('certificates and contacts', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  const as: Record<'employee' | 'manager' | 'hr' | 'clerk' | 'administrator', TestCaller> = {} as never;
  let employeeId: number;
  let legalEntityId: number;
  let name: string;
  beforeAll(async () => {
    const { prisma } = server;
    const solution = await prisma.solution.findUniqueOrThrow({ where: { code: 'US_BIWEEKLY' } });
    ({ legalEntityId } = solution);
    const user = await prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.employee.account } });
    employeeId = user.employeeId ?? 0;
    const manager = await prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.manager.account } });
    await prisma.assignment.updateMany({ where: { employeeId }, data: { supervisorId: manager.employeeId } });
    ({ name } = await prisma.employee.findUniqueOrThrow({ where: { id: employeeId } }));
    const [first, second] = await prisma.period.findMany({ where: { solutionId: solution.id }, orderBy: { sequence: 'asc' }, take: 2 });
    if (!first || !second) throw new Error('The demo company has two periods.');
    const copy = await prisma.solutionCopy.findFirstOrThrow({ where: { solutionId: solution.id } });
    const setting = await prisma.payslipSetting.findFirstOrThrow({ where: { solutions: { some: { solutionId: solution.id } } } });
    // two payments, of which the first was thirteen months ago, and one that is not published
    await prisma.period.update({ where: { id: first.id }, data: { payDate: new Date('2025-11-27') } });
    await prisma.period.update({ where: { id: second.id }, data: { payDate: new Date('2025-11-28') } });
    const pay = async (periodId: number, sequence: number, status: string, gross: bigint) => {
      const batch = await prisma.batch.create({ data: { periodId, copyId: copy.id, sequence, name: `Paid ${sequence}` } });
      await prisma.payslip.create({
        data: {
          batchId: batch.id,
          periodId,
          employeeId,
          settingId: setting.id,
          runId: 0,
          number: `CERT-${sequence}`,
          status,
          currency: 'USD',
          gross,
          deductions: 100_000n,
          net: gross - 100_000n,
        },
      });
    };
    await pay(first.id, 90, 'published', 777_700n);
    await pay(second.id, 91, 'published', 300_050n);
    await pay(second.id, 92, 'unpublished', 888_800n);
    server.now = new Date('2026-11-27T15:00:00Z');
    for (const who of ['employee', 'manager', 'hr', 'clerk', 'administrator'] as const)
      as[who] = await server.signedIn(demoSignIns[who].account);
  });

  const call = async <Data>(who: keyof typeof as, verb: string, input: object): Promise<Data> => {
    const { data, error } = await as[who].call(`org/certificates/${verb}`, input);
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as Data;
  };
  const refusal = async (who: keyof typeof as, verb: string, input: object) =>
    (await as[who].call(`org/certificates/${verb}`, input)).error?.code;
  const employment = { kind: 'employment', language: 'en', purpose: 'For a bank' };
  const mine = async () => (await call<{ rows: Row[] }>('employee', 'list-my-certificates', {})).rows;
  const contentOf = async (number: string) =>
    (await server.prisma.certificate.findUniqueOrThrow({ where: { number } })).content as Record<string, unknown>;
  const verify = async (number: string) => await as.employee.call('org/certificates/verify-certificate', { number });

  const documentOf = async (who: 'employee' | 'clerk', path: string) => {
    const { token } = await server.signedIn(demoSignIns[who].account);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    return await server.app.inject({ method: 'POST', url: `${basePath}/api/org/${path}/document`, headers, payload: '{}' });
  };

  it('is asked for by oneself, once of a kind, and issued by HR, who hears of it; its owner is told and keeps it as PDF', async () => {
    const { id } = await call<{ id: number }>('employee', 'ask-certificate', employment);
    expect(await refusal('employee', 'ask-certificate', employment)).toBe('CERTIFICATE_ASKED');
    const hr = await server.prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.hr.account } });
    expect(
      await server.prisma.notification.count({ where: { userId: hr.id, template: 'certificate-asked', thing: `certificate:${id}` } }),
    ).toBe(1);
    const { rows } = await call<{ rows: Row[] }>('hr', 'list-certificates', { statuses: ['asked'] });
    expect(rows.map((row) => row.id)).toEqual([id]);
    const { number } = await call<{ number: string }>('hr', 'issue-asked-certificate', { id, version: 1 });
    expect(number).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(await refusal('hr', 'issue-asked-certificate', { id, version: 2 })).toBe('ILLEGAL_TRANSITION');
    const { text, heading, facts } = await contentOf(number);
    expect(heading).toBe('Certificate of employment');
    expect(text).toMatch(
      new RegExp(`^Montgomery County Government certifies that ${name}, employee number .+, has been employed since .+, as .+ in .+\\.$`),
    );
    expect(facts).toEqual([{ name: 'Purpose', value: 'For a bank' }]);
    // whoever came back was employed twice, and not in between
    const { id: employeeId, hireDate } = await server.prisma.employee.findFirstOrThrow({ where: { name } });
    const service = { employeeId, hiredOn: new Date('2019-03-01'), lastDay: new Date('2020-06-30') };
    await server.prisma.periodOfService.create({ data: service });
    await server.prisma.employee.update({ where: { id: employeeId }, data: { hireDate: new Date('2022-01-03') } });
    const again = await call<{ number: string }>('hr', 'issue-certificate', { employeeId, ...employment });
    expect((await contentOf(again.number)).text).toContain('employed from Mar 1, 2019 through Jun 30, 2020 and since Jan 3, 2022,');
    await server.prisma.periodOfService.deleteMany({ where: { employeeId } });
    await server.prisma.employee.update({ where: { id: employeeId }, data: { hireDate } });
    const document = await documentOf('employee', `my-certificates/${id}`);
    expect([document.statusCode, document.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(document.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await server.prisma.notification.count({ where: { template: 'certificate-issued', thing: `certificate:${id}` } })).toBe(1);
  });

  it('is verified by whoever has the number: what kind, whose it begins with, valid or revoked, and no more', async () => {
    const { id, number } = await call<{ id: number; number: string }>('hr', 'issue-certificate', { employeeId, ...employment });
    const first = Array.from(name)[0] ?? '';
    const expected = {
      number,
      kind: 'employment',
      name: name
        .split(' ')
        .map((word) => `${word[0]}•••`)
        .join(' '),
      legalEntity: { en: 'Montgomery County Government', 'zh-CN': expect.any(String) as string },
      issuedOn: '2026-11-27',
      isValid: true,
      revokedOn: null,
    };
    expect((await verify(number)).data).toEqual(expected);
    expect((await verify(` ${number.toLowerCase().replaceAll('-', ' ')}`)).data).toEqual(expected);
    expect(JSON.stringify((await verify(number)).data)).not.toContain(name);
    expect(first).not.toBe('');
    expect(await refusal('hr', 'revoke-certificate', { id, version: 1 })).toBe('VALIDATION_FAILED');
    await call('hr', 'revoke-certificate', { id, version: 1, reason: 'Left the company' });
    expect((await verify(number)).data).toEqual({ ...expected, isValid: false, revokedOn: '2026-11-27' });
    expect((await mine()).find((row) => row.id === id)).toMatchObject({ status: 'revoked', reason: 'Left the company' });
  });

  it('makes an address wait that looks up ten numbers that there are not, and not one that looks up what there is', async () => {
    const { number } = await call<{ number: string }>('hr', 'issue-certificate', { employeeId, ...employment });
    for (let time = 0; time < 12; time += 1) expect((await verify(number)).error).toBeUndefined();
    const guess = (time: number) => `0000-0000-0000-0000-000${time}`;
    const asked = await Promise.all(Array.from({ length: 9 }, (_, time) => verify(guess(time))));
    expect(asked.map(({ error }) => error?.code)).toEqual(Array.from({ length: 9 }, () => 'CERTIFICATE_UNKNOWN'));
    expect((await verify(guess(9))).error?.code).toBe('CERTIFICATE_UNKNOWN');
    const delayed = await verify(number);
    expect([delayed.error?.code, delayed.status]).toEqual(['CERTIFICATE_LOOKUPS_DELAYED', 429]);
    server.now = new Date(server.now.getTime() + 6_000);
    expect((await verify(number)).error).toBeUndefined();
  });

  it('of income says what published payslips of twelve months paid, issued only by whoever sees pay', async () => {
    const income = { employeeId, kind: 'income', language: 'zh-CN', purpose: null };
    expect(await refusal('hr', 'issue-certificate', income)).toBe('AUTHORIZATION_REQUIRED');
    const { id, number } = await call<{ id: number; number: string }>('clerk', 'issue-certificate', income);
    const content = await contentOf(number);
    expect(content['income']).toEqual([
      { period: expect.any(String) as string, paidOn: '2025-11-28', gross: '3000.50', net: '2000.50', currency: 'USD' },
    ]);
    expect(content['text']).toContain('自 2025年11月28日 至 2026年11月27日 的收入如下');
    expect(await refusal('hr', 'download-certificate', { id })).toBe('AUTHORIZATION_REQUIRED');
    const { rows } = await call<{ rows: Row[] }>('hr', 'list-certificates', { kind: 'income' });
    expect(rows).toMatchObject([{ id, mayDownload: false }]);
    expect(JSON.stringify(rows)).not.toContain('3000');
    expect((await documentOf('clerk', `certificates/${id}`)).statusCode).toBe(200);
    expect((await documentOf('employee', `my-certificates/${id}`)).statusCode).toBe(200);
  });

  it('of income is not issued where nothing was paid', async () => {
    const other = await server.prisma.employee.findFirstOrThrow({
      where: { legalEntityId, payslips: { none: {} }, terminationDate: null },
    });
    const { error } = await as.clerk.call('org/certificates/issue-certificate', { employeeId: other.id, kind: 'income', language: 'en' });
    expect(error?.code).toBe('CERTIFICATE_NO_INCOME');
    expect(error?.message).toContain(`No payslip of ${other.name} was published for a payment from Nov 28, 2025 through Nov 27, 2026`);
  });

  it('is issued by a manager for their reports only where the settings allow it, and never for oneself', async () => {
    expect(await refusal('manager', 'issue-certificate', { employeeId, ...employment })).toBe('NOT_FOUND');
    expect((await call<{ rows: Row[] }>('manager', 'list-certificates', {})).rows).toEqual([]);
    const value = { issueCertificate: true };
    await server.prisma.systemConfig.create({ data: { typeCode: 'manager-actions', value, updatedAt: new Date() } });
    await call('manager', 'issue-certificate', { employeeId, ...employment });
    expect(new Set((await call<{ rows: Row[] }>('manager', 'list-certificates', {})).rows.map((row) => row.employeeId))).toEqual(
      new Set([employeeId]),
    );
    expect(await refusal('manager', 'issue-certificate', { employeeId, ...employment, kind: 'income' })).toBe('AUTHORIZATION_REQUIRED');
    const hr = await server.prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.hr.account } });
    const self = hr.employeeId ?? employeeId;
    await server.prisma.user.update({ where: { id: hr.id }, data: { employeeId: null } });
    await server.prisma.user.update({ where: { account: demoSignIns.employee.account }, data: { employeeId: null } });
    await server.prisma.user.update({ where: { id: hr.id }, data: { employeeId: self } });
    expect(await refusal('hr', 'issue-certificate', { employeeId: self, ...employment })).toBe('CERTIFICATE_OWN');
    await server.prisma.user.update({ where: { id: hr.id }, data: { employeeId: hr.employeeId } });
    await server.prisma.user.update({ where: { account: demoSignIns.employee.account }, data: { employeeId } });
  });

  it('is refused with a reason, or withdrawn by who asked; then it can be asked for again', async () => {
    const ask = async () => (await call<{ id: number }>('employee', 'ask-certificate', employment)).id;
    const refused = await ask();
    await call('hr', 'refuse-certificate', { id: refused, version: 1, reason: 'Ask the payroll office' });
    const withdrawn = await ask();
    await call('employee', 'withdraw-certificate', { id: withdrawn, version: 1 });
    expect(await refusal('hr', 'issue-asked-certificate', { id: withdrawn, version: 2 })).toBe('ILLEGAL_TRANSITION');
    const rows = await mine();
    expect(rows.find((row) => row.id === refused)).toMatchObject({
      status: 'refused',
      reason: 'Ask the payroll office',
      mayDownload: false,
    });
    expect(rows.find((row) => row.id === withdrawn)).toMatchObject({ status: 'withdrawn' });
    expect(await refusal('employee', 'download-my-certificate', { id: refused })).toBe('NOT_FOUND');
  });

  it('says what the legal entity has written, from then on; what is issued stays as it was', async () => {
    const { number: before } = await call<{ number: string }>('hr', 'issue-certificate', { employeeId, ...employment });
    const said = await contentOf(before);
    const text = (en: string) => ({ heading: { en: 'To whom it may concern', 'zh-CN': '证明' }, text: { en, 'zh-CN': '{name}' } });
    const put = { legalEntityId, kind: 'employment', version: 0 };
    const { error } = await as.hr.call('org/certificates/put-certificate-template', { ...put, template: text('{name} earns {salary}') });
    expect(error?.message).toContain('The template names {salary}');
    expect(await refusal('hr', 'put-certificate-template', { ...put, template: text('{name} since {incomeFrom}') })).toBe(
      'CERTIFICATE_PARAMETER_UNKNOWN',
    );
    await call('hr', 'put-certificate-template', { ...put, template: text('{name} works for {legalEntity}.') });
    expect(await refusal('hr', 'put-certificate-template', { ...put, template: text('{name}') })).toBe('STALE_VERSION');
    const { number } = await call<{ number: string }>('hr', 'issue-certificate', { employeeId, ...employment });
    expect(await contentOf(number)).toMatchObject({
      heading: 'To whom it may concern',
      text: `${name} works for Montgomery County Government.`,
    });
    expect(await contentOf(before)).toEqual(said);
  });

  it('family and emergency contacts are one’s own and HR’s to see and change; one’s own only where the settings allow it', async () => {
    const ask = async (who: keyof typeof as, verb: string, input: object) => await as[who].call(`org/contacts/${verb}`, input);
    const mother = { name: 'Ada', relationship: 'parent', phone: null, birthDate: '1960-02-03', isEmergency: false };
    expect((await ask('employee', 'create-contact', { ...mother, isEmergency: true })).error?.message).toContain(
      'Ada is to be called in an emergency and has no phone number.',
    );
    const { data } = await ask('employee', 'create-contact', mother);
    const { id } = data as { id: number };
    await ask('hr', 'create-contact', { employeeId, ...mother, name: 'Zoe', phone: '+1 301 555 0100', isEmergency: true });
    const listed = async (who: keyof typeof as, input: object) =>
      (await ask(who, 'list-contacts', input)).data as { rows: { name: string; isEmergency: boolean }[]; mayEdit: boolean };
    expect((await listed('employee', {})).rows.map(({ name: called }) => called)).toEqual(['Zoe', 'Ada']);
    expect((await listed('hr', { employeeId })).rows).toHaveLength(2);
    expect((await ask('manager', 'list-contacts', { employeeId })).error?.code).toMatch(/NOT_FOUND|AUTHORIZATION_REQUIRED/);
    const stranger = await server.prisma.employee.findFirstOrThrow({ where: { legalEntityId: { not: legalEntityId } } });
    expect((await ask('hr', 'list-contacts', { employeeId: stranger.id })).error?.code).toBe('NOT_FOUND');
    expect((await ask('employee', 'list-contacts', { employeeId: stranger.id })).error?.code).toBe('NOT_FOUND');
    const typeCode = 'employee-self-service';
    const value = { changeContacts: false };
    await server.prisma.systemConfig.create({ data: { typeCode, value, updatedAt: new Date() } });
    expect((await listed('employee', {})).mayEdit).toBe(false);
    expect((await ask('employee', 'update-contact', { id, version: 1, ...mother })).error?.code).toBe('CONTACTS_NOT_OWN');
    expect((await ask('hr', 'update-contact', { employeeId, id, version: 1, ...mother, name: 'Ada B.' })).error).toBeUndefined();
    expect((await ask('hr', 'delete-contact', { employeeId, id, version: 1 })).error?.code).toBe('STALE_VERSION');
    expect((await ask('hr', 'delete-contact', { employeeId, id, version: 2 })).error).toBeUndefined();
    expect((await listed('employee', {})).rows.map(({ name: called }) => called)).toEqual(['Zoe']);
  });
});
