import { getWhatIf as contract } from '@wagewright/contracts/payroll/what-ifs';
import { countChanges, sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { readBatch } from '../batches/index.ts';
import { compareTotals } from './compare-totals.ts';
import { comparedPrograms } from './compared-programs.ts';
import { type ForkRow, loadWhatIf } from './load-what-if.ts';
import { nameInputs } from './name-inputs.ts';
import { changesOf, viewSummaries } from './what-if-view.ts';

/** What the two results rest on. A hash of a definition covers the engine that read it, so it says nothing across engines. */
function basisOf(run: ForkRow) {
  const { base } = run.fork;
  const sameEngine = run.engineVersion === base.engineVersion;
  return {
    sameEngine,
    sameDefinition: sameEngine ? run.definitionHash === base.definitionHash : run.copyId === base.copyId && run.fork.definition === null,
    sameInput: (changesOf(run).inputHash ?? run.inputHash) === base.inputHash && !run.ownInput,
    engine: run.engineVersion,
    baseEngine: base.engineVersion,
  };
}

export const getWhatIf = implementQuery(contract, async ({ input, reach, deps }) => {
  const { prisma } = deps.db;
  const batch = await readBatch(deps, input.batchId, reach);
  const run = await loadWhatIf(prisma, batch.id, input.runId);
  const [summary] = await viewSummaries(prisma, [run]);
  if (!summary) throw new Error(`Run ${run.id} was not shown.`);
  const { parameters = [], inputs = [], known = null } = changesOf(run);
  const view = { ...summary, changes: { parameters, inputs: await nameInputs(deps, batch, inputs) }, known, basis: basisOf(run) };
  if (run.state !== 'finished') return { ...view, comparison: null };
  const compared = await comparedPrograms(deps, run, batch.period.solution.code);
  const { cells, payees } = await countChanges(sqlOfPrisma(prisma), compared.runs);
  const { onlyBefore, onlyAfter } = compared.comparable;
  return {
    ...view,
    comparison: {
      changedCells: cells,
      affectedPayees: payees,
      identical: cells === 0,
      totals: compareTotals(compared, run.fork.base.totals, run.totals),
      onlyBefore: [...onlyBefore],
      onlyAfter: [...onlyAfter],
    },
  };
});
