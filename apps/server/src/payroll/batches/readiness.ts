import { countChangedSince, kindsRead } from '@wagewright/db';
import type { ReadinessCheck } from './readiness-check.ts';

export const readiness: readonly ReadinessCheck[] = [
  {
    code: 'unconfirmed',
    severity: 'warning',
    before: ['calculate', 'submit'],
    remedy: 'people',
    words: {
      one: { en: 'Nobody has confirmed the {count} person who is paid', 'zh-CN': '{count} 名发薪人员尚未确认' },
      other: { en: 'Nobody has confirmed the {count} people who are paid', 'zh-CN': '{count} 名发薪人员尚未确认' },
    },
    count: async ({ prisma, batch: { id, payeeCount } }) => {
      const { confirmedAt } = await prisma.batch.findUniqueOrThrow({ where: { id }, select: { confirmedAt: true } });
      return confirmedAt ? 0 : payeeCount;
    },
  },
  {
    code: 'undecided',
    severity: 'warning',
    before: ['calculate', 'submit'],
    remedy: 'people',
    words: {
      one: { en: 'Of {count} person it could not be told whether they are in scope', 'zh-CN': '{count} 人无法判断是否在适用范围内' },
      other: { en: 'Of {count} people it could not be told whether they are in scope', 'zh-CN': '{count} 人无法判断是否在适用范围内' },
    },
    count: ({ prisma, batch: { id } }) => prisma.batchLeftOut.count({ where: { batchId: id, cause: null } }),
  },
  {
    code: 'changed-since',
    severity: 'warning',
    before: ['calculate', 'submit'],
    remedy: 'input',
    words: {
      one: { en: 'Records of {count} person were changed since the data was frozen', 'zh-CN': '数据冻结后有 {count} 人的记录被更改' },
      other: { en: 'Records of {count} people were changed since the data was frozen', 'zh-CN': '数据冻结后有 {count} 人的记录被更改' },
    },
    count: ({ sql, program, batch: { id, preparedAt } }) => (preparedAt ? countChangedSince(sql, id, kindsRead(program()), preparedAt) : 0),
  },
  {
    code: 'held',
    severity: 'warning',
    before: ['submit'],
    remedy: 'held',
    words: {
      one: { en: '{count} person is held and will not be paid', 'zh-CN': '{count} 人暂缓发放，不会发薪' },
      other: { en: '{count} people are held and will not be paid', 'zh-CN': '{count} 人暂缓发放，不会发薪' },
    },
    count: ({ batch }) => batch._count.payees,
  },
  {
    // what was agreed upon stays as it is: nobody is taken in again
    code: 'held-for-good',
    severity: 'warning',
    before: ['generate-payslips', 'publish-payslips', 'submit-data', 'close'],
    remedy: 'off-cycle',
    words: {
      one: {
        en: '{count} person is held and not paid by this batch. An off-cycle batch can pay them',
        'zh-CN': '{count} 人暂缓发放，本批次不发薪，可另建非周期批次发放',
      },
      other: {
        en: '{count} people are held and not paid by this batch. An off-cycle batch can pay them',
        'zh-CN': '{count} 人暂缓发放，本批次不发薪，可另建非周期批次发放',
      },
    },
    count: ({ batch }) => batch._count.payees,
  },
];
