import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { id, isoDate, name, timestamp, version } from '../../core/primitives.ts';

export const structureName = z.strictObject({ en: name(limits.nameCharactersMax), 'zh-CN': name(limits.nameCharactersMax) });
export const structureCode = name(40);
export const salaryStructure = z.object({
  id,
  code: z.string(),
  name: localizedText,
  legalEntityId: id,
  legalEntity: localizedText,
  /** The compensation item of whose amounts the ranges are, and in which currency. */
  item: z.string(),
  itemName: localizedText,
  currency: z.string(),
  /** Levels that it has today. */
  levels: z.int(),
  /** Records of compensation files that refer to it: with one it stays. */
  isUsed: z.boolean(),
  version,
});

export const structureReference = z.strictObject({ id, version });

export const structureChange = z.object({
  at: timestamp,
  by: z.string().nullable(),
  what: localizedText,
  /** From when, of new ranges. */
  from: isoDate.nullable(),
  reason: z.string().nullable(),
});
