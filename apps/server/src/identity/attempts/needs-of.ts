import { limits } from '@wagewright/contracts';
import type { SignInNeed } from '@wagewright/contracts/identity/auth';
import type { PasswordRules } from '@wagewright/contracts/identity/security-strategies';

interface Account {
  readonly passwordSetAt: Date | null;
  readonly mustChangePassword: boolean;
  readonly secondFactor: { readonly confirmedAt: Date | null } | null;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const isExpired = ({ passwordSetAt }: Account, { expiryDays }: PasswordRules, now: Date): boolean =>
  expiryDays !== null && passwordSetAt !== null && passwordSetAt.getTime() + expiryDays * dayMs <= now.getTime();

/** Whether a password is another's, who set it for somebody that has not replaced it in time. */
export const hasRunOut = ({ mustChangePassword, passwordSetAt }: Account, now: Date): boolean =>
  mustChangePassword && passwordSetAt !== null && passwordSetAt.getTime() + limits.givenPasswordHours * hourMs <= now.getTime();

/** What is asked for after a right password, in its order. */
export function needsOf(user: Account, rules: PasswordRules, now: Date): SignInNeed[] {
  const isEnrolled = Boolean(user.secondFactor?.confirmedAt);
  return [
    ...(isEnrolled ? (['second-factor'] as const) : []),
    ...(user.mustChangePassword || isExpired(user, rules, now) ? (['new-password'] as const) : []),
    ...(!isEnrolled && rules.secondFactor === 'required' ? (['enrolment'] as const) : []),
  ];
}

/** What is asked for after a provider has vouched for somebody: no password, and a second factor unless it has asked for one itself. */
export function needsAfterProvider(
  { secondFactor }: Pick<Account, 'secondFactor'>,
  rules: PasswordRules,
  { countsAsSecondFactor }: { readonly countsAsSecondFactor: boolean },
): SignInNeed[] {
  if (countsAsSecondFactor) return [];
  if (secondFactor?.confirmedAt) return ['second-factor'];
  return rules.secondFactor === 'required' ? ['enrolment'] : [];
}
