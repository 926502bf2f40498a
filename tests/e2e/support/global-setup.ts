import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { demoAccounts } from '@wagewright/db/seed';
import { createFilledTestDatabase, startTestCluster } from '@wagewright/db/testing';
import { startServer } from '@wagewright/server';
import { startMailbox, startWorker } from '@wagewright/worker';
import { pino } from 'pino';
import { seed } from '../../../scripts/launcher/seed.ts';
import { buildWeb } from '../../../scripts/launcher/web.ts';

/** People of the county in the browser's tests: enough to scroll, few enough to start quickly. */
const employeesMax = 400;
const repository = path.resolve(import.meta.dirname, '../../..');

/** The whole product over a seeded database of its own: server with the built web, a worker, and a mailbox. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const webFolder = buildWeb();
  const cluster = await startTestCluster();
  const sources = ['packages/db/src', 'packages/calc-engine/src', 'packages/calc-engine/packs'].map((folder) =>
    path.join(repository, folder),
  );
  const database = await createFilledTestDatabase('e2e', sources, (url) => seed(url, { employeesMax, log: () => undefined }));
  const folder = mkdtempSync(path.join(os.tmpdir(), 'wagewright-mail-'));
  const mailbox = await startMailbox({ smtpPort: 0, httpPort: 0, folder });
  const log = pino({ level: process.env['TEST_LOG'] ?? 'silent' });
  const server = await startServer({
    databaseUrl: database.url,
    host: '127.0.0.1',
    port: 0,
    basePath: '/hr',
    webFolder,
    demoAccounts,
    log,
  });
  const mail = { url: `smtp://127.0.0.1:${mailbox.smtpPort}`, from: 'Wagewright <payroll@montgomery.example>' };
  const worker = await startWorker({ databaseUrl: database.url, log, threads: 2, publicUrl: server.url, mail });
  process.env['E2E_URL'] = server.url;
  process.env['E2E_DATABASE'] = database.url;
  process.env['E2E_MAIL_FOLDER'] = folder;
  process.env['E2E_MAIL_URL'] = mailbox.url;
  return async () => {
    await worker.stop();
    await server.stop();
    await mailbox.stop();
    await database.drop();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
