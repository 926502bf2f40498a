import type { Sql } from '../../sql.ts';

/** A strategy's rules as they are kept. */
export interface RulesRow {
  readonly charactersMin: number;
  readonly needs: string[];
  readonly refusesCommon: boolean;
  readonly historyCount: number;
  readonly expiryDays: number | null;
  readonly secondFactor: string;
}

const columns = `s.characters_min AS "charactersMin", s.needs, s.refuses_common AS "refusesCommon", s.history_count AS "historyCount",
  s.expiry_days AS "expiryDays", s.second_factor AS "secondFactor"`;

/** Those that name a user by kind or by a role that they hold. */
export const readRulesOf = async (sql: Sql, userId: number): Promise<RulesRow[]> =>
  await sql.query<RulesRow>(
    `SELECT ${columns} FROM security_strategy s WHERE NOT s.is_default AND EXISTS (
       SELECT 1 FROM security_strategy_target t JOIN app_user u ON u.id = $1::int WHERE t.strategy_id = s.id
         AND (t.user_kind = u.kind OR t.role_id IN (SELECT role_id FROM user_role WHERE user_id = u.id)))`,
    [userId],
  );

/** For whoever no strategy names. */
export async function readDefaultRules(sql: Sql): Promise<RulesRow> {
  const [row] = await sql.query<RulesRow>(`SELECT ${columns} FROM security_strategy s WHERE s.is_default`);
  if (!row) throw new Error('There is no default security strategy: the migration that makes it has not run, or somebody deleted its row.');
  return row;
}
