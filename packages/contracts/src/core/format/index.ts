/** How figures, days and names are written: one formatter for screens, mails, messages and explanations. */
export * from './csv.ts';
export * from './decimal.ts';
export { type ExactReader, exactReader } from './exact-reader.ts';
export { createFormatter, type Formatter, formatterOf, type Localized } from './formatter.ts';
