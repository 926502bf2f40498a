import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, name, version } from '../../core/primitives.ts';
import { userKinds } from '../users/index.ts';
import { passwordRules } from './password-rules.ts';

/** When an account locks by itself, and for how long: of the default strategy, for everybody. */
export const lockout = z.object({
  afterFailures: z.int().min(limits.signInFailuresBeforeDelay).max(limits.lockAfterFailuresMax),
  minutes: z.int().min(1).max(limits.lockMinutesMax),
});

/** What can be typed of a strategy. */
export const strategyFields = {
  name: name(limits.nameCharactersMax),
  rules: z.strictObject(passwordRules.shape),
  userKinds: z.array(z.enum(userKinds)).max(userKinds.length),
  roleIds: z.array(id).max(limits.strategyRolesMax),
  /** Of the default strategy, which has to have it; of no other. */
  lockout: z.strictObject(lockout.shape).nullable(),
};

export const strategy = z.object({
  id,
  version,
  name: z.string(),
  isDefault: z.boolean(),
  rules: passwordRules,
  userKinds: z.array(z.enum(userKinds)),
  roleIds: z.array(id),
  lockout: lockout.nullable(),
});
