import { Anchor } from '@mantine/core';
import type { Site } from '@wagewright/calc-engine/authoring';
import type { LocalizedText } from '@wagewright/contracts';
import type { CalculationDefinition } from '@wagewright/contracts/definition';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import type { RulesPlace } from './draft/draft-context.ts';
import classes from './Rules.module.css';
import { tablesOf } from './rules.ts';

interface UsedPlace {
  readonly key: string;
  readonly said: string;
  /** Null where there is nothing to open: a test, the totals. */
  readonly place: RulesPlace | null;
}

type Named = { readonly code: string; readonly name: LocalizedText };
const namesOf = (things: readonly Named[], say: (name: LocalizedText) => string): ReadonlyMap<string, string> =>
  new Map(things.map(({ code, name }) => [code, `“${say(name)}”`]));

/** Where something is used, each place once, in words. */
export function usePlaces(definition: CalculationDefinition, uses: readonly Site[]): readonly UsedPlace[] {
  const { t } = useTranslation('rules');
  const format = useFormat();
  const names = new Map(
    tablesOf(definition).flatMap((table) => [
      [table.code, format.name(table.name)] as const,
      ...table.columns.map(
        (column) => [`${table.code}.${column.code}`, `${format.name(table.name)} › ${format.name(column.name)}`] as const,
      ),
    ]),
  );
  const called: Partial<Record<Site['what'], ReadonlyMap<string, string>>> = {
    balance: namesOf(definition.balances, format.name),
    rule: namesOf(definition.rules ?? [], format.name),
  };
  const places = uses.map(({ what, table, column, name }): UsedPlace => {
    const key = `${what} ${table ?? ''} ${column ?? ''} ${name ?? ''}`;
    if (table === undefined || what === 'rule')
      return { key, said: t(`sites.${what}`, { name: called[what]?.get(name ?? '') ?? name ?? '' }), place: null };
    return { key, said: names.get(column ? `${table}.${column}` : table) ?? table, place: { table, ...(column ? { column } : {}) } };
  });
  return [...new Map(places.map((place) => [place.said, place])).values()];
}

export function UseList({ places, onOpen }: { places: readonly UsedPlace[]; onOpen: (place: RulesPlace) => void }) {
  return (
    <ul className={classes.uses}>
      {places.map(({ key, said, place }) => (
        <li key={key}>
          {place ? (
            <Anchor component="button" type="button" onClick={() => onOpen(place)}>
              {said}
            </Anchor>
          ) : (
            said
          )}
        </li>
      ))}
    </ul>
  );
}

interface Props {
  readonly definition: CalculationDefinition;
  readonly uses: readonly Site[];
  readonly onOpen: (place: RulesPlace) => void;
  /** Rows of its own table are found by it. */
  readonly isKey?: boolean;
}

/** What reads a column or table: whoever changes it changes these too. */
export function Uses({ definition, uses, onOpen, isKey = false }: Props) {
  const { t } = useTranslation('rules');
  const places = usePlaces(definition, uses);
  return (
    <Panel
      title={t('uses')}
      note={[
        ...(isKey ? [t('keyUse')] : []),
        ...(places.length > 0 ? [t('useCount', { count: places.length })] : isKey ? [] : [t('noUses')]),
      ].join(' ')}
    >
      <UseList places={places} onOpen={onOpen} />
    </Panel>
  );
}
