import type { ConfigurationStep } from '@wagewright/contracts/payroll/configuration';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { CalendarSetting } from '../periods/index.ts';
import { SolutionUsersPanel } from '../solutions/index.ts';
import type { StepProps } from './step-props.ts';

/** What is shown for a step: the part of another slice, or one of these. Its code comes with the step. */
export const stepPanels = {
  period: CalendarSetting,
  rules: lazyPart(() => import('./RulesStep.tsx')),
  process: lazyPart(() => import('./ProcessStep.tsx')),
  authorization: SolutionUsersPanel,
  scope: lazyPart(() => import('./ScopeStep.tsx')),
  dynamic: lazyPart(() => import('./DynamicStep.tsx')),
  payslip: lazyPart(() => import('./PayslipStep.tsx')),
  check: lazyPart(() => import('./CheckStep.tsx')),
} as const satisfies Record<ConfigurationStep, (props: StepProps) => React.ReactNode>;
