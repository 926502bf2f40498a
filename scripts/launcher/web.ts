import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Builds the web application where its sources changed since the last build (turbo knows). @returns the folder of the build */
export function buildWeb(): string {
  const result = spawnSync('turbo', ['run', 'build', '--filter=@wagewright/web', '--output-logs=errors-only', '--no-update-notifier'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
  });
  if (result.status !== 0)
    throw new Error(`The web application could not be built:\n${result.stdout}${result.stderr}${result.error?.message ?? ''}`);
  return path.join(root, 'apps/web/dist');
}
