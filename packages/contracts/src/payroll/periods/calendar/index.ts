export { addDays, type WorkDays, workDays } from '../../../time/calendars/index.ts';
export { periodsOfRule, periodsOfRuleFrom } from './generate.ts';
export { type PeriodRule, payMoves, payRule, periodRule, periodRuleShape } from './period-rule.ts';
export { type PeriodPlan, type PlanFault, type PlannedPeriod, planPeriods } from './plan.ts';
export { proposeRule } from './propose.ts';
