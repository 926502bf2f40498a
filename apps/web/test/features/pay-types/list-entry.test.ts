import { expect, it } from 'vitest';
import { codeOf, countUses } from '../../../src/features/payroll/pay-types/list-entry.ts';

const name = { en: 'Name', 'zh-CN': '名称' };
const column = (table: string, code: string) => ({ table, column: code, name });
const use = (solutionId: number, copyNumber: number, ...columns: ReturnType<typeof column>[]) => ({
  solutionId,
  solution: name,
  copyNumber,
  calledThere: name,
  columns,
});

it('counts a column of a solution’s draft and of its published copy once, and solutions beyond one’s reach too', () => {
  const uses = [
    use(1, 2, column('Pay', 'Base'), column('Pay', 'Meals')),
    use(1, 1, column('Pay', 'Base')),
    use(2, 1, column('Pay', 'Base')),
  ];
  expect(countUses({ uses, columnsBeyond: 4, solutionsBeyond: 3 })).toEqual({ columns: 7, solutions: 5 });
  expect(countUses({ uses: [use(1, 1)], columnsBeyond: 0, solutionsBeyond: 0 })).toEqual({ columns: 0, solutions: 1 });
});

it('makes what is typed a code', () => {
  expect(codeOf('Meal allowance-2')).toBe('Meal_allowance_2');
  expect(codeOf('餐补 A')).toBe('餐补_A');
});
