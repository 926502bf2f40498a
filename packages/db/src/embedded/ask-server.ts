import pg from 'pg';

const startingUp = '57P03';

/**
 * How the server on a port is. `recovering`: it is there, and brings its data in order first. `silent`: there is none, or it is not the one
 * that owns this data folder.
 * @param url without a database name
 */
export async function askServer(url: string, data: string): Promise<'up' | 'recovering' | 'silent'> {
  const client = new pg.Client({ connectionString: `${url}/postgres`, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    return rows[0]?.data_directory === data ? 'up' : 'silent';
  } catch (error) {
    return error instanceof pg.DatabaseError && error.code === startingUp ? 'recovering' : 'silent';
  } finally {
    await client.end().catch(() => undefined);
  }
}
