import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, timestamp } from '../../core/primitives.ts';

/** `blocking` of an error, `open` of a warning without a remark, `answered` of one with it; `held` of whoever is held and so is not paid. */
export const findingStates = ['blocking', 'open', 'answered', 'held'] as const;
export const findingSeverities = ['error', 'warning'] as const;

/** A cause: it has the same key in every run of a published copy. */
export const findingKey = z
  .string()
  .regex(/^[a-z]+(-[A-Za-z0-9_]+)*$/)
  .max(200);

/** Where it is put right: the person's record, what was typed into the batch, or the rule. */
export const findingRemedy = z.enum(['record', 'input', 'rule']);

/** A cause at a person, in words. */
export const foundPerson = z.object({
  employeeId: id,
  employeeNumber: z.string(),
  name: z.string(),
  department: localizedText.nullable(),
  state: z.enum(findingStates),
  /** The first line of the employee that it is about, and how many. */
  line: z.int(),
  lines: z.int(),
  /** The value and what it is compared with, or what a rule says, as people read it. */
  shown: localizedText,
  /** Of an answered warning: why it is right. */
  remark: z.object({ text: z.string(), by: z.string(), at: timestamp }).nullable(),
  held: z.object({ reason: z.string().nullable(), by: z.string().nullable(), at: timestamp }).nullable(),
});

/** A department, as it is called at the end of the period, whose people have findings; how many people, held ones included. */
export const foundDepartment = z.object({ id, name: localizedText, people: z.int() });

/** What a cause is, whomever it concerns. */
export const findingCause = z.object({
  key: findingKey,
  /** Why it is asked, for whoever answers by program: `RATE_OUTSIDE`, `RULE`, `noBankAccount`. */
  code: z.string(),
  severity: z.enum(findingSeverities),
  message: localizedText,
  nextStep: localizedText,
  remedy: findingRemedy,
  /** Code of the table that it is about; null of a check of records. */
  table: z.string().nullable(),
  /** Code of the verification rule, and the name of its group. */
  rule: z.string().nullable(),
  group: localizedText.nullable(),
});

/** Something that is not expected, asked before anybody is paid: one cause, however many it concerns. */
export const finding = findingCause.extend({
  /** `people`: single people. `table`: rows of a dated table, whoever is paid by them; nobody has to answer for it. */
  about: z.enum(['people', 'table']),
  tableName: localizedText.nullable(),
  column: z.string().nullable(),
  columnName: localizedText.nullable(),
  /** People who are not held, or rows of the table. */
  count: z.int(),
  open: z.int(),
  answered: z.int(),
  held: z.int(),
  /** The first few, by employee; none of a table. */
  first: z.array(foundPerson),
});
