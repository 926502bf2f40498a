import { z } from 'zod';
import { limits } from '../../core/limits.ts';

/** A workbook, or text that any program reads. */
export const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What a table leaves as; without a word, as text. */
export const exportFormat = z.enum(exportFormats).default('csv');

export const exportTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
} as const satisfies Record<ExportFormat, string>;

/** The types of an answer that is a table. */
export const tableFiles = [exportTypes.xlsx, exportTypes.csv] as const;

/** What the typed door says of a file that only the documented door sends: its name, and its rows without the head. */
export const exportedFile = z.object({ fileName: z.string(), rows: z.int() });

/** A column of a list, as the screen calls it: what says whose a row is has `#` where the other columns have codes of their own. */
const columnId = z
  .string()
  .max(64)
  .regex(/^#?[\p{L}_][\p{L}\p{N}_]*$/u);

/** How a list leaves: its columns in their order; left out: all of them. */
export const exportShape = { columns: z.array(columnId).min(1).max(limits.tableViewColumnsMax).optional(), format: exportFormat };

/** Rows of a file, one less than a sheet holds; groups of one that has groups. Past it nothing is written at all. */
export const exportLimits = { rowsMax: 1_048_575, groupsMax: 20_000, pivotRowsMax: 20_000, pivotColumnsMax: 500 } as const;
