import { demoPassword, demoSignIns } from '@wagewright/db/seed';
import { holdRow } from '@wagewright/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { callerForAll, serverForAll } from '../../support/for-all-tests.ts';
import { authenticatorCode, codeOf, makeUser, signIn } from '../../support/sign-in.ts';
import type { Answer, TestCaller } from '../../support/test-server.ts';

describe('the second factor', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  const administrator = callerForAll(server, demoSignIns.administrator.account);
  let number = 0;
  let account = '';
  let userId = 0;
  let caller: TestCaller;
  beforeEach(async () => {
    await server.prisma.signInAttempt.deleteMany();
    await server.prisma.captchaChallenge.deleteMany();
    account = `person${++number}@factor.example`;
    userId = await makeUser(server, account);
    caller = await server.signedIn(account);
  });
  const codeOfSeed = (seed: string, stepsAway = 0): string => authenticatorCode(server, seed, stepsAway);
  const own = async (verb: string, input: object): Promise<Answer> => await caller.call(`identity/second-factor/${verb}`, input);
  async function enrol(): Promise<{ seed: string; recoveryCodes: string[] }> {
    const { seed } = (await own('begin-enrolment', { password: demoPassword })).data as { seed: string };
    const { recoveryCodes } = (await own('confirm-enrolment', { oneTimeCode: codeOfSeed(seed, -1) })).data as { recoveryCodes: string[] };
    return { seed, recoveryCodes };
  }
  const begin = async (): Promise<string> => ((await signIn(server, account)).data as { signInStep: string }).signInStep;
  const verify = async (signInStep: string, oneTimeCode: string): Promise<Answer> =>
    await server.anonymous.call('identity/auth/verify-second-factor', { signInStep, oneTimeCode });

  it('is set up with the password and a first code, and asked for between password and session', async () => {
    expect(codeOf(await own('begin-enrolment', { password: 'wrong' }))).toBe('PASSWORD_WRONG');
    const { seed } = await enrol();
    const asked = await signIn(server, account);
    expect(asked.data).toMatchObject({ state: 'second-factor' });
    expect(asked.headers['set-cookie']).toBeUndefined();
    const { signInStep } = asked.data as { signInStep: string };
    const { data, headers } = await verify(signInStep, codeOfSeed(seed));
    expect(data).toMatchObject({ state: 'signed-in' });
    expect(headers['set-cookie']).toMatch(/^wagewright_session=/);
  });

  it('counts for nothing until a first code was right', async () => {
    await own('begin-enrolment', { password: demoPassword });
    expect(codeOf(await own('confirm-enrolment', { oneTimeCode: '000000' }))).toBe('SECOND_FACTOR_WRONG');
    expect((await signIn(server, account)).data).toMatchObject({ state: 'signed-in' });
  });

  it('(S5) a seed that counts is not replaced, by whoever began before it did either', async () => {
    const { seed } = (await own('begin-enrolment', { password: demoPassword })).data as { seed: string };
    await using held = await holdRow(server.database.url, 'second_factor', 'user_id = $1', [userId]);
    const late = own('begin-enrolment', { password: demoPassword });
    await held.waiting(1);
    await held.query('UPDATE second_factor SET confirmed_at = now() WHERE user_id = $1', [userId]);
    await held.release();
    expect(codeOf(await late)).toBe('SECOND_FACTOR_ON');
    const { data } = await verify(await begin(), codeOfSeed(seed));
    expect(data).toMatchObject({ state: 'signed-in' });
  });

  it('shows the seed as picture, link and text, and keeps it sealed', async () => {
    const { data } = await own('begin-enrolment', { password: demoPassword });
    const { svg, uri, seed } = data as { svg: string; uri: string; seed: string };
    expect(svg).toMatch(/^<svg [\s\S]*<\/svg>$/);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Wagewright:/);
    expect(uri).toContain(seed.replaceAll(' ', ''));
    const kept = await server.prisma.secondFactor.findUniqueOrThrow({ where: { userId } });
    expect(Buffer.from(kept.seed).toString('latin1')).not.toContain(seed.replaceAll(' ', ''));
  });

  it('(S5) takes each code once: not again, not an older one, not one for two sign-ins at once', async () => {
    const { seed } = await enrol();
    const code = codeOfSeed(seed);
    const steps = [await begin(), await begin(), await begin()];
    const answers = await Promise.all(steps.map(async (step) => await verify(step, code)));
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    await server.prisma.signInAttempt.deleteMany(); // the wrong ones count, which is another test
    expect(codeOf(await verify(await begin(), code))).toBe('SECOND_FACTOR_WRONG');
    expect(codeOf(await verify(await begin(), codeOfSeed(seed, -1)))).toBe('SECOND_FACTOR_WRONG');
    expect((await verify(await begin(), codeOfSeed(seed, 1))).status).toBe(200);
  });

  it('takes a code of the 30 seconds before or after, and none further off', async () => {
    const { seed } = await enrol();
    await server.prisma.secondFactor.update({ where: { userId }, data: { lastStep: null } });
    expect(codeOf(await verify(await begin(), codeOfSeed(seed, -2)))).toBe('SECOND_FACTOR_WRONG');
    expect(codeOf(await verify(await begin(), codeOfSeed(seed, 2)))).toBe('SECOND_FACTOR_WRONG');
    expect((await verify(await begin(), codeOfSeed(seed, -1))).status).toBe(200);
  });

  it('(S5) is guessed no faster than a password: three codes, then waits, whichever sign-in they belong to', async () => {
    const { seed } = await enrol();
    const wrong = codeOfSeed(seed, 50);
    for (const step of [await begin(), await begin(), await begin()]) expect(codeOf(await verify(step, wrong))).toBe('SECOND_FACTOR_WRONG');
    expect(codeOf(await signIn(server, account))).toBe('SIGN_IN_DELAYED');
    const failures = await server.prisma.signInAttempt.count({ where: { account, succeeded: false, passed: false } });
    expect(failures, 'right passwords are no failures and clear none').toBe(3);
  });

  it('(S5) fifty codes at once for one sign-in: five are looked at at most', async () => {
    await enrol();
    const step = await begin();
    await Promise.all(Array.from({ length: 50 }, (_, code) => verify(step, String(code).padStart(6, '0'))));
    expect(await server.prisma.signInStep.findFirstOrThrow({ where: { userId } })).toMatchObject({ attempts: 5 });
    expect(await server.prisma.session.count({ where: { userId, userAgent: { not: 'test' } } })).toBe(0);
  });

  it('(S5) a step belongs to its attempt: another person’s code does not open it, nor does it skip what else is asked', async () => {
    const { seed } = await enrol();
    const step = await begin();
    const first = account;
    account = `other${number}@factor.example`;
    await makeUser(server, account);
    caller = await server.signedIn(account);
    const other = await enrol();
    expect(codeOf(await verify(step, codeOfSeed(other.seed)))).toBe('SECOND_FACTOR_WRONG');
    account = first;
    await server.prisma.user.update({ where: { account }, data: { mustChangePassword: true } });
    const asked = await begin();
    const early = await server.anonymous.call('identity/auth/change-expired-password', { signInStep: asked, newPassword: 'x'.repeat(20) });
    expect(codeOf(early)).toBe('SIGN_IN_STEP_OVER');
    const { data } = await verify(asked, codeOfSeed(seed));
    expect(data).toMatchObject({ state: 'new-password' });
    expect((data as { signInStep: string }).signInStep).not.toBe(asked);
    expect(codeOf(await verify(asked, codeOfSeed(seed, 1)))).toBe('SIGN_IN_STEP_OVER');
  });

  it('opens by a recovery code, once, which its owner is told', async () => {
    const { recoveryCodes } = await enrol();
    expect(recoveryCodes.length).toBe(10);
    const [code = ''] = recoveryCodes;
    expect(await server.prisma.recoveryCode.findFirst({ where: { userId, codeHash: Buffer.from(code) } })).toBeNull();
    const steps = [await begin(), await begin(), await begin()];
    const answers = await Promise.all(steps.map(async (step) => await verify(step, code.toUpperCase())));
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    expect((await own('get-second-factor', {})).data).toMatchObject({ recoveryCodesLeft: 9 });
    const told = await server.prisma.outboxMessage.findFirstOrThrow({ where: { userId }, orderBy: { id: 'desc' } });
    expect(told.payload).toMatchObject({ what: { en: 'a recovery code was used' } });
  });

  it('recovery codes are replaced as a whole', async () => {
    const { recoveryCodes } = await enrol();
    const renewed = (await own('renew-recovery-codes', { password: demoPassword })).data as { recoveryCodes: string[] };
    expect(codeOf(await verify(await begin(), recoveryCodes[1] ?? ''))).toBe('SECOND_FACTOR_WRONG');
    expect((await verify(await begin(), renewed.recoveryCodes[1] ?? '')).status).toBe(200);
  });

  it('is removed with password and code; an administrator resets a lost one, and that is on record', async () => {
    const { seed } = await enrol();
    const remove = async (oneTimeCode: string) => codeOf(await own('remove-second-factor', { password: demoPassword, oneTimeCode }));
    expect(await remove(codeOfSeed(seed, 50))).toBe('SECOND_FACTOR_WRONG');
    expect(await remove(codeOfSeed(seed))).toBeUndefined();
    expect((await signIn(server, account)).data).toMatchObject({ state: 'signed-in' });
    await enrol();
    const reset = async () =>
      await administrator.call('identity/second-factor/reset-second-factor', { userId, remarks: 'phone lost, asked in person' });
    expect((await reset()).status).toBe(200);
    expect(codeOf(await reset())).toBe('SECOND_FACTOR_OFF');
    expect((await caller.call('identity/menus/get-views', {})).status).toBe(401);
    expect((await signIn(server, account)).data).toMatchObject({ state: 'signed-in' });
    const entry = await server.prisma.auditEntry.findFirstOrThrow({
      where: { procedure: 'identity/second-factor/reset-second-factor' },
      orderBy: { id: 'desc' },
    });
    expect(entry.after).toMatchObject({ on: false, remarks: 'phone lost, asked in person' });
  });

  it('is set up at the sign-in where a strategy requires it, and then not removed', async () => {
    await server.prisma.securityStrategy.updateMany({ data: { secondFactor: 'required' } });
    const asked = (await signIn(server, account)).data as { state: string; signInStep: string };
    expect(asked.state).toBe('enrolment');
    const { signInStep } = asked;
    const { data } = await server.anonymous.call('identity/auth/begin-asked-enrolment', { signInStep });
    const { seed } = data as { seed: string };
    const confirm = async (oneTimeCode: string) =>
      await server.anonymous.call('identity/auth/confirm-asked-enrolment', { signInStep, oneTimeCode });
    expect(codeOf(await confirm(codeOfSeed(seed, 50)))).toBe('SECOND_FACTOR_WRONG');
    expect((await confirm(codeOfSeed(seed))).data).toMatchObject({ outcome: { state: 'signed-in' } });
    expect(codeOf(await own('remove-second-factor', { password: demoPassword, oneTimeCode: codeOfSeed(seed, 1) }))).toBe(
      'SECOND_FACTOR_REQUIRED',
    );
    await server.prisma.securityStrategy.updateMany({ data: { secondFactor: 'optional' } });
  });
});
