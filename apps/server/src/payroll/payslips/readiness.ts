import { countLeftOut, countUntold } from '@wagewright/db';
import { hasActiveSetting, type ReadinessCheck } from '../batches/index.ts';

export const readiness: readonly ReadinessCheck[] = [
  {
    code: 'no-payslip-setting',
    severity: 'blocker',
    before: ['generate-payslips'],
    remedy: 'payslip-settings',
    words: { other: { en: 'The solution has no active payslip setting', 'zh-CN': '方案没有启用的工资单设置' } },
    count: async ({ prisma, batch }) => ((await hasActiveSetting(prisma, batch.period.solutionId)) ? 0 : 1),
  },
  {
    code: 'without-payslip',
    severity: 'warning',
    before: ['generate-payslips', 'publish-payslips'],
    remedy: 'errors',
    words: {
      one: { en: '{count} person has errors and gets no payslip', 'zh-CN': '{count} 人存在错误，不会生成工资单' },
      other: { en: '{count} people have errors and get no payslip', 'zh-CN': '{count} 人存在错误，不会生成工资单' },
    },
    count: ({ sql, batch: { id, currentRunId } }) => (currentRunId === null ? 0 : countLeftOut(sql, id, currentRunId)),
  },
  {
    code: 'nobody-to-tell',
    severity: 'warning',
    before: ['generate-payslips', 'publish-payslips'],
    remedy: 'people',
    words: {
      one: {
        en: '{count} person has neither an account nor an e-mail address and will not be told of their payslip',
        'zh-CN': '{count} 人既无账号也无邮箱，不会收到工资单通知',
      },
      other: {
        en: '{count} people have neither an account nor an e-mail address and will not be told of their payslips',
        'zh-CN': '{count} 人既无账号也无邮箱，不会收到工资单通知',
      },
    },
    count: ({ sql, batch: { id, currentRunId } }) => (currentRunId === null ? 0 : countUntold(sql, id, currentRunId)),
  },
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
