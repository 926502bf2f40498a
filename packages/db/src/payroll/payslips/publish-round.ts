import type { Sql } from '../../sql.ts';
import type { TellPeople } from '../payslip-deliveries/index.ts';
import { roundAfter } from './clear-round.ts';
import { lockRound } from './keep-round.ts';
import { type PublishedPayslips, publishWhole } from './publish-payslips.ts';

/**
 * Publishes the payslips of a generated round, once, and tells their people as those of a batch are told. Within the caller's transaction; the caller
 * enqueues `platform.send-outbox` in it.
 * @throws AppError ILLEGAL_TRANSITION, NOT_FOUND
 */
export async function publishRound(
  sql: Sql,
  { roundId, baseUrl, tell }: { readonly roundId: number; readonly baseUrl: string; readonly tell?: TellPeople },
): Promise<PublishedPayslips> {
  const round = await lockRound(sql, roundId);
  if (round.publishedAt !== null) return { published: 0, notifications: 0, emails: 0 };
  roundAfter({ ...round, payslipsInHand: false }, 'publish'); // the job stands in everybody's way but its own
  const counts = await publishWhole(sql, { of: 'round', id: roundId, baseUrl, emails: true, tell });
  await sql.query('UPDATE payslip_round SET published_at = clock_timestamp(), version = version + 1, failure = NULL WHERE id = $1::int', [
    roundId,
  ]);
  return counts;
}
