import { AppError } from '@wagewright/contracts';
import { takeParentCopy as contract } from '@wagewright/contracts/payroll/inheritance';
import { implementMutation } from '../../core/implement.ts';
import { changeDraft, draftForChange, findingsOf, requireNoConflict } from '../copies/index.ts';
import { lockSolution } from '../solutions/index.ts';
import { findChild } from './family.ts';
import { seesTestsOfBoth } from './sees-tests.ts';
import { changesToTake } from './three-ways.ts';

export const takeParentCopy = implementMutation(contract, async (call) => {
  const { input, tx, locks, reach, audit } = call;
  const { solutionId, draft: seen, remarks } = input;
  const child = await findChild(tx, solutionId, reach);
  if (!child) throw new AppError('NO_PARENT', { solution: solutionId });
  const seesAll = await seesTestsOfBoth(call, child, tx);
  await locks.take('solution', child.parent.id, 'keep'); // what is published there stays so meanwhile
  await lockSolution(call, solutionId);
  const { draft, isNew } = await draftForChange(call, solutionId);
  if (!isNew && seen?.number !== draft.number) throw new AppError('STALE_VERSION', { what: 'Copy', id: draft.number });
  const { theirs, changes } = await changesToTake(tx, child, draft, input, seesAll);
  if (seen && !isNew) await requireNoConflict(tx, draft, seen.version, changes);
  if (isNew) {
    const { status, number, basedOnNumber } = draft;
    audit({ entity: 'solution-copy', entityId: draft.id, after: { status, number, basedOn: basedOnNumber } });
  }
  const inherited = { parentCopyId: theirs.id, parentNumber: theirs.number };
  const { version, checked } = await changeDraft(call, draft, changes, remarks, inherited);
  return { number: draft.number, version, takenCount: changes.length, findings: findingsOf(checked) };
});
