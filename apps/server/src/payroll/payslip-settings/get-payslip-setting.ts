import { getPayslipSetting as contract } from '@wagewright/contracts/payroll/payslip-settings';
import { itemKey, styleItems } from '@wagewright/contracts/payroll/payslips';
import { readLogo } from '@wagewright/db';
import { payslipSettingColumns as columns } from '@wagewright/db/columns';
import type { Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { implementQuery } from '../../core/implement.ts';
import { batchesWithin } from '../../core/scopes.ts';
import { type LoadedSetting, requireSetting } from './load-setting.ts';
import { namesOfUsers } from './names-of-users.ts';
import { offeredItems } from './offered-items.ts';
import { viewSetting } from './setting-view.ts';

const batchesShown = 20;

/** The latest calculated batches whose pay the caller may read. */
async function batchesOf({ db }: Pick<Deps, 'db'>, { solutions }: LoadedSetting, actor: Actor) {
  const reach = actor.grants.get('pay.read');
  if (!reach) return [];
  const ofSolutions = { period: { solutionId: { in: solutions.map(({ solutionId }) => solutionId) } } };
  return await db.prisma.batch.findMany({
    where: { AND: [batchesWithin(reach), ofSolutions, { currentRunId: { not: null } }] },
    select: { id: true, name: true },
    orderBy: [{ period: { payDate: 'desc' } }, { id: 'desc' }],
    take: batchesShown,
  });
}

export const getPayslipSetting = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const { prisma } = deps.db;
  const row = await requireSetting(prisma, input.id, reach);
  const style = columns.style(row.style);
  const source = columns.source(row.source);
  const solutionIds = row.solutions.map(({ solutionId }) => solutionId);
  const offered = await offeredItems({ tx: prisma, programs: deps.programs }, { source, solutionIds });
  const items = styleItems(style);
  const own = new Set(items.map(itemKey));
  const there = new Set(offered.map(itemKey));
  const isGone = (key: string): boolean => source !== 'import' && there.size > 0 && !there.has(key);
  return {
    ...viewSetting(row, actor, await namesOfUsers(prisma, [row])),
    notifyMethod: columns.notifyMethod(row.notifyMethod),
    viewDay: row.viewDay,
    viewMonth: columns.viewMonth(row.viewMonth),
    checkDay: row.checkDay,
    style,
    logo: style.logo === null ? null : await readLogo(deps.db.reads, deps.files, style.logo),
    offered: offered.filter((item) => !own.has(itemKey(item))),
    gone: items.map(itemKey).filter(isGone),
    batches: await batchesOf(deps, row, actor),
  };
});
