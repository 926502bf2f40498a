import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { z } from 'zod';
import { listPage, messagePage } from './mailbox-page.ts';

export interface MailboxOptions {
  /** 0 takes any free port. */
  readonly smtpPort: number;
  readonly httpPort: number;
  /** Messages are kept here as .eml files. */
  readonly folder: string;
}

export interface Mailbox {
  readonly smtpPort: number;
  readonly httpPort: number;
  /** The page that lists what arrived. */
  readonly url: string;
  /** What takes text messages (SMS_URL). */
  readonly textMessagesUrl: string;
  /** Messages, newest first. */
  messages(): Promise<Email[]>;
  stop(): Promise<void>;
}

/** Where it takes text messages too, as their provider would. */
const textMessagesPath = '/text-messages';
const messageBytesMax = 10_485_760;
const listMax = 200;
const fileName = /^\d{15}-[\w-]+\.eml$/;

/** Names sort by arrival: a counter that goes on where the folder's last message stopped. */
async function openStore(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const list = async () =>
    (await readdir(folder))
      .filter((name) => fileName.test(name))
      .sort()
      .reverse();
  let next = Number((await list())[0]?.slice(0, 15) ?? 0) + 1;
  return {
    list,
    read: async (name: string): Promise<Email> => await PostalMime.parse(await readFile(path.join(folder, name))),
    add: async (content: Buffer): Promise<void> => {
      const name = `${String(next++).padStart(15, '0')}-${randomUUID()}.eml`;
      const partial = path.join(folder, `${name}.part`);
      await writeFile(partial, content, { mode: 0o600 });
      await rename(partial, path.join(folder, name));
    },
  };
}
type Store = Awaited<ReturnType<typeof openStore>>;

async function answer(store: Store, url: string): Promise<{ status: number; html: string }> {
  const { pathname, searchParams } = new URL(url, 'http://mailbox');
  const names = await store.list();
  if (pathname === '/') {
    const search = (searchParams.get('to') ?? '').toLowerCase();
    const shown = await Promise.all(names.slice(0, listMax).map(async (name) => ({ name, email: await store.read(name) })));
    const matching = shown.filter(({ email }) => (email.to ?? []).some(({ address }) => (address ?? '').toLowerCase().includes(search)));
    return { status: 200, html: listPage(matching, names.length, search) };
  }
  const name = names.find((candidate) => pathname === `/${candidate}`);
  if (!name) return { status: 404, html: messagePage(undefined) };
  return { status: 200, html: messagePage(await store.read(name)) };
}

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'cache-control': 'no-store',
};

const headerText = (text: string): string => text.replaceAll(/[\r\n<>]+/g, ' ');

const textMessage = z.object({ to: z.string(), text: z.string(), reference: z.string() });

/** A text message, as the HTTP gateway of `sms-sender.ts` would take it, kept and shown like a mail. */
async function takeTextMessage(store: Store, request: http.IncomingMessage): Promise<{ status: number; html: string }> {
  const { to, text, reference } = textMessage.parse(JSON.parse((await buffer(request)).toString()));
  const words = `=?utf-8?B?${Buffer.from(headerText(text)).toString('base64')}?=`;
  const head = [
    'From: Text message <sms@localhost>',
    `To: "${headerText(to).replaceAll('"', '')}" <${headerText(to).replaceAll(/[^+\d]/g, '')}@sms.localhost>`,
    `Subject: ${words}`,
    `Message-ID: <${headerText(reference)}@sms.localhost>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
  ];
  await store.add(Buffer.from(`${head.join('\r\n')}\r\n\r\n${Buffer.from(text).toString('base64')}\r\n`));
  return { status: 202, html: '' };
}

function createPages(store: Store): http.Server {
  return http.createServer((request, response) => {
    const isMessage = request.method === 'POST' && request.url === textMessagesPath;
    (isMessage ? takeTextMessage(store, request) : answer(store, request.url ?? '/')).then(
      ({ status, html }) => response.writeHead(status, pageHeaders).end(html),
      (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.message : String(error)),
    );
  });
}

function createReceiver(store: Store): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: messageBytesMax,
    disableReverseLookup: true,
    onData: (stream, _session, done) => {
      buffer(stream)
        .then(async (content) => {
          await store.add(content);
          done();
        }, done)
        .catch(done);
    },
  });
}

const listening = (
  server: { once(event: 'error', heard: (error: Error) => void): unknown; listen(port: number, host: string, ready: () => void): unknown },
  port: number,
) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });

/**
 * A mail server for development and tests: takes every message on the loopback address, keeps it as a file and shows it on a page. It
 * delivers nothing to anybody.
 */
function portOf(server: { address(): string | { readonly port: number } | null }): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The mailbox listens on no port.');
  return address.port;
}

export async function startMailbox({ smtpPort, httpPort, folder }: MailboxOptions): Promise<Mailbox> {
  const store = await openStore(folder);
  const receiver = createReceiver(store);
  const pages = createPages(store);
  await listening(receiver, smtpPort);
  await listening(pages, httpPort);
  receiver.on('error', () => undefined); // a client that hangs up in the middle is no reason to stop
  const page = portOf(pages);
  return {
    smtpPort: portOf(receiver.server),
    httpPort: page,
    url: `http://127.0.0.1:${page}/`,
    textMessagesUrl: `http://127.0.0.1:${page}${textMessagesPath}`,
    messages: async () => await Promise.all((await store.list()).map((name) => store.read(name))),
    stop: async () => {
      await new Promise<void>((resolve) => receiver.close(() => resolve()));
      pages.closeAllConnections();
      await new Promise<void>((resolve) => pages.close(() => resolve()));
    },
  };
}
