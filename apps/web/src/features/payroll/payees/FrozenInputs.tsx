import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writeValue } from '../../../shared/format/calculated-value.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { InputEditor } from './InputEditor.tsx';
import classes from './PayeePage.module.css';
import type { InputTable, TriedLines } from './payees.ts';

interface Props {
  readonly tables: readonly InputTable[];
  readonly frozenAt: string | null;
  readonly onTry: (table: string, lines: TriedLines | undefined) => void;
}

/** What the records said when the batch was prepared, each with its record. It can be tried otherwise, but not kept: records are put right where they are. */
export function FrozenInputs({ tables, frozenAt, onTry }: Props) {
  const { t } = useTranslation('payees');
  const format = useFormat();
  return tables.map((table) => (
    <FrozenTable
      key={table.code}
      table={table}
      note={frozenAt ? t('inputs.frozen', { at: format.instant(frozenAt) }) : null}
      onTry={onTry}
    />
  ));
}

function FrozenTable({ table, note, onTry }: { table: InputTable; note: string | null; onTry: Props['onTry'] }) {
  const { t } = useTranslation('payees');
  const format = useFormat();
  const [isTrying, setTrying] = useState(false);
  return (
    <Panel
      title={format.name(table.name)}
      note={note}
      actions={
        !isTrying && (
          <Button variant="default" size="compact-sm" onClick={() => setTrying(true)}>
            {t('inputs.try')}
          </Button>
        )
      }
    >
      {isTrying ? <InputEditor table={table} onTry={onTry} /> : <FrozenLines table={table} />}
    </Panel>
  );
}

function FrozenLines({ table }: { table: InputTable }) {
  const { t } = useTranslation('payees');
  const format = useFormat();
  if (table.rows.length === 0) return <p className={classes.note}>{t('inputs.noLines')}</p>;
  return table.rows.map((cells, line) => (
    // oxlint-disable-next-line react/no-array-index-key -- a line is its place
    <div key={line}>
      {table.rows.length > 1 && <h3 className={classes.lineTitle}>{t('lines.line', { number: format.count(line + 1) })}</h3>}
      <ul className={classes.lines}>
        {table.columns.map((column, index) => (
          <li key={column.code} className={classes.input}>
            <span>
              {format.name(column.name)}
              {column.source && <small className={classes.source}>{format.name(column.source)}</small>}
            </span>
            <span className={`${classes.figure} ww-figures`}>
              {cells[index] == null ? '–' : writeValue(cells[index] ?? '', column, format)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  ));
}
