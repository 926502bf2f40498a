import type { Permission } from '@wagewright/contracts';
import type { Solution } from './solution.ts';

/** A part of a solution's page: who sees it, and how many there are behind it. */
interface SolutionTabDefinition {
  readonly needs?: Permission;
  readonly count?: (solution: Solution) => number;
}

/** The parts of a solution's page, in their order. */
export const solutionTabs = {
  overview: {},
  batches: { needs: 'batch.read', count: ({ counts }) => counts.openBatches },
  history: { needs: 'batch.read', count: ({ counts }) => counts.pastBatches },
  calendar: { needs: 'period.read', count: ({ counts }) => counts.openPeriods },
  copies: { count: ({ counts }) => counts.copies },
  children: { count: ({ counts }) => counts.children },
  templates: { count: ({ counts }) => counts.templates },
  users: { count: ({ users }) => new Set(users.map(({ id }) => id)).size },
} as const satisfies Record<string, SolutionTabDefinition>;

export type SolutionTab = keyof typeof solutionTabs;
export const solutionTabKeys = Object.keys(solutionTabs) as [SolutionTab, ...SolutionTab[]];

/** The tabs that a reader of this solution has, with what they count. */
export const tabsOf = (solution: Solution): { readonly key: SolutionTab; readonly count: number | undefined }[] =>
  solutionTabKeys.flatMap((key) => {
    const { needs, count }: SolutionTabDefinition = solutionTabs[key];
    return needs !== undefined && !solution.may.includes(needs) ? [] : [{ key, count: count?.(solution) }];
  });
