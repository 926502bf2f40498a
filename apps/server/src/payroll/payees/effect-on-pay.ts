import { readPeriodsBegun, readPeriodsMissed, readPeriodsRead } from '@wagewright/db';
import { solutionColumns } from '@wagewright/db/columns';
import type { EffectOnPay } from '../../org/employees/index.ts';

/** For which periods payroll has read records, and whether they were paid; of whoever comes back or is hired also those that were paid without them. */
export const effectOnPay: EffectOnPay = async (sql, asked) => {
  const read = (await readPeriodsRead(sql, asked)).map(({ solution, paid, ...rest }) => ({
    ...rest,
    solution: solutionColumns.name(solution),
    stage: paid ? ('paid' as const) : ('frozen' as const),
  }));
  const missed = asked.isReturn ? await readPeriodsMissed(sql, asked) : [];
  const begun = asked.hiredBy === undefined ? [] : await readPeriodsBegun(sql, asked.hiredBy, asked.from);
  return [
    ...read,
    ...begun.map(({ solution, paid, ...rest }) => ({
      ...rest,
      solution: solutionColumns.name(solution),
      stage: paid ? ('missed' as const) : ('frozen' as const),
    })),
    ...missed.map(({ solution, ...rest }) => ({ ...rest, solution: solutionColumns.name(solution), stage: 'missed' as const })),
  ];
};
