import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, ordinal } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { globalTableSummary, revisionSummary, tableContent, tableReference } from './global-table.ts';

export const getGlobalTable = defineProcedure({
  id: 'payroll/global-tables/get-global-table',
  kind: 'query',
  summary:
    'A global table with the content of a revision: the one that is asked for, else the latest common one, else the latest that holds for a legal entity; and what is questionable about its figures.',
  permission: 'global-table.read',
  input: tableReference.extend({ legalEntityId: id.optional(), revision: ordinal.optional() }),
  output: globalTableSummary.extend({
    /** For files that are imported into it; everything else knows it by its code. */
    id,
    /** The latest revisions: the common one first, then those of legal entities with rows of their own that the caller reaches. */
    latest: z.array(revisionSummary),
    /** Legal entities that may get rows of their own and that the caller may write for. */
    legalEntities: z.array(z.object({ id, name: localizedText })),
    /** Null: nothing has been written yet. */
    shown: revisionSummary.extend({ content: tableContent }).nullable(),
    /** What nobody expects of the figures that are shown; it stops nothing. */
    questions: z.array(z.object({ message: localizedText, nextStep: localizedText })),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/global-tables/{code}' }],
});
