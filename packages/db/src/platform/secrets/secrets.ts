import { AppError, type SealedColumn } from '@wagewright/contracts';
import type { KeySource } from './key-source.ts';
import { fingerprintOf, indexOf, keyIdIn, openBytes, sealBytes } from './sealed-bytes.ts';

/** Values of the columns that say whose a secret is, in the order in which the slice's `secrets.ts` names them. */
export type RowKey = string | number | readonly (string | number)[];

/** The text by which PostgreSQL and we name a row alike: `["17"]`. */
export const rowName = (row: RowKey): string => JSON.stringify((Array.isArray(row) ? row : [row]).map(String));

export function rowOfName(name: string): string[] {
  const key: unknown = JSON.parse(name);
  return Array.isArray(key) ? key.map(String) : [];
}

/** Keeps secrets (what must be read again: a password goes through argon2id) in the database's columns of type bytea. */
export interface Secrets<Column extends string = SealedColumn> {
  /**
   * Call it in the transaction that writes the value: rotation waits for those that have begun before it.
   * @throws AppError SECRET_KEY_ABSENT
   */
  seal(column: Column, row: RowKey, text: string): Uint8Array<ArrayBuffer>;
  /** @throws AppError SECRET_KEY_MISSING that names the key's id; SECRET_UNREADABLE for a wrong key, another row's value, a changed one */
  open(column: Column, row: RowKey, sealed: Uint8Array): string;
  /**
   * 32 bytes made of a text: the same each time, and nobody without the key can work them out. Another key gives others.
   * @throws AppError SECRET_KEY_ABSENT
   */
  fingerprint(text: string): Buffer;
  /**
   * What stands beside a sealed value so that it is found by its exact text; kept in the column that its definition names.
   * @throws AppError SECRET_KEY_ABSENT
   */
  indexOf(column: Column, text: string): Uint8Array<ArrayBuffer>;
  /** The same by every key, to look for: while keys rotate, rows have one or the other. */
  indexesOf(column: Column, text: string): Uint8Array<ArrayBuffer>[];
}

export function createSecrets<Column extends string = SealedColumn>(keys: KeySource): Secrets<Column> {
  const placeOf = (column: Column, row: RowKey): string => `${column} ${rowName(row)}`;
  const firstKey = () => {
    const [first] = keys.ring();
    if (!first) throw new AppError('SECRET_KEY_ABSENT');
    return first;
  };
  return {
    seal: (column, row, text) => sealBytes(firstKey(), placeOf(column, row), text),
    fingerprint: (text) => fingerprintOf(firstKey(), text),
    indexOf: (column, text) => indexOf(firstKey(), column, text),
    indexesOf: (column, text) => keys.ring().map((key) => indexOf(key, column, text)),
    open: (column, row, sealed) => {
      const place = placeOf(column, row);
      const keyId = keyIdIn(sealed) ?? '?';
      const key = keys.ring().find(({ id }) => id === keyId);
      if (!key) throw new AppError('SECRET_KEY_MISSING', { place, keyId, where: keys.where });
      try {
        return openBytes(key, place, sealed);
      } catch (error) {
        throw new AppError('SECRET_UNREADABLE', { place, keyId, where: keys.where }, { cause: error });
      }
    },
  };
}
