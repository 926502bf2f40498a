import { addDays, laterOf } from '../dates.ts';
import { countyPeriods } from '../pay-calendar.ts';
import { draw, pick } from '../random.ts';
import type { CountyPerson } from './people.ts';

/** An annual amount in cents, from a date until the next one. */
export interface SalaryStep {
  readonly from: string;
  readonly cents: number;
  readonly remarks: string;
}

/** General wage adjustments by the day they took effect; the last one falls on the start of the second pay period of 2025. */
export const generalIncrements = [
  { from: '2023-07-02', remarks: 'Salary as of fiscal year 2024' },
  { from: '2024-06-30', rate: 0.03, remarks: 'General wage adjustment 3 %' },
  { from: '2025-01-05', rate: 0.025, remarks: 'General wage adjustment 2.5 %' },
] as const;

/** Step increments in the middle of a period: one person in thirty. */
const midPeriodRaises = countyPeriods
  .filter(({ sequence }) => sequence >= 3 && sequence <= 4)
  .map(({ startDate }) => addDays(startDate, 7));
const midPeriodRate = 0.035;

const before = (centsAfter: number, rate: number): number => Math.round(centsAfter / (1 + rate));

/** The register's salary is the last one; the raises before it lead there. */
export function salaryHistory(person: CountyPerson): SalaryStep[] {
  const steps: SalaryStep[] = [];
  let { salaryCents } = person.row;
  const raise = draw(`county/${person.row.number}/raise`) < 1 / 30 ? pick(`county/${person.row.number}/raise-date`, midPeriodRaises) : null;
  const applies = raise && raise > person.hireDate && (person.terminationDate === null || raise <= person.terminationDate);
  if (raise && applies) {
    steps.push({ from: raise, cents: salaryCents, remarks: 'Step increment 3.5 %' });
    salaryCents = before(salaryCents, midPeriodRate);
  }
  for (const increment of [...generalIncrements].reverse()) {
    if (person.terminationDate !== null && increment.from > person.terminationDate) continue;
    if (increment.from <= person.hireDate) {
      steps.push({ from: person.hireDate, cents: salaryCents, remarks: 'Salary on hiring' });
      return steps.reverse();
    }
    steps.push({ from: laterOf(increment.from, person.hireDate), cents: salaryCents, remarks: increment.remarks });
    if ('rate' in increment) salaryCents = before(salaryCents, increment.rate);
  }
  return steps.reverse();
}
