import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { id, lineOfText, timestamp, version } from '../../core/primitives.ts';
import { storedFile } from '../files/index.ts';
import { importEntityCodes } from './import-entities.ts';
import { importEvents, importStatuses } from './import-machine.ts';
import { importOptions } from './import-options.ts';

/** The record that a file is imported into: of `batch-input` the batch, and as its part the code of a table. */
export const importSubject = z.strictObject({
  entity: z.enum(importEntityCodes),
  id,
  part: lineOfText(limits.nameCharactersMax).min(1).optional(),
});
export type ImportSubject = z.output<typeof importSubject>;

/** Types of values; of a workbook's column they are its formats. */
export const importColumnTypes = ['text', 'integer', 'decimal', 'money', 'percentage', 'date', 'boolean'] as const;
export type ImportColumnType = (typeof importColumnTypes)[number];

/**
 * `key`: says whose a row is. `note`: for people only (a name beside a number); neither read nor written. `spread`: of files in a layout of their own, which have
 * a column where the template has a row: each of its cells is a row.
 */
export const importColumnRoles = ['key', 'note', 'value', 'spread'] as const;

/** A column of the template, in its order. */
export const importColumn = z.object({
  code: z.string(),
  name: localizedText,
  type: z.enum(importColumnTypes),
  role: z.enum(importColumnRoles),
  /** Digits after the point. */
  scale: z.int(),
  /** ISO 4217, of money. */
  currency: z.string().nullable(),
  /** The values that it takes; a file says their names in either language, or their codes. */
  choices: z.array(z.object({ code: z.string(), name: localizedText, synonyms: z.array(z.string()).optional() })).optional(),
  /** Of a value: nothing stands without it. Of a key: false where it may be blank. */
  isRequired: z.boolean().optional(),
  /** Of a value: it stays as it was said first. */
  isFixed: z.boolean().optional(),
  /** Of a number: zero is as good as nothing. */
  zeroIsBlank: z.boolean().optional(),
  /** Of a value: what a blank cell says of what is new. */
  whenBlank: z.string().optional(),
  /** Of a text: what it looks like (`fitsMask`). */
  mask: z.string().optional(),
  /** Of a number: zeros at its end are left off, for what is kept as it is written. */
  trims: z.boolean().optional(),
  /** Of `spread`: a cell of it is a row that has this choice in the column `over`, and the cell itself in the column `into`. */
  spread: z.object({ over: z.string(), choice: z.string(), into: z.string() }).optional(),
  /** Where a file has no such column it follows from what the file says, and from what stands. */
  follows: z.boolean().optional(),
  /** Of a value: where a file has that column, this one follows from it. */
  followsOf: z.string().optional(),
  /** Of a value: a blank cell leaves it as it is, whatever blank cells do otherwise. */
  staysWhenBlank: z.boolean().optional(),
  /** By this number somebody, or an account, is known for good: it is kept sealed, and shown by its end. */
  isSealed: z.boolean().optional(),
  /** A part of its name does not tell it. */
  isToldWhole: z.boolean().optional(),
  /** What people call it besides, in headings of their own files. */
  synonyms: z.array(z.string()).optional(),
  /** The permission without which nobody sees an import that has the column: of pay, of numbers of people. */
  needs: z.string().optional(),
});

/** What an entity asks beside the file: said when an import is started, kept with it. */
export const importQuestion = z.object({
  code: z.string(),
  name: localizedText,
  type: z.enum(['text', 'day', 'choice']),
  choices: z.array(z.object({ code: z.string(), name: localizedText })).optional(),
  isRequired: z.boolean(),
  /** Asked only where that question has that answer. */
  onlyIf: z.object({ code: z.string(), answer: z.string() }).optional(),
});
export type ImportQuestion = z.infer<typeof importQuestion>;

/** Answers by the codes of their questions; days as `2026-01-31`. */
export const importAnswers = z.record(lineOfText(limits.nameCharactersMax).min(1), lineOfText(limits.remarksCharactersMax));
export type ImportAnswers = z.output<typeof importAnswers>;

/** Whether a question is asked, by the answers to the others. */
export const isAsked = ({ onlyIf }: Pick<ImportQuestion, 'onlyIf'>, answers: ImportAnswers): boolean =>
  !onlyIf || answers[onlyIf.code] === onlyIf.answer;

/** Whether an answer is of its question's kind. */
export function isAnswer({ type, choices = [] }: ImportQuestion, answer: string): boolean {
  if (type === 'choice') return choices.some(({ code }) => code === answer);
  return type === 'text' || z.iso.date().safeParse(answer).success;
}

/** What becomes of a row. `closed`: what stands ends, for a table of values: it is cleared. */
export const importEffects = ['created', 'updated', 'closed', 'unchanged', 'refused'] as const;
export type ImportEffect = (typeof importEffects)[number];

export const importCounts = z.object({
  created: z.int(),
  updated: z.int(),
  closed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
});

/** Of a job at it: what it does now, steps done of all, and rows of the file that it has read. */
export const importParts = ['queued', 'reading', 'judging', 'storing', 'writing', 'undoing'] as const;
export const importProgress = z.object({
  part: z.enum(importParts),
  done: z.int(),
  total: z.int(),
  rows: z.int(),
  startedAt: timestamp,
});

/**
 * By what a column of a file is told: as somebody has said of the same heading before; by its name; by a part of its name; by its values.
 * The first two are sure, the others are to be looked at.
 */
export const understoodBy = ['remembered', 'name', 'part', 'values'] as const;

/** What a file's columns seem to be, before anybody has confirmed it. */
export const importUnderstood = z.object({
  /** The row that names the columns, as a spreadsheet counts. */
  headerRow: z.int(),
  /** Texts of the rows above it. */
  titles: z.array(z.string()),
  /** Columns without a heading and without a value, which are not shown. */
  emptyColumns: z.int(),
  columns: z.array(
    z.object({
      /** From 1. */
      place: z.int(),
      heading: z.string(),
      /** Of its first values, as they stand in the file. */
      samples: z.array(z.string()),
      /** Null: it is left out. */
      code: z.string().nullable(),
      by: z.enum(understoodBy).nullable(),
      /** A day of it that is two days, as long as nobody says which comes first: day first, month first. */
      doubt: z.object({ read: z.string(), dayFirst: z.string(), monthFirst: z.string() }).nullable(),
    }),
  ),
});
export type ImportUnderstood = z.infer<typeof importUnderstood>;

const act = z.object({ by: z.string(), at: timestamp });

export const importSummary = z.object({
  id,
  version,
  subject: importSubject,
  /** What it goes into, by its name. */
  title: localizedText,
  /** Of what people know by a code. */
  code: z.string().nullable(),
  status: z.enum(importStatuses),
  file: storedFile,
  counts: importCounts,
  started: act,
  /** When it was written or undone, and by whom. */
  written: act.nullable(),
  undone: act.nullable(),
});
export type ImportSummary = z.infer<typeof importSummary>;

export const importDetail = importSummary.extend({
  options: importOptions,
  answers: importAnswers,
  /** As long as a row is refused, none is written. */
  isWhole: z.boolean(),
  /** As they were when the file was read; `inFile`: the file has it. */
  columns: z.array(importColumn.extend({ inFile: z.boolean() })),
  progress: importProgress.nullable(),
  /** What the columns of the file seem to be, while somebody is asked to confirm it. */
  understood: importUnderstood.nullable(),
  /** Why the last job came to nothing, in words: "import file format error", what stands in the way of writing or undoing. */
  failure: z.string().nullable(),
  /** What is wrong with the file as a whole, a line each; the file is then not imported. */
  problems: z.array(z.string()),
  /** What is worth knowing though it stops nothing: columns that the file lacks, hidden rows. */
  notes: z.array(z.string()),
  /** Sheets to choose from, where the file does not say which. */
  sheets: z.array(z.string()),
  /** Those that its state allows and the caller may cause. */
  events: z.array(z.enum(importEvents)),
});
export type ImportDetail = z.infer<typeof importDetail>;

/** A row of the file, or what the file lacks and `override` closes. Cells are in the order of the value columns; blank is null. */
export const importRow = z.object({
  ordinal: id,
  /** As the spreadsheet counts; null: not in the file. */
  rowNumber: z.int().nullable(),
  key: z.string(),
  /** Whose it is, for people. */
  label: z.string().nullable(),
  effect: z.enum(importEffects),
  /** What stands; null: nothing does. */
  before: z.array(z.string().nullable()).nullable(),
  /** What will stand, or stands once it is written; null: nothing. */
  after: z.array(z.string().nullable()).nullable(),
  /** Why it is refused or left as it is, a sentence each. */
  reasons: z.array(z.string()),
});
export type ImportRow = z.infer<typeof importRow>;

/** What every action on an import takes: the import, and the version that the caller has seen. */
export const importReference = z.strictObject({ id, version });
