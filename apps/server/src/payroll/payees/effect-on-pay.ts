import { readPeriodsMissed, readPeriodsRead } from '@wagewright/db';
import { solutionColumns } from '@wagewright/db/columns';
import type { EffectOnPay } from '../../org/employees/index.ts';

/** For which periods payroll has read records, and whether they were paid; of whoever comes back also those that were paid without them. */
export const effectOnPay: EffectOnPay = async (sql, asked) => {
  const read = (await readPeriodsRead(sql, asked)).map(({ solution, paid, ...rest }) => ({
    ...rest,
    solution: solutionColumns.name(solution),
    stage: paid ? ('paid' as const) : ('frozen' as const),
  }));
  const missed = asked.isReturn ? await readPeriodsMissed(sql, asked) : [];
  return [
    ...read,
    ...missed.map(({ solution, ...rest }) => ({ ...rest, solution: solutionColumns.name(solution), stage: 'missed' as const })),
  ];
};
