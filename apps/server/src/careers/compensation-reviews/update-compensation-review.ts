import { updateCompensationReview as contract } from '@wagewright/contracts/careers/compensation-reviews';
import { toJson } from '@wagewright/db/columns';
import { languageOf } from '../../core/context.ts';
import { implementMutation } from '../../core/implement.ts';
import { moveReview, reviewForChange } from './load-review.ts';
import { propose } from './propose-review.ts';

export const updateCompensationReview = implementMutation(contract, async (call) => {
  const { input, context } = call;
  const { id, version: _seen, effectiveDate, rule, ...said } = input;
  const review = await reviewForChange(call, contract, input);
  const data = { ...said, effectiveDate: new Date(effectiveDate), rule: toJson(rule) };
  const { version, legalEntityId } = await moveReview(call, review, {
    event: 'change',
    data,
    told: { ...said, effectiveDate, rule: toJson(rule) },
  });
  await propose(call, { id, legalEntityId, effectiveDate, rule }, languageOf(context));
  return { version };
});
