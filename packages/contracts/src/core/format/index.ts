/** How figures, days and names are written: one formatter for screens, mails, messages and explanations. */
export * from './decimal.ts';
export { type ExactReader, exactReader } from './exact-reader.ts';
export { createFormatter, type FigureStyle, type Formatter, formatterOf, type Localized } from './formatter.ts';
export { minorDigits } from './minor-digits.ts';
