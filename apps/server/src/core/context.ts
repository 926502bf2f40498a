import { defaultLanguage, type Language } from '@wagewright/contracts';
import type { Actor } from './actor.ts';
import type { Deps } from './deps.ts';

/** A file that is made while it is sent, piece by piece as fast as the caller takes it. */
export interface SentFile {
  readonly name: string;
  readonly type: string;
  readonly pieces: AsyncIterable<string>;
}

/** The HTTP side of a call: the little that procedures of sign-in, and those that answer with a file, need of it. */
export interface HttpSide {
  readonly address: string;
  readonly userAgent: string;
  setSession(token: string, expiresAt: Date): void;
  clearSession(): void;
  /** The REST call answers with this instead of its output; the typed door does not send files. */
  sendFile(file: SentFile): void;
}

/** One call, from either door (tRPC or REST). */
export interface CallContext {
  readonly deps: Deps;
  readonly traceId: string;
  readonly actor: Actor | undefined;
  /** A token came along, valid or not: tells an expired session from none. */
  readonly tokenGiven: boolean;
  readonly headerLanguage: Language | undefined;
  readonly acceptedLanguage: Language | undefined;
  readonly idempotencyKey: string | undefined;
  readonly http: HttpSide;
  /** Reads the actor again, for subscriptions that outlive what was granted when they began. Does not count as use of the session. */
  refreshActor(): Promise<Actor | undefined>;
}

/** The header's language, else the user's, else what the browser asks for, else the default. */
export const languageOf = (context: CallContext): Language =>
  context.headerLanguage ?? context.actor?.language ?? context.acceptedLanguage ?? defaultLanguage;
