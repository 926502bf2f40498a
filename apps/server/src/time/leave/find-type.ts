import { AppError } from '@wagewright/contracts';
import type { Prisma } from '@wagewright/db';
import type { PersonRow } from '../requests/index.ts';
import { nameOfType, type TypeRow, typeInclude, typesOf } from './load-type.ts';

/** A type that somebody may have. @throws AppError NOT_FOUND */
export async function findTypeOf(
  tx: Pick<Prisma.TransactionClient, 'leaveType'>,
  { legalEntityId }: PersonRow,
  id: number,
): Promise<TypeRow> {
  const type = await tx.leaveType.findFirst({ where: { AND: [{ id }, typesOf(legalEntityId)] }, include: typeInclude });
  if (!type) throw new AppError('NOT_FOUND', { what: 'type of leave', id });
  return type;
}

/** A type that somebody can ask for. @throws AppError NOT_FOUND; LEAVE_TYPE_CLOSED */
export async function findAskedType(tx: Pick<Prisma.TransactionClient, 'leaveType'>, person: PersonRow, id: number): Promise<TypeRow> {
  const type = await findTypeOf(tx, person, id);
  if (!type.isActive) throw new AppError('LEAVE_TYPE_CLOSED', { type: nameOfType(type) });
  return type;
}
