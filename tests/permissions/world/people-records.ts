import type { PrismaClient } from '@wagewright/db';

export interface Certificates {
  readonly asked: number;
  readonly issued: number;
}

let made = 0;

/** What somebody has asked for, and what was issued to them. */
export async function makeCertificates(prisma: PrismaClient, employeeId: number): Promise<Certificates> {
  made += 1;
  const about = { employeeId, kind: 'employment', language: 'en' };
  const content = {
    heading: 'Certificate',
    text: 'Works here.',
    name: 'Matrix',
    employer: { name: 'Employer', address: null, registrationNumber: null },
    facts: [],
    issuedOn: '2026-01-01',
    issuedBy: 'Matrix',
    income: null,
  };
  const issuedAt = new Date('2026-01-01T12:00:00Z');
  const asked = await prisma.certificate.create({ data: { ...about, askedAt: issuedAt } });
  const number = `0000-0000-0000-0000-${String(made).padStart(4, '0')}`;
  const issued = await prisma.certificate.create({ data: { ...about, status: 'issued', number, content, issuedAt } });
  return { asked: asked.id, issued: issued.id };
}

/** Managers issue certificates to their people. */
export async function letManagersIssue(prisma: PrismaClient): Promise<void> {
  const typeCode = 'manager-actions';
  const found = await prisma.systemConfig.findUnique({ where: { typeCode } });
  const value = { ...(found?.value as object | undefined), issueCertificate: true };
  await prisma.systemConfig.upsert({ where: { typeCode }, create: { typeCode, value, updatedAt: new Date() }, update: { value } });
}

/** Somebody's mother. @returns the contact's id */
export async function makeContact(prisma: PrismaClient, employeeId: number): Promise<number> {
  const data = { employeeId, name: 'Mother', relationship: 'parent', phone: '+1 555 0100', isEmergency: true };
  return (await prisma.employeeContact.create({ data })).id;
}
