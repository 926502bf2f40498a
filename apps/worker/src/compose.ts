import { limits } from '@wagewright/contracts';
import { appConnection, createSecrets, noSecretKeys, openFileContents, openOutgoing } from '@wagewright/db';
import pg from 'pg';
import type { WorkerDeps } from './deps.ts';
import { resetSecrets } from './identity/password-resets/message-secrets.ts';
import { importTargetsBy } from './import-targets.ts';
import type { WorkerOptions, WorkerTiming } from './options.ts';
import { openLifeline } from './payroll/batches/lifeline.ts';
import { createMailer } from './platform/email/index.ts';
import { createBoss } from './platform/jobs/index.ts';
import { createSmsSender } from './platform/messages/sms-sender.ts';
import { openPool } from './pool/pool.ts';

/** Each job of `runFenced` holds one as long as it lasts (sixteen at once, by `start-worker.ts`) and tells on another. */
const connectionsMax = 24;

export const usualTiming: WorkerTiming = {
  sweepSeconds: 2,
  scheduleSeconds: 15,
  silenceSecondsMax: limits.workerSilenceSecondsMax,
  monitorSeconds: 5,
  chunkSecondsMax: limits.chunkSecondsMax,
  stopSecondsMax: limits.workerStopSecondsMax,
};

export interface Composition {
  readonly deps: WorkerDeps;
  readonly timing: WorkerTiming;
  /** Closes everything but pg-boss, which stops first. */
  close(): Promise<void>;
}

/** The worker's composition root: what the handlers need is made here and nowhere else. */
export function compose(options: WorkerOptions & { readonly threads: number }): Composition {
  const { databaseUrl: url, log, mail, sms, failPoint } = options;
  const timing = { ...usualTiming, ...options.timing };
  const connection = appConnection({ url, applicationName: 'wagewright-worker' });
  const pool = new pg.Pool({ ...connection, max: connectionsMax });
  pool.on('error', () => undefined); // an idle connection that broke is replaced at the next use
  // one that breaks while it is held reports to its holder's query; without a listener it would end the process as well
  pool.on('connect', (client) => client.on('error', () => undefined));
  const threads = openPool({ threads: options.threads, chunkSecondsMax: timing.chunkSecondsMax, connection, failPoint });
  const lifeline = openLifeline(connection, log);
  const mailer = mail && createMailer(mail);
  const clock = options.clock ?? (() => new Date());
  const secrets = createSecrets(options.secretKeys ?? noSecretKeys);
  const publicUrl = options.publicUrl ?? '';
  const boss = createBoss(url, timing.monitorSeconds, log);
  const deps: WorkerDeps = {
    pool,
    boss,
    threads,
    lifeline,
    mailer,
    sms: sms && createSmsSender(sms),
    log,
    clock,
    failPoint,
    secrets,
    messageSecrets: resetSecrets(pool, secrets, publicUrl, clock),
    files: openFileContents(pool, options.filesFolder, secrets),
    imports: importTargetsBy(boss, secrets),
    outgoing: openOutgoing({ hosts: options.outgoingHosts ?? [] }),
    publicUrl,
  };
  return {
    deps,
    timing,
    close: async () => {
      await threads.close();
      await lifeline.close();
      mailer?.close();
      await pool.end();
    },
  };
}
