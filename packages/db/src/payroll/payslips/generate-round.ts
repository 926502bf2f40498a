import { AppError, messageTemplates } from '@wagewright/contracts';
import { payslipRoundColumns, payslipSettingVersionColumns } from '../../columns/index.ts';
import { announce } from '../../platform/index.ts';
import type { Sql } from '../../sql.ts';
import { balanceLines } from './balance-lines.ts';
import { importedLines } from './import-lines.ts';
import { keepRound, type RoundContext } from './keep-round.ts';
import { readStyle } from './round-style.ts';

const linesBy = { balance: balanceLines, import: importedLines } as const;

const tell = `
  INSERT INTO notification (user_id, category, template, payload, thing, link)
  SELECT $2::int, $3::text, $4::text, jsonb_build_object('title', st.name || ' · ' || p.name) || $5::jsonb,
    'payslip-round:' || r.id || ':' || r.version, '/payroll/payslip-rounds/' || r.id
  FROM payslip_round r JOIN payslip_setting st ON st.id = r.setting_id JOIN period p ON p.id = r.period_id WHERE r.id = $1::int
  ON CONFLICT (thing, template, user_id) DO NOTHING RETURNING user_id`;

/** Tells who asked for something about a round what became of it. */
export async function tellRound(
  sql: Sql,
  { roundId, userId }: { readonly roundId: number; readonly userId: number },
  template: 'payslip-round-generated' | 'payslip-round-failed' | 'payslips-published',
  payload: Readonly<Record<string, string | number>>,
): Promise<void> {
  const { category } = messageTemplates[template];
  const told = await sql.query(tell, [roundId, userId, category, template, JSON.stringify(payload)]);
  if (told.length > 0) await announce(sql, { topic: 'inbox', userId });
}

async function linesOf(sql: Sql, round: RoundContext) {
  const style = payslipSettingVersionColumns.style(await readStyle(sql, round));
  const source = payslipRoundColumns.source(round.source);
  if (source === 'batch') throw new AppError('INVARIANT_BROKEN', { id: round.id, reason: 'a round is by balance or by import' });
  return linesBy[source](round, style);
}

/**
 * Makes the payslips of a round from the ledger or from what was imported, and tells who asked for them. Within the caller's transaction.
 * @throws AppError as `keepRound`
 */
export async function generateRound(sql: Sql, asked: { readonly roundId: number; readonly userId: number; readonly baseUrl: string }) {
  const made = await keepRound(sql, asked.roundId, (round) => linesOf(sql, round));
  const url = `${asked.baseUrl}/payroll/payslip-rounds/${asked.roundId}`;
  await tellRound(sql, asked, 'payslip-round-generated', { count: made.payslips, url });
  return made;
}
