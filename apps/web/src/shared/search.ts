/** Readers of search parameters: whatever stands in the address, a screen gets values that it knows, and defaults stay out of the address. */
export type RawSearch = Record<string, unknown>;

export function readText(raw: RawSearch, key: string, charactersMax = 100): string | undefined {
  const value = raw[key];
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  return text === '' ? undefined : text.slice(0, charactersMax);
}

/** An address of our own: a link must not send people elsewhere after they signed in. */
export function readOwnPath(raw: RawSearch, key: string): string | undefined {
  const path = readText(raw, key, 2_000);
  return path !== undefined && /^\/(?!\/)[^\\\p{Cc}]*$/u.test(path) ? path : undefined;
}

/** A day that there is. */
export function readDay(raw: RawSearch, key: string): string | undefined {
  const day = readText(raw, key);
  return day !== undefined && /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

/** The day as of which a screen shows records; without one, today. */
export const readAsOf = (raw: RawSearch): { on?: string } => defined({ on: readDay(raw, 'on') });

export function readOneOf<const Value extends string>(raw: RawSearch, key: string, values: readonly Value[]): Value | undefined {
  return values.find((value) => value === raw[key]);
}

export function readId(raw: RawSearch, key: string): number | undefined {
  const value = Number(raw[key]);
  return Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

/** Leaves out what is undefined, so that `exactOptionalPropertyTypes` and short addresses are both content. */
export function defined<Shape extends Record<string, unknown>>(shape: Shape): { [Key in keyof Shape]?: Exclude<Shape[Key], undefined> } {
  return Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Shape]?: Exclude<Shape[Key], undefined>;
  };
}
