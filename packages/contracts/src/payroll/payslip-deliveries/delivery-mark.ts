import { z } from 'zod';
import type { LocalizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { id, lineOfText } from '../../core/primitives.ts';
import { issuedStatuses, payslipCheckStatuses, payslipSources } from '../payslips/index.ts';

export const deliveryChannels = ['app-message', 'email'] as const;
export type DeliveryChannel = (typeof deliveryChannels)[number];

/**
 * What has become of a payslip, each a fact of its own: one that was confirmed was seen as well. The same words count, filter and head columns
 * everywhere, so that a figure and the list behind it are the same payslips.
 */
export const deliveryMarks = [
  'published',
  'sent',
  'delivered',
  'seen',
  'confirmed',
  'disputed',
  'unanswered',
  'waiting',
  'failed',
  'unreached',
] as const;
export type DeliveryMark = (typeof deliveryMarks)[number];

export const markLabels: Readonly<Record<DeliveryMark, LocalizedText>> = {
  published: { en: 'Published', 'zh-CN': '已发布' },
  sent: { en: 'Sent', 'zh-CN': '已发送' },
  delivered: { en: 'In the inbox', 'zh-CN': '已送达收件箱' },
  seen: { en: 'Seen', 'zh-CN': '已查看' },
  confirmed: { en: 'Confirmed', 'zh-CN': '已确认' },
  disputed: { en: 'Disputed', 'zh-CN': '有异议' },
  unanswered: { en: 'Not answered', 'zh-CN': '未答复' },
  waiting: { en: 'Waiting to be sent', 'zh-CN': '待发送' },
  failed: { en: 'Not delivered', 'zh-CN': '发送失败' },
  unreached: { en: 'Nobody to tell', 'zh-CN': '无通知对象' },
};

/** Which payslips are meant, of those that the caller may see. */
export const payslipFilter = z.strictObject({
  batchId: id.optional(),
  roundId: id.optional(),
  solutionId: id.optional(),
  periodId: id.optional(),
  /** Of each solution those of the latest period that has any. */
  latest: z.boolean().optional(),
  legalEntityId: id.optional(),
  /** Where they were on the period’s last day, or below it. */
  departmentId: id.optional(),
  source: z.enum(payslipSources).optional(),
  status: z.enum(issuedStatuses).optional(),
  check: z.enum(payslipCheckStatuses).optional(),
  mark: z.enum(deliveryMarks).optional(),
  /** Part of a name, or of an employee’s or a payslip’s number. */
  search: lineOfText(limits.searchCharactersMax).optional(),
});
export type PayslipFilter = z.output<typeof payslipFilter>;

export const markCounts = z.object(
  Object.fromEntries(deliveryMarks.map((mark) => [mark, z.int()])) as Readonly<Record<DeliveryMark, z.ZodInt>>,
);
