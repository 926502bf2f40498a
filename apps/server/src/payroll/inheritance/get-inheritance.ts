import { compareDefinitions, countSame } from '@wagewright/calc-engine/definition-files';
import { getInheritance as contract } from '@wagewright/contracts/payroll/inheritance';
import { implementQuery } from '../../core/implement.ts';
import { requireCopy, tellWho } from '../copies/index.ts';
import { findChild, inheritedCopy, publishedCopy, viewParent } from './family.ts';
import { seesTestsOfBoth } from './sees-tests.ts';

export const getInheritance = implementQuery(contract, async (call) => {
  const { input, reach, deps } = call;
  const { prisma } = deps.db;
  const copy = await requireCopy(prisma, input, reach);
  const child = await findChild(prisma, copy.solutionId, reach);
  if (!child || copy.parentCopyId === null) return { inheritance: null };
  const seesAll = await seesTestsOfBoth(call, child);
  const inherited = await inheritedCopy(prisma, copy);
  const published = await publishedCopy(prisma, child.parent.id);
  const differences = compareDefinitions(inherited.definition, copy.definition).filter(
    ({ kind, key }) => (seesAll || kind !== 'test') && !(kind === 'definition' && /^(?:code|name)\b/.test(key ?? '')),
  );
  return {
    inheritance: {
      parent: viewParent(child),
      parentNumber: inherited.number,
      publishedNumber: published?.number ?? null,
      inheritedCount: countSame(inherited.definition, copy.definition),
      differences: await tellWho(prisma, differences, { solutionId: child.id, number: { lte: copy.number } }),
    },
  };
});
