import { listAudit as contract } from '@wagewright/contracts/platform/audit';
import { listAudit as list, sqlOfPrisma } from '@wagewright/db';
import { languageOf } from '../../core/context.ts';
import { implementQuery } from '../../core/implement.ts';
import { seesAllPay, viewEntry } from './audit-view.ts';

export const listAudit = implementQuery(contract, async ({ input, actor, context, deps }) => {
  const { cursor, limit, ...asked } = input;
  const rows = await list(sqlOfPrisma(deps.db.prisma), asked, cursor, limit + 1);
  const [language, seesPay] = [languageOf(context), seesAllPay(actor)];
  return { rows: rows.slice(0, limit).map((row) => viewEntry(row, language, seesPay)), hasMore: rows.length > limit };
});
