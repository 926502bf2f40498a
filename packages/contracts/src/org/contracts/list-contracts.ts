import { z } from 'zod';
import { id, lineOfText, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { contractDate, contractRow } from './contract.ts';

/** Which contracts are listed. `ending`: they end by a day, nothing goes on with them, and the person stays. */
export const contractLists = ['all', 'running', 'ending', 'probation', 'unsigned'] as const;
export type ContractList = (typeof contractLists)[number];

export const listContracts = defineProcedure({
  id: 'org/contracts/list-contracts',
  kind: 'query',
  summary:
    'Employment contracts of those within the caller’s scope: all, those that run, that end by a day, whose probation ends by a day, or that nobody has signed. Those that end first come first; without a day, the latest first.',
  permission: 'contract.read',
  input: windowInput.extend({
    employeeId: id.optional(),
    legalEntityId: id.optional(),
    show: z.enum(contractLists).default('all'),
    /** As of which day they run, end or are still to begin; today where it is left out. */
    on: contractDate.optional(),
    /** By which day they end; without one, 60 days from that day. */
    by: contractDate.optional(),
    /** Part of a name, an employee number or a number of a contract. */
    search: lineOfText(100).optional(),
  }),
  output: z.object({ total: z.int(), rows: z.array(contractRow), by: z.iso.date() }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/org/contracts' }],
});
