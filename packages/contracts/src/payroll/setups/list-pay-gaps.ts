import { z } from 'zod';
import { id, isoDate, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { entityGap, personGaps } from './pay-gap.ts';

export const listPayGaps = defineProcedure({
  id: 'payroll/setups/list-pay-gaps',
  kind: 'query',
  summary:
    'What is missing to pay the people of a legal entity on a day: of the legal entity and its solutions, and of each person. What is about pay is told to who sees pay.',
  permission: 'setup.edit',
  input: windowInput.extend({
    legalEntityId: id,
    /** Today where nothing is said. */
    on: isoDate.optional(),
    /** Rows of this only; all where nothing is said. */
    kind: z.enum(personGaps).optional(),
  }),
  output: z.object({
    on: isoDate,
    /** Employed on that day. */
    people: z.int(),
    /** Whether the caller is told what is about pay. */
    seesPay: z.boolean(),
    ofEntity: z.array(entityGap),
    counts: z.array(z.object({ kind: z.enum(personGaps), count: z.int() })),
    /** Of the kinds asked for, by employee number. */
    total: z.int(),
    rows: z.array(z.object({ employeeId: id, employeeNumber: z.string(), name: z.string(), kind: z.enum(personGaps) })),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/setups/{legalEntityId}/gaps' }],
});
