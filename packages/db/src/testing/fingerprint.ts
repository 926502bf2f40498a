import pg from 'pg';

/**
 * What a database holds, table by table: how many rows, and a hash of them. Two that are equal hold the same.
 */
export type Fingerprint = Readonly<Record<string, string>>;

/** Tables that reading may write to, or that the product's helpers write to by themselves, each with the reason. */
export const unwatchedTables: Readonly<Record<string, string>> = {
  'public.captcha_challenge': 'asking for a captcha makes one',
  'public.sign_in_attempt': 'a failed attempt counts although the call fails',
  'pgboss.queue': 'pg-boss counts its queues',
  'pgboss.bam': 'pg-boss keeps its own upkeep',
  'pgboss.version': 'pg-boss notes when it looked',
};

/** Columns that change by use alone. */
const unwatchedColumns: Readonly<Record<string, string>> = { 'public.session': 'last_seen_at' };

interface TableName {
  readonly schema: string;
  readonly name: string;
}

async function tablesOf(client: pg.Client): Promise<TableName[]> {
  const { rows } = await client.query<TableName>(
    `SELECT schemaname AS schema, tablename AS name FROM pg_tables WHERE schemaname IN ('public', 'calc', 'bi', 'pgboss') ORDER BY 1, 2`,
  );
  return rows.filter(({ schema, name }) => !Object.hasOwn(unwatchedTables, `${schema}.${name}`));
}

function countAndHash({ schema, name }: TableName): string {
  const full = `${schema}.${name}`;
  const column = unwatchedColumns[full];
  // of the values as they are stored: made into text first, they took seven times as long
  const hash = column ? `jsonb_hash_extended(to_jsonb(r) - '${column}', 0)` : 'hash_record_extended(r, 0)';
  return `SELECT '${full}' AS name, count(*) || ':' || coalesce(sum(${hash}), 0) AS content FROM "${schema}"."${name}" r`;
}

/** Takes fingerprints of one database over one connection: making another for each takes four times as long as the question. */
export interface DatabaseWatch extends AsyncDisposable {
  /** Counts and hashes every table of every schema of ours, in one query and one snapshot. */
  readonly fingerprint: () => Promise<Fingerprint>;
}

export async function watchDatabase(url: string): Promise<DatabaseWatch> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let question = { name: 'fingerprint-0', text: '' };
  let asked = 0;
  return {
    fingerprint: async () => {
      const text = (await tablesOf(client)).map(countAndHash).join(' UNION ALL ');
      // prepared once for as long as the tables stay the same
      if (text !== question.text) question = { name: `fingerprint-${++asked}`, text };
      const { rows } = await client.query<{ name: string; content: string }>(question);
      return Object.fromEntries(rows.map(({ name, content }) => [name, content]));
    },
    [Symbol.asyncDispose]: async () => await client.end(),
  };
}

/** Looks what has changed in a database since the look before, so that a test takes one look and not two. */
export interface ChangeWatch extends AsyncDisposable {
  /** What it held at the look before, and what it holds now. */
  readonly look: () => Promise<{ readonly before: Fingerprint; readonly now: Fingerprint }>;
}

/** @param url of a database that nobody changes but the tests that look */
export async function watchChanges(url: string): Promise<ChangeWatch> {
  const watched = await watchDatabase(url);
  let now = await watched.fingerprint();
  return {
    look: async () => {
      const before = now;
      now = await watched.fingerprint();
      return { before, now };
    },
    [Symbol.asyncDispose]: () => watched[Symbol.asyncDispose](),
  };
}

/** A fingerprint or two of a database; for many, {@link watchDatabase}. */
export async function fingerprint(url: string): Promise<Fingerprint> {
  const watch = await watchDatabase(url);
  try {
    return await watch.fingerprint();
  } finally {
    await watch[Symbol.asyncDispose]();
  }
}
