import type { Samples } from './sample.ts';

export const org: Samples = {
  'org/employees/search-employees': { anywhere: {} },
  'org/employees/get-employee': { about: ({ employeeId }) => ({ id: employeeId }) },
};
