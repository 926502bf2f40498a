import { compensationReviewMachine, reviewProblemCodes, reviewRule, reviewSums } from '@wagewright/contracts/careers/compensation-reviews';
import { askedAs, personnelActionContent, personnelActionKinds } from '@wagewright/contracts/careers/personnel-actions';
import { timeRequestMachine } from '@wagewright/contracts/time/requests';
import { columnsOf } from './column.ts';
import { matching, oneOf, orNull, stateOf } from './kinds.ts';

export const personnelActionColumns = columnsOf('personnel_action', {
  kind: oneOf(personnelActionKinds),
  content: matching(personnelActionContent, 'a change of somebody’s work'),
  askedAs: oneOf(askedAs),
  status: stateOf(timeRequestMachine),
});

export const compensationReviewColumns = columnsOf('compensation_review', {
  rule: matching(reviewRule, 'the rule of a compensation review'),
  sums: matching(reviewSums, 'the sums of a compensation review'),
  status: stateOf(compensationReviewMachine),
});
export const compensationReviewRowColumns = columnsOf('compensation_review_row', {
  problem: orNull(oneOf(reviewProblemCodes)),
});
