import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { currencyCode } from '../../core/places.ts';
import { id, isoDate, name, remarks, timestamp, version } from '../../core/primitives.ts';
import { compensationItemCode, payrollEffectivePeriod } from '../../org/compensation/index.ts';
import { compensationReviewStatuses } from './review-machine.ts';
import { reviewProblemCodes } from './review-problems.ts';
import { raisePercent, reviewRule } from './review-rule.ts';

/** What is asked of a review. */
export const reviewContent = z.strictObject({
  name: name(limits.nameCharactersMax),
  effectiveDate: isoDate,
  payrollEffectivePeriod,
  reason: remarks.nullable().default(null),
  /** More than so many per cent is a slip, unless somebody says of a single person that it is meant. */
  percentMax: raisePercent.default('20'),
  rule: reviewRule,
});

/** For whom it is, which stays. */
export const reviewSubject = z.strictObject({ legalEntityId: id, item: compensationItemCode, currency: currencyCode });

/** How somebody of a review stands: to be raised, refused, as they are, taken out; once it is written: raised, or left as they were. */
export const reviewRowStates = ['raised', 'refused', 'unchanged', 'left-out'] as const;
export type ReviewRowState = (typeof reviewRowStates)[number];

/** How many people, and what those who are raised have together before and after, exact. */
export const reviewSums = z.object({
  people: z.int(),
  raised: z.int(),
  refused: z.int(),
  unchanged: z.int(),
  leftOut: z.int(),
  before: z.string(),
  after: z.string(),
  difference: z.string(),
  /** Of what they had before, with two digits; null where nobody is raised. */
  percent: z.string().nullable(),
});

export const compensationReviewRow = z.object({
  id,
  version,
  name: z.string(),
  status: z.enum(compensationReviewStatuses),
  legalEntityId: id,
  legalEntity: localizedText,
  item: z.string(),
  itemName: localizedText,
  currency: z.string(),
  effectiveDate: isoDate,
  createdBy: z.string().nullable(),
  createdAt: timestamp,
  sums: reviewSums,
});

export const compensationReview = compensationReviewRow.extend({
  payrollEffectivePeriod: z.string(),
  reason: z.string().nullable(),
  percentMax: z.string(),
  rule: reviewRule,
  approvalId: id.nullable(),
  writtenBy: z.string().nullable(),
  writtenAt: timestamp.nullable(),
  undoneBy: z.string().nullable(),
  undoneAt: timestamp.nullable(),
  /** How far the job is that is at it. */
  progress: z.object({ part: z.string(), done: z.int(), total: z.int() }),
  /** Why the last job ended without a result. */
  failure: z.string().nullable(),
  /** The caller may change it, as far as its state lets them. */
  mayEdit: z.boolean(),
});
export type CompensationReview = z.infer<typeof compensationReview>;

export const reviewedPerson = z.object({
  employeeId: id,
  employeeNumber: z.string(),
  employee: z.string(),
  department: localizedText.nullable(),
  /** Null: nothing that could be raised. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  difference: z.string().nullable(),
  /** With two digits. */
  percent: z.string().nullable(),
  /** Through which day the new amount holds: as the record does that is raised; null: no end. */
  until: isoDate.nullable(),
  grade: z.string().nullable(),
  level: z.string().nullable(),
  /** Of the level on the effective date. */
  range: z.object({ minimum: z.string(), midpoint: z.string(), maximum: z.string() }).nullable(),
  state: z.enum(reviewRowStates),
  problem: z.enum(reviewProblemCodes).nullable(),
  /** The problem in words, with how it is mended. */
  explanation: localizedText.nullable(),
  /** Somebody has entered the amount. */
  isTyped: z.boolean(),
  /** Why it was entered, or somebody was taken out. */
  why: z.string().nullable(),
});
export type ReviewedPerson = z.infer<typeof reviewedPerson>;

/** Why a review cannot be as it is asked for. */
export const reviewErrors = ['NOT_FOUND', 'REVIEW_TOO_LARGE', 'VALIDATION_FAILED'] as const;
/** Why a review that there is cannot be changed. */
export const reviewChangeErrors = ['NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_TRANSITION'] as const;
