import { fillText, type Language, type LocalizedText } from '@wagewright/contracts';
import { type CompensationReview, type ReviewedPerson, reviewProblems } from '@wagewright/contracts/careers/compensation-reviews';

import { formatterOf } from '@wagewright/contracts/format';
import type { ReviewRow } from '@wagewright/db';
import {
  compensationItemColumns,
  compensationReviewColumns,
  compensationReviewRowColumns,
  departmentVersionColumns,
  isoDay,
  legalEntityColumns,
} from '@wagewright/db/columns';
import type { Actor } from '../../core/actor.ts';
import { failureText } from '../../platform/jobs/index.ts';
import type { ReviewRecord } from './load-review.ts';

/** A review as lists show it. */
export const viewReviewRow = (row: ReviewRecord) => ({
  id: row.id,
  version: row.version,
  name: row.name,
  status: compensationReviewColumns.status(row.status),
  legalEntityId: row.legalEntityId,
  legalEntity: legalEntityColumns.name(row.legalEntity.name),
  item: row.item.code,
  itemName: compensationItemColumns.name(row.item.name),
  currency: row.currency,
  effectiveDate: isoDay(row.effectiveDate),
  createdBy: row.createdBy.displayName,
  createdAt: row.createdAt.toISOString(),
  sums: compensationReviewColumns.sums(row.sums),
});

/** Whether somebody keeps the pay of a legal entity: they see it, and they change it. */
export const keepsPayOf = ({ grants }: Pick<Actor, 'grants'>, legalEntityId: number): boolean =>
  (['pay.read', 'compensation.edit', 'compensation.review'] as const).every((permission) => {
    const reach = grants.get(permission);
    return reach !== undefined && (reach.all || reach.legalEntityIds.has(legalEntityId));
  });

export const viewReview = (row: ReviewRecord, { actor, language }: { actor: Actor; language: Language }): CompensationReview => ({
  ...viewReviewRow(row),
  payrollEffectivePeriod: row.payrollEffectivePeriod,
  reason: row.reason,
  percentMax: row.percentMax.toFixed(),
  rule: compensationReviewColumns.rule(row.rule),
  approvalId: row.approvalInstanceId,
  writtenBy: row.writtenBy?.displayName ?? null,
  writtenAt: row.writtenAt?.toISOString() ?? null,
  undoneBy: row.undoneBy?.displayName ?? null,
  undoneAt: row.undoneAt?.toISOString() ?? null,
  progress: { part: row.part, done: row.done, total: row.total },
  failure: failureText(row.failure, language),
  mayEdit: keepsPayOf(actor, row.legalEntityId),
});

type Said = Readonly<Record<string, string | LocalizedText>>;

/** An amount with its currency, every digit of it. */
const amountIn = (currency: string, amount: string | null): LocalizedText => {
  const said = (language: Language) => (amount === null ? '–' : `${formatterOf(language).number(amount, 2)} ${currency}`);
  return { en: said('en'), 'zh-CN': said('zh-CN') };
};
const percentOf = (value: string | null): LocalizedText => {
  const said = (language: Language) => (value === null ? '–' : `${formatterOf(language).number(value)}%`);
  return { en: said('en'), 'zh-CN': said('zh-CN') };
};

/** What the words of a problem are filled with. */
function saidOf(row: ReviewRow, review: ReviewRecord): Said {
  const { currency } = review;
  const isOfItem = row.problem === 'ITEM_LIMITS';
  const bound = (own: string | null, ofItem: { toFixed(): string } | null) =>
    amountIn(currency, isOfItem ? (ofItem?.toFixed() ?? null) : own);
  return {
    name: row.employee,
    item: compensationItemColumns.name(review.item.name),
    day: isoDay(review.effectiveDate),
    currency,
    grade: row.grade ?? '–',
    level: row.level ?? '–',
    before: amountIn(currency, row.before),
    after: amountIn(currency, row.after),
    percent: percentOf(row.percent),
    limit: percentOf(review.percentMax.toFixed()),
    minimum: bound(row.minimum, review.item.minimum),
    maximum: bound(row.maximum, review.item.maximum),
  };
}

/** Somebody of a review, with what refuses them in words. */
export function viewReviewedPerson(row: ReviewRow, review: ReviewRecord): ReviewedPerson {
  const { minimum, midpoint, maximum, department, problem: stored, ...rest } = row;
  const problem = compensationReviewRowColumns.problem(stored);
  const isKnown = minimum !== null && midpoint !== null && maximum !== null;
  const explain = (language: Language): string =>
    problem ? fillText(reviewProblems[problem][language], language, saidOf(row, review)) : '';
  return {
    ...rest,
    department: departmentVersionColumns.name(department),
    range: isKnown ? { minimum, midpoint, maximum } : null,
    problem,
    explanation: problem ? { en: explain('en'), 'zh-CN': explain('zh-CN') } : null,
  };
}
