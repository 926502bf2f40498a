import { addDays } from '../dates.ts';
import { NameBook } from '../names/name-people.ts';
import type { Period } from '../pay-calendar.ts';
import { countyPeriods } from '../pay-calendar.ts';
import { draw, drawIndex, pick, pickWeighted } from '../random.ts';
import type { RegisterRow } from './register.ts';
import { unitKeyOf } from './units.ts';

export interface CountyPerson {
  readonly row: RegisterRow;
  readonly employeeNumber: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly unit: string;
  readonly custom: { readonly filing_status: string; readonly w4_step2: string; readonly first_hired: string };
  hireDate: string;
  terminationDate: string | null;
}

const filingStatuses = [
  ['single', 46],
  ['married_jointly', 43],
  ['head_of_household', 11],
] as const;

/** 555-01xx is reserved for fiction; the extension tells people apart. */
const phoneOf = (row: RegisterRow): string =>
  `+1 ${pick(`county/${row.number}/area`, ['240', '301'])} 555 01${String(drawIndex(`county/${row.number}/line`, 100)).padStart(2, '0')} ext. ${10_000 + row.number}`;

export function namePeople(rows: readonly RegisterRow[]): CountyPerson[] {
  const book = new NameBook('montgomery.example');
  return rows.map((row) => ({
    row,
    employeeNumber: String(100_000 + row.number),
    ...book.english(`county/${row.number}`, row.gender),
    phone: phoneOf(row),
    unit: unitKeyOf(row),
    custom: { filing_status: pickWeighted(`county/${row.number}/filing`, filingStatuses), w4_step2: 'no', first_hired: row.firstHired },
    hireDate: row.firstHired,
    terminationDate: null,
  }));
}

/** Joiners and leavers of a period: one in 1,200 of each, but one at least. */
const movementsOf = (population: number): number => Math.max(1, Math.round(population / 1_200));

/** The day of somebody's movement: spread over the period, and once exactly its last day. */
const movementDay = (key: string, period: Period, isFirst: boolean): string =>
  isFirst ? period.endDate : addDays(period.startDate, 1 + drawIndex(key, 12));

/**
 * The register ends in 2016, so it has neither joiners nor leavers of 2025. A few people, drawn among those who supervise nobody and have no
 * demo sign-in, come (back) or leave within the periods of pay year 2025.
 */
export function moveSomePeople(people: readonly CountyPerson[], staying: ReadonlySet<CountyPerson>): void {
  const movable = people
    .filter((person) => !staying.has(person))
    .map((person) => ({ person, order: draw(`county/${person.row.number}/movement`) }))
    .sort((a, b) => a.order - b.order)
    .map(({ person }) => person);
  const count = movementsOf(people.length);
  for (const period of countyPeriods.filter(({ status }) => status !== 'disabled')) {
    movable.splice(0, count).forEach((person, index) => {
      person.hireDate = movementDay(`county/${person.row.number}/joins`, period, index === 0);
    });
    movable.splice(0, count).forEach((person, index) => {
      person.terminationDate = movementDay(`county/${person.row.number}/leaves`, period, index === count - 1 && count > 1);
    });
  }
}
