import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { id, name, version } from '../../core/primitives.ts';

/** What a cost center says; its code stays. */
export const costCenterContent = {
  name: z.strictObject({ en: name(limits.nameCharactersMax), 'zh-CN': name(limits.nameCharactersMax) }),
};

export const costCenterCode = name(40);
export const costCenterReference = z.strictObject({ id, version });

export const costCenterRow = z.object({
  id,
  code: z.string(),
  name: localizedText,
  /** How many people within the caller’s reach have it in their work on the day. */
  headcount: z.int(),
  /** The work or the cost of somebody names it, on whatever day: it cannot be deleted. */
  isUsed: z.boolean(),
  version,
});
