import { ActionIcon, Button, Group, MultiSelect, Select } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../../shared/format/use-format.ts';
import { defined } from '../../../../../shared/search.ts';
import { type CalculatedTable, isFigure } from '../columns.ts';
import type { Groupable } from '../groups/groupable.ts';
import { chartKinds, columnFieldsMax, type Measure, measuresMax, type PivotState, pivotAggregates, rowFieldsMax } from './pivot-state.ts';

interface Props {
  readonly table: CalculatedTable;
  readonly fields: readonly Groupable[];
  readonly state: PivotState;
  readonly measures: readonly Measure[];
  readonly onChange: (state: PivotState) => void;
}

/** What a pivot's rows, columns and figures are, and how it is drawn. */
export function PivotControls({ table, fields, state, measures, onChange }: Props) {
  const { t } = useTranslation('batches');
  const data = fields.map(({ id, name }) => ({ value: id, label: name }));
  const change = (next: { [Key in keyof PivotState]?: PivotState[Key] | undefined }) => onChange(defined({ ...state, ...next }));
  const list = (values: readonly string[]) => (values.length > 0 ? values : undefined);
  const withMeasures = (next: readonly Measure[]) => change({ measures: next.length > 0 ? next : undefined });
  return (
    <Group gap="sm" align="flex-start" p="md">
      <MultiSelect
        label={t('pivot.rows')}
        w={{ base: '100%', xs: 240 }}
        data={data.filter(({ value }) => !state.columns?.includes(value))}
        value={[...(state.rows ?? [])]}
        maxValues={rowFieldsMax}
        hidePickedOptions
        onChange={(rows) => change({ rows: list(rows) })}
      />
      <MultiSelect
        label={t('pivot.columns')}
        w={{ base: '100%', xs: 200 }}
        data={data.filter(({ value }) => !state.rows?.includes(value))}
        value={[...(state.columns ?? [])]}
        maxValues={columnFieldsMax}
        hidePickedOptions
        onChange={(columns) => change({ columns: list(columns) })}
      />
      <div>
        {measures.map((measure, index) => (
          <MeasureFields
            key={`${index} ${measure.aggregate} ${measure.column ?? ''}`}
            table={table}
            measure={measure}
            isFirst={index === 0}
            onChange={(next) => withMeasures(measures.map((one, at) => (at === index ? next : one)))}
            onRemove={measures.length > 1 ? () => withMeasures(measures.filter((_, at) => at !== index)) : undefined}
          />
        ))}
        {measures.length < measuresMax && (
          <Button
            variant="subtle"
            size="compact-sm"
            mt={6}
            leftSection={<IconPlus size={14} />}
            onClick={() => withMeasures([...measures, { aggregate: 'count' }])}
          >
            {t('pivot.addMeasure')}
          </Button>
        )}
      </div>
      <Select
        label={t('pivot.chart')}
        w={{ base: '100%', xs: 160 }}
        clearable
        placeholder={t('pivot.noChart')}
        data={chartKinds.map((kind) => ({ value: kind, label: t(`pivot.kinds.${kind}`) }))}
        value={state.chart ?? null}
        onChange={(chart) => change({ chart: chartKinds.find((kind) => kind === chart) })}
      />
    </Group>
  );
}

interface MeasureProps {
  readonly table: CalculatedTable;
  readonly measure: Measure;
  readonly isFirst: boolean;
  readonly onChange: (measure: Measure) => void;
  readonly onRemove: (() => void) | undefined;
}

const anyRow = '#rows';

function MeasureFields({ table, measure, isFirst, onChange, onRemove }: MeasureProps) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const columns = table.columns.filter((column) => !column.hidden && (measure.aggregate === 'count' || isFigure(column)));
  const data = [
    ...(measure.aggregate === 'count' ? [{ value: anyRow, label: t('pivot.anyRow') }] : []),
    ...columns.map(({ code, name }) => ({ value: code, label: format.name(name) })),
  ];
  const first = table.columns.find((column) => !column.hidden && isFigure(column))?.code;
  const setAggregate = (value: string | null) => {
    const aggregate = pivotAggregates.find((one) => one === value) ?? 'count';
    const isKept = table.columns.some((column) => column.code === measure.column && (aggregate === 'count' || isFigure(column)));
    onChange({ aggregate, ...defined({ column: isKept ? measure.column : aggregate === 'count' ? undefined : first }) });
  };
  return (
    <Group gap={6} align="flex-end" mt={isFirst ? 0 : 6} wrap="nowrap">
      <Select
        {...(isFirst ? { label: t('pivot.measures') } : {})}
        aria-label={t('pivot.aggregate')}
        w={130}
        allowDeselect={false}
        data={pivotAggregates.map((one) => ({ value: one, label: t(`pivot.aggregates.${one}`) }))}
        value={measure.aggregate}
        onChange={setAggregate}
      />
      <Select
        aria-label={t('pivot.ofColumn')}
        w={190}
        allowDeselect={false}
        searchable
        data={data}
        value={measure.column ?? anyRow}
        onChange={(column) =>
          onChange({ aggregate: measure.aggregate, ...defined({ column: column === anyRow || column === null ? undefined : column }) })
        }
      />
      {onRemove && (
        <ActionIcon variant="subtle" size={34} aria-label={t('pivot.removeMeasure')} onClick={onRemove}>
          <IconX size={15} />
        </ActionIcon>
      )}
    </Group>
  );
}
