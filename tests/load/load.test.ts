import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { overload } from './overload.ts';
import { readsPerSecond } from './reads-per-second.ts';
import { sessionsRead } from './sessions-read.ts';
import { signIns } from './sign-ins.ts';
import { type LoadStage, openLoadStage } from './stage.ts';
import { streams } from './streams.ts';

/** The small version of `npm run load`: that everybody is served or refused in words. How quickly is measured there, on a quiet machine. */
describe('the whole product under load, in small', () => {
  let stage: LoadStage;
  beforeAll(async () => {
    stage = await openLoadStage({ sessions: 250, employeesMax: 400 });
  }, 240_000);
  afterAll(() => stage.close());

  it('serves sessions that read while a batch runs, without an error (L1)', async () => {
    const { errors, reads, runs } = await sessionsRead(stage, 6);
    expect(errors).toBe(0);
    expect(reads).toBeGreaterThan(50);
    expect(runs).toBeGreaterThan(0);
  });

  it('serves every kind of ordinary read', async () => {
    const { failed, byRead } = await readsPerSecond(stage, { outstanding: 8, seconds: 3 });
    expect(failed).toBe(0);
    expect(Object.keys(byRead).length).toBeGreaterThan(4); // of eight; a busy machine does not come round to all of them
  });

  it('sheds what is too much with 429 and Retry-After, and goes on serving (L2, L4)', async () => {
    const { served, shed, withoutRetryAfter, errors } = await overload(stage, 3);
    expect(errors).toBe(0);
    expect(served).toBeGreaterThan(0);
    expect(shed).toBeGreaterThan(0);
    expect(withoutRetryAfter).toBe(0);
  });

  it('lets two hundred in who sign in at once, and junk does no harm (L3)', async () => {
    const { ok, of, serverErrors } = await signIns(stage);
    expect({ ok, serverErrors }).toEqual({ ok: of, serverErrors: 0 });
    expect(of).toBe(200);
  });

  it('tells one change to every listener, twenty streams a session and no more (L5)', async () => {
    const { listeners, heard, oneTooMany } = await streams(stage);
    expect(heard).toBe(listeners);
    expect(oneTooMany).toBe(429);
  });
});
