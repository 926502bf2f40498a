import { z } from 'zod';
import { id, ordinal, remarks } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { definitionDifference } from '../solutions/index.ts';
import { seenRevision, tableContent, tableReference } from './global-table.ts';

/** Details of GLOBAL_TABLE_CONFLICT: both sides against the revision that the caller had seen. */
export const tableConflict = z.object({
  /** The latest now: to save again is to name it. */
  revision: z.int(),
  parts: z.array(z.string()),
  theirs: z.array(definitionDifference),
  yours: z.array(definitionDifference),
  by: z.array(z.string()),
});

export const saveErrors = [
  'NOT_FOUND',
  'GLOBAL_TABLE_INVALID',
  'GLOBAL_TABLE_TYPE',
  'GLOBAL_TABLE_CONFLICT',
  'GLOBAL_TABLE_COMMON',
  'STALE_VERSION',
  'DRAFT_TOO_LARGE',
] as const;

/** Whose rows somebody changes, and what they have seen of them. */
export const changedRows = tableReference.extend({
  /** A legal entity's own rows; left out: the common ones. */
  legalEntityId: id.optional(),
  seen: seenRevision,
  /** Having seen both sides of a conflict: the latest revision, whose changes of the same parts give way. */
  over: ordinal.optional(),
  /** Why: it stands beside the revision for good. */
  remarks: remarks.min(1),
});

export const saveGlobalTable = defineProcedure({
  id: 'payroll/global-tables/save-global-table',
  kind: 'mutation',
  summary:
    'Writes a new revision of a global table, which no solution takes by itself. What others have changed meanwhile stays; where it is the same part, both sides are answered and nothing is saved.',
  permission: 'global-table.edit',
  input: changedRows.extend({ content: tableContent }),
  output: z.object({ revision: z.int() }),
  errors: saveErrors,
  rest: [{ method: 'PUT', path: '/api/payroll/global-tables/{code}/content' }],
  audit: 'global-table',
  changes: 'global-table',
});
