import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';

export interface Explanation {
  kind: 'column' | 'operation' | 'function' | 'input' | 'constant' | 'parameter' | 'error';
  /** What is shown: a column's name, an operator, a function. */
  label: z.infer<typeof localizedText> | string;
  /** The expression as written, where there is one. */
  expression: string | null;
  value: string | null;
  /** For a leaf: where it comes from. For a rounding: before → after. */
  note: string | null;
  children: Explanation[];
}

export const explanation: z.ZodType<Explanation, Explanation> = z.object({
  kind: z.enum(['column', 'operation', 'function', 'input', 'constant', 'parameter', 'error']),
  label: z.union([z.string(), localizedText]),
  expression: z.string().nullable(),
  value: z.string().nullable(),
  note: z.string().nullable(),
  get children() {
    return z.array(explanation);
  },
});
