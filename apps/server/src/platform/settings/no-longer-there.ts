import { AppError } from '@wagewright/contracts';
import type { Prisma } from '@wagewright/db';

/** Why a record is not there: it was deleted (410), as the audit knows, or there never was one (404). Only for whoever may see all of them. */
export async function noLongerThere(
  { auditEntry }: Pick<Prisma.TransactionClient, 'auditEntry'>,
  entity: string,
  what: string,
  id: number,
): Promise<AppError> {
  const deletion = { entity, entityId: String(id), after: { path: ['deleted'], equals: true } };
  return new AppError((await auditEntry.count({ where: deletion })) > 0 ? 'GONE' : 'NOT_FOUND', { what, id });
}
