import pg from 'pg';

/** A row that a transaction has inserted, updated or deleted. */
export interface RecordedChange {
  readonly transaction: string;
  /** `wagewright-server`, `wagewright-worker`, or whoever else. */
  readonly application: string;
  /** `public.batch`, `calc.ledger` … */
  readonly table: string;
  readonly operation: 'INSERT' | 'UPDATE' | 'DELETE';
  /** Values of the primary key, joined by colons. */
  readonly key: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** Hears of every change of a test's database, made by whomever. */
export interface ChangeRecorder extends AsyncDisposable {
  /** What has been committed since it was asked last, in order. */
  take(): Promise<RecordedChange[]>;
}

/** An update that leaves a row as it was is none. Long values say nothing that is compared, and results have many. */
const recording = `
  CREATE SCHEMA testing;
  CREATE TABLE testing.change (seq bigserial PRIMARY KEY, transaction text, application text, table_name text, operation text, key text, before jsonb, after jsonb);
  CREATE FUNCTION testing.record_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
    DECLARE
      old_row jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) - ARRAY['v', 't', 'definition'] END;
      new_row jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) - ARRAY['v', 't', 'definition'] END;
    BEGIN
      IF TG_OP = 'UPDATE' AND to_jsonb(OLD) = to_jsonb(NEW) THEN RETURN NULL; END IF;
      INSERT INTO testing.change (transaction, application, table_name, operation, key, before, after)
      VALUES (pg_current_xact_id()::text, current_setting('application_name'), TG_TABLE_SCHEMA || '.' || TG_TABLE_NAME, TG_OP,
        (SELECT string_agg(coalesce(new_row, old_row) ->> name, ':' ORDER BY place) FROM unnest(TG_ARGV) WITH ORDINALITY AS key(name, place)), old_row, new_row);
      RETURN NULL;
    END $$`;

/** Each table with the columns of its primary key, or of another key where it has none. */
const tablesWithKeys = `
  SELECT DISTINCT ON (n.nspname, c.relname) n.nspname AS schema, c.relname AS name,
    (SELECT array_agg(a.attname::text ORDER BY place) FROM unnest(i.indkey::int2[]) WITH ORDINALITY AS column_(number, place)
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = number) AS key
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_index i ON i.indrelid = c.oid AND i.indisunique
  WHERE n.nspname IN ('public', 'calc') AND c.relkind = 'r' ORDER BY n.nspname, c.relname, i.indisprimary DESC`;

interface TableKey {
  readonly schema: string;
  readonly name: string;
  readonly key: readonly string[];
}

const trigger = ({ schema, name, key }: TableKey): string =>
  `CREATE TRIGGER zz_record_change AFTER INSERT OR UPDATE OR DELETE ON "${schema}"."${name}"
   FOR EACH ROW EXECUTE FUNCTION testing.record_change(${key.map((column) => `'${column}'`).join(', ')})`;

/** Records every change of the tables of `public` and `calc` from now on: by triggers, which only this database of a test has. */
export async function recordChanges(url: string): Promise<ChangeRecorder> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query(recording);
  const { rows: tables } = await owner.query<TableKey>(tablesWithKeys);
  await owner.query(tables.map(trigger).join(';'));
  return {
    take: async () => {
      const { rows } = await owner.query<RecordedChange & { seq: string }>(
        `WITH taken AS (DELETE FROM testing.change RETURNING *)
         SELECT transaction, application, table_name AS "table", operation, key, before, after FROM taken ORDER BY seq`,
      );
      return rows;
    },
    [Symbol.asyncDispose]: async () => await owner.end(),
  };
}
