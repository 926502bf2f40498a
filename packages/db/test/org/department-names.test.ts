/** What departments are called in lists: one and all of them, by their names alone or with those above them. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../src/testing/index.ts';

describe('names of departments', () => {
  let database: TestDatabase;
  let client: pg.Client;
  const namesOn = async (day: string) =>
    Object.fromEntries(
      (
        await client.query<{ code: string; en: string; zh: string; alone: string }>(
          `SELECT d.code, n.name ->> 'en' AS en, n.name ->> 'zh-CN' AS zh, shown_department_name(d.id, $1::date) ->> 'en' AS alone
           FROM shown_department_names($1::date) n JOIN department d USING (id) ORDER BY d.code`,
          [day],
        )
      ).rows.map(({ code, en, zh, alone }) => {
        expect(alone).toBe(en);
        return [code, `${en} | ${zh}`];
      }),
    );
  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(`
      INSERT INTO legal_entity (id, code, name, country, currency, time_zone) VALUES (1, 'A', '{}', 'US', 'USD', 'America/New_York');
      INSERT INTO department (id, code, legal_entity_id) VALUES (1, 'TOP', 1), (2, 'SALES', 1), (3, 'EAST', 1), (4, 'LATER', 1);
      INSERT INTO department_version (department_id, effective_date, expiry_date, name, parent_id) VALUES
        (1, '2020-01-01', '2025-12-31', '{"en":"Works","zh-CN":"工厂"}', NULL), (2, '2020-01-01', NULL, '{"en":"Sales","zh-CN":"销售"}', 1),
        (3, '2020-01-01', '2025-06-30', '{"en":"East","zh-CN":"东区"}', 2), (3, '2025-07-01', NULL, '{"en":"Far East","zh-CN":"远东"}', 1),
        (4, '2027-01-01', NULL, '{"en":"Later","zh-CN":"以后"}', 2)`);
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it('are their own, as they are called on the day; who is not there that day has none', async () => {
    expect(await namesOn('2025-01-01')).toEqual({ TOP: 'Works | 工厂', SALES: 'Sales | 销售', EAST: 'East | 东区' });
    expect(await namesOn('2027-01-01')).toEqual({ SALES: 'Sales | 销售', EAST: 'Far East | 远东', LATER: 'Later | 以后' });
  });

  it('begin, where the setting says so, with those above: as they stood on the day, and from whom nothing stands above then', async () => {
    await client.query(`INSERT INTO system_config (type_code, value, updated_at) VALUES ('department-name', '{"full":true}', now())`);
    expect(await namesOn('2025-01-01')).toEqual({
      TOP: 'Works | 工厂',
      SALES: 'Works / Sales | 工厂 / 销售',
      EAST: 'Works / Sales / East | 工厂 / 销售 / 东区',
    });
    expect(await namesOn('2025-07-01')).toMatchObject({ EAST: 'Works / Far East | 工厂 / 远东' });
    expect(await namesOn('2027-01-01')).toEqual({ SALES: 'Sales | 销售', EAST: 'Far East | 远东', LATER: 'Sales / Later | 销售 / 以后' });
  });
});
