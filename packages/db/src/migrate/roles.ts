import pg from 'pg';

/** The role that server and worker act in: it changes data, never structure, and cannot touch what is in the audit or what was known. */
export const appRole = 'wagewright_app';

const grants = `
  GRANT USAGE ON SCHEMA public, calc, bi, known, pgboss TO ${appRole};
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, calc, pgboss TO ${appRole};
  GRANT SELECT ON ALL TABLES IN SCHEMA bi, known TO ${appRole};
  GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public, calc, pgboss TO ${appRole};
  GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA public, calc, pgboss TO ${appRole};
  REVOKE UPDATE, DELETE, TRUNCATE ON audit_entry FROM ${appRole};
  REVOKE UPDATE, DELETE, TRUNCATE ON leave_entry FROM ${appRole};
  REVOKE INSERT, UPDATE, DELETE ON _prisma_migrations FROM ${appRole};
  REVOKE CREATE ON SCHEMA public FROM ${appRole}, PUBLIC;
  REVOKE EXECUTE ON FUNCTION calc.publish_view(text, integer, integer, integer, text, jsonb) FROM PUBLIC;
  REVOKE EXECUTE ON FUNCTION calc.terminate_worker_backend(integer) FROM PUBLIC;
  REVOKE EXECUTE ON FUNCTION calc.backend_lives(integer, timestamptz) FROM PUBLIC;`;

/** Makes the app's role where it is missing; the owner becomes its member, so that it may act as the app and end the app's backends. */
export async function ensureAppRole(client: pg.Client): Promise<void> {
  try {
    await client.query(`CREATE ROLE ${appRole} NOLOGIN`);
  } catch (error) {
    const exists = error instanceof pg.DatabaseError && (error.code === '42710' || error.code === '23505');
    if (!exists) throw error;
  }
  await client.query(
    `DO $$ BEGIN IF NOT pg_has_role(current_user, '${appRole}', 'USAGE') THEN EXECUTE format('GRANT ${appRole} TO %I', current_user); END IF; END $$`,
  );
}

export async function grantAppRole(client: pg.Client): Promise<void> {
  await client.query(grants);
}
