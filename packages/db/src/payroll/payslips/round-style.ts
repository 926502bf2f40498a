import type { Sql } from '../../sql.ts';
import type { RoundContext } from './keep-round.ts';

/** How a round's setting looked in the version that the round goes by. */
export async function readStyle(
  sql: Sql,
  { settingId, settingVersion }: Pick<RoundContext, 'settingId' | 'settingVersion'>,
): Promise<unknown> {
  const [row] = await sql.query<{ style: unknown }>(
    `SELECT coalesce(v.style, s.style) AS style FROM payslip_setting s
       LEFT JOIN payslip_setting_version v ON v.setting_id = s.id AND v.version = $2::int WHERE s.id = $1::int`,
    [settingId, settingVersion],
  );
  return row?.style;
}
