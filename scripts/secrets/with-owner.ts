import { migrate } from '@wagewright/db';
import { startEmbedded } from '@wagewright/db/embedded';
import pg from 'pg';

const noSuchDatabase = '3D000';

/** The database that DATABASE_URL names, or that of the data folder, which runs already or does as long as this takes. The owner's connection: it sees who else is at work. */
export async function withOwner<Result>(folder: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const given = process.env['DATABASE_URL'];
  const server = given ? undefined : await startEmbedded({ folder });
  const url = given ?? `${server?.baseUrl}/wagewright`;
  const client = new pg.Client({ connectionString: url, application_name: 'wagewright-tools' });
  try {
    await migrate(url);
    await client.connect();
    return await work(client);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== noSuchDatabase) throw error;
    throw new Error('There is no data yet: start Wagewright once (npm start), then call this again.', { cause: error });
  } finally {
    await client.end().catch(() => undefined); // it may not have been reached; that is the error to report
    if (server && !server.adopted) await server.stop();
  }
}
