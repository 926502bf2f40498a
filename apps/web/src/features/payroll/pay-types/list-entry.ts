import type { TFunction } from 'i18next';
import type { Outputs } from '../../../shared/api/trpc.ts';

export type PayType = Outputs['payroll']['payTypes']['listPayTypes']['rows'][number];
/** What the entries of both lists have. */
export type ListEntry = Pick<PayType, 'code' | 'name' | 'version' | 'uses' | 'columnsBeyond' | 'solutionsBeyond'>;

/** How many columns of how many solutions use an entry; a draft and the published copy of a solution count once. */
export function countUses({ uses, columnsBeyond, solutionsBeyond }: Pick<ListEntry, 'uses' | 'columnsBeyond' | 'solutionsBeyond'>) {
  const columns = new Set(
    uses.flatMap(({ solutionId, columns: own }) => own.map(({ table, column }) => `${solutionId} ${table}.${column}`)),
  );
  const solutions = new Set(uses.map(({ solutionId }) => solutionId));
  return { columns: columns.size + columnsBeyond, solutions: solutions.size + solutionsBeyond };
}

/** The same in words. */
export function sayUses(t: TFunction<'payTypes'>, entry: Pick<ListEntry, 'uses' | 'columnsBeyond' | 'solutionsBeyond'>): string {
  const { columns, solutions } = countUses(entry);
  if (solutions === 0) return t('notUsed');
  const of = t('solutionCount', { count: solutions });
  return columns === 0 ? of : t('usedBy', { columns: t('columnCount', { count: columns }), solutions: of });
}

/** What people call a code: letters, digits and underscores of any script. */
export const codeOf = (typed: string): string => typed.replaceAll(/[^\p{L}\p{N}_]+/gu, '_');
