import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { createTestDatabase, type TestDatabase } from '@wagewright/db/testing';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startChangeFeed } from '../../../src/platform/jobs/change-feed.ts';

const refusals = 4;

/** A way to the database on which connections can be broken, and refused for a while. */
async function openWay(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const open = new Set<Socket>();
  const seen = { refusing: 0, refused: 0 };
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    if (seen.refusing > 0) {
      seen.refusing--;
      seen.refused++;
      socket.destroy();
      return;
    }
    const other = connect(Number(port), hostname).on('error', () => undefined);
    socket.pipe(other).pipe(socket);
    for (const end of [socket, other]) open.add(end);
    socket.on('close', () => other.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return { url: url.href, seen, breakAll: () => open.forEach((socket) => void socket.destroy()), close: () => server.close() };
}

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('a server listens by one connection again, however often the database refused it meanwhile (R3)', async () => {
  const way = await openWay(database.url);
  const feed = await startChangeFeed(way.url, pino({ level: 'silent' }));
  const stop = new AbortController();
  const changes = feed.listen(() => true, stop.signal)[Symbol.asyncIterator]();
  way.seen.refusing = refusals;
  way.breakAll();
  expect((await changes.next()).value).toEqual({ topic: 'anything' }); // connected again: something may have been missed
  expect(way.seen.refused).toBe(refusals);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(
    `SELECT count(*)::int AS listening FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
  );
  expect(rows).toEqual([{ listening: 1 }]);
  await client.end();
  stop.abort();
  await feed.stop();
  way.breakAll();
  way.close();
});
