import { limits } from '@wagewright/contracts';
import { verifyAudit as contract } from '@wagewright/contracts/platform/audit';
import { checkAuditSlice, countAudit, sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';

export const verifyAudit = implementQuery(contract, async ({ input: { after }, deps }) => {
  const sql = sqlOfPrisma(deps.db.prisma);
  const { checked, last, broken } = await checkAuditSlice(sql, after ?? '0', limits.auditCheckedAtOnce);
  return {
    checked,
    total: after === undefined ? await countAudit(sql, {}) : null,
    next: broken === null && checked === limits.auditCheckedAtOnce ? last : null,
    broken: broken && { ...broken, at: broken.at.toISOString() },
  };
});
