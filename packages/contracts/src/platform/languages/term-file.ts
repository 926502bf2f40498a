import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';

/** Which texts of a file are taken: those that nobody has said yet, those that somebody has, both; or the file is all that there is. */
export const uploadModes = ['create-only', 'update-only', 'create-and-update', 'override'] as const;
export type UploadMode = (typeof uploadModes)[number];

/** Columns of a file of terms, before those of the languages, which are headed by their tags. */
export const termFileColumns = ['appCode', 'hierarchyCode', 'key'] as const;
/** Heads the column of a failure file that says why a row was refused. */
export const termReasonHeading = 'reason';
/** Refused rows that the answer names. */
export const refusedRowsTold = 100;

export const uploadedTerms = z.object({
  rows: z.int(),
  created: z.int(),
  updated: z.int(),
  restored: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  /** The first of them. */
  refusals: z.array(z.object({ row: z.int(), key: z.string(), reason: localizedText })),
  /** Their rows in the layout of the file, the reason in a column: a file of the caller’s alone (GET /api/platform/files/{id}), kept for a day. */
  failureFile: z.object({ id: z.int(), name: z.string() }).nullable(),
});

export const uploadErrors = [
  'TERM_FILE',
  'FILE_EMPTY',
  'FILE_REFUSED',
  'FILE_NOT_SCANNED',
  'FILE_TOO_LARGE',
  'UPLOAD_BROKEN',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_MANY',
] as const;
