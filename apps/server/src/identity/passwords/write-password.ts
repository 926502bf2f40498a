import { AppError, type LocalizedText } from '@wagewright/contracts';
import type { PasswordWay } from '@wagewright/contracts/identity/passwords';
import { lockPassword } from '@wagewright/db';
import type { ChangeTools } from '../../core/change-tools.ts';
import type { Deps } from '../../core/deps.ts';
import { notifyUsers } from '../../platform/notifications/index.ts';

export interface NewPassword {
  readonly userId: number;
  readonly hash: string;
  /** The hash that whoever sets it has seen; undefined where another one makes no difference. */
  readonly seen?: string | null;
  readonly way: PasswordWay;
  readonly setByUserId: number;
  /** The session that stays. */
  readonly keptSessionId?: number;
}

type Change = ChangeTools & { readonly deps: Deps };

const how: Readonly<Record<PasswordWay, LocalizedText>> = {
  'first-sign-in': { en: 'at your first sign-in', 'zh-CN': '首次登录' },
  reset: { en: 'by a link or code that was sent to you', 'zh-CN': '通过发送给您的链接或验证码' },
  own: { en: 'by you in your settings', 'zh-CN': '由您在设置中修改' },
  administrator: { en: 'by an administrator', 'zh-CN': '由管理员修改' },
  expired: { en: 'at a sign-in that asked for a new one', 'zh-CN': '登录时按要求更换' },
};

/** Ends a user's sessions but one. @returns which */
export async function endSessions({ tx, notify, deps }: Change, userId: number, keptSessionId = 0): Promise<number[]> {
  const now = deps.clock();
  const ended = await tx.session.updateManyAndReturn({
    where: { userId, revokedAt: null, expiresAt: { gt: now }, id: { not: keptSessionId } },
    data: { revokedAt: now },
    select: { id: true },
  });
  for (const { id } of ended) await notify({ topic: 'session', id });
  return ended.map(({ id }) => id);
}

/** Writes a password, ends the other sessions, keeps it in the history, tells the owner and the audit. @returns how many sessions ended */
export async function writePassword(change: Change, next: NewPassword): Promise<number> {
  const { tx, sql, audit, deps } = change;
  const { userId, hash, seen, way, setByUserId } = next;
  const now = deps.clock();
  const user = await lockPassword(sql, userId);
  if (!user || (seen !== undefined && user.passwordHash !== seen)) throw new AppError('PASSWORD_CHANGED_MEANWHILE');
  await tx.user.update({
    where: { id: userId },
    data: { passwordHash: hash, passwordSetAt: now, mustChangePassword: way === 'administrator' },
  });
  const { id } = await tx.passwordHistory.create({ data: { userId, passwordHash: hash, way, setByUserId, setAt: now } });
  const endedSessions = (await endSessions(change, userId, next.keptSessionId)).length;
  await notifyUsers(change, [userId], {
    template: 'password-changed',
    thing: `password:${id}`,
    title: { en: 'Password', 'zh-CN': '密码' },
    link: '/set-password',
    more: { how: how[way] },
  });
  audit({ entity: 'user', entityId: userId, actorUserId: setByUserId, after: { passwordSet: way, endedSessions } });
  return endedSessions;
}
