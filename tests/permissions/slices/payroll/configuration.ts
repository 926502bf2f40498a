import type { Samples } from '../../sample.ts';

export const samples: Samples = {
  'payroll/configuration/get-configuration': { about: ({ solutionId }) => ({ solutionId }) },
};
