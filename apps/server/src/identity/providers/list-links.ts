import { listLinks as contract } from '@wagewright/contracts/identity/providers';
import { implementQuery } from '../../core/implement.ts';

export const listLinks = implementQuery(contract, async ({ actor: { userId }, deps }) => {
  const rows = await deps.db.prisma.signInProvider.findMany({
    where: { OR: [{ isOn: true }, { links: { some: { userId } } }] },
    include: { links: { where: { userId } } },
    orderBy: { name: 'asc' },
  });
  return {
    total: rows.length,
    rows: rows.map(({ id, code, name, links }) => ({ id, code, name, linkedAt: links[0]?.linkedAt.toISOString() ?? null })),
  };
});
