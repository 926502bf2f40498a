// Writes a migration: npm run db:migration -- add-something. It compares a migrated database with prisma/schema.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createTestDatabase, startTestCluster } from '../src/testing/index.ts';
import { schemaDiff } from './schema-diff.ts';

const [name = ''] = process.argv.slice(2);
if (!/^[a-z]+(-[a-z]+)*$/.test(name)) {
  console.error('Usage: npm run db:migration -- <words-with-hyphens>');
  process.exit(1);
}
const cluster = await startTestCluster();
const database = await createTestDatabase();
const script = await schemaDiff(database.url);
await database.drop();
if (script === '') console.log('The migrations and prisma/schema agree: there is nothing to write.');
else {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = path.join(import.meta.dirname, '../prisma/migrations', `${stamp}_${name.replaceAll('-', '_')}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'migration.sql'), `${script}\n`);
  console.log(`Wrote ${path.join(folder, 'migration.sql')}. Read it before you commit it.`);
}
await cluster.stop();
process.exit(0);
