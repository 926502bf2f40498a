import type { LocalizedText } from '@wagewright/contracts';
import { approvalColumns } from '@wagewright/db/columns';
import { notifyUsers } from '../../platform/notifications/index.ts';
import type { Changing } from './change-approval.ts';

/** How an approval came back to whoever submitted it. */
export const outcomeTexts = {
  approve: { en: 'approved', 'zh-CN': '审批通过' },
  reject: { en: 'rejected', 'zh-CN': '已驳回' },
  'roll-back': { en: 'rolled back', 'zh-CN': '已退回' },
} as const satisfies Readonly<Record<string, LocalizedText>>;

export async function tellSubmitter({ call, row }: Changing, outcome: keyof typeof outcomeTexts): Promise<void> {
  await notifyUsers(call, [row.submittedByUserId], {
    template: 'approval-ended',
    thing: `approval:${row.id}:${row.version + 1}`,
    title: approvalColumns.title(row.title),
    link: `/approvals/${row.id}`,
    more: { outcome: outcomeTexts[outcome] },
  });
}
