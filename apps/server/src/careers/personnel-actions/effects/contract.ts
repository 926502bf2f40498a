import { isRecord } from '@wagewright/db/columns';
import { takeContractBack, writeContract } from '../../../org/contracts/index.ts';
import { requireEmployedOn } from '../../../time/requests/index.ts';
import type { Effect } from './effect.ts';

/** A contract that begins on the effective date; it goes on with one that ends on the day before. */
export const signContract: Effect<'sign-contract'> = {
  take: async (call, person, { on, content: { contract }, reason }) => {
    requireEmployedOn(person, on, on);
    return { contractId: await writeContract(call, person, { ...contract, startsOn: on }, { renews: 'the-day-before', reason }) };
  },
  back: async (call, person, { reason }, undo) =>
    isRecord(undo) && (await takeContractBack(call, { id: Number(undo['contractId']), employeeId: person.id }, reason)),
};
