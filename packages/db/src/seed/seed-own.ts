import { ownerGrants, ownerRoleCode } from '@wagewright/contracts';
import type { Sql } from '../sql.ts';
import { insertRows } from './bulk.ts';
import { chineseDays, insertCalendar } from './calendars.ts';
import { federalHolidays } from './federal-days.ts';
import { givePassword } from './first-password.ts';
import { seedOwnItems } from './master-data.ts';
import { seedRoles } from './roles.ts';
import { seedOnce } from './seed-once.ts';

/** Those of China are published a year at a time, and the last at hand is 2026. */
const federalYears = [2026, 2027];

/** Who begins. */
export const firstAccount = 'admin';

/** The one user that there is: a custom user, whose password is made by the launcher for as long as nobody has signed in with it. */
async function seedOwner(sql: Sql, administratorRoleId: number): Promise<void> {
  const [role] = await sql.query<{ id: number }>(`INSERT INTO role (code, name, description) VALUES ($1, $2::jsonb, $3) RETURNING id`, [
    ownerRoleCode,
    JSON.stringify({ en: 'Owner', 'zh-CN': '负责人' }),
    'Whoever began this company: people, payroll and administration everywhere. Approvals are decided by somebody else.',
  ]);
  const [user] = await sql.query<{ id: number }>(
    `INSERT INTO app_user (kind, account, display_name) VALUES ('custom', $1, 'Administrator') RETURNING id`,
    [firstAccount],
  );
  if (!role || !user) throw new Error('The first user was not written.');
  await insertRows(
    sql,
    'role_grant',
    { role_id: 'int', permission: 'text', scope: 'text' },
    Object.entries(ownerGrants).map(([permission, scope]) => ({ role_id: role.id, permission, scope })),
  );
  await insertRows(
    sql,
    'user_role',
    { user_id: 'int', role_id: 'int' },
    [role.id, administratorRoleId].map((roleId) => ({ user_id: user.id, role_id: roleId })),
  );
}

/**
 * What a company of one's own begins with: roles, the compensation items that the templates name, the public holidays that are known, and one
 * user. No legal entity, nobody, no solution. Does nothing where there is any user already.
 * @param url connection string of the owner or of the app's login
 * @returns the password of the first account where nobody has signed in with it yet: a new one each time; null afterwards
 */
export async function seedOwn(url: string): Promise<{ readonly account: string; readonly password: string } | null> {
  await seedOnce(url, async (sql) => {
    const roles = await seedRoles(sql);
    await seedOwnItems(sql);
    await insertCalendar(sql, 'CN', { en: 'China, public holidays', 'zh-CN': '中国法定节假日' }, chineseDays);
    await insertCalendar(
      sql,
      'US',
      { en: 'United States, federal holidays', 'zh-CN': '美国联邦节假日' },
      federalYears.flatMap(federalHolidays),
    );
    await seedOwner(sql, roles.administrator);
  });
  return await givePassword(url, firstAccount);
}
