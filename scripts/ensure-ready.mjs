// Brings a clone to the point where its scripts can run: dependencies installed as locked, database client generated.
// Plain JavaScript without dependencies, because nothing is installed yet when it runs.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const schemaFolder = path.join(root, 'packages/db/prisma');
const generatedFolder = path.join(root, 'packages/db/src/generated');

/** True when every locked package that is not optional stands in node_modules in its locked version. */
function isInstalled() {
  const hidden = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(hidden)) return false;
  const locked = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  return Object.entries(locked).every(
    ([key, entry]) => !key.includes('node_modules/') || entry.optional || entry.devOptional || installed[key]?.version === entry.version,
  );
}

function run(what, command, args, env) {
  const result = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], env, shell: process.platform === 'win32' });
  if (result.status === 0) return;
  console.error(`${what} failed: ${command} ${args.join(' ')}${result.error ? ` (${result.error.message})` : ''}`);
  process.exit(1);
}

function schemaHash() {
  const hash = createHash('sha256');
  for (const entry of readdirSync(schemaFolder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && entry.name.endsWith('.prisma')) hash.update(readFileSync(path.join(entry.parentPath ?? entry.path, entry.name)));
  }
  return hash.digest('hex');
}

/** Prisma would fetch a schema engine that generating does not need; pointing it elsewhere keeps it offline. Never set for migrations. */
function generateClient(nodeBinFolder) {
  const stamp = path.join(generatedFolder, '.schema-hash');
  const wanted = schemaHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const bin = nodeBinFolder();
  run(
    'Generating the database client',
    path.join(bin, 'node'),
    [path.join(root, 'node_modules/prisma/build/index.js'), 'generate', '--config', 'packages/db/prisma.config.ts'],
    {
      ...process.env,
      PATH: [bin, process.env.PATH].join(path.delimiter),
      PRISMA_SCHEMA_ENGINE_BINARY: '/bin/true',
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
    },
  );
  mkdirSync(generatedFolder, { recursive: true });
  writeFileSync(stamp, wanted);
}

export function ensureReady(nodeBinFolder) {
  if (process.env.WAGEWRIGHT_READY) return;
  if (!isInstalled()) {
    console.error('Installing dependencies (npm ci) …');
    run(
      'Installing dependencies',
      process.platform === 'win32' ? 'npm.cmd' : 'npm',
      ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
      process.env,
    );
  }
  generateClient(nodeBinFolder);
  process.env.WAGEWRIGHT_READY = '1';
}
