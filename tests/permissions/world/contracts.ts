import type { PrismaClient } from '@wagewright/db';

/** A contract of somebody that runs. */
export async function makeContract(prisma: PrismaClient, employeeId: number): Promise<void> {
  const { legalEntityId } = await prisma.employee.findUniqueOrThrow({ where: { id: employeeId } });
  const says = { kind: 'open-ended', number: `MATRIX-${employeeId}`, startsOn: new Date('2026-01-01') };
  await prisma.employmentContract.create({ data: { ...says, employeeId, legalEntityId } });
}
