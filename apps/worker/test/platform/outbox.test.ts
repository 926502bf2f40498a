import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { limits } from '@wagewright/contracts';
import { appConnection } from '@wagewright/db';
import { createTestDatabase, type TestDatabase } from '@wagewright/db/testing';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import pg from 'pg';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Mailbox, startMailbox } from '../../src/index.ts';
import { createMailer } from '../../src/platform/email/index.ts';
import { createSmsSender } from '../../src/platform/messages/sms-sender.ts';
import { sendOutbox } from '../../src/platform/outbox/send-outbox.ts';

let database: TestDatabase;
let pool: pg.Pool;
let mailbox: Mailbox;
let folder: string;
const taken: unknown[] = [];
const provider = setupServer(
  http.post('http://sms.example/send', async ({ request }) => {
    const message = (await request.json()) as { to: string };
    if (message.to === '+1-bad') return new HttpResponse(null, { status: 422 });
    taken.push({ ...message, authorization: request.headers.get('authorization') });
    return new HttpResponse(null, { status: 202 });
  }),
);

beforeAll(async () => {
  provider.listen({ onUnhandledFrame: 'bypass' });
  database = await createTestDatabase();
  pool = new pg.Pool(appConnection({ url: database.url, applicationName: 'wagewright-worker' }));
  folder = await mkdtemp(path.join(os.tmpdir(), 'mailbox-'));
  mailbox = await startMailbox({ smtpPort: 0, httpPort: 0, folder });
});
afterAll(async () => {
  await mailbox.stop();
  await rm(folder, { recursive: true });
  await pool.end();
  await database.drop();
  provider.close();
});
beforeEach(() => pool.query('DELETE FROM outbox_message'));

const deps = (smtpPort: number) => ({
  pool,
  log: pino({ level: 'silent' }),
  publicUrl: 'https://pay.example/hr',
  mailer: createMailer({ url: `smtp://127.0.0.1:${smtpPort}`, from: 'Payroll <payroll@pay.example>' }),
  sms: createSmsSender({ url: 'http://sms.example/send', token: 'secret' }),
});

async function queue(channel: string, recipients: readonly string[], template = 'payslip-published', language = 'en'): Promise<void> {
  await pool.query(
    `INSERT INTO outbox_message (channel, thing, recipient, template, language, payload)
     SELECT $1, 'payslip:1', r, $3, $4, '{"name": "李明 <script>", "period": "January 2026", "link": "/my/payslips/1"}' FROM unnest($2::text[]) AS r`,
    [channel, recipients, template, language],
  );
}
const outcomes = async (): Promise<unknown[]> =>
  (await pool.query('SELECT recipient, status, attempts, last_error AS error FROM outbox_message ORDER BY id')).rows;

describe('the outbox', () => {
  it('sends every mail once, in its reader’s language, under a Message-ID of its own', async () => {
    await queue(
      'email',
      Array.from({ length: 120 }, (_, index) => `person${index}@pay.example`),
      'payslip-published',
      'zh-CN',
    );
    const worker = deps(mailbox.smtpPort);
    await Promise.all([sendOutbox(worker), sendOutbox(worker)]);
    await sendOutbox(worker);
    worker.mailer.close();
    const messages = await mailbox.messages();
    expect(messages).toHaveLength(120);
    expect(new Set(messages.map(({ messageId }) => messageId)).size).toBe(120);
    expect(messages[0]).toMatchObject({
      subject: '您的 January 2026 工资单已发布',
      messageId: expect.stringMatching(/^<outbox-\d+@pay\.example>$/),
      text: expect.stringContaining('https://pay.example/hr/my/payslips/1'),
    });
    expect(new Set((await outcomes()).map((row) => (row as { status: string }).status))).toEqual(new Set(['sent']));
  });

  it('leaves no mail behind in one pass, however its ids sort as text', async () => {
    await pool.query(`INSERT INTO outbox_message (id, channel, thing, recipient, template, language, payload)
      SELECT 999_999_994 + n, 'email', 'payslip:1', 'late' || n || '@pay.example', 'payslip-published', 'en', '{"name": "Late", "period": "1", "url": "/"}' FROM generate_series(1, 30) AS n`);
    const worker = deps(mailbox.smtpPort);
    await sendOutbox(worker, 10);
    worker.mailer.close();
    expect((await outcomes()).filter((row) => (row as { status: string }).status !== 'sent')).toEqual([]);
  });

  it('shows what arrived on a page, with markup made harmless', async () => {
    const list = await (await fetch(`${mailbox.url}?to=person7@`)).text();
    const [, link] = /<a href="(\/\d{15}-[\w-]+\.eml)">/.exec(list) ?? [];
    const page = await (await fetch(new URL(link as string, mailbox.url))).text();
    expect(page).toContain('李明 &lt;script&gt;');
    expect(page).not.toContain('<script>');
    expect((await fetch(new URL('/000000000000001-../../etc/passwd.eml', mailbox.url))).status).toBe(404);
  });

  it('keeps messages waiting while the mail server is away, without counting attempts', async () => {
    await queue('email', ['a@pay.example', 'b@pay.example']);
    const worker = deps(1);
    await expect(sendOutbox(worker)).rejects.toThrow(/2 messages could not be sent yet/);
    worker.mailer.close();
    expect(await outcomes()).toEqual(
      ['a', 'b'].map((name) => ({ recipient: `${name}@pay.example`, status: 'queued', attempts: 0, error: null })),
    );
  });

  it('gives up at once on an address that does not exist, and sends the others', async () => {
    const strict = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo: ({ address }, _session, done) =>
        done(address.startsWith('nobody') ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null),
      onData: (stream, _session, done) => stream.resume().on('end', () => done()),
    });
    await new Promise<void>((resolve) => strict.listen(0, '127.0.0.1', () => resolve()));
    const worker = deps((strict.server.address() as { port: number }).port);
    await queue('email', ['nobody@pay.example', 'somebody@pay.example']);
    await sendOutbox(worker);
    worker.mailer.close();
    await new Promise<void>((resolve) => strict.close(() => resolve()));
    expect(await outcomes()).toEqual([
      { recipient: 'nobody@pay.example', status: 'failed', attempts: 1, error: expect.stringContaining('no such mailbox') },
      { recipient: 'somebody@pay.example', status: 'sent', attempts: 1, error: null },
    ]);
  });

  it('tries again what is refused for now, up to the limit', async () => {
    const busy = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('mailbox busy'), { responseCode: 450 })),
    });
    await new Promise<void>((resolve) => {
      busy.listen(0, '127.0.0.1', () => resolve());
    });
    const worker = deps((busy.server.address() as { port: number }).port);
    await queue('email', ['once@pay.example', 'often@pay.example']);
    await pool.query(`UPDATE outbox_message SET attempts = $1 WHERE recipient LIKE 'often%'`, [limits.outboxAttemptsMax - 1]);
    await expect(sendOutbox(worker)).rejects.toThrow(/1 messages could not be sent yet/);
    worker.mailer.close();
    await new Promise<void>((resolve) => {
      busy.close(() => resolve());
    });
    expect(await outcomes()).toMatchObject([
      { recipient: 'once@pay.example', status: 'queued', attempts: 1 },
      { recipient: 'often@pay.example', status: 'failed', attempts: limits.outboxAttemptsMax },
    ]);
  });

  it('hands text messages to their provider, and a message without a template to nobody', async () => {
    await queue('sms', ['+86-1', '+1-bad']);
    await queue('email', ['a@pay.example'], 'no-such-template');
    const worker = deps(mailbox.smtpPort);
    await sendOutbox(worker);
    worker.mailer.close();
    expect(taken).toEqual([
      {
        to: '+86-1',
        text: 'Your payslip for January 2026 is ready',
        reference: expect.stringMatching(/^outbox-\d+$/),
        authorization: 'Bearer secret',
      },
    ]);
    expect(await outcomes()).toMatchObject([
      { status: 'sent' },
      { status: 'failed' },
      { status: 'failed', error: expect.stringContaining('no-such-template') },
    ]);
  });
});
