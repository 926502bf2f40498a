import { surname } from '../world/index.ts';
import { idOf, type ListedRows } from './listed.ts';

export const org: ListedRows = {
  'org/employees/search-employees': { input: { keywords: surname, limit: 50 }, rows: idOf, of: ({ employeeIds }) => employeeIds },
};
