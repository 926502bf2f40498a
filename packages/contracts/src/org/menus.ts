// Made by `npm run fix` from the folders beside it.
import { menus as certificates } from './certificates/menus.ts';
import { menus as compensation } from './compensation/menus.ts';
import { menus as contacts } from './contacts/menus.ts';
import { menus as contracts } from './contracts/menus.ts';
import { menus as costCenters } from './cost-centers/menus.ts';
import { menus as customFields } from './custom-fields/menus.ts';
import { menus as departments } from './departments/menus.ts';
import { menus as documents } from './documents/menus.ts';
import { menus as employees } from './employees/menus.ts';
import { menus as grades } from './grades/menus.ts';
import { menus as legalEntities } from './legal-entities/menus.ts';
import { menus as oneTimePayments } from './one-time-payments/menus.ts';
import { menus as positions } from './positions/menus.ts';
import { menus as salaryStructures } from './salary-structures/menus.ts';

export const menus = {
  ...certificates,
  ...compensation,
  ...contacts,
  ...contracts,
  ...costCenters,
  ...customFields,
  ...departments,
  ...documents,
  ...employees,
  ...grades,
  ...legalEntities,
  ...oneTimePayments,
  ...positions,
  ...salaryStructures,
};
