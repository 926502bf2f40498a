import {
  type ConfigurationState,
  type ConfigurationStep,
  configurationSteps,
  type MissingThing,
} from '@wagewright/contracts/payroll/configuration';
import type { ConfigurationFacts } from './configuration-facts.ts';

interface StepRule {
  /** What is missing, of the things that it wants. */
  readonly wants: readonly (readonly [MissingThing, (facts: ConfigurationFacts) => boolean])[];
  /** Pay does without it; whether somebody has set it all the same. */
  readonly isSet?: (facts: ConfigurationFacts) => boolean;
}

/** A step is complete when it has all that it wants; one that wants nothing is optional until somebody sets it. */
const rules: Readonly<Record<ConfigurationStep, StepRule>> = {
  period: {
    wants: [
      ['periods', ({ periods }) => periods > 0],
      ['open-period', ({ periods, openPeriods }) => periods === 0 || openPeriods > 0],
    ],
  },
  rules: { wants: [['published-copy', ({ hasPublishedCopy }) => hasPublishedCopy]] },
  process: { wants: [['approver', ({ hasProcess, approvers }) => hasProcess || approvers > 0]] },
  authorization: { wants: [['manager', ({ managers }) => managers > 0]] },
  scope: { wants: [], isSet: ({ hasScope }) => hasScope },
  dynamic: { wants: [], isSet: ({ isDynamic }) => isDynamic },
  payslip: { wants: [['active-payslip', ({ activePayslips }) => activePayslips > 0]] },
  check: { wants: [], isSet: ({ hasChecks }) => hasChecks },
};

function stateOf(id: ConfigurationStep, facts: ConfigurationFacts): ConfigurationState {
  const { wants, isSet } = rules[id];
  const missing = wants.filter(([, isThere]) => !isThere(facts)).map(([thing]) => thing);
  if (missing.length > 0) return { id, state: 'missing', missing };
  return { id, state: isSet && !isSet(facts) ? 'optional' : 'complete', missing };
}

/** The eight steps in their order. */
export const stepStates = (facts: ConfigurationFacts): ConfigurationState[] => configurationSteps.map((id) => stateOf(id, facts));
