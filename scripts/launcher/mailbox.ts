import path from 'node:path';
import { startMailbox } from '@wagewright/worker';
import { freePort } from './ports.ts';

export interface LaunchedMailbox {
  readonly url: string;
  /** What the worker needs to send to it. */
  readonly environment: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** A mail server of our own that keeps what it gets, text messages too, and shows it on a page; with SMTP_URL set, mail goes there instead. */
export async function launchMailbox(folder: string): Promise<LaunchedMailbox> {
  const given = process.env['SMTP_URL'];
  if (given) return { url: 'sent through SMTP_URL', environment: { SMTP_URL: given }, stop: async () => undefined };
  const [smtpPort, httpPort] = [await freePort(4725), await freePort(4780)];
  const mailbox = await startMailbox({ smtpPort, httpPort, folder: path.join(folder, 'mail') });
  const environment = { SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, SMS_URL: process.env['SMS_URL'] ?? mailbox.textMessagesUrl };
  return { url: mailbox.url, environment, stop: () => mailbox.stop() };
}
