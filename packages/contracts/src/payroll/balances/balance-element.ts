import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { version } from '../../core/primitives.ts';
import { listUses } from '../pay-types/index.ts';
import { codeSchema } from '../solutions/index.ts';

/** A balance element by the code that definitions and the ledger know it by. */
export const elementReference = z.strictObject({ code: codeSchema });

export const elementRow = z.object({
  code: z.string(),
  name: localizedText,
  /** Its place in the ledger: never another element's, not even after it is gone. */
  serialNumber: z.int(),
  /** Digits after the point. */
  scale: z.int(),
  /** Came with the product. */
  builtIn: z.boolean(),
  version,
  ...listUses,
});
