import type { ReadinessCheck } from '../batches/index.ts';

export const readiness: readonly ReadinessCheck[] = [
  {
    code: 'not-published',
    severity: 'warning',
    before: ['close'],
    remedy: 'payslips',
    words: {
      one: { en: 'The payslip of {count} person is not published', 'zh-CN': '{count} 人的工资单尚未发布' },
      other: { en: 'The payslips of {count} people are not published', 'zh-CN': '{count} 人的工资单尚未发布' },
    },
    count: ({ batch: { payeeCount, payslipsPublishedAt } }) => (payslipsPublishedAt ? 0 : payeeCount),
  },
];
