import type { Difference } from '@wagewright/contracts/definition-findings';

/** Of a table or column of a child solution: as the parent has it, changed here, or the child's own. */
export type Whose = 'inherited' | 'changed' | 'own';

/**
 * @param differences from the parent's copy to the child's
 * @param column null for the table itself, to which the versions of its rates belong
 */
export function whoseRule(differences: readonly Pick<Difference, 'how' | 'kind' | 'at'>[], table: string, column: string | null): Whose {
  const meant = new Set([table, ...(column === null ? [] : [`${table}.${column}`])]);
  const about = differences.filter(({ kind, at }) => (kind === 'table' || kind === 'column') && meant.has(at));
  if (about.some(({ how }) => how === 'added')) return 'own';
  const isChanged = ({ kind, at }: (typeof differences)[number]): boolean =>
    column === null
      ? (kind === 'table' && at === table) || (kind === 'version' && at.startsWith(`${table}@`))
      : at === `${table}.${column}`;
  return differences.some(isChanged) ? 'changed' : 'inherited';
}
