import pg from 'pg';
import { appConnection } from '../client.ts';
import { demoAccounts } from './demo-accounts.ts';

/** Whose the database is: the demo companies', somebody's own, or nobody's yet. */
export type CompanyKind = 'demo' | 'own' | 'none';

/** @param url connection string of the owner or of the app's login, of a migrated database */
export async function readCompanyKind(url: string): Promise<CompanyKind> {
  const client = new pg.Client(appConnection({ url, applicationName: 'wagewright-tools' }));
  await client.connect();
  try {
    const { rows } = await client.query<{ isDemo: boolean }>(
      `SELECT count(*) FILTER (WHERE account = ANY($1::text[])) > 0 AS "isDemo" FROM app_user HAVING count(*) > 0`,
      [demoAccounts.map(({ account }) => account)],
    );
    if (!rows[0]) return 'none';
    return rows[0].isDemo ? 'demo' : 'own';
  } finally {
    await client.end();
  }
}
