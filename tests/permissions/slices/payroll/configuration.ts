import type { Samples } from '../../sample.ts';

export const samples: Samples = {
  'payroll/configuration/get-configuration': { about: ({ solutionId }) => ({ solutionId }) },
  'payroll/configuration/try-scope': {
    about: ({ solutionId, periodId }) => ({ solutionId, periodId, copyNumber: 1, scope: 'Gender = "X"' }),
  },
  'payroll/configuration/get-dynamic': { about: ({ solutionId }) => ({ solutionId }) },
  'payroll/configuration/set-dynamic': {
    about: ({ solutionId }) => ({ id: solutionId, version: 1, isAutomatic: true, joins: 'everybody' }),
  },
  'payroll/configuration/get-batch-scope': { about: ({ batchId }) => ({ batchId }) },
};
