import { AppError } from '@wagewright/contracts';
import { beginSetup as contract, setupMachine } from '@wagewright/contracts/payroll/setups';
import { legalEntityColumns } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { legalEntitiesWithin } from '../../core/scopes.ts';
import { requireSetup, viewSetup } from './read-setup.ts';

export const beginSetup = implementMutation(contract, async (call) => {
  const { input, tx, locks, reach, actor, deps, audit } = call;
  const { legalEntityId, madeEntity } = input;
  const entity = await tx.legalEntity.findFirst({ where: { AND: [{ id: legalEntityId }, legalEntitiesWithin(reach)] } });
  if (!entity) throw new AppError('NOT_FOUND', { what: 'legal entity', id: legalEntityId });
  await locks.take('legal-entity', legalEntityId);
  if ((await tx.payrollSetup.count({ where: { legalEntityId } })) > 0)
    throw new AppError('SETUP_BEGUN', { legalEntity: legalEntityColumns.name(entity.name) });
  const status = setupMachine.initial;
  await tx.payrollSetup.create({ data: { legalEntityId, status, madeEntity, begunByUserId: actor.userId, begunAt: deps.clock() } });
  audit({ entity: 'setup', entityId: legalEntityId, after: { status, version: 1, madeEntity } });
  return await viewSetup(call, await requireSetup(tx, reach, legalEntityId));
});
