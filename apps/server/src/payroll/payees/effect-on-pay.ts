import { readPeriodsRead } from '@wagewright/db';
import { solutionColumns } from '@wagewright/db/columns';
import type { EffectOnPay } from '../../org/employees/index.ts';

/** For which periods payroll has read records, and whether they were paid. */
export const effectOnPay: EffectOnPay = async (sql, asked) =>
  (await readPeriodsRead(sql, asked)).map(({ solution, paid, ...rest }) => ({
    ...rest,
    solution: solutionColumns.name(solution),
    stage: paid ? 'paid' : 'frozen',
  }));
