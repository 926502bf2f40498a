import { countAudit as contract } from '@wagewright/contracts/platform/audit';
import { countAudit as count, sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';

export const countAudit = implementQuery(contract, async ({ input, deps }) => ({ total: await count(sqlOfPrisma(deps.db.prisma), input) }));
