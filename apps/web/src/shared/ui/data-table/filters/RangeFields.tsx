import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDecimal } from '../../../format/decimal.ts';
import classes from './Filters.module.css';
import { useValues } from './use-values.ts';
import type { FilterContentProps } from './ValueList.tsx';

/** What people type: with the language's marks between the thousands, if they like. */
const plain = (typed: string): string => typed.replaceAll(/[,\s\u00a0]/g, '');

/** From and to; both open where nothing is typed. */
export function RangeFields({ column, condition, ask, onChange, onDone }: FilterContentProps) {
  const { t } = useTranslation();
  const bounds = useValues(ask, column.id, '').data;
  const [given] = useState(condition?.operator === 'between' ? (condition.values ?? []) : []);
  const [least, setLeast] = useState(given[0] ?? '');
  const [most, setMost] = useState(given[1] ?? '');
  const isDate = column.kind === 'date';
  const values = isDate ? [least, most] : [plain(least), plain(most)];
  const wrong = values.map((value) => !isDate && value !== '' && !isDecimal(value));
  const apply = (event: React.FormEvent) => {
    event.preventDefault();
    if (wrong.includes(true)) return;
    onChange(values.some((value) => value !== '') ? { column: column.id, operator: 'between', values } : undefined);
    onDone();
  };
  const fields = [
    { label: t('table.least'), value: least, set: setLeast, bound: bounds?.least, isWrong: wrong[0] },
    { label: t('table.most'), value: most, set: setMost, bound: bounds?.most, isWrong: wrong[1] },
  ];
  return (
    <form onSubmit={apply}>
      <div className={classes.range}>
        {fields.map(({ label, value, set, bound, isWrong }) => (
          <TextInput
            key={label}
            size="xs"
            type={isDate ? 'date' : 'text'}
            inputMode={isDate ? 'none' : 'decimal'}
            label={label}
            placeholder={bound ? column.write(bound) : ''}
            value={value}
            error={isWrong ? t('table.noNumber') : null}
            onChange={(event) => set(event.currentTarget.value)}
          />
        ))}
      </div>
      <Group justify="flex-end" mt="sm">
        <Button type="submit" size="compact-sm">
          {t('table.apply')}
        </Button>
      </Group>
    </form>
  );
}
