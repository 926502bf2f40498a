import { describe, expect, it } from 'vitest';
import { Connection } from '../../../src/shared/api/connection.ts';
import { FakeClock } from './fake-clock.ts';

/** A server that can be taken away, and a device whose network can. */
function stage() {
  const clock = new FakeClock();
  const world = { hasServer: true, isOnline: true, asked: 0 };
  const connection = new Connection({
    clock,
    probe: async () => {
      world.asked++;
      if (!world.hasServer) throw new TypeError('Failed to fetch');
    },
    isOnline: () => world.isOnline,
  });
  return { clock, world, connection };
}

describe('the connection', () => {
  it('costs nothing while all is well', async () => {
    const { clock, world, connection } = stage();
    await clock.advance(60_000);
    expect(world.asked).toBe(0);
    expect(connection.state()).toBe('ok');
  });

  it('is not said to be gone because one answer was missed', async () => {
    const { clock, connection } = stage();
    connection.doubt();
    await clock.advance(0);
    expect(connection.state()).toBe('ok');
  });

  it('tells a server that is gone from a network that is', async () => {
    const { clock, world, connection } = stage();
    world.hasServer = false;
    connection.doubt();
    await clock.advance(0);
    expect(connection.state()).toBe('gone');
    world.isOnline = false;
    await clock.advance(2_000);
    expect(connection.state()).toBe('offline');
  });

  it('is there again by itself, within seconds, and says so to who listens', async () => {
    const { clock, world, connection } = stage();
    const states: string[] = [];
    connection.listen(() => states.push(connection.state()));
    world.hasServer = false;
    connection.doubt();
    connection.doubt();
    await clock.advance(20_000);
    world.hasServer = true;
    await clock.advance(2_000);
    expect(states).toEqual(['gone', 'ok']);
    const { asked } = world;
    await clock.advance(20_000);
    expect(world.asked).toBe(asked);
  });
});
