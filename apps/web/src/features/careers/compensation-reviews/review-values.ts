/** What the form of a review holds: texts as typed. */
import type { RaiseKind, Rounding } from '@wagewright/contracts/careers/compensation-reviews';
import type { Inputs } from '../../../shared/api/trpc.ts';
import type { Rules } from '../../../shared/ui/form/form-state.ts';
import { decimal, named, required } from '../../../shared/ui/form/index.ts';
import type { ChosenPeople } from '../../org/employees/index.ts';
import type { Review } from './review.ts';

export interface ReviewValues {
  readonly name: string;
  readonly legalEntityId: string;
  readonly item: string;
  readonly currency: string;
  readonly effectiveDate: string;
  readonly payrollEffectivePeriod: string;
  readonly reason: string;
  readonly who: ChosenPeople;
  readonly by: RaiseKind;
  readonly percent: string;
  readonly amount: string;
  readonly toMinimum: boolean;
  readonly capped: boolean;
  readonly unit: string;
  readonly rounding: Rounding;
  readonly percentMax: string;
}

const everybody: ChosenPeople = { conditions: [], match: 'all' };

export const newValues: ReviewValues = {
  name: '',
  legalEntityId: '',
  item: '',
  currency: '',
  effectiveDate: '',
  payrollEffectivePeriod: '',
  reason: '',
  who: everybody,
  by: 'percent',
  percent: '',
  amount: '',
  toMinimum: false,
  capped: true,
  unit: '0.01',
  rounding: 'nearest',
  percentMax: '20',
};

/** A review as its form begins. */
export const valuesOf = (review: Review): ReviewValues => {
  const { name, legalEntityId, item, currency, effectiveDate, payrollEffectivePeriod, reason, percentMax, rule } = review;
  const { how, who, toMinimum, capped, unit, rounding } = rule;
  return {
    name,
    legalEntityId: String(legalEntityId),
    item,
    currency,
    effectiveDate,
    payrollEffectivePeriod,
    reason: reason ?? '',
    who: { conditions: who.conditions as ChosenPeople['conditions'], match: who.match },
    by: how.by,
    toMinimum,
    capped,
    unit,
    rounding,
    percentMax,
    percent: how.by === 'percent' ? how.percent : '',
    amount: how.by === 'amount' ? how.amount : '',
  };
};

const figure = (value: string) => required(value) ?? decimal(value);

export const reviewRules: Rules<ReviewValues> = {
  name: named,
  legalEntityId: required,
  item: required,
  currency: required,
  effectiveDate: required,
  payrollEffectivePeriod: required,
  percent: (value, { by }) => (by === 'percent' ? figure(value) : null),
  amount: (value, { by }) => (by === 'amount' ? figure(value) : null),
  percentMax: figure,
};

type Content = Omit<Inputs['careers']['compensationReviews']['updateCompensationReview'], 'id' | 'version'>;

/** What the form asks for. */
export function contentOf(values: ReviewValues): Content {
  const { name, effectiveDate, payrollEffectivePeriod, reason, who, by, toMinimum, capped, unit, rounding, percentMax } = values;
  const conditions = who.conditions.map(({ values: chosen, ...condition }) => ({
    ...condition,
    ...(chosen ? { values: [...chosen] } : {}),
  }));
  const how = () => {
    if (by === 'percent') return { by, percent: values.percent.trim() };
    return by === 'amount' ? { by, amount: values.amount.trim() } : { by };
  };
  return {
    name: name.trim(),
    effectiveDate,
    payrollEffectivePeriod,
    reason: reason.trim() || null,
    percentMax: percentMax.trim(),
    rule: { who: { conditions, match: who.match }, how: how(), toMinimum, capped, unit, rounding },
  } as Content;
}
