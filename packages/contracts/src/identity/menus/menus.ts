import { z } from 'zod';
import { type LocalizedText, localizedText } from '../../core/languages.ts';
import type { Permission } from '../../core/permissions.ts';

export const menuKeys = ['payslips', 'approvals', 'inbox', 'solutions', 'batches'] as const;

export type MenuKey = (typeof menuKeys)[number];

/** The sidebar: an entry shows when the caller holds its permission; `signed-in` shows to everybody. */
export const menus: readonly {
  key: MenuKey;
  group: 'mine' | 'payroll';
  label: LocalizedText;
  path: string;
  needs: Permission | 'signed-in';
}[] = [
  { key: 'payslips', group: 'mine', label: { en: 'My payslips', 'zh-CN': '我的工资单' }, path: '/payslips', needs: 'payslip.read-own' },
  { key: 'inbox', group: 'mine', label: { en: 'Inbox', 'zh-CN': '收件箱' }, path: '/inbox', needs: 'signed-in' },
  { key: 'approvals', group: 'mine', label: { en: 'Approvals', 'zh-CN': '审批' }, path: '/approvals', needs: 'approval.decide' },
  { key: 'batches', group: 'payroll', label: { en: 'Batches', 'zh-CN': '批次' }, path: '/payroll/batches', needs: 'batch.read' },
  {
    key: 'solutions',
    group: 'payroll',
    label: { en: 'Solutions', 'zh-CN': '薪酬方案' },
    path: '/payroll/solutions',
    needs: 'solution.read',
  },
];

export const menuEntry = z.object({ key: z.enum(menuKeys), group: z.enum(['mine', 'payroll']), label: localizedText, path: z.string() });
