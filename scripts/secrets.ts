// The keys by which secrets in the database are sealed: npm run secrets -- status | rotate | new-key (docs/adr/0110-secrets-are-sealed.md)
import path from 'node:path';
import { countSealed, ensureKeyFile, formatKeyRing, keysOfEnvironment, newSecretKey, sqlOfClient } from '@wagewright/db';
import { resolveDataFolder } from '@wagewright/db/embedded';
import { rotateGivenKeys, rotateOwnKeys } from './secrets/rotate.ts';
import { withOwner } from './secrets/with-owner.ts';

const usage = `Usage: npm run secrets -- status | rotate | new-key
  status   which keys there are, and how many values each has sealed
  rotate   makes a new key, seals everything with it, and forgets those that nothing is sealed with any more; the product may run meanwhile
  new-key  prints a key for WAGEWRIGHT_SECRET_KEY`;

const [command, ...rest] = process.argv.slice(2);
const given = process.env['WAGEWRIGHT_SECRET_KEY'];
const folder = resolveDataFolder(path.resolve(process.env['WAGEWRIGHT_DATA'] ?? path.join(import.meta.dirname, '../.data')));
const fileOf = (): string => process.env['WAGEWRIGHT_SECRET_KEY_FILE'] ?? ensureKeyFile(folder);

async function status(): Promise<boolean> {
  const keys = keysOfEnvironment(given, given ? undefined : fileOf());
  const counts = await withOwner(folder, (client) => countSealed(sqlOfClient(client)));
  const ids = [...new Set([...keys.ring().map(({ id }) => id), ...counts.map(({ keyId }) => keyId)])];
  for (const [at, id] of ids.entries()) {
    const held = keys.ring().some((key) => key.id === id);
    const columns = counts.filter(({ keyId }) => keyId === id).map(({ column, count }) => `${count} of ${column}`);
    const state = held ? (at === 0 ? 'seals' : 'opens') : 'is MISSING';
    console.log(`${id.padEnd(14)} ${state.padEnd(11)} ${columns.join(', ') || 'nothing is sealed with it'}`);
  }
  return counts.every(({ keyId }) => keys.ring().some(({ id }) => id === keyId));
}

const commands: Readonly<Record<string, () => Promise<boolean> | boolean>> = {
  status,
  rotate: () => withOwner(folder, (client) => (given ? rotateGivenKeys(client, given) : rotateOwnKeys(client, fileOf()))),
  'new-key': () => {
    console.log(formatKeyRing([newSecretKey()]));
    return true;
  },
};

const run = commands[command ?? ''];
if (!run || rest.length > 0) {
  console.error(usage);
  process.exit(1);
}
try {
  process.exit((await run()) ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
