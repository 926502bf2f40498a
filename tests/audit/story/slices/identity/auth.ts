import { makeStep, passwords, reviveSessions, stepHandle } from '../../sign-in-parts.ts';
import type { Step } from '../../step.ts';

const newPassword = (scene: Parameters<typeof makeStep>[0]) => makeStep(scene, ['new-password']);

/** The employee's password has expired. */
export const steps: readonly Step[] = [
  { procedure: 'identity/auth/get-step-pattern', by: 'nobody', first: newPassword, input: () => ({ signInStep: stepHandle }) },
  {
    procedure: 'identity/auth/change-expired-password',
    by: 'nobody',
    first: newPassword,
    input: () => ({ signInStep: stepHandle, newPassword: passwords[0] }),
    then: reviveSessions,
  },
];
