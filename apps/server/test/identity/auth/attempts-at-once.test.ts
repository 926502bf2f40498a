import { limits } from '@wagewright/contracts';
import { demoSignIns } from '@wagewright/db/seed';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Composition, compose } from '../../../src/compose.ts';
import { reserveAttempt } from '../../../src/identity/attempts/sign-in-delay.ts';
import { solveCaptcha } from '../../support/captcha.ts';
import { serverForAll } from '../../support/for-all-tests.ts';
import { type Answer } from '../../support/test-server.ts';

const { account, password } = demoSignIns.clerk;
const codesOf = (answers: readonly Answer[]) =>
  Object.fromEntries([...Map.groupBy(answers, ({ status, error }) => error?.code ?? status)].map(([code, { length }]) => [code, length]));

describe('many sign-ins at once (L3)', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  let addresses = 0;
  beforeEach(async () => {
    await server.prisma.signInAttempt.deleteMany();
    await server.prisma.captchaChallenge.deleteMany();
  });

  /** Proofs first, then all sign-ins in one go, each from an address of its own. */
  async function signInAtOnce(count: number, credentials: { account: string; password: string }): Promise<Answer[]> {
    const proofs: string[] = [];
    for (let number = 0; number < count; number++) {
      proofs.push(await solveCaptcha(server));
      await server.prisma.captchaChallenge.updateMany({ data: { createdAt: new Date(0) } }); // pictures cost this address no work
    }
    return await Promise.all(
      proofs.map(async (captchaProof): Promise<Answer> => {
        addresses++;
        const reply = await server.app.inject({
          method: 'POST',
          url: '/hr/api/UserBases/web/login',
          remoteAddress: `127.0.${addresses >> 8}.${addresses & 255}`,
          payload: { ...credentials, captchaProof },
        });
        const { data, error } = reply.json() as Answer;
        return { status: reply.statusCode, data, error, headers: reply.headers };
      }),
    );
  }

  it.each([
    ['an account', account],
    ['an account that there is not', 'nobody@example.org'],
  ])('(L3, S5) guesses at %s are counted one after another however many come at once: three are looked at', async (_what, name) => {
    expect(codesOf(await signInAtOnce(19, { account: name, password: 'wrong' }))).toEqual({ SIGN_IN_FAILED: 3, SIGN_IN_DELAYED: 16 });
  });

  it('(L3) right sign-ins all get in, more of them than there are connections, and readers are answered meanwhile', async () => {
    const reader = await server.signedIn(account);
    const signIns = signInAtOnce(40, { account, password });
    const reads = await Promise.all(Array.from({ length: 40 }, () => reader.call('platform/notifications/count-unread', {})));
    expect(codesOf(reads)).toEqual({ 200: 40 });
    expect(codesOf(await signIns)).toEqual({ 200: 40 });
  });

  it('(L3) junk without a proof is refused without a wait for a connection', async () => {
    const junk = await Promise.all(
      Array.from({ length: 60 }, () => server.anonymous.call('identity/auth/sign-in', { account, password, captchaProof: 'junk' })),
    );
    expect(codesOf(junk)).toEqual({ CAPTCHA_PROOF_INVALID: 60 });
  });

  it('(L3, S5) several processes count the same attempts', async () => {
    const processes: Composition[] = await Promise.all(
      [1, 2, 3].map(() =>
        compose({ databaseUrl: server.database.url, publicUrl: 'http://x/hr', demoAccounts: [], log: server.composition.deps.log }),
      ),
    );
    const attempt = { account, address: '127.9.9.9', userId: null, at: new Date() };
    const reserved = await Promise.allSettled(
      Array.from({ length: 18 }, (_, number) => reserveAttempt((processes[number % 3] as Composition).deps.db, attempt, 99)),
    );
    expect(reserved.filter(({ status }) => status === 'fulfilled')).toHaveLength(limits.signInFailuresBeforeDelay);
    await Promise.all(processes.map((composition) => composition.close()));
  });

  it('(S5) an address waits after ten times as many failures, whichever accounts it tried, and one’s own account clears nothing', async () => {
    const address = '127.7.7.7';
    const fail = async (name: string) =>
      await reserveAttempt(server.composition.deps.db, { account: name, address, userId: null, at: server.now }, 99);
    for (let number = 0; number < 10 * limits.signInFailuresBeforeDelay; number++) await fail(`guess-${number}`);
    await expect(fail('guess-31')).rejects.toMatchObject({ code: 'SIGN_IN_DELAYED', parameters: { seconds: 5 } });
    await server.prisma.signInAttempt.create({ data: { account, address, succeeded: true, at: server.now } });
    await expect(fail('guess-32')).rejects.toMatchObject({ code: 'SIGN_IN_DELAYED' });
    const later = new Date(server.now.getTime() + 5_000);
    await expect(
      reserveAttempt(server.composition.deps.db, { account: 'guess-33', address, userId: null, at: later }, 99),
    ).resolves.toMatch(/^\d+$/);
    await expect(
      reserveAttempt(server.composition.deps.db, { account: 'guess-34', address: '127.7.7.8', userId: null, at: server.now }, 99),
    ).resolves.toMatch(/^\d+$/);
  });

  it('(S5) whoever mistypes and then gets in from an address leaves no failures there', async () => {
    const attempt = { account, address: '127.6.6.6', succeeded: false, at: server.now };
    await server.prisma.signInAttempt.createMany({ data: Array.from({ length: 29 }, () => attempt) });
    await server.prisma.signInAttempt.create({ data: { ...attempt, succeeded: true } });
    const { db } = server.composition.deps;
    for (let number = 0; number < 3; number++) await reserveAttempt(db, { ...attempt, userId: null, account: `other-${number}` }, 99);
  });
});
