import { approvals } from './approvals.ts';
import type { ListedRows } from './listed.ts';
import { org } from './org.ts';
import { payroll } from './payroll.ts';
import { platform } from './platform.ts';

/** The rows of every procedure that lists or searches, by area. */
export const listedRows: ListedRows = { ...platform, ...org, ...approvals, ...payroll };
