import { AppError, type LocalizedText } from '@wagewright/contracts';
import { type CharacterClass, type PasswordRules, passwordPattern } from '@wagewright/contracts/identity/security-strategies';
import { readFormerPasswords, sqlOfPrisma } from '@wagewright/db';
import type { Deps } from '../../core/deps.ts';
import { hashPassword, verifyPassword } from '../attempts/index.ts';
import { rulesOf } from '../security-strategies/index.ts';
import { isCommonPassword } from './is-common.ts';

export interface PasswordOwner {
  readonly id: number;
  readonly account: string;
  readonly displayName: string;
}

const names: Readonly<Record<CharacterClass, LocalizedText>> = {
  lower: { en: 'a small letter', 'zh-CN': '小写字母' },
  upper: { en: 'a capital letter', 'zh-CN': '大写字母' },
  digit: { en: 'a digit', 'zh-CN': '数字' },
  symbol: { en: 'another character', 'zh-CN': '其他字符' },
};

function tooWeak({ charactersMin, needs }: PasswordRules): AppError {
  const listed = (language: 'en' | 'zh-CN', before: string, between: string) =>
    needs.length === 0 ? '' : before + needs.map((one) => names[one][language]).join(between);
  return new AppError('PASSWORD_TOO_WEAK', {
    characters: charactersMin,
    needs: { en: listed('en', ', with ', ', '), 'zh-CN': listed('zh-CN', '，并含', '、') },
  });
}

/** @throws AppError PASSWORD_USED_BEFORE */
async function requireNew(deps: Deps, userId: number, password: string, count: number): Promise<void> {
  const former = await readFormerPasswords(sqlOfPrisma(deps.db.prisma), userId, Math.max(1, count));
  for (const hash of former)
    if (await verifyPassword(hash, password)) throw new AppError('PASSWORD_USED_BEFORE', { count: Math.max(1, count) });
}

/**
 * Holds a new password to the rules of its owner, and hashes it; slow, so in the lane of sign-ins and outside of every transaction.
 * @throws AppError PASSWORD_TOO_WEAK, PASSWORD_TOO_COMMON, PASSWORD_LEAKED, PASSWORD_USED_BEFORE
 */
export async function prepareNewPassword(deps: Deps, owner: PasswordOwner, password: string): Promise<string> {
  const rules = await rulesOf(sqlOfPrisma(deps.db.prisma), owner.id);
  if (!new RegExp(passwordPattern(rules), 'u').test(password)) throw tooWeak(rules);
  if (rules.refusesCommon && (await isCommonPassword(password, [owner.account, owner.displayName])))
    throw new AppError('PASSWORD_TOO_COMMON');
  if (await deps.leakedPasswords?.has(password)) throw new AppError('PASSWORD_LEAKED');
  await requireNew(deps, owner.id, password, rules.historyCount);
  return await hashPassword(password);
}
