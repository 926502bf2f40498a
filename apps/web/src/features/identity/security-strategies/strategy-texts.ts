import type { TFunction } from 'i18next';
import type { Formatter } from '../../../shared/format/formatter.ts';
import type { Listed, Strategy } from './StrategyListPage.tsx';

export const nameOf = (t: TFunction<'securityStrategies'>, { name, isDefault }: Pick<Strategy, 'name' | 'isDefault'>): string =>
  isDefault && name === 'Default' ? t('defaultName') : name;

/** Whom a strategy names, in words. */
export function whomOf(t: TFunction<'securityStrategies'>, format: Formatter, strategy: Strategy, roles: Listed['roles']): string {
  if (strategy.isDefault) return t('everybodyElse');
  const named = roles.filter(({ id }) => strategy.roleIds.includes(id)).map(({ name }) => format.name(name));
  return format.list([...strategy.userKinds.map((kind) => t(`userKinds.${kind}`)), ...named]);
}
