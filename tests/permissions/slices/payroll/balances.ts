import type { Samples } from '../../sample.ts';

export const samples: Samples = {
  'payroll/balances/set-opening-balances': {
    about: ({ solutionId, periodId, employeeId }) => ({ solutionId, periodId, rows: [{ employeeId, amounts: { GROSS: '1.00' } }] }),
  },
};
