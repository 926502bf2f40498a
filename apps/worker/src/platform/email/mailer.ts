import { createTransport } from 'nodemailer';

export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Derived from the message's row, so that a message sent twice in doubt shows as one. */
  readonly messageId: string;
}

export interface Mailer {
  /** @throws UndeliverableError for good, anything else for now */
  send(message: MailMessage): Promise<void>;
  /** The part of a Message-ID behind the @. */
  readonly domain: string;
  close(): void;
}

/** The message will never be delivered: the address does not exist, the template is unknown. Trying again is no use. */
export class UndeliverableError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'UndeliverableError';
  }
}

export interface MailerOptions {
  /** `smtp://user:password@host:port`, or `smtps://`. */
  readonly url: string;
  /** Sender, for example `Payroll <payroll@company.example>`. */
  readonly from: string;
}

const connectionsMax = 5;
const timeoutMs = 20_000;

/** Sends over a pool of SMTP connections. */
export function createMailer({ url, from }: MailerOptions): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connectionsMax,
    maxMessages: 500,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    domain: /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost',
    send: async (message) => {
      try {
        await transport.sendMail({ from, ...message });
      } catch (error) {
        if (!(error instanceof Error) || !('responseCode' in error)) throw error;
        const code = Number(error.responseCode);
        if (code >= 500 && code < 600) throw new UndeliverableError(error.message, error);
        throw error;
      }
    },
    close: () => transport.close(),
  };
}
