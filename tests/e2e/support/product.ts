import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type DemoAccount, demoAccounts, seedOwn } from '@wagewright/db/seed';
import { createFilledTestDatabase, createTestDatabase, type TestDatabase, testSecretKeys } from '@wagewright/db/testing';
import { startServer } from '@wagewright/server';
import { startMailbox, startWorker } from '@wagewright/worker';
import { pino } from 'pino';
import { seed } from '../../../scripts/launcher/seed.ts';

/** People of the county in the browser's tests: enough to scroll, few enough to start quickly. */
const fewEmployees = 400;
const repository = path.resolve(import.meta.dirname, '../../..');
const sources = ['packages/db/src', 'packages/calc-engine/src', 'packages/calc-engine/packs'].map((folder) =>
  path.join(repository, folder),
);

/** The whole product, for one browser by itself. */
export interface Product {
  /** Base path included. */
  readonly url: string;
  readonly databaseUrl: string;
  /** The page of the mails that it has sent. */
  readonly mailUrl: string;
  stop(): Promise<void>;
}

/** @param employeesMax of the county; everybody where it is infinite */
const makeDatabase = (employeesMax: number): Promise<TestDatabase> =>
  createFilledTestDatabase(Number.isFinite(employeesMax) ? 'e2e' : 'e2e_all', sources, (url) =>
    seed(url, { ...(Number.isFinite(employeesMax) ? { employeesMax } : {}), log: () => undefined }),
  );

/** Makes the template, where it is not there yet, before anybody waits for it with a time limit. */
export async function seedTemplate(): Promise<void> {
  await (await makeDatabase(fewEmployees)).drop();
}

/** Server with the built web, a worker and a mailbox, over a seeded database of its own. */
export const startProduct = async (webFolder: string, employeesMax: number = fewEmployees): Promise<Product> =>
  await runProduct(webFolder, await makeDatabase(employeesMax), { threads: employeesMax === fewEmployees ? 1 : 2, demoAccounts });

/** The same for a company of one's own, in which nothing is yet but the first account. */
export async function startEmptyProduct(webFolder: string): Promise<Product & { readonly firstPassword: string }> {
  const database = await createTestDatabase();
  const first = await seedOwn(database.url);
  return { ...(await runProduct(webFolder, database, { threads: 1, demoAccounts: [] })), firstPassword: first?.password ?? '' };
}

interface Running {
  readonly threads: number;
  readonly demoAccounts: readonly DemoAccount[];
}

async function runProduct(webFolder: string, database: TestDatabase, { threads, demoAccounts: signIns }: Running): Promise<Product> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'wagewright-mail-'));
  const mailbox = await startMailbox({ smtpPort: 0, httpPort: 0, folder });
  const log = pino({ level: process.env['TEST_LOG'] ?? 'silent' });
  const where = { host: '127.0.0.1', port: 0, basePath: '/hr', webFolder };
  const server = await startServer({ databaseUrl: database.url, ...where, demoAccounts: signIns, log, secretKeys: testSecretKeys });
  const mail = { url: `smtp://127.0.0.1:${mailbox.smtpPort}`, from: 'Wagewright <payroll@montgomery.example>' };
  const worker = await startWorker({
    databaseUrl: database.url,
    log,
    threads,
    publicUrl: server.url,
    secretKeys: testSecretKeys,
    outgoingHosts: ['127.0.0.1'],
    mail,
    sms: { url: mailbox.textMessagesUrl },
  });
  return {
    url: server.url,
    databaseUrl: database.url,
    mailUrl: mailbox.url,
    stop: async () => {
      await worker.stop();
      await server.stop();
      await mailbox.stop();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
