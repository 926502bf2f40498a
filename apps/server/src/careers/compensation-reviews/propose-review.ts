import { AppError, type Language, type ProcedureContract } from '@wagewright/contracts';
import { type ReviewRule, reviewPeopleMax } from '@wagewright/contracts/careers/compensation-reviews';
import { proposeReview, stageFilePeople, stageReviewPeople } from '@wagewright/db';
import type { ChangeCall } from '../../core/implement.ts';
import { shownFields } from '../../org/custom-fields/index.ts';
import { askedPeople } from '../../org/employees/index.ts';

interface Proposed {
  readonly id: number;
  readonly legalEntityId: number;
  readonly effectiveDate: string;
  readonly rule: ReviewRule;
}

/**
 * Makes the rows of a review those of whom it means, and says what each is to have.
 * @throws AppError REVIEW_TOO_LARGE
 */
export async function propose(
  { tx, sql, actor, reach, deps }: Omit<ChangeCall<ProcedureContract<'mutation'>>, 'input'>,
  { id, legalEntityId, effectiveDate, rule }: Proposed,
  language: Language,
): Promise<void> {
  if (rule.how.by === 'file') await stageFilePeople(sql, id);
  else {
    const fields = await shownFields(tx, 'employee', { actor, reach });
    const people = askedPeople({ filter: { ...rule.who, on: effectiveDate }, reach, actor, now: deps.clock(), fields, language });
    const count = await stageReviewPeople(sql, id, { legalEntityId, effectiveDate, people, peopleMax: reviewPeopleMax });
    if (count > reviewPeopleMax) throw new AppError('REVIEW_TOO_LARGE', { max: reviewPeopleMax });
  }
  await proposeReview(sql, id);
}
