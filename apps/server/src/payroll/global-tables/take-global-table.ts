import { AppError } from '@wagewright/contracts';
import { takeGlobalTable as contract } from '@wagewright/contracts/payroll/global-tables';
import type { Prisma } from '@wagewright/db';
import { requireReach } from '../../core/actor.ts';
import { type ChangeCall, implementMutation } from '../../core/implement.ts';
import { changeDraft, draftForChange, findingsOf, findTable, type WholeCopy } from '../copies/index.ts';
import { lockSolution } from '../solutions/index.ts';
import { lockGlobalTable } from './load-global-table.ts';
import { linkedTable, takeable } from './take-revisions.ts';

type Call = ChangeCall<typeof contract>;
type Target = Call['input']['targets'][number];

/**
 * A table of a draft as it takes the revision.
 * @throws AppError NOT_FOUND for one that is no dated table, or that is not there and has no step to be put into
 */
async function changeOf({ tx, input }: Call, { legalEntityId }: Prisma.SolutionModel, draft: WholeCopy, target: Target) {
  const { table: code, step, revision } = target;
  const found = findTable(draft.definition, code);
  const isDated = found?.['kind'] === 'parameter' && found['input'] === undefined;
  if (found ? !isDated : step === undefined) throw new AppError('NOT_FOUND', { what: 'parameter table', id: code });
  const content = await takeable(tx, input.code, revision, legalEntityId);
  const value = linkedTable(content, { code, tags: found?.['tags'] }, { code: input.code, revision });
  return { part: { kind: 'table' as const, code, ...(step === undefined ? {} : { step }) }, value };
}

async function takeInto(call: Call, solution: Prisma.SolutionModel, targets: readonly Target[], unchanged: () => void) {
  const { draft, isNew } = await draftForChange(call, solution.id);
  const { status, number, basedOnNumber } = draft;
  if (isNew) call.audit({ entity: 'solution-copy', entityId: draft.id, after: { status, number, basedOn: basedOnNumber } });
  const changes = [];
  for (const target of targets) changes.push(await changeOf(call, solution, draft, target));
  const { tx, actor, deps, audit, locks } = call;
  const { version, checked } = await changeDraft({ tx, actor, deps, audit, locks, unchanged }, draft, changes, call.input.remarks);
  return { solutionId: solution.id, draftNumber: number, version, findings: findingsOf(checked).length };
}

export const takeGlobalTable = implementMutation(contract, async (call) => {
  const { input, actor } = call;
  requireReach(actor, 'global-table.read', contract.id);
  await lockGlobalTable(call, input.code, 'keep');
  const bySolution = Map.groupBy(input.targets, ({ solutionId }) => solutionId);
  const solutions: Prisma.SolutionModel[] = [];
  // all in the same order, parents before drafts
  for (const id of [...bySolution.keys()].toSorted((a, b) => a - b)) solutions.push(await lockSolution(call, id));
  const rows = [];
  let unchanged = 0;
  for (const solution of solutions) {
    const targets = bySolution.get(solution.id) ?? [];
    rows.push(await takeInto(call, solution, targets, () => void (unchanged += 1)));
  }
  if (unchanged === solutions.length) call.unchanged();
  return { rows };
});
