import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from '../Rules.module.css';
import { columnsIn, tableNamed } from './choices.ts';
import { linesOf, nameOfField } from './field.ts';
import type { InputProps } from './input-props.ts';

/** Which column of each table a union's column takes; by itself the one of its own code. */
export function OriginsInput({ field, label, help, value, values, place, readOnly, error, onChange }: InputProps) {
  const { t } = useTranslation('rules');
  if (place.table?.kind !== 'union') return null;
  const lines = linesOf(value);
  const taken = (table: string): string => lines.find((line) => line.table === table)?.column ?? '';
  const take = (table: string, column: string) => onChange([...lines.filter((line) => line.table !== table), { table, column }]);
  return (
    <fieldset className={classes.lines} data-field={nameOfField(field)}>
      <legend className={classes.label}>{label}</legend>
      {help && <p className={classes.help}>{help}</p>}
      <div className={classes.fields}>
        {place.table.of.map((table) => {
          const columns = columnsIn(place, table);
          const same = columns.find((one) => one.value === values.code);
          const byItself = same ? t('byCode', { name: same.label }) : t('blankThere');
          return (
            <NativeSelect
              key={table}
              label={tableNamed(place, table)?.name[place.language] ?? table}
              disabled={readOnly}
              value={taken(table)}
              data={[{ value: '', label: byItself }, ...columns.map((one) => ({ value: one.value, label: one.label }))]}
              onChange={({ currentTarget }) => take(table, currentTarget.value)}
            />
          );
        })}
      </div>
      {error && <p className={classes.fault}>{error}</p>}
    </fieldset>
  );
}
