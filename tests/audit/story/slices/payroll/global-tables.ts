import type { Step } from '../../step.ts';

const name = { en: 'Story', 'zh-CN': '故事' };
const column = { code: 'Rate', name, type: 'decimal' };
const content = { name, columns: [column], versions: [{ validFrom: '2026-01-01', source: 'story', rows: [{ Rate: 0.1 }] }] };

const step = (verb: string, input: object): Step => ({ procedure: `payroll/global-tables/${verb}`, by: 'clerk', input: () => input });

/** A global table from its making to its end. */
export const steps: readonly Step[] = [
  step('create-global-table', { code: 'STORY', name, category: 'Story', type: 'single', currency: 'USD' }),
  step('save-global-table', { code: 'STORY', seen: 0, content, remarks: 'story' }),
  step('update-global-table', { code: 'STORY', version: 1, category: 'Stories' }),
  {
    ...step('take-global-table', {}),
    input: async ({ server }) => {
      const { id: solutionId } = await server.prisma.solution.findUniqueOrThrow({ where: { code: 'US_BIWEEKLY' } });
      return { code: 'STORY', targets: [{ solutionId, revision: 1, table: 'Story', step: 'RATES' }] };
    },
  },
  {
    ...step('delete-global-table', { code: 'STORY', version: 2 }),
    first: async ({ server }) => await server.prisma.solutionCopy.updateMany({ where: { status: 'draft' }, data: { status: 'discarded' } }),
  },
];
