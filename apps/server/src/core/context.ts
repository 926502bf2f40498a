import type { Language } from '@wagewright/contracts';
import type { Actor } from './actor.ts';
import type { CallEvent } from './call-event.ts';
import type { Deps } from './deps.ts';

/** A file that is made while it is sent, piece by piece as fast as the caller takes it. */
export interface SentFile {
  readonly name: string;
  readonly type: string;
  readonly pieces: AsyncIterable<string | Uint8Array>;
}

/** A file as it arrives. Nothing of it has been checked. */
export interface IncomingFile {
  readonly name: string;
  /** Once, and only as far as they are taken. They end when the whole request has; what is wrong with it is thrown. */
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** The HTTP side of a call: the little that procedures of sign-in, and those that answer with a file, need of it. */
export interface HttpSide {
  readonly address: string;
  readonly userAgent: string;
  /** What tells this browser from others while it is away at a sign-in provider. */
  readonly browserMark: string | undefined;
  /** A page calls, not a program: browsers say where a request comes from, and no script can keep them from it. */
  readonly isBrowser: boolean;
  setBrowserMark(mark: string, expiresAt: Date): void;
  setSession(token: string, expiresAt: Date): void;
  clearSession(): void;
  /** What the log of requests says of this call: that it was refused, or what it changed. */
  tell(event: CallEvent): void;
  /** The REST call answers with this instead of its output; the typed door does not send files. */
  sendFile(file: SentFile): void;
  /** The file that came with the call; the typed door takes none. */
  readonly file: IncomingFile | undefined;
}

/** One call, from either door (tRPC or REST). */
export interface CallContext {
  readonly deps: Deps;
  readonly traceId: string;
  readonly actor: Actor | undefined;
  /** A token came along, valid or not: tells an expired session from none. */
  readonly tokenGiven: boolean;
  /** What came along is a key for programs. */
  readonly keyGiven: boolean;
  /** What the caller asks for in a header, the first wish first. */
  readonly headerLanguages: readonly string[];
  readonly acceptedLanguages: readonly string[];
  readonly idempotencyKey: string | undefined;
  readonly http: HttpSide;
  /** Reads the actor again, for subscriptions that outlive what was granted when they began. Does not count as use of the session. */
  refreshActor(): Promise<Actor | undefined>;
}

/** The language that somebody reads: the header's, else the user's, else what the browser asks for, else the default. One that is not open counts as none. */
export const readerOf = ({ deps, headerLanguages, actor, acceptedLanguages }: CallContext): string =>
  deps.terms.current.firstOpen([...headerLanguages, actor?.chosenLanguage, ...acceptedLanguages]);

/** The language that the caller has chosen, whatever this call asks for. */
export const ownLanguageOf = (context: CallContext): string => {
  const chosen = context.actor?.chosenLanguage;
  return chosen !== undefined && context.deps.terms.current.isOpen(chosen) ? chosen : readerOf(context);
};

/** Of the languages that ship, the one in which they read what has no other. */
export const languageOf = (context: CallContext): Language => context.deps.terms.current.base(readerOf(context));
