import type { LocalizedText, Permission } from '@wagewright/contracts';
import { getRecordViews as contract, type recordKinds } from '@wagewright/contracts/identity/menus';
import type { Prisma, PrismaClient } from '@wagewright/db';
import type { Actor } from '../../core/actor.ts';
import type { Reach } from '../../core/grants.ts';
import { implementQuery } from '../../core/implement.ts';
import { batchesWithin, employeesWithin, solutionsWithin, usersWithin } from '../../core/scopes.ts';

type RecordKind = (typeof recordKinds)[number];

interface Asked {
  readonly prisma: PrismaClient;
  readonly id: number;
  readonly reach: Reach;
  readonly actor: Actor;
  readonly today: Date;
}

interface RecordPage {
  readonly needs: Permission;
  readonly label: LocalizedText;
  readonly path: (id: number) => string;
  readonly count: (asked: Asked) => Prisma.PrismaPromise<number>;
}

/** The page of each kind of record, what it needs, and whether the record lies within a reach. */
const pages: Readonly<Record<RecordKind, RecordPage>> = {
  employee: {
    needs: 'employee.read',
    label: { en: 'Person', 'zh-CN': '员工' },
    path: (id) => `/people/${id}`,
    count: ({ prisma, id, reach, actor, today }) =>
      prisma.employee.count({ where: { AND: [{ id }, employeesWithin(reach, actor, today)] } }),
  },
  user: {
    needs: 'user.read',
    label: { en: 'User', 'zh-CN': '用户' },
    path: (id) => `/settings/users/${id}`,
    count: ({ prisma, id, reach }) => prisma.user.count({ where: { AND: [{ id }, usersWithin(reach)] } }),
  },
  role: {
    needs: 'role.read',
    label: { en: 'Role', 'zh-CN': '角色' },
    path: (id) => `/settings/roles/${id}`,
    count: ({ prisma, id }) => prisma.role.count({ where: { id } }),
  },
  solution: {
    needs: 'solution.read',
    label: { en: 'Solution', 'zh-CN': '方案' },
    path: (id) => `/payroll/solutions/${id}`,
    count: ({ prisma, id, reach }) => prisma.solution.count({ where: { AND: [{ id }, solutionsWithin(reach)] } }),
  },
  batch: {
    needs: 'batch.read',
    label: { en: 'Batch', 'zh-CN': '批次' },
    path: (id) => `/payroll/batches/${id}`,
    count: ({ prisma, id, reach }) => prisma.batch.count({ where: { AND: [{ id }, batchesWithin(reach)] } }),
  },
};

export const getRecordViews = implementQuery(contract, async ({ input: { obj }, actor, deps }) => {
  const { needs, label, path, count } = pages[obj.entity];
  const reach = actor.grants.get(needs);
  const found = reach ? await count({ prisma: deps.db.prisma, id: obj.id, reach, actor, today: deps.clock() }) : 0;
  return { rows: found > 0 ? [{ key: obj.entity, label, path: path(obj.id) }] : [] };
});
