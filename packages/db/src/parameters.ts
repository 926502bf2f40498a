/** The values of a statement that is put together of parts. */
export interface Parameters {
  readonly values: readonly unknown[];
  /** Adds a value. @returns its parameter, `$1` */
  readonly add: (value: unknown) => string;
}

export function newParameters(): Parameters {
  const values: unknown[] = [];
  return { values, add: (value) => `$${values.push(value)}` };
}

/** A text as a part of a pattern of LIKE. */
export const likeText = (text: string): string => text.replace(/[\\%_]/g, (character) => `\\${character}`);
