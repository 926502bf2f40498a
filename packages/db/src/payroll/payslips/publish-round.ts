import { messageTemplates } from '@wagewright/contracts';
import { announce } from '../../platform/index.ts';
import type { Sql } from '../../sql.ts';
import { withoutLoops } from '../../without-loops.ts';
import { roundAfter } from './clear-round.ts';
import { tellRound } from './generate-round.ts';
import { lockRound } from './keep-round.ts';
import { type PublishedPayslips, publishWhere } from './publish-payslips.ts';

const publish = publishWhere('ps.round_id = $1::int');

/**
 * Publishes the payslips of a generated round, once, and tells their people as those of a batch are told. Within the caller's transaction; the caller
 * enqueues `platform.send-outbox` in it.
 * @throws AppError ILLEGAL_TRANSITION, NOT_FOUND
 */
export async function publishRound(
  sql: Sql,
  asked: { readonly roundId: number; readonly userId: number; readonly baseUrl: string },
): Promise<PublishedPayslips> {
  const { roundId, baseUrl } = asked;
  const round = await lockRound(sql, roundId);
  if (round.publishedAt !== null) return { published: 0, notifications: 0, emails: 0 };
  roundAfter(round, 'publish');
  const { category } = messageTemplates['payslip-published'];
  const [counts] = await withoutLoops(sql, () => sql.query<PublishedPayslips>(publish, [roundId, baseUrl, category, true]));
  if (!counts) throw new Error(`Publishing the payslips of round ${roundId} gave no counts.`);
  await sql.query('UPDATE payslip_round SET published_at = clock_timestamp(), version = version + 1, failure = NULL WHERE id = $1::int', [
    roundId,
  ]);
  await tellRound(sql, asked, 'payslips-published', { count: counts.published, url: `${baseUrl}/payroll/payslip-rounds/${roundId}` });
  await announce(sql, { topic: 'inbox-all' });
  return counts;
}
