declare const __IMMEDIATE_CALLS__: readonly string[];
declare const __IDEMPOTENT_CALLS__: readonly string[];

/** What the contracts say of calls; the build writes it in, so that the first load needs none of their schemas. */
export interface CallFacts {
  /** Exempt from the minimum time: editor completion and windows of big tables. */
  readonly immediate: ReadonlySet<string>;
  /** Take an Idempotency-Key, so a lost answer can be asked for again without doing the work twice. */
  readonly idempotent: ReadonlySet<string>;
}

export const callFacts = (): CallFacts => ({
  immediate: new Set(__IMMEDIATE_CALLS__),
  idempotent: new Set(__IDEMPOTENT_CALLS__),
});
