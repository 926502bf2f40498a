import { toJson } from '@wagewright/db/columns';
import type { ChangeTools } from '../../core/change-tools.ts';
import { contractInclude } from './load-contract.ts';
import { contentOf } from './view-contract.ts';

interface Written {
  readonly id: number;
  readonly employeeId: number;
}

/** Removes a contract of somebody who is locked, as if it had not been signed. @returns false where somebody has changed, renewed or filed it since */
export async function takeContractBack(
  { tx, audit }: Pick<ChangeTools, 'tx' | 'audit'>,
  { id, employeeId }: Written,
  reason: string | null,
): Promise<boolean> {
  const row = await tx.employmentContract.findFirst({ where: { id, employeeId }, include: contractInclude });
  const files = await tx.storedFile.count({ where: { ownerKind: 'contract', ownerId: id, removedAt: null } });
  if (!row || row.version !== 1 || row.renewedBy || files > 0) return false;
  await tx.employmentContract.delete({ where: { id, version: 1 } });
  audit({ entity: 'contract', entityId: id, before: toJson(contentOf(row)), after: { removed: true, reason } });
  return true;
}
