import { AppError } from '@wagewright/contracts';
import type { Outgoing, Secrets } from '@wagewright/db';
import * as client from 'openid-client';
import type { Logger } from 'pino';

/** A provider as it is kept. */
export interface Provider {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: Uint8Array;
  readonly version: number;
}

const keptMs = 600_000;
const timeoutSeconds = 10;

interface Kept {
  readonly config: client.Configuration;
  readonly until: number;
}

const callThrough =
  ({ fetch }: Outgoing): client.CustomFetch =>
  async (url, { body, headers, method, signal }) =>
    await fetch(url, { headers, method, ...(body ? { body } : {}), ...(signal ? { signal } : {}) });

/** What providers say of themselves, asked for again after a while, and when somebody has changed a provider. */
export class OpenProviders {
  readonly #kept = new Map<string, Kept>();
  readonly #secrets: Secrets;
  readonly #log: Logger;
  readonly #outgoing: Outgoing;
  /** Where providers send people back to. */
  readonly redirectAddress: string;

  constructor(options: { readonly secrets: Secrets; readonly outgoing: Outgoing; readonly log: Logger; readonly publicUrl: string }) {
    this.#secrets = options.secrets;
    this.#outgoing = options.outgoing;
    this.#log = options.log;
    this.redirectAddress = `${options.publicUrl}/sign-in/callback`;
  }

  /** @throws AppError PROVIDER_AWAY */
  async open(provider: Provider): Promise<client.Configuration> {
    // a code may come again with another provider
    const key = `${provider.id} ${provider.version}`;
    const kept = this.#kept.get(key);
    if (kept && kept.until > performance.now()) return kept.config;
    const config = await this.discover(
      provider,
      this.#secrets.open('sign_in_provider.client_secret', provider.code, provider.clientSecret),
    );
    this.#kept.set(key, { config, until: performance.now() + keptMs });
    return config;
  }

  /** Asks a provider for its discovery document, as whatever is configured is called (ADR 109). @throws AppError PROVIDER_ADDRESS, OUTGOING_REFUSED, PROVIDER_AWAY */
  async discover(
    { issuer, clientId, name }: Pick<Provider, 'issuer' | 'clientId' | 'name'>,
    secret: string,
  ): Promise<client.Configuration> {
    const address = new URL(issuer);
    if (address.search || address.hash) throw new AppError('PROVIDER_ADDRESS');
    await this.#outgoing.require(address);
    // without TLS only where the operator has named the host
    const execute = address.protocol === 'http:' ? [client.allowInsecureRequests] : [];
    const options = { execute, timeout: timeoutSeconds, [client.customFetch]: callThrough(this.#outgoing) };
    try {
      return await client.discovery(address, clientId, undefined, client.ClientSecretBasic(secret), options);
    } catch (error) {
      this.#log.warn({ provider: name, reason: reasonOf(error) }, 'a sign-in provider did not answer');
      throw new AppError('PROVIDER_AWAY', { name });
    }
  }
}

/** Why something failed, without what was sent. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${'code' in error ? String(error.code) : error.message}`.slice(0, 200) : 'unknown';
