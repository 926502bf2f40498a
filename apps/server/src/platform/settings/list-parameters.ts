import { listParameters as contract } from '@wagewright/contracts/platform/settings';
import type { Prisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { parameterSelect, viewParameter } from './parameters.ts';

export const listParameters = implementQuery(contract, async ({ input, deps }) => {
  const { offset: skip, limit: take, filter: { search, kind } = {} } = input;
  const contains = search ? { contains: search.replace(/[\\%_]/g, String.raw`\$&`), mode: 'insensitive' as const } : undefined;
  const where: Prisma.SystemParameterWhereInput = {
    ...(kind ? { kind } : {}),
    ...(contains ? { OR: [{ name: contains }, { description: contains }] } : {}),
  };
  const { systemParameter } = deps.db.prisma;
  const rows = await systemParameter.findMany({ where, select: parameterSelect, orderBy: { name: 'asc' }, skip, take });
  return { total: await systemParameter.count({ where }), rows: rows.map(viewParameter) };
});
