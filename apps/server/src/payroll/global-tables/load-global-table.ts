import { AppError, type ProcedureContract } from '@wagewright/contracts';
import type { LockStrength, Prisma } from '@wagewright/db';
import { globalTableColumns } from '@wagewright/db/columns';
import type { ChangeCall } from '../../core/implement.ts';

type Reading = Pick<Prisma.TransactionClient, 'globalTable'>;
export type GlobalTableRow = Prisma.GlobalTableModel;

/** @throws AppError NOT_FOUND */
export async function requireGlobalTable(tx: Reading, code: string): Promise<GlobalTableRow> {
  const row = await tx.globalTable.findUnique({ where: { code } });
  if (!row) throw new AppError('NOT_FOUND', { what: 'global table', id: code });
  return row;
}

/**
 * Locks a global table and reads it as it is then.
 * @throws AppError NOT_FOUND
 */
export async function lockGlobalTable(
  { tx, locks }: Pick<ChangeCall<ProcedureContract<'mutation'>>, 'tx' | 'locks'>,
  code: string,
  strength?: LockStrength,
): Promise<GlobalTableRow> {
  const { id } = await requireGlobalTable(tx, code);
  await locks.take('global-table', id, strength);
  return await requireGlobalTable(tx, code);
}

export const headOf = ({ code, type, currency }: GlobalTableRow) => ({ code, type: globalTableColumns.type(type), currency });

export const viewGlobalTable = (row: GlobalTableRow) => ({
  ...headOf(row),
  name: globalTableColumns.name(row.name),
  category: row.category,
  independentEntity: row.independentEntity,
  version: row.version,
});
