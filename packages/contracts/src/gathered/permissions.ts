// Made by `npm run fix` from the folders beside it.

import { permissions as approvals } from '../approvals/permissions.ts';
import { permissions as careers } from '../careers/permissions.ts';
import { permissions as identity } from '../identity/permissions.ts';
import { permissions as org } from '../org/permissions.ts';
import { permissions as payroll } from '../payroll/permissions.ts';
import { permissions as platform } from '../platform/permissions.ts';
import { permissions as time } from '../time/permissions.ts';

export const permissions = { ...platform, ...identity, ...org, ...approvals, ...time, ...payroll, ...careers };

export type Permission = keyof typeof permissions;
