import { describe, expect, it } from 'vitest';
import { NoticeTimers } from '../../../src/shared/api/notice-timers.ts';
import { FakeClock } from './fake-clock.ts';

const setUp = () => {
  const clock = new FakeClock();
  const timers = new NoticeTimers(clock);
  const gone: string[] = [];
  const start = (id: string, durationMs: number) =>
    timers.start(id, durationMs, () => {
      gone.push(id);
      timers.gone(id);
    });
  return { clock, timers, gone, start };
};

describe('the time of a notice', () => {
  it('is over when it has stood for it', async () => {
    const { clock, gone, start } = setUp();
    start('a', 2_200);
    await clock.advance(2_199);
    expect(gone).toEqual([]);
    await clock.advance(1);
    expect(gone).toEqual(['a']);
  });

  it.each(['pointer', 'keyboard'] as const)('stands still while the %s is on it, and what is left runs on afterwards', async (by) => {
    const { clock, timers, gone, start } = setUp();
    start('a', 2_200);
    await clock.advance(2_000);
    timers.hold('a', by);
    await clock.advance(60_000);
    expect(gone).toEqual([]);
    timers.release('a', by);
    await clock.advance(199);
    expect(gone).toEqual([]);
    await clock.advance(1);
    expect(gone).toEqual(['a']);
  });

  it('stands still until both pointer and keyboard have left', async () => {
    const { clock, timers, gone, start } = setUp();
    start('a', 2_200);
    timers.hold('a', 'pointer');
    timers.hold('a', 'keyboard');
    timers.release('a', 'pointer');
    await clock.advance(10_000);
    expect(gone).toEqual([]);
    timers.release('a', 'keyboard');
    await clock.advance(2_200);
    expect(gone).toEqual(['a']);
  });

  it('stands still for all of them, also for those that come meanwhile: none moves from under the pointer', async () => {
    const { clock, timers, gone, start } = setUp();
    start('a', 2_200);
    start('b', 4_000);
    timers.hold('b', 'pointer');
    start('c', 1_000);
    await clock.advance(10_000);
    expect(gone).toEqual([]);
    timers.release('b', 'pointer');
    await clock.advance(1_000);
    expect(gone).toEqual(['c']);
    await clock.advance(3_000);
    expect(gone).toEqual(['c', 'a', 'b']);
  });

  it('goes on for the others when the one that is pointed at is closed by hand', async () => {
    const { clock, timers, gone, start } = setUp();
    start('a', 2_200);
    start('b', 2_200);
    timers.hold('a', 'pointer');
    timers.gone('a');
    await clock.advance(2_200);
    expect(gone).toEqual(['b']);
  });
});
