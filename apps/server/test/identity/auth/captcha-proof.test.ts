import { limits } from '@wagewright/contracts';
import { demoSignIns } from '@wagewright/db/seed';
import { beforeEach, describe, expect, it } from 'vitest';
import { delaySeconds } from '../../../src/identity/attempts/sign-in-delay.ts';
import { askCaptcha, knownAnswer, solveCaptcha } from '../../support/captcha.ts';
import { serverForAll } from '../../support/for-all-tests.ts';

const minuteMs = 60_000;

describe('a captcha’s proof (S5)', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  const { account, password } = demoSignIns.clerk;
  beforeEach(async () => {
    await server.prisma.signInAttempt.deleteMany();
    await server.prisma.captchaChallenge.deleteMany();
  });

  const check = async (captchaId: string) => await server.anonymous.call('identity/auth/check-captcha', { captchaId, answer: knownAnswer });
  const signIn = async (captchaProof: string) => await server.anonymous.call('identity/auth/sign-in', { account, password, captchaProof });
  const later = async (minutes: number, work: () => Promise<void>): Promise<void> => {
    const now = server.now;
    server.now = new Date(now.getTime() + minutes * minuteMs);
    await work();
    server.now = now;
  };

  it('gives one proof for a right answer, however often it is given', async () => {
    const { captchaId } = await askCaptcha(server);
    expect((await check(captchaId)).status).toBe(200);
    expect((await check(captchaId)).error?.code).toBe('CAPTCHA_WRONG');
  });

  it('is too old after its time, and so is its proof', async () => {
    const { captchaId } = await askCaptcha(server);
    const proof = await solveCaptcha(server);
    await later(limits.captchaMinutes + 1, async () => {
      expect((await check(captchaId)).error?.code).toBe('CAPTCHA_WRONG');
      expect((await signIn(proof)).error?.code).toBe('CAPTCHA_PROOF_INVALID');
    });
    expect((await signIn(proof)).status).toBe(200);
  });

  it('the wait after failures doubles from five seconds to its limit', () => {
    const waits = [0, 2, 3, 4, 5, 30].map((failures) => delaySeconds(failures, 3));
    expect(waits).toEqual([0, 0, 5, 10, 20, limits.signInDelaySecondsMax]);
  });
});
