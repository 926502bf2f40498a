import { demoSignIns } from '@wagewright/db/seed';
import { beforeEach, describe, expect, it } from 'vitest';
import { callerForAll, serverForAll } from '../../support/for-all-tests.ts';

describe('taking back that messages were marked as read', () => {
  const server = serverForAll();
  const clerk = callerForAll(server, demoSignIns.clerk.account);
  let userId: number;
  beforeEach(async () => {
    await server.prisma.notification.deleteMany({});
    ({ id: userId } = await server.prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.clerk.account } }));
  });

  const message = async (thing: string, of = userId): Promise<string> => {
    const data = { userId: of, category: 'other', template: 'batch-calculated', thing, payload: {} };
    return String((await server.prisma.notification.create({ data })).id);
  };
  const mark = async (ids?: readonly string[]): Promise<{ marked: number; readAt: string | null }> => {
    server.now = new Date(server.now.getTime() + 1_000); // each marking has an instant of its own
    return (await clerk.call('platform/notifications/mark-read', ids ? { ids } : {})).data as { marked: number; readAt: string | null };
  };
  const takeBack = async (readAt: string | null) => (await clerk.call('platform/notifications/mark-unread', { readAt })).data;
  const unread = async () =>
    (await server.prisma.notification.findMany({ where: { readAt: null }, orderBy: { thing: 'asc' } })).map(({ thing }) => thing);

  it('makes unread what that marking marked, and nothing that was read before or came since', async () => {
    const early = await message('a, read before');
    await message('b');
    await message('c');
    await mark([early]);
    const { marked, readAt } = await mark();
    expect(marked).toBe(2);
    await message('d, came since');
    expect(await takeBack(readAt)).toEqual({ marked: 2 });
    expect(await unread()).toEqual(['b', 'c', 'd, came since']);
  });

  it('does so once: what has been read again since then stays read', async () => {
    await message('a');
    const first = await mark();
    await takeBack(first.readAt);
    const second = await mark();
    expect(await takeBack(first.readAt)).toEqual({ marked: 0 });
    expect(await unread()).toEqual([]);
    expect(await takeBack(second.readAt)).toEqual({ marked: 1 });
  });

  it('is told in the audit, once for all messages, and not where nothing was marked', async () => {
    const told = () => server.prisma.auditEntry.findMany({ where: { entity: 'notification' }, orderBy: { id: 'desc' }, take: 1 });
    await message('a');
    await message('b');
    const { readAt } = await mark();
    await takeBack(readAt);
    const [last] = await told();
    expect(last).toMatchObject({ procedure: 'platform/notifications/mark-unread', after: { unmarked: 2 } });
    expect(await mark(['1'])).toEqual({ marked: 0, readAt: null });
    await takeBack(readAt);
    expect((await told())[0]?.id).toEqual(last?.id);
  });

  it('touches nobody else’s messages, even of the same instant', async () => {
    const other = await server.prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.approver.account } });
    await message('a');
    await message('b, another’s', other.id);
    const { readAt } = await mark();
    await server.prisma.notification.updateMany({ where: { userId: other.id }, data: { readAt } });
    expect(await takeBack(readAt)).toEqual({ marked: 1 });
    expect(await unread()).toEqual(['a']);
  });
});
