// Completes package-lock.json after `npm install`: node scripts/lock-platforms.mjs
// A registry mirror may lack the packages of other platforms (biome, oxlint, swc ship one a platform). npm then leaves them out of the
// lockfile, installs all the same, and refuses `npm ci`. Entries with their versions, without integrity, satisfy it everywhere.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm64', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'arm'];

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const wanted = new Map(
  Object.values(lock.packages).flatMap((entry) =>
    Object.entries(entry.optionalDependencies ?? {}).map(([name, version]) => [name, { version, dev: entry.dev }]),
  ),
);

function entryFor(name) {
  const { version, dev } = wanted.get(name);
  const platform = name.split('/').pop();
  const libc = platform.includes('musl') ? ['musl'] : platform.includes('linux') && platform.includes('gnu') ? ['glibc'] : undefined;
  return {
    version,
    cpu: processors.filter((processor) => new RegExp(`\\b${processor}\\b|-${processor}`).test(platform)).slice(0, 1),
    ...(dev ? { dev } : {}),
    ...(libc ? { libc } : {}),
    optional: true,
    os: systems.filter((system) => platform.includes(system)),
  };
}

const { stdout, stderr } = spawnSync('npm', ['ci', '--dry-run', '--loglevel=error'], { encoding: 'utf8' });
const missing = [...`${stdout}${stderr}`.matchAll(/Missing: (\S+?)@ from lock file/g)].map(([, name]) => name);
for (const name of missing) lock.packages[`node_modules/${name}`] = entryFor(name);
const { '': root, ...packages } = lock.packages;
lock.packages = { '': root, ...Object.fromEntries(Object.entries(packages).sort(([left], [right]) => (left < right ? -1 : 1))) };
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${missing.length} packages of other platforms added`);
