import { AppError } from '@wagewright/contracts';
import { employeesWithin } from '../../core/scopes.ts';
import type { FileOwner } from '../../platform/files/index.ts';

/** Whoever may see a contract may read its files; whoever brought one may take it away as long as they may change the contract. */
export const contractFiles: FileOwner = {
  isSeen: async ({ tx, actor, deps }, id) => {
    const reach = actor.grants.get('contract.read');
    return (
      reach !== undefined &&
      (await tx.employmentContract.count({ where: { id, employee: employeesWithin(reach, actor, deps.clock()) } })) > 0
    );
  },
  letGo: async ({ tx, locks, actor, deps, audit }, id) => {
    const reach = actor.grants.get('contract.edit');
    const where = { id, employee: reach ? employeesWithin(reach, actor, deps.clock()) : { id: 0 } };
    const find = async () => {
      const found = await tx.employmentContract.findFirst({ where });
      if (!found) throw new AppError('NOT_FOUND', { what: 'contract', id });
      return found;
    };
    await locks.take('employee', (await find()).employeeId);
    const { version } = await find();
    await tx.employmentContract.update({ where: { id }, data: { version: version + 1 } });
    audit({ entity: 'contract', entityId: id, before: { version }, after: { version: version + 1, event: 'remove-file' } });
  },
};
