import { isoDay } from '@wagewright/db/columns';
import { takeRehireBack, writeRehire } from '../../../org/employees/index.ts';
import { type Effect, toldAs } from './effect.ts';

/** Somebody who has left comes back: the effective date is the first day of a new period of service. */
export const rehire: Effect<'rehire'> = {
  take: async (call, person, { on, content: { kind, ...place }, reason }) => {
    await writeRehire(call, person, { from: on, ...place }, toldAs(kind, reason));
    return { from: on };
  },
  back: async (call, person, { on, content: { kind }, reason }) => {
    if (person.earlierService.length === 0 || isoDay(person.hireDate) !== on) return false;
    await takeRehireBack(call, person, toldAs(kind, reason));
    return true;
  },
};
