import { CloseButton, NativeSelect, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import classes from './WhatIfs.module.css';
import { cellText, type ParameterChange, type Parameters, withChange } from './what-ifs.ts';

interface Props {
  readonly tables: readonly Parameters[];
  readonly changes: readonly ParameterChange[];
  readonly onChange: (changes: readonly ParameterChange[]) => void;
  readonly error: string | null;
  readonly 'data-field': string;
}

/** Rates to try: a parameter table's rows as they hold in the period, each cell to be written over; what is written over is listed. */
export function ParameterFields({ tables, changes, onChange, ...field }: Props) {
  const { t } = useTranslation('whatIfs');
  const format = useFormat();
  const [chosen, setChosen] = useState('');
  const table = tables.find((one) => one.table === chosen);
  const nameOf = (code: string) => format.name(tables.find((one) => one.table === code)?.name ?? null);
  if (tables.length === 0) return null;
  return (
    <div>
      <NativeSelect
        label={t('rates')}
        {...field}
        value={chosen}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
        data={[{ value: '', label: t('noTable') }, ...tables.map(({ table: code, name }) => ({ value: code, label: format.name(name) }))]}
      />
      {table && (
        <>
          <Text size="xs" c="dimmed" my={6}>
            {t('validFrom', { day: format.day(table.validFrom), source: table.source })}
          </Text>
          <CellFields key={table.table} table={table} changes={changes} onChange={onChange} />
        </>
      )}
      {changes.length > 0 && (
        <ul className={classes.changes} aria-label={t('changed')}>
          {changes.map((change) => (
            <li key={`${change.table} ${change.row} ${change.column}`}>
              <span>{t('parameterCell', { cell: `${nameOf(change.table)} · ${change.column}`, row: change.row })}</span>
              <span>
                <strong className="ww-figures">{cellText(change.value)}</strong>
                <CloseButton
                  size="xs"
                  ml={6}
                  display="inline-flex"
                  aria-label={t('undo', { cell: `${change.table}.${change.column}` })}
                  onClick={() => onChange(changes.filter((other) => other !== change))}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function CellFields({ table, changes, onChange }: Pick<Props, 'changes' | 'onChange'> & { readonly table: Parameters }) {
  const { t } = useTranslation('whatIfs');
  const format = useFormat();
  const valueAt = (row: number, column: string) =>
    changes.find((change) => change.table === table.table && change.row === row && change.column === column)?.value;
  const change = (row: number, column: string, value: string, original: string) =>
    onChange(withChange(changes, { table: table.table, validFrom: table.validFrom, row, column, value }, original));
  return (
    <div className={classes.fields}>
      <table>
        <thead>
          <tr>
            {table.columns.map(({ code, name }) => (
              <th key={code} scope="col">
                {format.name(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((cells, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a row of a version is its number
            <tr key={index}>
              {table.columns.map(({ code, name }, place) => {
                const original = cellText(cells[place] ?? null);
                return (
                  <td key={code}>
                    <TextInput
                      size="xs"
                      aria-label={t('cellLabel', { column: format.name(name), row: index + 1 })}
                      value={cellText(valueAt(index + 1, code) ?? original)}
                      onChange={(event) => change(index + 1, code, event.currentTarget.value, original)}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {table.rowsTotal > table.rows.length && (
        <Text size="xs" c="dimmed" p="xs">
          {t('moreRows', { shown: format.count(table.rows.length), total: format.count(table.rowsTotal) })}
        </Text>
      )}
    </div>
  );
}
