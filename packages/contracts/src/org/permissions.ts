// Made by `npm run fix` from the folders beside it.
import { permissions as compensation } from './compensation/permissions.ts';
import { permissions as costAllocations } from './cost-allocations/permissions.ts';
import { permissions as departments } from './departments/permissions.ts';
import { permissions as employees } from './employees/permissions.ts';
import { permissions as legalEntities } from './legal-entities/permissions.ts';
import { permissions as paymentData } from './payment-data/permissions.ts';

export const permissions = { ...compensation, ...costAllocations, ...departments, ...employees, ...legalEntities, ...paymentData };
