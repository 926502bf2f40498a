import { Checkbox, Radio, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../format/use-format.ts';
import { Loaded } from '../../Loaded.tsx';
import { RowsSkeleton } from '../../Skeletons.tsx';
import type { Condition } from './conditions.ts';
import classes from './Filters.module.css';
import type { AskValues, FilterColumn } from './filter-types.ts';
import { useValues } from './use-values.ts';

const typingPauseMs = 200;
/** So many values are seen at a glance: no need to search among them. */
const searchedFrom = 9;

export interface FilterContentProps {
  readonly column: FilterColumn;
  readonly condition: Condition | undefined;
  readonly ask: AskValues;
  readonly onChange: (condition: Condition | undefined) => void;
  /** It is chosen: the filter closes. A list of which several can be chosen stays open for more. */
  readonly onDone: () => void;
}

/** The values of a column with the rows that have them; those that are ticked are shown. */
export function ValueList({ column, condition, ask, onChange, onDone }: FilterContentProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const [containing] = useDebouncedValue(typed.trim(), typingPauseMs);
  const query = useValues(ask, column.id, containing);
  const chosen = condition?.operator === 'one-of' ? (condition.values ?? []) : [];
  const Choice = column.isSingle ? Radio : Checkbox;
  const toggle = (value: string) => {
    if (column.isSingle) {
      onChange({ column: column.id, operator: 'one-of', values: [value] });
      onDone();
      return;
    }
    const values = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
    onChange(values.length > 0 ? { column: column.id, operator: 'one-of', values } : undefined);
  };
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={4} />}>
      {({ values, total }) => (
        <>
          {(total >= searchedFrom || typed !== '') && (
            <TextInput
              size="xs"
              mb="xs"
              aria-label={t('table.searchValues')}
              placeholder={t('table.searchValues')}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          )}
          <ul className={classes.values}>
            {values.map(({ value, label, within, rows }) => (
              <li key={value ?? ''}>
                <Choice
                  size="xs"
                  className={classes.value}
                  checked={chosen.includes(value ?? '')}
                  onChange={() => toggle(value ?? '')}
                  label={label}
                  description={within}
                />
                {rows !== undefined && <span className={`${classes.count} ww-figures`}>{format.count(rows)}</span>}
              </li>
            ))}
          </ul>
          <p className={classes.more}>
            {values.length < total
              ? t('rows', { shown: format.count(values.length), total: format.count(total) })
              : t('table.values', { count: total, total: format.count(total) })}
          </p>
        </>
      )}
    </Loaded>
  );
}
