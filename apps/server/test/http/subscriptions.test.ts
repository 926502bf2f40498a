import { demoSignIns } from '@wagewright/db/seed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announceChange } from '../../src/platform/jobs/change-feed.ts';
import { startTestServer, type TestCaller, type TestServer } from '../support/test-server.ts';

/** Reads a subscription as a browser does: events with their data, over a connection that stays open. */
class EventReader implements AsyncDisposable {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #stop: AbortController;
  #text = '';

  private constructor(reader: ReadableStreamDefaultReader<Uint8Array>, stop: AbortController) {
    this.#reader = reader;
    this.#stop = stop;
  }

  static async open(url: string, token: string | undefined): Promise<EventReader> {
    const stop = new AbortController();
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' }, signal: stop.signal });
    if (!response.body) throw new Error('no stream');
    return new EventReader(response.body.getReader(), stop);
  }

  /** The next event that carries data of the procedure, or its error. */
  async next(): Promise<{ event: string; data: string }> {
    for (;;) {
      const end = this.#text.indexOf('\n\n');
      if (end >= 0) {
        const lines = this.#text.slice(0, end).split('\n');
        this.#text = this.#text.slice(end + 2);
        const field = (name: string) =>
          lines
            .find((line) => line.startsWith(`${name}:`))
            ?.slice(name.length + 1)
            .trim() ?? '';
        const event = field('event');
        if (event !== 'connected' && event !== 'ping') return { event, data: field('data') };
      } else {
        const { value, done } = await this.#reader.read();
        if (done) return { event: 'end', data: '' };
        this.#text += new TextDecoder().decode(value);
      }
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#stop.abort();
    await this.#reader.cancel().catch(() => undefined);
  }
}

describe('subscriptions over server-sent events', () => {
  let server: TestServer;
  let clerk: TestCaller;
  let origin: string;
  let batchId: number;
  beforeAll(async () => {
    server = await startTestServer();
    clerk = await server.signedIn(demoSignIns.clerk.account);
    origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
    batchId = (await server.prisma.batch.findFirstOrThrow({ where: { period: { solution: { code: 'US_BIWEEKLY' } } } })).id;
  });
  afterAll(() => server[Symbol.asyncDispose]());

  const address = (name: string, input: unknown) =>
    `${origin}/hr/trpc/${name}?input=${encodeURIComponent(JSON.stringify({ json: input }))}`;

  it('send the batch at once and after every change of it, announced by any process', async () => {
    await using events = await EventReader.open(address('payroll.batches.watchBatch', { id: batchId }), clerk.token);
    expect((await events.next()).data).toContain('"status":"new"');
    await server.prisma.batch.update({ where: { id: batchId }, data: { name: 'Renamed' } });
    await announceChange(server.prisma, { topic: 'batch', id: batchId + 1 });
    await announceChange(server.prisma, { topic: 'batch', id: batchId });
    expect((await events.next()).data).toContain('Renamed');
  });

  it('tell only those whom it concerns about their inbox', async () => {
    const user = await server.prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.clerk.account } });
    await using events = await EventReader.open(address('platform.notifications.watchInbox', {}), clerk.token);
    expect((await events.next()).data).toContain('"unread":0');
    await server.prisma.notification.create({
      data: { userId: user.id, category: 'other', template: 'batch-calculated', thing: 'test', payload: {} },
    });
    await announceChange(server.prisma, { topic: 'inbox', userId: user.id + 1 });
    await announceChange(server.prisma, { topic: 'inbox', userId: user.id });
    expect((await events.next()).data).toContain('"unread":1');
  });

  it('refuse a stranger, and a batch outside of the scope like one that does not exist', async () => {
    await using stranger = await EventReader.open(address('payroll.batches.watchBatch', { id: batchId }), undefined);
    expect((await stranger.next()).data).toContain('SESSION_EXPIRED');
    const outside = await server.prisma.batch.findFirst({ where: { period: { solution: { code: 'CN_MONTHLY' } } } });
    await using hidden = await EventReader.open(address('payroll.batches.watchBatch', { id: outside?.id ?? 999_999 }), clerk.token);
    expect((await hidden.next()).data).toContain('NOT_FOUND');
  });

  it('end with an error for who loses the right while they watch', async () => {
    await using events = await EventReader.open(address('payroll.batches.watchBatch', { id: batchId }), clerk.token);
    await events.next();
    await server.prisma.session.updateMany({ data: { revokedAt: new Date() } });
    await announceChange(server.prisma, { topic: 'batch', id: batchId });
    expect((await events.next()).data).toContain('SESSION_EXPIRED');
  });
});
