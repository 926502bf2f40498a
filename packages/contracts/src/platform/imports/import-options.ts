import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { lineOfText } from '../../core/primitives.ts';

/** Upload modes (specification §9): which rows of the file are taken; the others are refused. `override`: what the file lacks is closed, too. */
export const importModes = ['create-only', 'update-only', 'create-and-update', 'override'] as const;
export type ImportMode = (typeof importModes)[number];

/**
 * Writeback types (specification §9): what of the rows that are taken is written; the others are left as they are. `close`: what the rows name
 * ends.
 */
export const importWritebacks = ['create-and-update', 'create', 'update', 'close'] as const;
export type ImportWriteback = (typeof importWritebacks)[number];

/** The writeback types that a mode can have; the first is the usual one. */
export const writebacksOfMode = {
  'create-only': ['create'],
  'update-only': ['update', 'close'],
  'create-and-update': ['create-and-update', 'create', 'update'],
  override: ['create-and-update', 'create', 'update'],
} as const satisfies Readonly<Record<ImportMode, readonly ImportWriteback[]>>;

export const isWritebackOf = (mode: ImportMode, writeback: ImportWriteback): boolean =>
  writebacksOfMode[mode].some((known: ImportWriteback) => known === writeback);

/**
 * How columns of the file are told: by their names in either language or their codes; the nth is the nth of the template; or `understood`: what the file's
 * columns are is found out by their headings and values, and somebody confirms it before the file is read.
 */
export const importMatchings = ['name', 'order', 'understood'] as const;

/** What a blank cell of a column that the file has does to a value: clears it, or leaves it. */
export const importEmptyHandlings = ['override', 'ignore'] as const;

export const importEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'gb18030', 'windows-1252'] as const;
export const importDelimiters = ['comma', 'semicolon', 'tab'] as const;

/** How the file is read. What is left out is found in the file; where it proves nothing, it is asked for. */
export const readingOptions = z.strictObject({
  /** Of a workbook. */
  sheet: lineOfText(limits.sheetNameCharactersMax).min(1).optional(),
  decimalMark: z.enum(['point', 'comma']).optional(),
  dateOrder: z.enum(['day-first', 'month-first']).optional(),
  encoding: z.enum(importEncodings).optional(),
  delimiter: z.enum(importDelimiters).optional(),
  /** The row that names the columns, as a spreadsheet counts; what stands above it are titles. Of columns that are understood. */
  headerRow: z.int().min(1).max(limits.importRowsMax).optional(),
});

/** What somebody says that a column of the file is, by its place from 1; null: it is left out. */
export const importMapping = z
  .array(
    z.strictObject({
      place: z.int().min(1).max(limits.importColumnsMax),
      code: lineOfText(limits.nameCharactersMax).min(1).nullable(),
    }),
  )
  .max(limits.importColumnsMax);

export const importOptions = z
  .strictObject({
    mode: z.enum(importModes).default('create-and-update'),
    writeback: z.enum(importWritebacks).default('create-and-update'),
    matching: z.enum(importMatchings).default('name'),
    empty: z.enum(importEmptyHandlings).default('ignore'),
    reading: readingOptions.default({}),
    /** As it was confirmed. */
    mapping: importMapping.optional(),
  })
  .refine(({ mode, writeback }) => isWritebackOf(mode, writeback), {
    message: 'the mode does not have this writeback type',
    path: ['writeback'],
  });
export type ImportOptions = z.output<typeof importOptions>;
