import { randomUUID } from 'node:crypto';
import type { PrismaClient } from '@wagewright/db';

export interface Certificates {
  readonly asked: number;
  readonly issued: number;
}

/** What somebody has asked for, and what was issued to them. */
export async function makeCertificates(prisma: PrismaClient, employeeId: number): Promise<Certificates> {
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
  // counted in this world, not in the process, which may have made another before: the first is the one that strangers look up
  const before = await prisma.certificate.count({ where: { number: { startsWith: '0000-' } } });
  const number = `0000-0000-0000-0000-${String(before + 1).padStart(4, '0')}`;
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

/** What somebody has brought of their own, with a file. @returns the document's id */
export async function makeDocument(prisma: PrismaClient, employeeId: number): Promise<number> {
  const { id: addedByUserId } = await prisma.user.findFirstOrThrow();
  const at = new Date('2026-01-01T12:00:00Z');
  const data = { employeeId, kind: 'resume', title: 'Resume', isBrought: true, addedByUserId, addedAt: at };
  const { id } = await prisma.employeeDocument.create({ data });
  const told = {
    purpose: 'document',
    name: 'matrix.pdf',
    type: 'application/pdf',
    bytes: 1,
    checksum: new Uint8Array(),
    place: 'database',
  };
  const owned = { ownerKind: 'document', ownerId: id, content: randomUUID(), uploadedByUserId: addedByUserId, uploadedAt: at };
  await prisma.storedFile.create({ data: { ...told, ...owned } });
  return id;
}
