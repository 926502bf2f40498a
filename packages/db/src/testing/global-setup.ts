import { startTestCluster } from './cluster.ts';

/** Vitest's global set-up for every suite that needs PostgreSQL. */
export default async function setup(): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  return cluster.stop;
}
