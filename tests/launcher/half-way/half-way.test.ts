import { spawn } from 'node:child_process';
import { chromium } from '@playwright/test';
import { createTestDatabase } from '@wagewright/db/testing';
import { describe, it } from 'vitest';
import { chromiumPath } from '../../../scripts/launcher/browser.ts';
import { chromiumArguments } from '../../../scripts/launcher/chromium-arguments.ts';
import { startWorkerProcess } from '../../chaos/worker-process.ts';

// Not a test of the product: run-ends.test.ts runs it, to see that nothing of it outlives its run.

/** A browser, a worker, and a program that has turned away from whoever started it. */
async function startAll(): Promise<void> {
  const database = await createTestDatabase();
  await startWorkerProcess({ databaseUrl: database.url });
  await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments] });
  spawn('sh', ['-c', 'trap "" INT TERM HUP; while :; do sleep 1; done'], { detached: true, stdio: 'ignore' }).unref();
}

describe('a test that is not to its end', () => {
  it('fails half-way', async () => {
    await startAll();
    throw new Error('half-way');
  });

  it('goes on for ever', { timeout: 600_000 }, async () => {
    await startAll();
    await new Promise(() => undefined);
  });
});
