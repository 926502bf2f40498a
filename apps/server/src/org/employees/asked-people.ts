import type { Language } from '@wagewright/contracts';
import type { PeopleFilter } from '@wagewright/contracts/org/employees';
import type { AskedPeople } from '@wagewright/db';
import { isoDay } from '@wagewright/db/columns';
import type { Actor } from '../../core/actor.ts';
import type { Reach } from '../../core/grants.ts';
import type { FieldView } from '../custom-fields/index.ts';

interface Asking {
  readonly filter: PeopleFilter;
  readonly reach: Reach;
  readonly actor: Pick<Actor, 'employeeId'>;
  readonly now: Date;
  readonly fields: readonly FieldView[];
  readonly language: Language;
}

/** Which people are asked about: within the caller's reach today, as they are on the day that is looked at. */
export function askedPeople({ filter: { on, ...filter }, reach, actor, now, fields, language }: Asking): AskedPeople {
  const today = isoDay(now);
  return { reach: { ...reach, employeeId: actor.employeeId }, on: on ?? today, today, filter, fields, language };
}
