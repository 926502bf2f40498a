export type { AskedRecords, EffectOnPay } from './effect-on-pay.ts';
export { changeEmployee, employeeForChange } from './load-employee.ts';
export { requireWithinReach } from './within-reach.ts';
