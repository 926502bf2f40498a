/**
 * A column (`table.column`, of type bytea, filled by `secrets.seal`) that holds a secret. `row` are the columns that say whose it is: they never
 * change, and are known before the secret is sealed (a user's id, a code, a UUID). A slice declares its own in `secrets.ts`; rotation walks them all.
 */
export interface SealedColumnDefinition {
  readonly row: readonly [string, ...string[]];
  /** A column of the same table that holds `secrets.indexOf` of it, by which an exact value is found; rotation makes it anew. */
  readonly index?: string;
}
export type SealedColumnDefinitions = Readonly<Record<`${string}.${string}`, SealedColumnDefinition>>;
