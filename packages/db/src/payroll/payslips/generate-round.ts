import { AppError } from '@wagewright/contracts';
import { payslipRoundColumns, payslipSettingVersionColumns } from '../../columns/index.ts';
import type { Sql } from '../../sql.ts';
import type { TellPeople } from '../payslip-deliveries/index.ts';
import { balanceLines } from './balance-lines.ts';
import { importedLines } from './import-lines.ts';
import { keepRound, type RoundContext } from './keep-round.ts';
import { readStyle } from './round-style.ts';

const linesBy = { balance: balanceLines, import: importedLines } as const;

async function linesOf(sql: Sql, round: RoundContext) {
  const style = payslipSettingVersionColumns.style(await readStyle(sql, round));
  const source = payslipRoundColumns.source(round.source);
  if (source === 'batch') throw new AppError('INVARIANT_BROKEN', { id: round.id, reason: 'a round is by balance or by import' });
  return linesBy[source](round, style);
}

/**
 * Makes the payslips of a round from the ledger or from what was imported. Within the caller's transaction.
 * @throws AppError as `keepRound`
 */
export const generateRound = (sql: Sql, { roundId, tell }: { readonly roundId: number; readonly tell?: TellPeople }) =>
  keepRound(sql, roundId, (round) => linesOf(sql, round), tell);
