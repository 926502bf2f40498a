import { demoSignIns } from '@wagewright/db/seed';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../support/test-server.ts';

describe('payroll/batches/cancel-batch-move', () => {
  it('answers who is signed in', async () => {
    await using server = await startTestServer();
    const caller = await server.signedIn(demoSignIns.clerk.account);
    expect((await caller.call('payroll/batches/cancel-batch-move', {})).error).toBeUndefined();
  });
});
