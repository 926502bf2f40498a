import { randomUUID } from 'node:crypto';
import type { LocalizedText } from '@wagewright/contracts';
import type { ChangeTools } from '../../core/change-tools.ts';
import type { Deps } from '../../core/deps.ts';
import { notifyUsers } from '../../platform/notifications/index.ts';

const what = {
  on: { en: 'it was set up', 'zh-CN': '已设置' },
  off: { en: 'it was removed', 'zh-CN': '已移除' },
  reset: { en: 'an administrator has taken it off', 'zh-CN': '已由管理员重置' },
  recovery: { en: 'a recovery code was used', 'zh-CN': '已使用恢复码' },
  renewed: { en: 'new recovery codes were made', 'zh-CN': '已生成新的恢复码' },
} as const satisfies Record<string, LocalizedText>;

/** Tells somebody what was done to their second factor. */
export async function tellOwner(change: ChangeTools & { readonly deps: Deps }, userId: number, event: keyof typeof what): Promise<void> {
  await notifyUsers(change, [userId], {
    template: 'second-factor-changed',
    thing: `second-factor:${randomUUID()}`,
    title: { en: 'Second factor', 'zh-CN': '两步验证' },
    link: '/me/security?tab=second-factor',
    more: { what: what[event] },
  });
}
