import { toPlainCharacters } from './characters.ts';
import type { DateOrder } from './column.ts';
import { readDate } from './read-date.ts';

/** What a text is as a day: a day, two days between which nothing decides yet, or none. */
export type SomeDate =
  | { readonly kind: 'day'; readonly proves?: DateOrder }
  | { readonly kind: 'two-days'; readonly dayFirst: string; readonly monthFirst: string }
  | { readonly kind: 'none' };

export function readSomeDate(text: string): SomeDate {
  const reading = readDate(toPlainCharacters(text), true);
  if (reading.kind === 'problem') return { kind: 'none' };
  if (reading.kind === 'doubt') return { kind: 'two-days', dayFirst: reading.texts[0], monthFirst: reading.texts[1] };
  const { proves } = reading;
  return proves === 'day-first' || proves === 'month-first' ? { kind: 'day', proves } : { kind: 'day' };
}
