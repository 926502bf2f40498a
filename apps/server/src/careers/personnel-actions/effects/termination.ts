import { AppError } from '@wagewright/contracts';
import { isoDay, isRecord } from '@wagewright/db/columns';
import { writeEnd } from '../../../org/employees/index.ts';
import type { PersonRow } from '../../../time/requests/index.ts';
import { type Effect, toldAs, whose } from './effect.ts';

const lastDayOf = ({ terminationDate }: PersonRow): string | null => terminationDate && isoDay(terminationDate);

/** The effective date is somebody’s last day. Whoever has gone already has gone: another last day of theirs is said on their page. */
export const termination: Effect<'termination'> = {
  take: async (call, person, { on, content, reason }) => {
    const standing = lastDayOf(person);
    if (standing !== null && on > standing)
      throw new AppError('NOT_EMPLOYED_THEN', { name: whose(person), from: on, hireDate: isoDay(person.hireDate), lastDay: standing });
    const version = await writeEnd(call, person, on, toldAs(content.kind, reason));
    return version === null ? null : { lastDay: standing };
  },
  back: async (call, person, { on, content, reason }, undo) => {
    if (!isRecord(undo) || lastDayOf(person) !== on) return false;
    const before = undo['lastDay'];
    await writeEnd(call, person, typeof before === 'string' ? before : null, toldAs(content.kind, reason));
    return true;
  },
};
