import { offerParts } from '@wagewright/calc-engine/definition-files';
import { getParentOffer as contract } from '@wagewright/contracts/payroll/inheritance';
import { implementQuery } from '../../core/implement.ts';
import { lastBatchOf, tellWho, userNames, viewCopy } from '../copies/index.ts';
import { copyInHand, findChild, publishedCopy, viewParent } from './family.ts';
import { seesTestsOfBoth } from './sees-tests.ts';
import { threeWays } from './three-ways.ts';

/** A child has a name of its own from the beginning. */
const ownName = 'definition name';

export const getParentOffer = implementQuery(contract, async (call) => {
  const { input, reach, deps } = call;
  const { prisma } = deps.db;
  const child = await findChild(prisma, input.solutionId, reach);
  const [mine, theirs] = child ? [await copyInHand(prisma, child.id), await publishedCopy(prisma, child.parent.id)] : [];
  if (!child || !mine || !theirs || mine.parentCopyId === theirs.id) return { offer: null };
  const ways = await threeWays(prisma, mine, theirs, await seesTestsOfBoth(call, child));
  const offered = offerParts(ways).filter(({ name }) => name !== ownName); // what the parent is called is no matter of the child's
  const told = await tellWho(
    prisma,
    offered.flatMap(({ yours }) => yours),
    { solutionId: child.id, number: { lte: mine.number } },
  );
  const names = await userNames(prisma, [theirs.publishedByUserId]);
  const batch = await lastBatchOf(prisma, child.id);
  let from = 0;
  return {
    offer: {
      parent: viewParent(child),
      fromNumber: mine.parentCopy?.number ?? 0,
      toNumber: theirs.number,
      publishedAt: theirs.publishedAt?.toISOString() ?? null,
      publishedBy: names.get(theirs.publishedByUserId ?? 0) ?? null,
      remarks: theirs.remarks,
      copy: await viewCopy(prisma, mine),
      parts: offered.map(({ part, name, isConflict, theirs: parents, yours }) => ({
        part,
        name,
        isConflict,
        theirs: [...parents],
        yours: told.slice(from, (from += yours.length)),
      })),
      lastBatch: batch && { id: batch.id, name: batch.name, payees: batch.payeeCount },
    },
  };
});
