import { demoSignIns } from '@wagewright/db/seed';
import { solveCaptcha } from '@wagewright/server/testing';
import { accountHandle, employeeOf, makeReset, passwords, phoneCode, reviveSessions, secret } from '../../sign-in-parts.ts';
import type { Step } from '../../step.ts';

const known = () => ({ userId: accountHandle });
const step = (verb: string, more: Omit<Step, 'procedure' | 'by'>): Step => ({
  procedure: `identity/password-resets/${verb}`,
  by: 'nobody',
  then: reviveSessions,
  ...more,
});

/** The employee has forgotten the password, again and again. */
export const steps: readonly Step[] = [
  step('look-up-account', {
    input: async ({ server }) => ({ account: demoSignIns.employee.account, captchaProof: await solveCaptcha(server) }),
  }),
  step('send-reset-link', { first: (scene) => makeReset(scene, 'email'), input: known }),
  step('send-reset-code', { first: (scene) => makeReset(scene, 'phone'), input: known }),
  step('check-reset-code', { first: (scene) => makeReset(scene, 'phone'), input: () => ({ ...known(), phoneCode }) }),
  step('redeem-reset-link', { input: async (scene) => ({ code: await makeReset(scene, 'email'), secret, newPassword: passwords[1] }) }),
  step('change-password-by-phone', {
    first: (scene) => makeReset(scene, 'phone', true),
    input: () => ({ ...known(), proof: secret, newPassword: passwords[2] }),
  }),
  step('set-first-password', {
    first: async (scene) =>
      await scene.server.prisma.user.update({ where: { id: (await employeeOf(scene)).id }, data: { passwordHash: null } }),
    input: async (scene) => ({
      proved: { code: await makeReset(scene, 'email'), secret },
      newPassword: passwords[3],
      language: 'en',
    }),
  }),
];
