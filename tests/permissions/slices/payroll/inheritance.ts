import type { Samples } from '../../sample.ts';

export const samples: Samples = {
  'payroll/inheritance/get-inheritance': { about: ({ solutionId }) => ({ solutionId, number: 1 }) },
  'payroll/inheritance/get-parent-offer': { about: ({ solutionId }) => ({ solutionId }) },
  'payroll/inheritance/take-parent-copy': { about: ({ solutionId }) => ({ solutionId, parentNumber: 1, parts: [] }) },
};
