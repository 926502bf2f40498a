// Made by `npm run fix` from the folders beside it.
import { errors as compensation } from './compensation/errors.ts';
import { errors as costAllocations } from './cost-allocations/errors.ts';
import { errors as costCenters } from './cost-centers/errors.ts';
import { errors as customFields } from './custom-fields/errors.ts';
import { errors as departments } from './departments/errors.ts';
import { errors as employees } from './employees/errors.ts';
import { errors as grades } from './grades/errors.ts';
import { errors as paymentData } from './payment-data/errors.ts';
import { errors as positions } from './positions/errors.ts';

export const errors = {
  ...compensation,
  ...costAllocations,
  ...costCenters,
  ...customFields,
  ...departments,
  ...employees,
  ...grades,
  ...paymentData,
  ...positions,
};
