/** What differs between two definitions, as data: one entry an element that is new or gone, and one for each thing that is said otherwise. */
import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';

export const differenceKinds = [
  'definition',
  'step',
  'table',
  'column',
  'version',
  'balance',
  'payType',
  'message',
  'ruleGroup',
  'rule',
  'test',
] as const;

export const definitionDifference = z.object({
  how: z.enum(['added', 'changed', 'off']),
  kind: z.enum(differenceKinds),
  /** `Table`, `Table.Column`, `Table@2026-01-01`, a code or a test's name; of the definition itself nothing. */
  at: z.string(),
  /** What people call it: of a column its table and itself, of a version its table. */
  names: z.array(localizedText),
  /** Of a change what of the element: `expression`, `display.payslip`; of a version's row the column. */
  key: z.string().nullable(),
  /** Of a version the row, as people call it: by its key, its bound or its number; with `key` null the row itself is new or gone. */
  row: localizedText.nullable(),
  /** Of a row's cell: the name of its column. */
  column: localizedText.nullable(),
  /** The values are shares of one, and people read them as percentages. */
  percentage: z.boolean(),
  /** JSON; of an element that is new its formula, where it has one. */
  before: z.string().nullable(),
  after: z.string().nullable(),
});

export type Difference = z.output<typeof definitionDifference>;
export type ElementKind = Difference['kind'];
