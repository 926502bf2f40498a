import { AppError } from '@wagewright/contracts';
import { createCompensationReview as contract } from '@wagewright/contracts/careers/compensation-reviews';
import { toJson } from '@wagewright/db/columns';
import { languageOf } from '../../core/context.ts';
import { implementMutation } from '../../core/implement.ts';
import { legalEntitiesWithin } from '../../core/scopes.ts';
import { recurringItem } from '../../org/compensation/index.ts';
import { keeperReaches } from './load-review.ts';
import { propose } from './propose-review.ts';

export const createCompensationReview = implementMutation(contract, async (call) => {
  const { input, tx, locks, actor, deps, context, audit } = call;
  const { legalEntityId, item: code, effectiveDate, rule, ...said } = input;
  const where = { AND: [{ id: legalEntityId }, ...keeperReaches(call, contract).map(legalEntitiesWithin)] };
  if ((await tx.legalEntity.count({ where })) === 0) throw new AppError('NOT_FOUND', { what: 'legal entity', id: legalEntityId });
  const item = await recurringItem(call, code);
  const made = { legalEntityId, itemId: item.id, createdByUserId: actor.userId, createdAt: deps.clock() };
  const { id } = await tx.compensationReview.create({
    data: { ...said, ...made, effectiveDate: new Date(effectiveDate), rule: toJson(rule) },
  });
  locks.made('compensation-review', id);
  await propose(call, { id, legalEntityId, effectiveDate, rule }, languageOf(context));
  audit({ entity: 'compensation-review', entityId: id, after: toJson({ ...input, status: 'draft' }) });
  return { id };
});
