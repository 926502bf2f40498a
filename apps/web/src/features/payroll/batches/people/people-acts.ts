import type { PopulationKind } from '@wagewright/contracts/payroll/batches';
import type { Batch } from '../run-batch-event.ts';

/** What can be done with people of a batch. */
export type Act = 'hold' | 'takeIn' | 'add' | 'remove';

const ofPaid = ['hold', 'remove'] as const;

/** With whom of a list what can be done: those who are listed are all of one kind. */
const acts: Readonly<Record<PopulationKind, readonly Act[]>> = {
  paid: ofPaid,
  joiner: ofPaid,
  leaver: ofPaid,
  came: ofPaid,
  moved: ofPaid,
  held: ['takeIn', 'remove'],
  gone: ['add'],
  excluded: ['add'],
  added: ofPaid,
  removed: ['add'],
};

const events = { hold: 'hold-payee', takeIn: 'reopen-payee', add: 'choose-payee', remove: 'choose-payee' } as const;

/** What the caller may do now with those of a kind. */
export const actsOn = (kind: PopulationKind, batch: Pick<Batch, 'events'>): readonly Act[] =>
  acts[kind].filter((act) => batch.events.includes(events[act]));
