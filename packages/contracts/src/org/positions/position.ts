import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { id, name, version } from '../../core/primitives.ts';

/** What a position says; its code stays. */
export const positionContent = {
  name: z.strictObject({ en: name(limits.nameCharactersMax), 'zh-CN': name(limits.nameCharactersMax) }),
  /** Null: none. */
  gradeId: id.nullable(),
};

export const positionCode = name(40);
export const positionReference = z.strictObject({ id, version });

export const positionRow = z.object({
  id,
  code: z.string(),
  name: localizedText,
  grade: z.object({ id, name: localizedText }).nullable(),
  /** How many people within the caller’s reach hold it on the day. */
  headcount: z.int(),
  /** Somebody holds it, has held it or is to: it cannot be deleted. */
  isUsed: z.boolean(),
  version,
});
