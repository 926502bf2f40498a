type OfPlural<Key> = Key extends `${string}_one` ? never : Key;

/** What a translation must hold: every key of the English file, but for singulars, which Chinese does not tell apart. */
export type Translation<English> = {
  readonly [Key in keyof English as OfPlural<Key>]: English[Key] extends string ? string : Translation<English[Key]>;
};
