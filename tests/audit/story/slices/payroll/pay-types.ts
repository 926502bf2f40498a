import type { Step } from '../../step.ts';

const name = { en: 'Story', 'zh-CN': '故事' };
const step = (procedure: string, input: object): Step => ({ procedure: `payroll/${procedure}`, by: 'clerk', input: () => input });

/** An entry of each of the company's lists, from its making to its end. */
export const steps: readonly Step[] = [
  step('pay-types/create-pay-type', { code: 'STORY', name, type: 'earning' }),
  step('pay-types/update-pay-type', { code: 'STORY', version: 1, type: 'base' }),
  step('pay-types/delete-pay-type', { code: 'STORY', version: 2 }),
  step('balances/create-balance-element', { code: 'STORY', name }),
  step('balances/rename-balance-element', { code: 'STORY', version: 1, name: { en: 'Stories', 'zh-CN': '故事集' } }),
  step('balances/delete-balance-element', { code: 'STORY', version: 2 }),
];
