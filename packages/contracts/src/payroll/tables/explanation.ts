import { z } from 'zod';
import { type LocalizedText, localizedText } from '../../core/languages.ts';

/** A figure, or one thing that it rests on, told in sentences. */
export interface Explanation {
  /** `rows`: a row of a table that was added up, or how many more there are. */
  kind: 'column' | 'input' | 'parameter' | 'history' | 'rows';
  name: LocalizedText;
  /** As it is stored, exactly; null where it is blank or failed, or where nothing is stored. */
  value: string | null;
  /** As people read it; null where it is blank or failed. */
  shown: LocalizedText | null;
  /** What the rule did, in order; why there is no value, where it failed. */
  sentences: LocalizedText[];
  /** A record, the ledger, or a table with the law that it is taken from. */
  source: LocalizedText | null;
  /** Of another solution, changed here or not; null for the solution's own, and for who may not see the rule. */
  whose: LocalizedText | null;
  /** The rule in its own language; null for who may not see it. */
  rule: string | null;
  failed: boolean;
  children: Explanation[];
}
export const explanation: z.ZodType<Explanation, Explanation> = z.object({
  kind: z.enum(['column', 'input', 'parameter', 'history', 'rows']),
  name: localizedText,
  value: z.string().nullable(),
  shown: localizedText.nullable(),
  sentences: z.array(localizedText),
  source: localizedText.nullable(),
  whose: localizedText.nullable(),
  rule: z.string().nullable(),
  failed: z.boolean(),
  get children() {
    return z.array(explanation);
  },
});
