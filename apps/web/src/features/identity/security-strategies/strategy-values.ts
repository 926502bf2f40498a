import type { Inputs } from '../../../shared/api/trpc.ts';
import type { Strategy } from './StrategyListPage.tsx';

export type StrategyInput = Inputs['identity']['securityStrategies']['createStrategy'];

/** A strategy as its form holds it. */
export interface StrategyValues {
  readonly name: string;
  readonly userKinds: StrategyInput['userKinds'];
  readonly roleIds: readonly number[];
  readonly charactersMin: number;
  readonly needs: StrategyInput['rules']['needs'];
  readonly refusesCommon: boolean;
  readonly historyCount: number;
  readonly expires: boolean;
  readonly expiryDays: number;
  readonly secondFactor: StrategyInput['rules']['secondFactor'];
  readonly afterFailures: number;
  readonly minutes: number;
}

const usualExpiryDays = 365;

export const valuesOf = (strategy: Strategy): StrategyValues => ({
  name: strategy.name,
  userKinds: strategy.userKinds,
  roleIds: strategy.roleIds,
  ...strategy.rules,
  expires: strategy.rules.expiryDays !== null,
  expiryDays: strategy.rules.expiryDays ?? usualExpiryDays,
  afterFailures: strategy.lockout?.afterFailures ?? 0,
  minutes: strategy.lockout?.minutes ?? 0,
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
  afterFailures: 0,
  minutes: 0,
};

/** What is sent of it. */
export const inputOf = (values: StrategyValues): StrategyInput => ({
  name: values.name.trim(),
  userKinds: values.userKinds,
  roleIds: [...values.roleIds],
  rules: {
    charactersMin: values.charactersMin,
    needs: values.needs,
    refusesCommon: values.refusesCommon,
    historyCount: values.historyCount,
    expiryDays: values.expires ? values.expiryDays : null,
    secondFactor: values.secondFactor,
  },
  lockout: values.afterFailures > 0 ? { afterFailures: values.afterFailures, minutes: values.minutes } : null,
});
