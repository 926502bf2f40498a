import type { PrismaClient } from '@wagewright/db';

/** A transfer of somebody that waits for approval. @returns its id */
export async function makePersonnelAction(prisma: PrismaClient, employeeId: number): Promise<number> {
  const { legalEntityId } = await prisma.employee.findUniqueOrThrow({ where: { id: employeeId } });
  const about = {
    legalEntityId,
    employeeId,
    kind: 'transfer',
    effectiveDate: new Date('2031-05-05'),
    askedAs: 'hr',
    status: 'pending-approval',
  };
  const { positionId } = await prisma.assignment.findFirstOrThrow({ where: { employeeId } });
  return (await prisma.personnelAction.create({ data: { ...about, content: { kind: 'transfer', positionId } } })).id;
}
