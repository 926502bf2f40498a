import { spawn, spawnSync } from 'node:child_process';
import { openSync } from 'node:fs';
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

/** Vite's own server, for development: screens change as their files are saved; calls go on to our server. */
export function watchWeb(folder: string, port: number, serverUrl: string): { stop(): Promise<void> } {
  const log = openSync(path.join(folder, 'web.log'), 'a', 0o600);
  const child = spawn('vite', ['--port', String(port), '--strictPort', '--host', '127.0.0.1'], {
    cwd: path.join(root, 'apps/web'),
    env: { ...process.env, SERVER_URL: serverUrl },
    stdio: ['ignore', log, log],
  });
  child.on('error', (error) => console.error(`Vite could not be started: ${error.message}`));
  return {
    stop: async () => {
      child.kill('SIGTERM');
    },
  };
}
