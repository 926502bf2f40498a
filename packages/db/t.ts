import { startEmbedded, resolveDataFolder } from './src/embedded/index.ts';
import { schemaDiff } from './scripts/schema-diff.ts';
const s = await startEmbedded({ folder: resolveDataFolder('/tmp/wwtest') });
try {
  const d = await schemaDiff(s.baseUrl + '/postgres');
  console.log(d.length);
  (await import('node:fs')).writeFileSync('/tmp/m.sql', d);
} finally {
  await s.stop();
}
process.exit(0);
