import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { id, name, version } from '../../core/primitives.ts';

/** What a grade says; its code stays. */
export const gradeContent = {
  name: z.strictObject({ en: name(limits.nameCharactersMax), 'zh-CN': name(limits.nameCharactersMax) }),
  /** A higher one stands above a lower one. */
  rank: z.int().min(0).max(10_000),
};

export const gradeCode = name(40);
export const gradeReference = z.strictObject({ id, version });

export const gradeRow = z.object({
  id,
  code: z.string(),
  name: localizedText,
  rank: z.int(),
  /** Positions that have it. */
  positions: z.int(),
  version,
});
