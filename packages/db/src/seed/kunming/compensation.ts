import type { SeedCompensation } from '../company.ts';
import { addDays, laterOf } from '../dates.ts';
import { draw, pickWeighted } from '../random.ts';
import type { KunmingPerson } from './people.ts';

export interface KunmingItems {
  readonly baseSalary: number;
  readonly insuranceBase: number;
  readonly fundBase: number;
  readonly specialDeduction: number;
}

/** Salaries are reviewed each January, the bases of insurance and housing fund are declared anew each July. */
const salaryReview = '2026-01-01';
const basesDeclared = '2025-07-01';

/** Monthly special additional deductions in yuan: children, parents, housing, education (国发〔2018〕41 号 and 国发〔2023〕13 号). */
const specialDeductions = [
  [0, 40],
  [1_000, 15],
  [1_500, 15],
  [2_000, 14],
  [3_000, 10],
  [4_500, 6],
] as const;

const toYuan = (fen: number): number => Math.round(fen / 100) * 100;

/** Salary with a raise in January for two in five, declared bases about last year's average, special deductions where somebody claims any. */
export function compensationOf(person: KunmingPerson, employeeId: number, items: KunmingItems): SeedCompensation[] {
  const common = { employeeId, currency: 'CNY', to: person.terminationDate, remarks: null };
  const key = `kunming/${person.employeeNumber}`;
  const from = laterOf(person.hireDate, '2024-01-01');
  const raised = person.hireDate < '2025-07-01' && draw(`${key}/raise`) < 0.4;
  const records: SeedCompensation[] = raised
    ? [
        { ...common, itemId: items.baseSalary, from, to: addDays(salaryReview, -1), cents: toYuan(person.salary / 1.06) },
        { ...common, itemId: items.baseSalary, from: salaryReview, cents: person.salary, remarks: '2026 salary review' },
      ]
    : [{ ...common, itemId: items.baseSalary, from, cents: person.salary }];
  if (person.hireDate < basesDeclared) {
    const base = toYuan(person.salary * (0.92 + draw(`${key}/base`) * 0.16));
    records.push({ ...common, itemId: items.insuranceBase, from: basesDeclared, cents: base });
    records.push({ ...common, itemId: items.fundBase, from: basesDeclared, cents: base });
  }
  const deduction = pickWeighted<number>(`${key}/special`, specialDeductions);
  const claimed = laterOf(person.hireDate, '2026-01-01');
  if (deduction > 0) records.push({ ...common, itemId: items.specialDeduction, from: claimed, cents: deduction * 100 });
  return records;
}
