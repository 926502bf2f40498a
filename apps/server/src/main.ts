import { keysOfEnvironment } from '@wagewright/db';
import { demoAccounts } from '@wagewright/db/seed';
import { pino } from 'pino';
import { readEnvironment } from './env.ts';
import { startServer } from './start-server.ts';

const environment = readEnvironment();
const log = pino({ level: environment.LOG_LEVEL, base: { app: 'server' } });
const server = await startServer({
  databaseUrl: environment.DATABASE_URL,
  host: environment.HOST,
  port: environment.PORT,
  basePath: environment.BASE_PATH,
  publicUrl: environment.PUBLIC_URL,
  webFolder: environment.WEB_FOLDER,
  trustProxy: environment.TRUST_PROXY,
  allowedHosts: environment.ALLOWED_HOSTS,
  filesFolder: environment.FILES_FOLDER,
  secretKeys: keysOfEnvironment(environment.WAGEWRIGHT_SECRET_KEY, environment.WAGEWRIGHT_SECRET_KEY_FILE),
  demoAccounts: environment.WAGEWRIGHT_DEMO ? demoAccounts : [],
  log,
});
log.info({ url: server.url }, 'server is up');

function stop(why: string): void {
  log.info({ why }, 'stopping');
  void server.stop().then(() => process.exit(0));
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
process.once('disconnect', () => stop('the launcher is gone'));
