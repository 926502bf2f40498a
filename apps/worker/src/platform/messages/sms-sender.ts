import { UndeliverableError } from '../email/index.ts';

export interface SmsMessage {
  readonly to: string;
  readonly text: string;
  /** The same for every attempt, so that the provider can drop a repeat. */
  readonly reference: string;
}

/** The port to whoever carries text messages. */
export interface SmsSender {
  /** @throws UndeliverableError for good, anything else for now */
  send(message: SmsMessage): Promise<void>;
}

export interface SmsOptions {
  /** Where the provider takes messages, by POST of `{ to, text, reference }`. */
  readonly url: string;
  readonly token?: string | undefined;
}

const timeoutMs = 15_000;

/** A provider over HTTP: 2xx took it, 4xx (but 408 and 429) never will, the rest may later. */
export function createSmsSender({ url, token }: SmsOptions): SmsSender {
  return {
    send: async (message) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': message.reference,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify(message),
        redirect: 'error', // the token is for this address only
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (response.ok) return;
      const text = `The SMS provider answered ${response.status}.`;
      if (response.status >= 400 && response.status < 500 && response.status !== 408 && response.status !== 429)
        throw new UndeliverableError(text);
      throw new Error(text);
    },
  };
}
