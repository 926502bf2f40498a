/** Reading, writing and undoing an import are jobs: all of it or nothing, whoever dies, pauses or cancels meanwhile. */
import { randomUUID } from 'node:crypto';
import { importJobRows, sqlOfClient } from '@wagewright/db';
import { describe, expect, it } from 'vitest';
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

  it('asked for twenty times at once, it is one', async () => {
    const shown = await stage.read(text());
    const call = { id: shown.id, version: shown.version };
    const answers = await Promise.all(Array.from({ length: 20 }, () => stage.clerk.call('platform/imports/write-import', call)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(19).fill(409)]);
    await stage.work(shown.id);
    expect(await stage.server.prisma.typedInput.count({ where: { importId: shown.id } })).toBe(2);
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
