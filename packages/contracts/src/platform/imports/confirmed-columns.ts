import type { z } from 'zod';
import type { importColumn } from './import.ts';

type Column = z.infer<typeof importColumn>;

/** What cells of spread columns say, beside those columns themselves. @param codes of the columns that a file has */
export const filledBySpread = (columns: readonly Column[], codes: readonly string[]): ReadonlySet<string> =>
  new Set(columns.flatMap(({ code, spread }) => (spread && codes.includes(code) ? [spread.over, spread.into] : [])));

/** Why a file cannot be read as somebody says that its columns are. */
export type ColumnsFault =
  | { readonly kind: 'unknown'; readonly code: string }
  /** Two columns of the file are one of ours. */
  | { readonly kind: 'twice'; readonly column: Column }
  /** A column says what the cells of spread columns say already. */
  | { readonly kind: 'said-twice'; readonly column: Column }
  /** Nothing says whose a row is, or what of them; `canSpread`: other columns could. */
  | { readonly kind: 'key'; readonly column: Column; readonly canSpread: boolean };

/** @param codes what each column of the file is said to be, without those that are left out */
export function columnsFault(columns: readonly Column[], codes: readonly string[]): ColumnsFault | undefined {
  const known = new Map(columns.map((column) => [column.code, column]));
  const unknown = codes.find((code) => !known.has(code));
  if (unknown !== undefined) return { kind: 'unknown', code: unknown };
  const twice = known.get(codes.find((code, index) => codes.indexOf(code) !== index) ?? '');
  if (twice) return { kind: 'twice', column: twice };
  const filled = filledBySpread(columns, codes);
  const saidTwice = known.get(codes.find((code) => filled.has(code)) ?? '');
  if (saidTwice) return { kind: 'said-twice', column: saidTwice };
  const key = columns.find(
    ({ code, role, isRequired }) => role === 'key' && isRequired !== false && !codes.includes(code) && !filled.has(code),
  );
  return key && { kind: 'key', column: key, canSpread: columns.some(({ spread }) => spread?.over === key.code) };
}
