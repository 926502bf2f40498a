/**
 * A definition that extends another: what it adds, changes and switches off. Elements are judged where they are put together: the result is a
 * plain definition, checked as one.
 */
import { z } from 'zod';
import {
  calculationDefinitionSchema,
  cellSchema,
  codeSchema,
  columnPathSchema,
  isoDateSchema,
  localizedNameSchema,
  messageSchema,
} from './definition.ts';

/** Layers above the base that are put together. */
export const layersMax = 20;

/** The parent: exactly one of pack, file and solution. `hash` is that of the parent when this was written; another one is asked about. */
export const parentSchema = z
  .strictObject({
    /** A pack that comes with the product. */
    pack: z.string().optional(),
    /** A file, by its path from this one. */
    file: z.string().optional(),
    /** A solution's code: its published copy, or the copy of this number. */
    solution: z.string().optional(),
    copy: z.int().min(1).optional(),
    hash: z
      .string()
      .regex(/^[0-9a-f]{12}$/, 'twelve digits of the parent’s hash, as --show-layers says it')
      .optional(),
  })
  .refine((parent) => [parent.pack, parent.file, parent.solution].filter((name) => name !== undefined).length === 1, {
    message: 'extends names exactly one of pack, file and solution',
  });

/** `extends` in a word: a file where it ends like one, else a pack. */
const parentInShort = z.string().transform((name) => (/\.ya?ml$/i.test(name) ? { file: name } : { pack: name }));

/** As people write it; read as a parent in full. */
export const extendsSchema = z.preprocess((given) => (typeof given === 'string' ? parentInShort.parse(given) : given), parentSchema);

/** Part of an element, or a whole one: judged when it is put together. */
const element = z.record(z.string(), z.unknown());
/** The element that it stands behind; null: the first. */
const after = z.string().nullable().optional();
const elements = z.array(z.looseObject({ after }));

/** A row of a parameter table by the cells of its key, in the version from `in`; default: the latest. */
const rowChange = z.strictObject({ in: isoDateSchema.optional(), row: z.record(codeSchema, cellSchema) });
const rowChanges = z.record(codeSchema, z.array(rowChange).min(1));

/** With `as` a switched off column stays, hidden, with this value, for what reads it. */
const withStandIn = <K extends string, T extends z.ZodType>(key: K, name: T) =>
  z.union([name, z.strictObject({ [key]: name, as: cellSchema } as { [P in K]: T } & { as: typeof cellSchema })]);

export const offSchema = z.strictObject({
  tags: z.array(withStandIn('tag', codeSchema)).optional(),
  tables: z.array(codeSchema).optional(),
  columns: z.array(withStandIn('column', columnPathSchema)).optional(),
  rows: rowChanges.optional(),
  balances: z.array(codeSchema).optional(),
  payTypes: z.array(codeSchema).optional(),
  ruleGroups: z.array(codeSchema).optional(),
  rules: z.array(codeSchema).optional(),
  tests: z.union([z.literal('all'), z.array(z.string())]).optional(),
});

/** What is null is taken out of the element; `after` moves it, `step` a table to another step. */
export const changeSchema = z.strictObject({
  steps: z.record(codeSchema, element).optional(),
  tables: z.record(codeSchema, element).optional(),
  columns: z.record(columnPathSchema, element).optional(),
  rows: rowChanges.optional(),
  balances: z.record(codeSchema, element).optional(),
  payTypes: z.record(codeSchema, element).optional(),
  ruleGroups: z.record(codeSchema, element).optional(),
  rules: z.record(codeSchema, element).optional(),
  tests: z.record(z.string(), element).optional(),
});

export const addSchema = z.strictObject({
  /** Steps, each `after` a step that it names; default: last. */
  steps: elements.optional(),
  /** Tables, each into the `step` that it names, `after` a table; default: last. */
  tables: z.array(z.looseObject({ step: codeSchema, after })).optional(),
  /** Columns by table, each `after` a column; default: last. */
  columns: z.record(codeSchema, elements).optional(),
  /** Versions by table. `carry`: rows that are not given go on as in the version before, cells that are not given too. */
  versions: z.record(codeSchema, elements).optional(),
  rows: rowChanges.optional(),
  balances: elements.optional(),
  payTypes: elements.optional(),
  ruleGroups: elements.optional(),
  rules: elements.optional(),
  tests: elements.optional(),
});

const { currency, country, periodsPerYear, summary, exchangeRates, plausible, scope, abnormal } = calculationDefinitionSchema.shape;

export const definitionLayerSchema = z.strictObject({
  extends: extendsSchema,
  code: codeSchema,
  name: localizedNameSchema,
  /** Said anew, they take the place of the parent's. */
  currency: currency.optional(),
  country: country.optional(),
  periodsPerYear: periodsPerYear.optional(),
  /** Null: without the parent's. */
  summary: summary.nullable(),
  exchangeRates: exchangeRates.nullable(),
  plausible: plausible.nullable(),
  abnormal: abnormal.nullable(),
  scope: scope.nullable(),
  /** Beside the parent's, or in the place of those of the same code; null: without it. */
  messages: z.record(codeSchema, messageSchema.nullable()).optional(),
  off: offSchema.optional(),
  change: changeSchema.optional(),
  add: addSchema.optional(),
});

export type ParentName = z.output<typeof parentSchema>;
export type DefinitionLayer = z.output<typeof definitionLayerSchema>;
export type RowChange = z.output<typeof rowChange>;
