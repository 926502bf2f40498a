import { AppError, type Language, possibleEvents } from '@wagewright/contracts';
import type { PayslipRound } from '@wagewright/contracts/payroll/payslip-rounds';
import { payslipJobKinds, payslipRoundMachine } from '@wagewright/contracts/payroll/payslips';
import { factsOfRound, findRound, type RoundRow, type Sql } from '@wagewright/db';
import { payslipJobColumns, payslipRoundColumns, solutionColumns } from '@wagewright/db/columns';
import type { Actor } from '../../core/actor.ts';
import type { Reach } from '../../core/grants.ts';
import { failureText } from '../../platform/jobs/index.ts';

/** What people cause; what the product causes is nobody's button. */
const asked = ['generate', 'cancel', 'publish', 'discard', 'change-lines'] as const;
const permissionOf = (event: (typeof asked)[number]) => (event === 'publish' ? 'batch.publish-payslips' : 'batch.generate-payslips');

/** @throws AppError INVARIANT_BROKEN for a round by batch, of which there is none */
function sourceOf({ id, source }: RoundRow): PayslipRound['source'] {
  const known = payslipRoundColumns.source(source);
  if (known === 'batch') throw new AppError('INVARIANT_BROKEN', { id, reason: 'a round is by balance or by import' });
  return known;
}

/** A round that is looked at, as the machine is asked about it. */
export const inHandOf = (row: RoundRow) => ({ ...row, name: row.title, payslipsInHand: row.job !== null });

/** What the state allows, and makes sense: figures are brought by import alone. */
function eventsOf(row: RoundRow, actor: Actor): PayslipRound['events'] {
  const status = payslipRoundColumns.status(row.status);
  const possible: readonly string[] = possibleEvents(payslipRoundMachine, status, factsOfRound(inHandOf(row)));
  return asked.filter((event) => {
    if (!possible.includes(event) || !actor.grants.get(permissionOf(event))) return false;
    if (row.source === 'balance') return event !== 'change-lines';
    return event !== 'generate' || row.peopleBrought > 0;
  });
}

export function viewRound(row: RoundRow, actor: Actor, language: Language): PayslipRound {
  const { solution, broughtBy, broughtAt, madeBy, madeAt, generatedAt, publishedAt, job, part, done, total, failure, ...plain } = row;
  return {
    ...plain,
    source: sourceOf(row),
    status: payslipRoundColumns.status(row.status),
    solution: solutionColumns.name(solution),
    brought: broughtAt ? { by: broughtBy ?? '–', at: broughtAt.toISOString() } : null,
    madeBy: madeBy ?? '–',
    madeAt: madeAt.toISOString(),
    generatedAt: generatedAt?.toISOString() ?? null,
    publishedAt: publishedAt?.toISOString() ?? null,
    job: payslipJobKinds.find((kind) => kind === job) ?? null,
    progress: part === null ? null : { part: payslipJobColumns.part(part), done: done ?? 0, total: total ?? 0 },
    failure: failure === null ? null : failureText(failure, language),
    events: eventsOf(row, actor),
  };
}

/** @throws AppError NOT_FOUND outside of the reach as for what does not exist */
export async function requireRound(sql: Sql, reach: Reach, id: number): Promise<RoundRow> {
  const row = await findRound(sql, reach, id);
  if (!row) throw new AppError('NOT_FOUND', { what: 'payslip round', id });
  return row;
}
