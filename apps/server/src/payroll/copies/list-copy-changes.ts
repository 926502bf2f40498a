import { listCopyChanges as contract } from '@wagewright/contracts/payroll/copies';
import { copyChangeColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { requireCopy, userNames } from './copy-view.ts';
import { seesTests } from './tests-seen.ts';

export const listCopyChanges = implementQuery(contract, async (call) => {
  const { input, reach, deps } = call;
  const { prisma } = deps.db;
  const { id: copyId, solutionId } = await requireCopy(prisma, input, reach);
  const seesAll = await seesTests(call, solutionId);
  const total = await prisma.solutionCopyChange.count({ where: { copyId } });
  const rows = await prisma.solutionCopyChange.findMany({
    where: { copyId },
    orderBy: { id: 'desc' },
    skip: input.offset,
    take: input.limit,
  });
  const names = await userNames(
    prisma,
    rows.map(({ userId }) => userId),
  );
  return {
    total,
    rows: rows.map((row) => {
      const part = copyChangeColumns.part(row.part);
      const isSeen = seesAll || part.kind !== 'test';
      return {
        id: row.id,
        version: row.version,
        part,
        before: isSeen ? copyChangeColumns.before(row.before) : null,
        after: isSeen ? copyChangeColumns.after(row.after) : null,
        by: names.get(row.userId) ?? null,
        at: row.at.toISOString(),
        remarks: row.remarks,
      };
    }),
  };
});
