import { startTestCluster } from '@wagewright/db/testing';
import { buildWeb } from '../../../scripts/launcher/web.ts';
import { seedTemplate } from './product.ts';

/** What all browsers share: the built web, PostgreSQL, and the seeded template of their databases. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  process.env['E2E_WEB_FOLDER'] = buildWeb();
  const cluster = await startTestCluster();
  await seedTemplate();
  return () => cluster.stop();
}
