import { Button, CloseButton, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { writeValue } from '../../../shared/format/calculated-value.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { defined } from '../../../shared/search.ts';
import { useTyped } from '../../../shared/ui/form/index.ts';
import classes from './WhatIfs.module.css';
import { type InputTable, type TriedInput, withInput } from './what-ifs.ts';

/** People offered at once; whoever is not among them is found by name or number. */
const offeredMax = 50;

interface Props {
  readonly batchId: number;
  readonly inputs: readonly TriedInput[];
  readonly onChange: (inputs: readonly TriedInput[]) => void;
  readonly error: string | null;
  readonly 'data-field': string;
}

/** Input to try: any cell of what the batch calculates somebody from, be it typed or a record’s; what is written over is listed. */
export function InputFields({ batchId, inputs, onChange, error, ...field }: Props) {
  const { t } = useTranslation('whatIfs');
  const format = useFormat();
  const { typed, setTyped, keywords } = useTyped();
  const [whose, setWhose] = useState<{ readonly id: number; readonly name: string }>();
  const people = trpc.payroll.batches.listPopulation.useQuery(
    { id: batchId, kind: 'paid', counts: false, offset: 0, limit: offeredMax, ...defined({ keywords: keywords || undefined }) },
    { placeholderData: keepPreviousData },
  );
  const total = people.data?.total ?? 0;
  const found = (people.data?.rows ?? []).map(({ employeeId, name, employeeNumber }) => ({
    id: employeeId,
    name: `${name} · ${employeeNumber}`,
  }));
  const offered = whose && !found.some(({ id }) => id === whose.id) ? [whose, ...found] : found;
  return (
    <div {...field}>
      <Group gap="xs" align="flex-end" grow preventGrowOverflow={false}>
        <TextInput label={t('input.search')} maxLength={100} value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
        <NativeSelect
          label={t('input.person')}
          error={error}
          value={String(whose?.id ?? '')}
          data={[{ value: '', label: t('input.nobody') }, ...offered.map(({ id, name }) => ({ value: String(id), label: name }))]}
          onChange={({ currentTarget: { value } }) => setWhose(offered.find(({ id }) => id === Number(value)))}
        />
      </Group>
      {total > offeredMax && (
        <Text size="xs" c="dimmed" mt={6}>
          {t('input.shownOf', { shown: format.count(offeredMax), total: format.count(total) })}
        </Text>
      )}
      {whose && <PersonCells key={whose.id} batchId={batchId} whose={whose} onTry={(input) => onChange(withInput(inputs, input))} />}
      {inputs.length > 0 && (
        <ul className={classes.changes} aria-label={t('input.changed')}>
          {inputs.map((input) => (
            <li key={`${input.employeeId} ${input.table} ${input.line} ${input.column}`}>
              <span>{`${input.name} · ${format.name(input.label)}`}</span>
              <span>
                <span className="ww-figures">{input.before}</span> → <strong className="ww-figures">{input.shown}</strong>
                <CloseButton
                  size="xs"
                  ml={6}
                  display="inline-flex"
                  aria-label={t('undo', { cell: `${input.name} · ${format.name(input.label)}` })}
                  onClick={() => onChange(inputs.filter((other) => other !== input))}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface CellsProps {
  readonly batchId: number;
  readonly whose: { readonly id: number; readonly name: string };
  readonly onTry: (input: TriedInput) => void;
}

/** Every cell that the batch has of somebody, by table, line and column. */
function cellsOf(tables: readonly InputTable[]) {
  return tables.flatMap((table) =>
    table.rows.flatMap((cells, line) =>
      table.columns.map((column, index) => ({
        key: `${table.code} ${line} ${column.code}`,
        table,
        column,
        line,
        value: cells[index] ?? null,
      })),
    ),
  );
}

/** One cell is chosen and written over: codes by their names, anything else as it is typed. */
function PersonCells({ batchId, whose, onTry }: CellsProps) {
  const { t } = useTranslation('whatIfs');
  const format = useFormat();
  const { data } = trpc.payroll.payees.getPayeeTables.useQuery({ batchId, employeeId: whose.id });
  const [key, setKey] = useState('');
  const [written, setWritten] = useState('');
  const tables = data?.inputs ?? [];
  const cells = cellsOf(tables);
  const cell = cells.find((one) => one.key === key);
  const choose = (chosen: string) => {
    setKey(chosen);
    setWritten(cells.find((one) => one.key === chosen)?.value ?? '');
  };
  const groups = tables.map((table) => ({
    group: format.name(table.name),
    items: cells
      .filter((one) => one.table === table)
      .map(({ key: value, column, line }) => ({
        value,
        label:
          table.rows.length > 1
            ? t('input.ofLine', { column: format.name(column.name), line: format.count(line + 1) })
            : format.name(column.name),
      })),
  }));
  const say = (value: string | null) => (value === null || value === '' || !cell ? '–' : writeValue(value, cell.column, format));
  const add = () => {
    if (!cell) return;
    const { table, column, line, value } = cell;
    const inLine = (text: string) => (table.rows.length > 1 ? `${text} (${line + 1})` : text);
    onTry({
      employeeId: whose.id,
      name: whose.name,
      table: table.code,
      column: column.code,
      line,
      label: { en: inLine(column.name.en), 'zh-CN': inLine(column.name['zh-CN']) },
      value: written.trim() === '' ? null : written.trim(),
      before: say(value),
      shown: say(written.trim()),
      isSame: (value ?? '') === written.trim(),
    });
    choose('');
  };
  const values = Object.entries(cell?.column.values ?? {});
  return (
    <Group gap="xs" mt="xs" align="flex-end">
      <NativeSelect
        w={{ base: '100%', xs: 260 }}
        label={t('input.cell')}
        value={key}
        data={[{ value: '', label: t('input.noCell') }, ...groups.filter(({ items }) => items.length > 0)]}
        onChange={({ currentTarget: { value } }) => choose(value)}
      />
      {cell && values.length > 0 && (
        <NativeSelect
          w={{ base: '100%', xs: 220 }}
          label={t('input.value', { now: say(cell.value) })}
          value={written}
          data={[{ value: '', label: '–' }, ...values.map(([value, name]) => ({ value, label: format.name(name) }))]}
          onChange={({ currentTarget: { value } }) => setWritten(value)}
        />
      )}
      {cell && values.length === 0 && (
        <TextInput
          w={{ base: '100%', xs: 220 }}
          label={t('input.value', { now: say(cell.value) })}
          maxLength={200}
          value={written}
          onChange={(event) => setWritten(event.currentTarget.value)}
        />
      )}
      {cell && (
        <Button variant="default" onClick={add}>
          {t('input.try')}
        </Button>
      )}
    </Group>
  );
}
