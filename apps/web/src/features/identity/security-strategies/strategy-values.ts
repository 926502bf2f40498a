import type { Inputs } from '../../../shared/api/trpc.ts';
import type { Figure } from '../../../shared/ui/form/index.ts';
import type { Strategy } from './StrategyListPage.tsx';

export type StrategyInput = Inputs['identity']['securityStrategies']['createStrategy'];

/** A strategy as its form holds it. */
export interface StrategyValues {
  readonly name: string;
  readonly userKinds: StrategyInput['userKinds'];
  readonly roleIds: readonly number[];
  readonly charactersMin: Figure;
  readonly needs: StrategyInput['rules']['needs'];
  readonly refusesCommon: boolean;
  readonly historyCount: Figure;
  readonly expires: boolean;
  readonly expiryDays: Figure;
  readonly secondFactor: StrategyInput['rules']['secondFactor'];
  /** Of the default strategy. */
  readonly afterFailures: Figure;
  readonly minutes: Figure;
}

const usualExpiryDays = 365;

export const valuesOf = (strategy: Strategy): StrategyValues => ({
  name: strategy.name,
  userKinds: strategy.userKinds,
  roleIds: strategy.roleIds,
  ...strategy.rules,
  expires: strategy.rules.expiryDays !== null,
  expiryDays: strategy.rules.expiryDays ?? usualExpiryDays,
  afterFailures: strategy.lockout?.afterFailures ?? '',
  minutes: strategy.lockout?.minutes ?? '',
});

export const newValues: StrategyValues = {
  name: '',
  userKinds: [],
  roleIds: [],
  charactersMin: 14,
  needs: [],
  refusesCommon: true,
  historyCount: 5,
  expires: false,
  expiryDays: usualExpiryDays,
  secondFactor: 'optional',
  afterFailures: '',
  minutes: '',
};

/** What is sent of it, once no figure that counts is blank. */
export const inputOf = (values: StrategyValues, isDefault: boolean): StrategyInput => ({
  name: values.name.trim(),
  userKinds: values.userKinds,
  roleIds: [...values.roleIds],
  rules: {
    charactersMin: Number(values.charactersMin),
    needs: values.needs,
    refusesCommon: values.refusesCommon,
    historyCount: Number(values.historyCount),
    expiryDays: values.expires ? Number(values.expiryDays) : null,
    secondFactor: values.secondFactor,
  },
  lockout: isDefault ? { afterFailures: Number(values.afterFailures), minutes: Number(values.minutes) } : null,
});
