import { addDays } from '../dates.ts';
import { type Gender, NameBook } from '../names/name-people.ts';
import { draw, drawIndex, pickWeighted } from '../random.ts';
import { type KunmingPosition, kunmingStaff } from './units.ts';

export interface KunmingPerson {
  readonly number: number;
  readonly employeeNumber: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly gender: Gender;
  readonly unit: string;
  readonly position: KunmingPosition;
  readonly isLead: boolean;
  /** Monthly, in fen. */
  readonly salary: number;
  hireDate: string;
  terminationDate: string | null;
}

/** Monthly salary in fen, to ten yuan. */
const salaryOf = (key: string, position: KunmingPosition): number =>
  Math.round((position.from + draw(`${key}/salary`) * (position.to - position.from)) / 10) * 1_000;

/** +86 100 is no mobile prefix in use, so the numbers reach nobody. */
const phoneOf = (number: number): string =>
  `+86 100 ${String(drawIndex(`kunming/${number}/phone`, 10_000)).padStart(4, '0')} ${String(1_000 + number)}`;

/** People of all units, leads first in each; `peopleMax` keeps at least the leads and two more in each unit. */
export function namePeople(peopleMax: number): KunmingPerson[] {
  const book = new NameBook('yunling.example');
  const share = Math.min(1, peopleMax / kunmingStaff.reduce((sum, staff) => sum + staff.people, 0));
  let number = 0;
  return kunmingStaff.flatMap((staff) =>
    Array.from({ length: Math.max(3, Math.round(staff.people * share)) }, (_, index) => {
      number += 1;
      const key = `kunming/${staff.unit}/${index}`;
      const gender: Gender = draw(`${key}/gender`) < 0.45 ? 'F' : 'M';
      const isLead = index === 0;
      const position = isLead ? staff.lead : index === 1 ? staff.others[0]?.[0] : pickWeighted(`${key}/position`, staff.others);
      return {
        number,
        employeeNumber: `YL${String(number).padStart(4, '0')}`,
        ...book.chinese(key, gender),
        phone: phoneOf(number),
        gender,
        unit: staff.unit,
        position: position ?? staff.lead,
        isLead,
        salary: salaryOf(key, position ?? staff.lead),
        hireDate: addDays(isLead ? '2012-03-15' : '2016-01-04', drawIndex(`${key}/hired`, isLead ? 1_500 : 3_500)),
        terminationDate: null,
      };
    }),
  );
}

/** Working days of January 2026 on which somebody starts, and last days on which somebody leaves. */
const joinDays = ['2026-01-05', '2026-01-12', '2026-01-15', '2026-01-30'];
const lastDays = ['2026-01-09', '2026-01-16', '2026-01-23'];

/** Some join and some leave in the open period, among those who neither lead nor sign in. */
export function moveSomePeople(people: readonly KunmingPerson[], staying: ReadonlySet<KunmingPerson>): void {
  const movable = people
    .filter((person) => !person.isLead && !staying.has(person))
    .sort((a, b) => draw(a.employeeNumber) - draw(b.employeeNumber));
  const count = Math.min(4, Math.floor(movable.length / 8));
  for (const [index, person] of movable.splice(0, count).entries()) person.hireDate = joinDays[index] ?? joinDays[0] ?? person.hireDate;
  for (const [index, person] of movable.splice(0, Math.min(3, count)).entries()) person.terminationDate = lastDays[index] ?? null;
}
