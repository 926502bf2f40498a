import { z } from 'zod';
import { type LocalizedText, localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { id, name, ordinal, timestamp, version } from '../../core/primitives.ts';
import { codeSchema } from '../solutions/index.ts';

/** How rows are found: there is one row, a row by its key, or a row by the bracket that an amount falls into. */
export const globalTableTypes = ['single', 'keyed', 'brackets'] as const;
export type GlobalTableType = (typeof globalTableTypes)[number];

export const globalTableTypeLabels: Readonly<Record<GlobalTableType, LocalizedText>> = {
  single: { en: 'One row of parameters', 'zh-CN': '单行参数' },
  keyed: { en: 'Parameters by key', 'zh-CN': '按键查找的参数' },
  brackets: { en: 'Brackets', 'zh-CN': '级距' },
};

/** A global table by the code that people and definitions know it by. */
export const tableReference = z.strictObject({ code: codeSchema });

/** What groups tables in the list: tax, social insurance, pay scales … */
export const category = name(limits.nameCharactersMax);

/**
 * What a parameter table of a definition holds, without its code and tags: name, key, bracket, columns, versions and the rest, in the words of the
 * definition's format. The engine's own checker judges it.
 */
export const tableContent = z.record(codeSchema, z.unknown());

export const globalTableSummary = z.object({
  code: z.string(),
  name: localizedText,
  category: z.string(),
  type: z.enum(globalTableTypes),
  currency: z.string(),
  independentEntity: z.boolean(),
  version,
});

/** A revision without its content. */
export const revisionSummary = z.object({
  number: z.int(),
  /** Whose own rows; null: the common ones. */
  legalEntityId: id.nullable(),
  legalEntity: localizedText.nullable(),
  /** The revision that it was made of. */
  basedOn: z.int().nullable(),
  by: z.string().nullable(),
  at: timestamp,
  /** Why. */
  remarks: z.string(),
});

/** The revision that somebody has seen; 0: there was none. */
export const seenRevision = z.union([ordinal, z.literal(0)]);
