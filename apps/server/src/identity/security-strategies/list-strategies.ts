import { listStrategies as contract } from '@wagewright/contracts/identity/security-strategies';
import { roleColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { viewStrategy, withTargets } from './strategy-view.ts';

export const listStrategies = implementQuery(contract, async ({ deps }) => {
  const { prisma } = deps.db;
  const rows = await prisma.securityStrategy.findMany({ include: withTargets, orderBy: [{ isDefault: 'desc' }, { name: 'asc' }] });
  const roles = await prisma.role.findMany({ orderBy: { id: 'asc' } });
  return {
    rows: rows.map(viewStrategy),
    total: rows.length,
    roles: roles.map(({ id, name }) => ({ id, name: roleColumns.name(name) })),
  };
});
