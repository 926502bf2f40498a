import { isoDay, isRecord } from '@wagewright/db/columns';
import { takeContractBack, writeContract } from '../../../org/contracts/index.ts';
import { takeRehireBack, writeRehire } from '../../../org/employees/index.ts';
import { type Effect, toldAs } from './effect.ts';

/** Somebody who has left comes back: the effective date is the first day of a new period of service, and of its contract. */
export const rehire: Effect<'rehire'> = {
  take: async (call, person, { on, content: { kind, contract, ...place }, reason }) => {
    await writeRehire(call, person, { from: on, ...place }, toldAs(kind, reason));
    const contractId = contract && (await writeContract(call, person, { ...contract, startsOn: on }, { renews: 'the-day-before', reason }));
    return { from: on, contractId };
  },
  back: async (call, person, { on, content: { kind, contract }, reason }, undo) => {
    if (person.earlierService.length === 0 || isoDay(person.hireDate) !== on) return false;
    const contractId = Number(isRecord(undo) ? undo['contractId'] : 0);
    if (contract && !(await takeContractBack(call, { id: contractId, employeeId: person.id }, reason))) return false;
    await takeRehireBack(call, person, toldAs(kind, reason));
    return true;
  },
};
