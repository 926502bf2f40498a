// Made by `npm run fix` from the folders beside it.

import { permissions as approvals } from '../approvals/permissions.ts';
import { permissions as identity } from '../identity/permissions.ts';
import { permissions as org } from '../org/permissions.ts';
import { permissions as payroll } from '../payroll/permissions.ts';
import { permissions as platform } from '../platform/permissions.ts';

export const permissions = { ...platform, ...identity, ...org, ...approvals, ...payroll };

export type Permission = keyof typeof permissions;
