// Made by `npm run fix` from the folders beside it.

import { menus as approvals } from '../approvals/menus.ts';
import { menus as careers } from '../careers/menus.ts';
import { menus as identity } from '../identity/menus.ts';
import { menus as org } from '../org/menus.ts';
import { menus as payroll } from '../payroll/menus.ts';
import { menus as platform } from '../platform/menus.ts';
import { menus as time } from '../time/menus.ts';

export const menus = { ...platform, ...identity, ...org, ...approvals, ...time, ...payroll, ...careers };

export type MenuKey = keyof typeof menus;
