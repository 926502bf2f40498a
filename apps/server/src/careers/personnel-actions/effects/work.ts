import type { PersonnelActionKind } from '@wagewright/contracts/careers/personnel-actions';
import { dayAfter } from '@wagewright/db';
import { isRecord } from '@wagewright/db/columns';
import { takeWorkBack, workOn, writeWork } from '../../../org/employees/index.ts';
import { type Acting, type Effect, requireOrder, toldAs } from './effect.ts';

type NewWork = Omit<Parameters<typeof writeWork>[2], 'from'>;

/** A place in one order of its facts: what comes back from the database has another. */
const inOrder = (place: unknown): string =>
  JSON.stringify(isRecord(place) ? Object.entries(place).toSorted(([one], [other]) => (one < other ? -1 : 1)) : null);
const same = (one: unknown, other: unknown): boolean => inOrder(one) === inOrder(other);

/** Gives somebody another place from the effective date on. */
const changesWork = <Kind extends PersonnelActionKind>(placeOf: (content: Acting<Kind>['content']) => NewWork): Effect<Kind> => ({
  take: async (call, person, { on, content, reason }) => {
    const place = placeOf(content);
    requireOrder(on, place.until ?? null);
    const written = await writeWork(call, person, { from: on, ...place }, toldAs(content.kind, reason));
    return written && { before: written.before, after: written.after };
  },
  back: async (call, person, { on, content, reason }, undo) => {
    if (!isRecord(undo) || !isRecord(undo['before'])) return false;
    const { before, after } = undo;
    if (!same(await workOn(call.tx, person.id, on), after)) return false;
    const told = toldAs(content.kind, reason);
    // what held on the day before holds on; where nothing did, or something else, what was replaced is written again
    if (same(await workOn(call.tx, person.id, dayAfter(on, -1)), before)) await takeWorkBack(call, person, on, told);
    else await writeWork(call, person, { from: on, until: placeOf(content).until ?? null, ...before }, told);
    return true;
  },
});

export const transfer = changesWork<'transfer'>(({ kind: _kind, ...place }) => place);
export const promotion = changesWork<'promotion'>(({ kind: _kind, ...place }) => place);
export const partTime = changesWork<'part-time'>(({ until }) => ({ category: 'parttime-regular', until }));
