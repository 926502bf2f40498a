import { keysOfEnvironment, logOptions } from '@wagewright/db';
import { demoAccounts } from '@wagewright/db/seed';
import { pino, stdTimeFunctions } from 'pino';
import { readEnvironment } from './env.ts';
import { startServer } from './start-server.ts';

const environment = readEnvironment();
const log = pino({ ...logOptions('server', environment.LOG_LEVEL), timestamp: stdTimeFunctions.isoTime });
const server = await startServer({
  databaseUrl: environment.DATABASE_URL,
  host: environment.HOST,
  port: environment.PORT,
  basePath: environment.BASE_PATH,
  publicUrl: environment.PUBLIC_URL,
  webFolder: environment.WEB_FOLDER,
  trustedProxies: environment.TRUST_PROXY,
  allowedHosts: environment.ALLOWED_HOSTS,
  outgoingHosts: environment.OUTGOING_HOSTS,
  filesFolder: environment.FILES_FOLDER,
  clamdAddress: environment.CLAMD_ADDRESS,
  leakedPasswordsFile: environment.LEAKED_PASSWORDS_FILE,
  secretKeys: keysOfEnvironment(environment.WAGEWRIGHT_SECRET_KEY, environment.WAGEWRIGHT_SECRET_KEY_FILE),
  demoWeblate: environment.DEMO_WEBLATE_URL,
  demoAccounts: environment.WAGEWRIGHT_DEMO ? demoAccounts : [],
  log,
});
log.info({ url: server.url }, 'server is up');
if (server.isInTheClear)
  log.warn(
    'people reach this server without TLS: passwords and pay travel readable. Put TLS in front and set PUBLIC_URL to its https address.',
  );

function stop(why: string): void {
  log.info({ why }, 'stopping');
  void server.stop().then(() => process.exit(0));
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
process.once('disconnect', () => stop('the launcher is gone'));
