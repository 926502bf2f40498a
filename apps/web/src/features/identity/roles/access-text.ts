import { scopeLabels } from '@wagewright/contracts/identity/roles';
import type { TFunction } from 'i18next';
import type { Outputs } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';

export type Access = Outputs['identity']['roles']['getAccess'];
export type AccessRow = Access['rows'][number];
type Source = AccessRow['sources'][number];

const scopeText = ({ scope, legalEntity }: Source, t: TFunction<'roles'>, format: Formatter): string => {
  const label = Object.entries(scopeLabels).find(([key]) => key === scope)?.[1];
  if (scope === 'legal-entity') return legalEntity ? format.name(legalEntity) : t('access.noEntity');
  return label ? format.name(label) : scope;
};

/** One source in words: how far, and through what. */
export function sayAccessSource(source: Source, t: TFunction<'roles'>, format: Formatter): string {
  const through = source.role
    ? t('access.throughRole', { role: format.name(source.role) })
    : t(`access.${source.kind === 'batch' ? 'throughBatch' : 'throughSolution'}`);
  return `${scopeText(source, t, format)} · ${through}`;
}

/** How many a right reaches. */
export function sayReached(reached: AccessRow['reached'], t: TFunction<'roles'>, format: Formatter): string | null {
  if (reached === null) return null;
  const { kind, count, of } = reached;
  const figures = { count, reached: format.count(count) };
  return of === null ? t(`access.counted.${kind}`, figures) : t(`access.reached.${kind}`, { ...figures, all: format.count(of) });
}
