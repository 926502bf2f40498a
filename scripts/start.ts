// npm start: everything from a fresh clone to a running product on one origin. npm run dev: the same, restarting on changes.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureKeyFile } from '@wagewright/db';
import { explainError, resolveDataFolder } from '@wagewright/db/embedded';
import { launchDatabase } from './launcher/database.ts';
import { takeLock } from './launcher/lock.ts';
import { launchMailbox } from './launcher/mailbox.ts';
import { freePort } from './launcher/ports.ts';
import { launchApp } from './launcher/processes.ts';
import { begin } from './launcher/seed.ts';
import { waitUntilReady } from './launcher/wait-until-ready.ts';
import { buildWeb, watchWeb } from './launcher/web.ts';
import { launchWeblate } from './launcher/weblate.ts';

const basePath = process.env['BASE_PATH'] ?? '/hr';
const wanted = path.resolve(process.env['WAGEWRIGHT_DATA'] ?? path.join(import.meta.dirname, '../.data'));
const { values } = parseArgs({
  options: { watch: { type: 'boolean', default: false }, employees: { type: 'string' }, empty: { type: 'boolean', default: false } },
});
/** `--empty`: a company of one's own, without the demo companies. */
const { watch, empty: isEmpty } = values;
/** `--employees 200`: the first so many of the county's people only. */
const seedSize = values.employees ? { employeesMax: Number(values.employees) } : {};

const undo: (() => void | Promise<void>)[] = [];
let stopping: Promise<void> | undefined;
function stop(code: number): Promise<void> {
  stopping ??= (async () => {
    for (const step of undo.toReversed()) await step();
    process.exit(code);
  })();
  return stopping;
}
function fail(error: unknown): Promise<void> {
  const explained = explainError(folder, error);
  console.error(explained instanceof Error ? explained.message : explained);
  return stop(1);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

let folder = wanted;
try {
  folder = resolveDataFolder(wanted);
  if (folder !== wanted) console.log(`Data goes to ${folder}: PostgreSQL does not run as root and could not reach ${wanted}.`);
  undo.push(takeLock(folder));
  const database = await launchDatabase(folder, process.env['DATABASE_URL']);
  undo.push(() => database.stop());
  void database.givenUp.then((error) => fail(error));
  const begun = await begin(database.url, { log: console.log, isEmpty, ...seedSize });
  const webFolder = buildWeb();
  const mailbox = await launchMailbox(folder);
  undo.push(() => mailbox.stop());
  const weblate = begun.isDemo ? await launchWeblate() : undefined;
  undo.push(() => weblate?.stop());
  // after those that listen already: the server does so only in a moment
  const port = await freePort(Number(process.env['PORT'] ?? 4700));
  const origin = `http://127.0.0.1:${port}`;
  const webPort = watch ? await freePort(port + 1) : port;
  const publicUrl = process.env['PUBLIC_URL'] ?? `http://127.0.0.1:${webPort}${basePath}`;
  const keyFile = process.env['WAGEWRIGHT_SECRET_KEY'] ? undefined : (process.env['WAGEWRIGHT_SECRET_KEY_FILE'] ?? ensureKeyFile(folder));
  const shared = {
    ...(keyFile ? { WAGEWRIGHT_SECRET_KEY_FILE: keyFile } : {}),
    DATABASE_URL: database.url,
    PUBLIC_URL: publicUrl,
    BASE_PATH: basePath,
    WAGEWRIGHT_DATA: folder,
    ...mailbox.environment,
  };
  const worker = launchApp(
    'worker',
    folder,
    { ...shared, OUTGOING_HOSTS: [process.env['OUTGOING_HOSTS'], weblate?.host].filter(Boolean).join(',') },
    watch,
  );
  undo.push(() => worker.stop());
  const server = launchApp(
    'server',
    folder,
    { ...shared, ...weblate?.environment, PORT: String(port), WEB_FOLDER: webFolder, WAGEWRIGHT_DEMO: String(begun.isDemo) },
    watch,
  );
  undo.push(() => server.stop());
  if (watch) {
    const web = watchWeb(folder, webPort, origin);
    undo.push(() => web.stop());
  }
  await waitUntilReady(origin);

  console.log(`\nWagewright is up: ${publicUrl}/`);
  console.log(`Mail and text messages that it sends: ${mailbox.url}`);
  console.log(`Calls: ${publicUrl}/docs    Data: ${folder}\n`);
  for (const line of begun.signIns) console.log(line);
  console.log('\nCtrl+C stops it; the data stays.');
} catch (error) {
  await fail(error);
}
