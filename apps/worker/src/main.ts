import { keysOfEnvironment, logOptions } from '@wagewright/db';
import { pino, stdTimeFunctions } from 'pino';
import { readEnvironment } from './env.ts';
import { parseFailPoint } from './fail-points.ts';
import { startWorker } from './start-worker.ts';

const env = readEnvironment();
const log = pino({ ...logOptions('worker', env.LOG_LEVEL), timestamp: stdTimeFunctions.isoTime });

const worker = await startWorker({
  databaseUrl: env.DATABASE_URL,
  log,
  threads: env.WORKER_THREADS,
  concurrency: env.WORKER_CONCURRENCY ?? env.WORKER_THREADS,
  publicUrl: env.PUBLIC_URL,
  outgoingHosts: env.OUTGOING_HOSTS,
  filesFolder: env.FILES_FOLDER,
  secretKeys: keysOfEnvironment(env.WAGEWRIGHT_SECRET_KEY, env.WAGEWRIGHT_SECRET_KEY_FILE),
  timing: {
    sweepSeconds: env.WORKER_SWEEP_SECONDS,
    silenceSecondsMax: env.WORKER_SILENCE_SECONDS,
    monitorSeconds: env.WORKER_MONITOR_SECONDS,
    chunkSecondsMax: env.WORKER_CHUNK_SECONDS,
  },
  ...(env.SMTP_URL ? { mail: { url: env.SMTP_URL, from: env.MAIL_FROM } } : {}),
  ...(env.SMS_URL ? { sms: { url: env.SMS_URL, token: env.SMS_TOKEN } } : {}),
  ...(env.WAGEWRIGHT_FAIL_POINT ? { failPoint: parseFailPoint(env.WAGEWRIGHT_FAIL_POINT) } : {}),
});
log.info({ threads: env.WORKER_THREADS, pid: process.pid }, 'worker is ready');

/** Whatever is in hand ends or goes back to its queue; a second signal ends the process at once. */
function stop(why: string): void {
  log.info({ why }, 'worker is stopping');
  worker.stop().then(
    () => process.exit(0),
    (error: unknown) => {
      log.fatal({ err: error }, 'worker did not stop in order');
      process.exit(1);
    },
  );
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
process.once('disconnect', () => stop('the launcher is gone'));
