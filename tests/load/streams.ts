/** L5: one change told to a thousand listeners, while somebody reads. */
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { changeChannel } from '@wagewright/contracts/platform/jobs';
import { Connection } from './connection.ts';
import { rounded } from './figures.ts';
import { call, type Person } from './people.ts';
import type { LoadStage } from './stage.ts';

export interface StreamFigures {
  readonly listeners: number;
  readonly heard: number;
  readonly toldWithinMs: number;
  /** Of reads while they are told, and the slowest of those before. */
  readonly slowestReadMs: number;
  readonly slowestBeforeMs: number;
  /** Status of the stream that is one too many for its session. */
  readonly oneTooMany: number;
}

const perSessionMax = 20;
const waitSecondsMax = 180;
const readEveryMs = 10;

/** A stream of the inbox; counts what it is told. */
class Listener {
  readonly #socket: net.Socket;
  #text = '';
  told = 0;
  status = 0;

  constructor(stage: LoadStage, { token }: Person) {
    const { path, headers = {} } = call('platform.notifications.watchInbox', {}, token);
    const { hostname, port, host } = stage.origin;
    this.#socket = net.connect({ host: hostname, port: Number(port), noDelay: true });
    this.#socket.on('error', () => undefined);
    this.#socket.on('data', (part) => this.#hear(part.toString('latin1')));
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    this.#socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept: text/event-stream\r\n${lines.join('')}\r\n`);
  }

  close(): void {
    this.#socket.destroy();
  }

  #hear(text: string): void {
    if (this.status === 0) this.status = Number(text.slice(9, 12));
    this.#text = (this.#text + text).slice(-4_096);
    const events = this.#text.split('\n\n');
    this.#text = events.pop() ?? '';
    this.told += events.filter((event) => event.includes('unread')).length;
  }
}

async function until(what: string, holds: () => boolean): Promise<void> {
  for (const deadline = performance.now() + waitSecondsMax * 1_000; !holds(); await delay(5)) {
    if (performance.now() > deadline) throw new Error(`${what} did not happen within ${waitSecondsMax} s.`);
  }
}

/** The slowest of the reads that somebody makes until a moment. */
async function slowestRead(stage: LoadStage, reader: Person, isOver: () => boolean): Promise<number> {
  const connection = new Connection(stage.origin);
  let slowest = 0;
  while (!isOver()) {
    const { milliseconds } = await connection.send(call('platform.notifications.countUnread', {}, reader.token));
    slowest = Math.max(slowest, milliseconds);
    await delay(readEveryMs);
  }
  connection.close();
  return slowest;
}

export async function streams(stage: LoadStage): Promise<StreamFigures> {
  const [reader, first, ...others] = stage.people.anybody;
  if (!reader || !first) throw new Error('There is nobody.');
  const listeners = [...Array.from({ length: perSessionMax }, () => first), ...others].map((person) => new Listener(stage, person));
  await until('the first answer to every listener', () => listeners.every(({ told }) => told > 0));
  const tooMany = new Listener(stage, first);
  await until('an answer to one stream too many', () => tooMany.status !== 0);

  const begunBefore = performance.now();
  const slowestBeforeMs = await slowestRead(stage, reader, () => performance.now() - begunBefore > 1_000);
  const before = listeners.map(({ told }) => told);
  const begun = performance.now();
  await stage.client.query(`SELECT pg_notify('${changeChannel}', '{"topic":"inbox-all"}')`);
  const isTold = () => listeners.every(({ told }, index) => told > (before[index] ?? 0));
  const [slowestReadMs] = await Promise.all([slowestRead(stage, reader, isTold), until('the change told to every listener', isTold)]);
  const toldWithinMs = performance.now() - begun;
  for (const listener of [...listeners, tooMany]) listener.close();
  return {
    listeners: listeners.length,
    heard: listeners.filter(({ told }, index) => told > (before[index] ?? 0)).length,
    toldWithinMs: rounded(toldWithinMs, 0),
    slowestReadMs: rounded(slowestReadMs),
    slowestBeforeMs: rounded(slowestBeforeMs),
    oneTooMany: tooMany.status,
  };
}
