import { signInNeeds } from '@wagewright/contracts/identity/auth';
import { resetChannels } from '@wagewright/contracts/identity/password-resets';
import { passwordWays } from '@wagewright/contracts/identity/passwords';
import { characterClasses, secondFactorRules } from '@wagewright/contracts/identity/security-strategies';
import { signInWays } from '@wagewright/contracts/identity/sessions';
import { userKinds } from '@wagewright/contracts/identity/users';
import { columnsOf, type Kind } from './column.ts';
import { localized, oneOf } from './kinds.ts';

const listOf = <Value>({ expected, is }: Kind<Value>): Kind<Value[]> => ({
  expected: `a list of ${expected}`,
  is: (value): value is Value[] => Array.isArray(value) && value.every(is),
});

export const roleColumns = columnsOf('role', { name: localized });

export const userColumns = columnsOf('app_user', { kind: oneOf(userKinds) });

export const securityStrategyColumns = columnsOf('security_strategy', {
  needs: listOf(oneOf(characterClasses)),
  secondFactor: oneOf(secondFactorRules),
});

export const strategyTargetColumns = columnsOf('security_strategy_target', { userKind: oneOf(userKinds) });

export const passwordHistoryColumns = columnsOf('password_history', { way: oneOf(passwordWays) });

export const signInStepColumns = columnsOf('sign_in_step', { needs: listOf(oneOf(signInNeeds)) });

export const signInAttemptColumns = columnsOf('sign_in_attempt', { step: oneOf(signInWays) });

export const passwordResetColumns = columnsOf('password_reset', { channel: oneOf(resetChannels) });
