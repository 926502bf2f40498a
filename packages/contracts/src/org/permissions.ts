// Made by `npm run fix` from the folders beside it.
import { permissions as certificates } from './certificates/permissions.ts';
import { permissions as compensation } from './compensation/permissions.ts';
import { permissions as contacts } from './contacts/permissions.ts';
import { permissions as contracts } from './contracts/permissions.ts';
import { permissions as costAllocations } from './cost-allocations/permissions.ts';
import { permissions as costCenters } from './cost-centers/permissions.ts';
import { permissions as customFields } from './custom-fields/permissions.ts';
import { permissions as departments } from './departments/permissions.ts';
import { permissions as documents } from './documents/permissions.ts';
import { permissions as employees } from './employees/permissions.ts';
import { permissions as legalEntities } from './legal-entities/permissions.ts';
import { permissions as paymentData } from './payment-data/permissions.ts';
import { permissions as positions } from './positions/permissions.ts';

export const permissions = {
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
  ...legalEntities,
  ...paymentData,
  ...positions,
};
