import { z } from 'zod';
import { limits } from '../../core/limits.ts';

/** A password as it is typed: nothing is trimmed of it, and what it has to be is said by the strategy. */
export const typedPassword = z.string().min(1).max(limits.passwordCharactersMax);

/** How a password came about. */
export const passwordWays = ['first-sign-in', 'reset', 'own', 'administrator', 'expired'] as const;
export type PasswordWay = (typeof passwordWays)[number];

/** What can be wrong with a new password. */
export const newPasswordErrors = [
  'PASSWORD_TOO_WEAK',
  'PASSWORD_TOO_COMMON',
  'PASSWORD_LEAKED',
  'PASSWORD_USED_BEFORE',
  'PASSWORD_CHANGED_MEANWHILE',
] as const;
