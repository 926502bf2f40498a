import { limits } from '@wagewright/contracts';
import { verifyAudit as contract } from '@wagewright/contracts/platform/audit';
import { checkAuditSlice, countAudit, sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';

export const verifyAudit = implementQuery(contract, async ({ input: { after = '0' }, deps }) => {
  const sql = sqlOfPrisma(deps.db.prisma);
  const { checked, last, broken } = await checkAuditSlice(sql, after, limits.auditCheckedAtOnce);
  return {
    checked,
    total: await countAudit(sql, {}),
    next: broken === null && checked === limits.auditCheckedAtOnce ? last : null,
    broken: broken && { ...broken, at: broken.at.toISOString() },
  };
});
