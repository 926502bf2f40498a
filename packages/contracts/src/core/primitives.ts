import { z } from 'zod';
import { limits } from './limits.ts';

const int32Max = 2_147_483_647;

/** A record's id: a positive 32-bit integer. */
export const id = z.int().min(1).max(int32Max);

/** A number that counts from 1: of a copy, of a row. */
export const ordinal = z.int().min(1).max(int32Max);

/** The number of a line, from 0. */
export const lineNumber = z.int().min(0).max(int32Max);

/** A calendar day, ISO 8601, e.g. 2025-01-31. */
export const isoDate = z.iso.date();

/** An instant, ISO 8601 in UTC. */
export const timestamp = z.iso.datetime({ offset: true });

/** An exact amount as decimal text, e.g. "-1234.50": money never travels as a binary number. */
export const amount = z.string().regex(/^-?\d{1,19}(\.\d{1,10})?$/);

/** Optimistic lock: the version of the record that the caller has seen. */
export const version = ordinal;

/**
 * Characters that a text may not hold, because they show something else than is stored: controls, invisible spaces, marks and overrides of
 * direction, half surrogate pairs. Joiners (U+200C, U+200D) stay, which Persian and Indic names are written with.
 */
const hidden = String.raw`\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb`;
const oneLine = new RegExp(String.raw`^[^\p{Cc}${hidden}]*$`, 'u');
const manyLines = new RegExp(String.raw`^(?:[^\p{Cc}${hidden}]|[\t\n\r])*$`, 'u');

const anyHidden = new RegExp(String.raw`[\p{Cc}${hidden}]`, 'gu');
/** A text that somebody else has written, without such characters. */
export const withoutHidden = (text: string): string => text.replace(anyHidden, ' ');

/** Text of one line, such as what is searched for. */
export const lineOfText = (charactersMax: number) =>
  z.string().trim().max(charactersMax).regex(oneLine, 'holds a character that cannot be seen or that turns the direction of writing');

/** What people call something. */
export const name = (charactersMax: number) => lineOfText(charactersMax).min(1);

/** Text of several lines, as it was written. */
export const linesOfText = (charactersMax: number) =>
  z.string().max(charactersMax).regex(manyLines, 'holds a character that cannot be seen or that turns the direction of writing');

/** Why something was done, in several lines if need be. */
export const remarks = linesOfText(limits.remarksCharactersMax).trim();

export const windowInput = z.strictObject({
  offset: z.int().min(0).max(limits.rowsOffsetMax).default(0),
  limit: z.int().min(1).max(limits.pageRowsMax).default(limits.pageRowsDefault),
});

/** The specification's filter match: every condition, or a single one. */
export const filterMatch = z.enum(['all', 'single']);
export const sortDirection = z.enum(['ascending', 'descending']);

/** What somebody signs in as. */
export const account = name(limits.accountCharactersMax);
