// Made by `npm run fix` from the folders beside it.

import { errors as approvals } from '../approvals/errors.ts';
import { errors as careers } from '../careers/errors.ts';
import { errors as core } from '../core/errors.ts';
import { errors as identity } from '../identity/errors.ts';
import { errors as org } from '../org/errors.ts';
import { errors as payroll } from '../payroll/errors.ts';
import { errors as platform } from '../platform/errors.ts';
import { errors as time } from '../time/errors.ts';

export const errors = { ...core, ...platform, ...identity, ...org, ...approvals, ...time, ...payroll, ...careers };

export type ErrorCode = keyof typeof errors;
