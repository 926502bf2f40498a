import { countAudit as contract } from '@wagewright/contracts/platform/audit';
import { countAudit as count, sqlOfPool } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';

export const countAudit = implementQuery(contract, async ({ input, deps }) => ({ total: await count(sqlOfPool(deps.db.pool), input) }));
