/** What is wrong with a definition, as data: a code, a place and figures, from which words are rendered in each language. */
import { z } from 'zod';

/** Where something stands: in a file where there is one, and in the definition by name. */
export const findingPlace = z.object({
  /** Null where the definition is kept in the database. */
  file: z.string().nullable(),
  /** Counted from 1; null where there is no file. */
  line: z.int().nullable(),
  column: z.int().nullable(),
  /** Codes as far as they are known, and how far the place reaches into the definition. */
  step: z.string().optional(),
  table: z.string().optional(),
  /** The column's code; of a cell of a row the column it is in. */
  field: z.string().optional(),
  /** First day of a version of parameters. */
  version: z.string().optional(),
  /** Counted from 1. */
  row: z.int().optional(),
  balance: z.string().optional(),
  /** Code of a verification rule. */
  rule: z.string().optional(),
  /** A formula that the definition says by itself. */
  part: z.literal('scope').optional(),
  test: z.string().optional(),
});

/** Places of one cause that are named; the others are counted. */
export const findingPlacesNamed = 3;

export const definitionFinding = z.object({
  /** One of `findingWords`. */
  code: z.string(),
  /** Of one cause the first `findingPlacesNamed`, in the order of the file. */
  places: z.array(findingPlace).min(1),
  /** How many places in all. */
  count: z.int().min(1),
  /** What was read, and what would do. Words of the schema (types, things) stand as codes and are put into words with the text. */
  figures: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
});

export type FindingPlace = z.output<typeof findingPlace>;
export type DefinitionFinding = z.output<typeof definitionFinding>;
export type FindingFigures = DefinitionFinding['figures'];
