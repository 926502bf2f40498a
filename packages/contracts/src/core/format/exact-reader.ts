import type { Language } from '../languages.ts';
import { type Formatter, formatterOf } from './formatter.ts';

/** Digits of a percentage that an explanation writes out: rates are not rounded where they are explained. */
const percentDigits = 6;

/** Figures and days as an explanation writes them: every digit, in the reader's language. */
export interface ExactReader extends Pick<Formatter, 'language' | 'day'> {
  number(decimal: string, digitsMin: number): string;
  percent(share: string): string;
}

export function exactReader(language: Language): ExactReader {
  const { number, percent, day } = formatterOf(language);
  return { language, number, percent: (share) => percent(share, { digits: percentDigits }), day };
}
