/** The PostgreSQL channel over which server processes hear what to tell their subscribers. */
export const changeChannel = 'wagewright_change';

/** A payload of the channel, as JSON: what has changed, never its content. */
export type Change =
  | { readonly topic: 'batch'; readonly id: number }
  | { readonly topic: 'inbox'; readonly userId: number }
  | { readonly topic: 'inbox-all' }
  /** A session has ended. */
  | { readonly topic: 'session'; readonly id: number }
  /** Nothing is known to have changed, but something may have: everybody looks again. */
  | { readonly topic: 'anything' };
