/** Reading, writing and undoing an import are jobs: all of it or nothing, whoever dies, pauses or cancels meanwhile. */
import { randomUUID } from 'node:crypto';
import { importJobRows, sqlOfClient } from '@wagewright/db';
import { describe, expect, it } from 'vitest';
import { whenServed } from '../../support/when-served.ts';
import { importStage } from './stage.ts';

describe('an import is a job (R1, R8)', () => {
  const stage = importStage();
  const text = () => `Number,Bonus\n${stage.people[0]?.number},5\n${stage.people[1]?.number},6\n`;
  const asked = async (verb: 'write' | 'undo', id: number) => {
    const { version } = await stage.get(id);
    const { error } = await stage.clerk.call(`platform/imports/${verb}-import`, { id, version });
    expect(error).toBeUndefined();
  };
  const nothing = async (id: number) => {
    expect(await stage.standing()).toEqual({});
    return await stage.get(id);
  };

  it.each([
    ['different keys, one is done and the others are a conflict', String, [200, ...Array<number>(49).fill(409)]],
    ['one key, all get its answer', () => 'one', Array<number>(50).fill(200)],
  ] as const)('asked for fifty times at once with %s, and worked on by two: written once, told once', async (_, keyOf, statuses) => {
    const { id, version } = await stage.read(text());
    const ask = (index: number) =>
      whenServed(() => stage.clerk.call('platform/imports/write-import', { id, version }, { 'idempotency-key': `${id}-${keyOf(index)}` }));
    const answers = await Promise.all(Array.from({ length: 50 }, (_each, index) => ask(index)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual(statuses);
    await Promise.allSettled([stage.work(id), stage.work(id)]); // who claims it second ends the first
    const { prisma } = stage.server;
    expect(await stage.get(id)).toMatchObject({ status: 'written', version: version + 2, counts: { created: 2 } });
    expect(Object.keys(await stage.standing()).toSorted()).toEqual(
      stage.people
        .slice(0, 2)
        .map((person) => person.number)
        .toSorted(),
    );
    expect(await prisma.typedInput.count({ where: { importId: id } })).toBe(2);
    expect(await prisma.notification.count({ where: { template: 'import-written', thing: { startsWith: `import:${id}:` } } })).toBe(1);
  });

  it('delivered twice, it is done once', async () => {
    const written = await stage.act('write', await stage.read(text()));
    await stage.work(written.id);
    expect((await stage.get(written.id)).version).toBe(written.version);
    expect(await stage.server.prisma.typedInput.count({ where: { importId: written.id } })).toBe(2);
  });

  it('cancelled while it is written, nothing stays and it can be written again', async () => {
    const shown = await stage.read(text());
    await asked('write', shown.id);
    const cancelled = stage.workUntil(shown.id, async () => {
      expect((await stage.act('cancel', shown)).status).toBe('checked');
    });
    await cancelled.catch(() => undefined);
    expect((await nothing(shown.id)).status).toBe('checked');
    expect((await stage.act('write', shown)).status).toBe('written');
  });

  it('cancelled while it is undone, all that it wrote stays, and it can be undone later', async () => {
    const written = await stage.act('write', await stage.read(text()));
    const stood = await stage.standing();
    expect(Object.keys(stood)).toHaveLength(2);
    await asked('undo', written.id);
    expect((await stage.get(written.id)).status).toBe('undoing');
    const cancelled = stage.workUntil(written.id, async () => {
      expect(await stage.standing()).toEqual(stood);
      expect((await stage.act('cancel', written)).status).toBe('written');
    });
    await cancelled.catch(() => undefined);
    expect(await stage.standing()).toEqual(stood);
    expect((await stage.act('undo', written)).status).toBe('undone');
    await nothing(written.id);
  });

  it('cancelled before it is read, or when it is checked, it is over: no row of it is kept, and nothing is ever written', async () => {
    const fileId = await stage.bring(text());
    const subject = { entity: 'batch-input', id: stage.batchId, part: 'Extras', fileId };
    const { data } = await stage.clerk.call('platform/imports/start-import', subject);
    const { id } = data as { id: number };
    expect((await stage.get(id)).status).toBe('reading');
    expect((await stage.act('cancel', { id } as never)).status).toBe('cancelled');
    await stage.work(id);
    expect((await nothing(id)).status).toBe('cancelled');
    expect(await stage.rows(id)).toEqual([]);
    const shown = await stage.read(text());
    expect((await stage.act('cancel', shown)).status).toBe('cancelled');
    const { version } = await nothing(shown.id);
    const { error } = await stage.clerk.call('platform/imports/write-import', { id: shown.id, version });
    expect(error?.code).toBe('ILLEGAL_TRANSITION');
    await stage.work(shown.id);
    await nothing(shown.id);
  });

  it('of a worker whose token is void nothing is written', async () => {
    const shown = await stage.read(text());
    await asked('write', shown.id);
    const late = stage.workUntil(shown.id, async () => {
      await stage.server.prisma.importJob.update({ where: { id: shown.id }, data: { token: randomUUID() } });
    });
    await late.catch(() => undefined);
    await nothing(shown.id);
  });

  it('that five workers did not survive is given up in words, and can be asked for again', async () => {
    const shown = await stage.read(text());
    await asked('write', shown.id);
    for (let death = 1; death <= 5; death++) await importJobRows.claim(sqlOfClient(stage.pool), { id: shown.id, token: randomUUID() });
    await stage.work(shown.id);
    const given = await nothing(shown.id);
    expect(given).toMatchObject({ status: 'checked', failure: expect.stringMatching(/given up: 5 workers/) });
    expect((await stage.act('write', shown)).status).toBe('written');
  });

  it('tells how far it is while it is at it', async () => {
    const shown = await stage.read(text());
    await asked('write', shown.id);
    expect((await stage.get(shown.id)).progress).toMatchObject({ part: 'queued', done: 0 });
    let seen: unknown;
    await stage
      .workUntil(shown.id, async () => {
        seen = (await stage.get(shown.id)).progress;
      })
      .catch(() => undefined);
    expect(seen).toMatchObject({ part: 'writing', total: 1 });
  });
});
