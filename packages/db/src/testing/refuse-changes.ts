import pg from 'pg';

/** PostgreSQL's own "is shutting down": the product answers 503, and nothing else in a test that has it does. */
const refusal = '57P01';

/**
 * From now on every transaction that comes to its audit record fails there and is rolled back. So a test can let each caller try a change that
 * is allowed, again and again, and find everything as it was: whoever gets the refusal had got through.
 * @returns an end of it
 */
export async function refuseChanges(url: string): Promise<AsyncDisposable> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query(`
    CREATE FUNCTION public.test_refuse_change() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'rolled back by the test' USING ERRCODE = '${refusal}'; END $$;
    CREATE TRIGGER test_refuse_change BEFORE INSERT ON public.audit_entry EXECUTE FUNCTION public.test_refuse_change()`);
  return {
    [Symbol.asyncDispose]: async () => {
      await owner.query('DROP TRIGGER test_refuse_change ON public.audit_entry; DROP FUNCTION public.test_refuse_change()');
      await owner.end();
    },
  };
}
