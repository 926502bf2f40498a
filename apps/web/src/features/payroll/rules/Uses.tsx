import { Anchor } from '@mantine/core';
import type { Site } from '@wagewright/calc-engine/authoring';
import type { CalculationDefinition } from '@wagewright/contracts/definition';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import classes from './Rules.module.css';
import { tablesOf } from './rules.ts';

interface Props {
  readonly definition: CalculationDefinition;
  readonly uses: readonly Site[];
  readonly onOpen: (place: { table: string; column?: string }) => void;
}

/** What reads a column: whoever changes it changes these too. */
export function Uses({ definition, uses, onOpen }: Props) {
  const { t } = useTranslation('rules');
  const format = useFormat();
  const columns = new Map(
    tablesOf(definition).flatMap((table) => [
      [table.code, format.name(table.name)] as const,
      ...table.columns.map(
        (column) => [`${table.code}.${column.code}`, `${format.name(table.name)} › ${format.name(column.name)}`] as const,
      ),
    ]),
  );
  const places = new Map(uses.map((site) => [`${site.what} ${site.table ?? ''} ${site.column ?? ''} ${site.name ?? ''}`, site]));
  return (
    <Panel title={t('uses')} note={places.size === 0 ? t('noUses') : t('useCount', { count: places.size })}>
      <ul className={classes.uses}>
        {[...places].map(([key, { what, table, column, name }]) => (
          <li key={key}>
            {table === undefined ? (
              <span>{t(`sites.${what}`, { name: name ?? '' })}</span>
            ) : (
              <Anchor component="button" type="button" onClick={() => onOpen({ table, ...(column ? { column } : {}) })}>
                {columns.get(column ? `${table}.${column}` : table) ?? table}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
