import { limits } from '@wagewright/contracts';
import { demoSignIns } from '@wagewright/db/seed';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { delaySeconds } from '../../../src/identity/auth/sign-in-delay.ts';
import { askCaptcha, doWork, knownAnswer, solveCaptcha } from '../../support/captcha.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

const minuteMs = 60_000;

describe('a captcha and its proof (S5)', () => {
  let server: TestServer;
  const { account, password } = demoSignIns.clerk;
  beforeAll(async () => {
    server = await startTestServer({ requestsPerMinuteMax: 1_000_000 });
  });
  afterAll(() => server[Symbol.asyncDispose]());
  beforeEach(async () => {
    await server.prisma.signInAttempt.deleteMany();
    await server.prisma.captchaChallenge.deleteMany();
  });

  const check = async (captchaId: string, more: object = {}) =>
    await server.anonymous.call('identity/auth/check-captcha', { captchaId, answer: knownAnswer, ...more });
  const signIn = async (captchaProof: string) => await server.anonymous.call('identity/auth/sign-in', { account, password, captchaProof });
  const later = async (minutes: number, work: () => Promise<void>): Promise<void> => {
    const now = server.now;
    server.now = new Date(now.getTime() + minutes * minuteMs);
    await work();
    server.now = now;
  };
  const fail = async (times: number): Promise<void> => {
    const at = new Date(server.now.getTime() - 20 * minuteMs);
    const attempt = { account, address: '192.0.2.1', succeeded: false, at };
    await server.prisma.signInAttempt.createMany({ data: Array.from({ length: times }, () => attempt) });
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

  it('comes with work after failures, without which its answer is not looked at', async () => {
    await fail(4);
    const { captchaId, workBits } = await askCaptcha(server, account);
    expect(workBits).toBeGreaterThan(0);
    expect((await check(captchaId)).error?.code).toBe('CAPTCHA_WORK_MISSING');
    expect((await check(captchaId, { work: doWork(captchaId, workBits) })).status).toBe(200);
  });

  it('that was asked for without the account does not spare the work', async () => {
    await fail(4);
    const proof = await solveCaptcha(server);
    expect((await signIn(proof)).error?.code).toBe('CAPTCHA_WORK_MISSING');
    expect((await signIn(await solveCaptcha(server, account))).status).toBe(200);
  });

  it('is drawn so often for one address, and no more', async () => {
    const { captchaId } = await askCaptcha(server);
    const { id: _id, ...like } = await server.prisma.captchaChallenge.findUniqueOrThrow({ where: { id: captchaId } });
    const asked = Array.from({ length: limits.captchaPicturesPerAddressMax - 2 }, (_, index) => ({ ...like, id: `asked-${index}` }));
    await server.prisma.captchaChallenge.createMany({ data: asked });
    expect((await server.anonymous.call('identity/auth/get-captcha', {})).status).toBe(200);
    const { status, error } = await server.anonymous.call('identity/auth/get-captcha', {});
    expect([status, error?.code]).toEqual([429, 'RATE_LIMITED']);
  });

  it('the wait after failures doubles from five seconds to its limit', () => {
    const waits = [0, 2, 3, 4, 5, 30].map((failures) => delaySeconds(failures, 3));
    expect(waits).toEqual([0, 0, 5, 10, 20, limits.signInDelaySecondsMax]);
  });
});
