import type { Step } from '../../step.ts';

const step = (verb: string, input: Step['input']): Step => ({ procedure: `platform/table-views/${verb}`, by: 'employee', input });
const now: Step['input'] = async ({ server }) => {
  const { id, version } = await server.prisma.tableView.findFirstOrThrow({ where: { tableName: 'payslips' } });
  return { id, version };
};

/** Somebody keeps a view, renames it, and has no more use for it. */
export const steps: readonly Step[] = [
  step('create-table-view', () => ({ table: 'payslips', name: 'Unseen', state: { sort: '-net' } })),
  step('update-table-view', async (scene) => ({ ...(await now(scene)), name: 'Not yet seen', isDefault: true })),
  step('delete-table-view', now),
];
