// Made by `npm run fix` from the folders beside it.
import { errors as certificates } from './certificates/errors.ts';
import { errors as compensation } from './compensation/errors.ts';
import { errors as contacts } from './contacts/errors.ts';
import { errors as contracts } from './contracts/errors.ts';
import { errors as costAllocations } from './cost-allocations/errors.ts';
import { errors as costCenters } from './cost-centers/errors.ts';
import { errors as customFields } from './custom-fields/errors.ts';
import { errors as departments } from './departments/errors.ts';
import { errors as documents } from './documents/errors.ts';
import { errors as employees } from './employees/errors.ts';
import { errors as grades } from './grades/errors.ts';
import { errors as legalEntities } from './legal-entities/errors.ts';
import { errors as oneTimePayments } from './one-time-payments/errors.ts';
import { errors as paymentData } from './payment-data/errors.ts';
import { errors as positions } from './positions/errors.ts';
import { errors as salaryStructures } from './salary-structures/errors.ts';

export const errors = {
  ...certificates,
  ...compensation,
  ...contacts,
  ...contracts,
  ...costAllocations,
  ...costCenters,
  ...customFields,
  ...departments,
  ...documents,
  ...employees,
  ...grades,
  ...legalEntities,
  ...oneTimePayments,
  ...paymentData,
  ...positions,
  ...salaryStructures,
};
