import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../src/migrate/index.ts';
import { openSeededDatabase, type SeededDatabase } from '../support/seeded-database.ts';

/** A database that an earlier version of the product has filled, and a start of this one. */
describe('permissions that the product has learnt since', () => {
  let seeded: SeededDatabase;
  let owner: pg.Client;
  beforeAll(async () => {
    seeded = await openSeededDatabase();
    owner = new pg.Client({ connectionString: seeded.database.url });
    await owner.connect();
  });
  afterAll(async () => {
    await owner.end();
    await seeded.close();
  });
  const scopes = async (permission: string) => {
    const { rows } = await owner.query<{ role: string; scope: string }>(
      'SELECT r.code AS role, g.scope FROM role_grant g JOIN role r ON r.id = g.role_id WHERE g.permission = $1 ORDER BY 1',
      [permission],
    );
    return rows.map(({ role, scope }) => `${role} ${scope}`);
  };

  it('are given to the built-in roles once, and what was taken from them stays taken', async () => {
    const all = ['administrator all', 'hr legal-entity'];
    expect(await scopes('department.edit')).toEqual(all);
    await owner.query(`DELETE FROM role_grant WHERE permission = 'department.edit'`);
    await migrate(seeded.database.url);
    expect(await scopes('department.edit')).toEqual([]);
    await owner.query(`DELETE FROM known_permission WHERE permission = 'department.edit'`);
    await migrate(seeded.database.url);
    expect(await scopes('department.edit')).toEqual(all);
  });
});
