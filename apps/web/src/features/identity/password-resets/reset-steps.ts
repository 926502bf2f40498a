/** An account that somebody has said, under its handle. */
export interface SaidAccount {
  readonly userId: string;
  readonly account: string;
  /** The ways that are offered. */
  readonly channels: readonly Way[];
}

export type Way = 'email' | 'phone';

/** What came of too much time: everything before is void. */
export const overCodes: ReadonlySet<string> = new Set(['RESET_LOOKUP_OVER']);
