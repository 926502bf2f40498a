import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoSignIns } from '@wagewright/db/seed';
import { testSecretKeys } from '@wagewright/db/testing';
import { forAllTests, goodPassword, serverForAll, signIn, solveCaptcha } from '@wagewright/server/testing';
import { startMailbox, startWorker } from '@wagewright/worker';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';

const publicUrl = 'http://pay.example/hr';

/** A worker that sends to a mailbox of its own, mails and text messages alike. */
async function startSending(databaseUrl: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'mailbox-'));
  const mailbox = await startMailbox({ smtpPort: 0, httpPort: 0, folder });
  const worker = await startWorker({
    databaseUrl,
    log: pino({ level: 'silent' }),
    threads: 1,
    publicUrl,
    secretKeys: testSecretKeys,
    mail: { url: `smtp://127.0.0.1:${mailbox.smtpPort}`, from: 'Wagewright <payroll@localhost>' },
    sms: { url: mailbox.textMessagesUrl },
  });
  return {
    mailbox,
    async [Symbol.asyncDispose]() {
      await worker.stop();
      await mailbox.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

describe('somebody who has never signed in', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  const sending = forAllTests(() => startSending(server.database.url));

  const post = async (to: string, body: object) => await server.anonymous.rest('POST', `/api/UserBases/${to}`, body);
  const lookUp = async (account: string) =>
    ((await post('account', { account, captchaProof: await solveCaptcha(server) })).data as { userId: string }).userId;
  /** The first message to somebody whose subject says so. */
  const received = async (about: RegExp): Promise<{ subject: string; text: string; to: string }> =>
    await expect
      .poll(async () => (await sending.mailbox.messages()).find(({ subject }) => about.test(subject ?? '')), { timeout: 60_000 })
      .toBeDefined()
      .then(async () => {
        const email = (await sending.mailbox.messages()).find(({ subject }) => about.test(subject ?? ''));
        return { subject: email?.subject ?? '', text: email?.text ?? '', to: email?.to?.[0]?.address ?? '' };
      });

  it('proves who they are by the link that comes to their address, sets a password and signs in', async () => {
    const user = await server.prisma.user.findFirstOrThrow({
      where: { passwordHash: null, employee: { legalEntity: { country: 'US' }, email: { not: null } } },
      include: { employee: true },
    });
    await post('emailSend', { userId: await lookUp(user.account) });
    const mail = await received(/Set your password/);
    expect(mail.to).toBe(user.employee?.email);
    const [, code, secret] = /http:\/\/pay\.example\/hr\/set-password#([\w-]+)\.([\w-]+)/.exec(mail.text) ?? [];
    const kept = await server.prisma.outboxMessage.findFirstOrThrow({ where: { template: 'password-link' } });
    const written = JSON.stringify(kept, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
    expect(written, 'the link stands nowhere in clear').not.toContain(secret);
    const answer = await post('postFirstLoginProcess', { proved: { code, secret }, newPassword: goodPassword(), language: 'en' });
    expect(answer.status).toBe(200);
    expect(await signIn(server, user.account, goodPassword())).toMatchObject({ data: { state: 'signed-in' } });
    await received(/Your password was changed/);
  });

  it('or by the code that comes to their phone, in their language', async () => {
    const user = await server.prisma.user.findFirstOrThrow({
      where: { passwordHash: null, employee: { legalEntity: { country: 'CN' }, phone: { not: null } } },
    });
    const userId = await lookUp(user.account);
    await post('codeSend', { userId });
    const { subject } = await received(/设置密码的验证码/);
    const [phoneCode] = /\d{6}/.exec(subject) ?? [];
    const { proof } = (await post('codeValid', { userId, phoneCode })).data as { proof: string };
    const answer = await post('postFirstLoginProcess', { proved: { userId, proof }, newPassword: goodPassword(1) });
    expect(answer.status).toBe(200);
    expect(await signIn(server, user.account, goodPassword(1))).toMatchObject({ data: { state: 'signed-in' } });
  });

  it('an account that there is not is sent nothing, nor is one without an address', async () => {
    const before = await server.prisma.outboxMessage.count();
    for (const account of ['nobody@example.org', 'visitor-without-address']) {
      if (!account.includes('@')) await server.prisma.user.create({ data: { kind: 'custom', account, displayName: account } });
      await post('emailSend', { userId: await lookUp(account) });
    }
    const left = async () =>
      await server.prisma.$queryRaw<
        { count: bigint }[]
      >`SELECT count(*) FROM pgboss.job WHERE name LIKE '%send-reset%' AND state < 'completed'`;
    await expect.poll(async () => Number((await left())[0]?.count), { timeout: 60_000 }).toBe(0);
    expect(await server.prisma.outboxMessage.count()).toBe(before);
    expect(demoSignIns.clerk.account).toBeTruthy();
  });
});
