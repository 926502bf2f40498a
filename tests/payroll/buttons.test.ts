import { refuseChanges } from '@wagewright/db/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { allowedMoves } from '../support/allowed-moves.ts';
import { stageForAll } from './stage.ts';

/** What comes through to the audit is refused there by the test: it could have been done. */
const through = 503;

/** By the table of moves that is written down by hand. */
const mayBe = (thing: 'solution' | 'solution-copy', status: string, event: string): boolean =>
  allowedMoves(thing).some((move) => move.startsWith(`${status} ${event} `));

describe('each button that shows can be pressed, and none that cannot shows', () => {
  const stage = stageForAll();
  let solutionId: number;
  beforeAll(async () => {
    solutionId = (await stage.server.prisma.solution.findUniqueOrThrow({ where: { code: 'US_BIWEEKLY' } })).id;
    await stage.server.prisma.batch.updateMany({ data: { status: 'canceled' } });
  });

  /** Whether a call would be done, as things are now. */
  async function isPossible(procedure: string, input: object): Promise<boolean> {
    await using _refusing = await refuseChanges(stage.server.database.url);
    const { status, error } = await stage.clerk.call(procedure, input);
    if (status !== through) expect([404, 409], `${procedure}: ${error?.message}`).toContain(status);
    return status === through;
  }

  it.each(['disabled', 'enabled', 'closed'] as const)('of a period that is %s, by what the server says of it', async (status) => {
    const { prisma } = stage.server;
    const periods = await prisma.period.findMany({ where: { solutionId }, orderBy: { sequence: 'asc' } });
    for (const { id, startDate, endDate, payDate, name } of [periods[1], periods.at(-1)].filter((one) => one !== undefined)) {
      await prisma.period.update({ where: { id }, data: { status } });
      const { data } = await stage.clerk.call('payroll/periods/get-period', { id });
      const { version, events } = data as { version: number; events: string[] };
      const day = (date: Date | null) => date?.toISOString().slice(0, 10);
      const inputs: Readonly<Record<string, object>> = {
        enable: {},
        disable: {},
        close: {},
        reopen: { remarks: 'tried' },
        delete: {},
        edit: { name, startDate: day(startDate), endDate: day(endDate), payDate: day(payDate) },
      };
      const possible: string[] = [];
      for (const [event, more] of Object.entries(inputs))
        if (await isPossible(`payroll/periods/${event}-period`, { id, version, ...more })) possible.push(event);
      expect(possible.sort()).toEqual(events.filter((event) => event in inputs).sort());
    }
  });

  it.each(['active', 'inactive'] as const)('of a solution that is %s, by the table of moves', async (status) => {
    const { version } = await stage.server.prisma.solution.update({ where: { id: solutionId }, data: { status } });
    const turn = (active: boolean) => isPossible('payroll/solutions/switch-solution', { id: solutionId, version, active });
    expect(await turn(true)).toBe(mayBe('solution', status, 'activate'));
    expect(await turn(false)).toBe(mayBe('solution', status, 'deactivate'));
    await stage.server.prisma.solution.update({ where: { id: solutionId }, data: { status: 'active' } });
  });

  it.each(['draft', 'releasing', 'published', 'outdated'] as const)('of a copy that is %s, by the table of moves', async (status) => {
    const { prisma } = stage.server;
    const made = await stage.clerk.call('payroll/copies/make-draft', { solutionId });
    const published = await prisma.solutionCopy.findFirstOrThrow({ where: { solutionId, status: 'published' } });
    const { number } = status === 'published' ? published : (made.data as { number: number });
    const where = { solutionId_number: { solutionId, number } };
    await prisma.solution.update({ where: { id: solutionId }, data: { needsRelease: status === 'releasing' } });
    const before = await prisma.solutionCopy.findUniqueOrThrow({ where });
    if (status === 'releasing') {
      const input = { solutionId, number, version: before.version, remarks: 'asked' };
      expect((await stage.clerk.call('payroll/copies/publish-copy', input)).error).toBeUndefined();
    } else if (status === 'outdated') await prisma.solutionCopy.update({ where, data: { status } });
    const { version } = await prisma.solutionCopy.findUniqueOrThrow({ where });
    const seen = { solutionId, number, version };
    const change = { part: { kind: 'message', code: 'TRIED' }, value: { en: 'Tried' } };
    const possible = {
      edit: await isPossible('payroll/copies/save-draft', { ...seen, changes: [change], remarks: 'tried' }),
      publish: await isPossible('payroll/copies/publish-copy', { ...seen, remarks: 'tried' }),
      'withdraw-release': await isPossible('payroll/copies/withdraw-release', seen),
      discard: await isPossible('payroll/copies/discard-draft', seen),
    };
    for (const [event, is] of Object.entries(possible)) expect([event, is]).toEqual([event, mayBe('solution-copy', status, event)]);
    const used = { solutionId, number: (made.data as { number: number }).number };
    await prisma.solutionCopy.update({ where: { solutionId_number: used }, data: { status: 'discarded', approvalInstanceId: null } });
  });
});
