import { describe, expect, it } from 'vitest';
import { Lane } from '../../src/core/lane.ts';

/** Work that runs until it is told to end. */
function openWork() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    work: (name: string) => () =>
      new Promise<string>((resolve) => {
        started.push(name);
        ends.set(name, () => resolve(name));
      }),
    end: async (name: string) => {
      ends.get(name)?.();
      await new Promise(setImmediate);
    },
  };
}

describe('a lane for slow work (L3)', () => {
  it('runs so many at once, and whoever comes first is served first', async () => {
    const lane = new Lane({ atOnce: 2, waitingMax: 10 });
    const { started, work, end } = openWork();
    for (const name of ['a', 'b', 'c', 'd']) void lane.run(name, work(name));
    expect(started).toEqual(['a', 'b']);
    await end('b');
    expect(started).toEqual(['a', 'b', 'c']);
    await end('a');
    expect(started).toEqual(['a', 'b', 'c', 'd']);
  });

  it('runs what has the same key one after another, and lets others past', async () => {
    const lane = new Lane({ atOnce: 2, waitingMax: 10 });
    const { started, work, end } = openWork();
    void lane.run('same', work('first'));
    void lane.run('same', work('second'));
    void lane.run('other', work('third'));
    expect(started).toEqual(['first', 'third']);
    await end('first');
    expect(started).toEqual(['first', 'third', 'second']);
  });

  it('takes as many waiting as it may, and one more is told when to come again', async () => {
    const lane = new Lane({ atOnce: 1, waitingMax: 2 });
    const { started, work, end } = openWork();
    for (const name of ['a', 'b', 'c']) void lane.run(name, work(name));
    await expect(lane.run('d', work('d'))).rejects.toMatchObject({ code: 'OVERLOADED', status: 429, parameters: { seconds: 2 } });
    await end('a');
    void lane.run('e', work('e'));
    for (const name of ['b', 'c', 'e']) await end(name);
    expect(started).toEqual(['a', 'b', 'c', 'e']);
  }, 10_000);

  it('goes on after work that failed', async () => {
    const lane = new Lane({ atOnce: 1, waitingMax: 2 });
    await expect(lane.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(lane.run('a', () => Promise.resolve('whole'))).resolves.toBe('whole');
  });
});
