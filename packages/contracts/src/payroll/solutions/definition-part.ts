/**
 * Parts of a definition: the units in which a draft is changed, told and compared. Two people who change different parts do not meet; a part
 * is named by codes, never by its place in a list, so that what others add or move changes nothing of it.
 */
import { z } from 'zod';
import { codeSchema, isoDateSchema } from './definition-basics.ts';

/** What a definition says by itself, each a part. */
export const headFields = [
  'name',
  'currency',
  'country',
  'periodsPerYear',
  'summary',
  'exchangeRates',
  'plausible',
  'abnormal',
  'scope',
] as const;

const byCode = <const Kind extends string>(kind: Kind) => z.strictObject({ kind: z.literal(kind), code: codeSchema });

/**
 * A step and a table without the tables, columns and versions in them, which are parts of their own; but a table that is added may bring them,
 * and one that is taken out takes them along. `step` says where a table is put; without it a known one stays where it is.
 */
export const definitionPartSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('definition'), field: z.enum(headFields) }),
  byCode('step'),
  byCode('table').extend({ step: codeSchema.optional() }),
  z.strictObject({ kind: z.literal('column'), table: codeSchema, code: codeSchema }),
  z.strictObject({ kind: z.literal('version'), table: codeSchema, from: isoDateSchema }),
  byCode('balance'),
  byCode('payType'),
  byCode('message'),
  byCode('ruleGroup'),
  byCode('rule'),
  z.strictObject({ kind: z.literal('test'), name: z.string().min(1).max(300) }),
]);

export const partChangeSchema = z.strictObject({
  part: definitionPartSchema,
  /** The whole part as it shall be, in the words of the definition's format, be it right or wrong; null takes it out. */
  value: z.unknown(),
  /** The part that it stands behind, by code, first day or name; null: the first. Left out: a new part is the last, a known one stays. */
  after: z.string().max(300).nullable().optional(),
});

export type DefinitionPart = z.output<typeof definitionPartSchema>;
export type PartKind = DefinitionPart['kind'];
export type PartChange = z.output<typeof partChangeSchema>;

/** What tells a part from all others: `column Pay.Gross`, `version Tax@2026-01-01`, `definition name`. */
export function nameOfPart(part: DefinitionPart): string {
  switch (part.kind) {
    case 'definition':
      return `definition ${part.field}`;
    case 'column':
      return `column ${part.table}.${part.code}`;
    case 'version':
      return `version ${part.table}@${part.from}`;
    case 'test':
      return `test ${part.name}`;
    default:
      return `${part.kind} ${part.code}`;
  }
}
