import { Button, NativeSelect } from '@mantine/core';
import type { ParameterTable } from '@wagewright/contracts/definition';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../../shared/clock-context.ts';
import { useLeaveGuard } from '../../../shared/ui/form/index.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsGrid, useGridRows } from '../../../shared/ui/rows-grid/index.ts';
import { bracketBounds, columnFields, columnRows, withColumns } from './column-rows.ts';
import classes from './GlobalTables.module.css';
import { tableOf } from './global-table.ts';
import type { TabProps } from './tab-props.ts';
import { useSaveContent } from './use-save-content.tsx';

const days = ['pay-date', 'period-start', 'period-end'] as const satisfies readonly ParameterTable['validOn'][];
const befores = ['error', 'zero', 'not-applicable'] as const;
type Before = (typeof befores)[number];

const beforeOf = ({ before }: ParameterTable): Before => (before === 'not-applicable' ? before : before === undefined ? 'error' : 'zero');

/** The table's columns, one a row, how its rows are found, and which day picks a version. */
export default function ColumnsTab({ table, legalEntityId, canEdit }: TabProps) {
  const { t } = useTranslation('globalTables');
  const year = useClock().now().getFullYear();
  const { save, dialog, isBusy } = useSaveContent(table, legalEntityId);
  const before = useMemo(() => tableOf(table, year), [table, year]);
  const model = useGridRows(() => columnRows(before));
  const [bound, setBound] = useState(before.bracket?.bound ?? 'from');
  const [validOn, setValidOn] = useState(before.validOn);
  const [first, setFirst] = useState(() => beforeOf(before));
  const fields = useMemo(() => columnFields(table.type, t), [table.type, t]);
  const [isSaved, setSaved] = useState(false);
  const isChanged =
    model.isChanged || bound !== (before.bracket?.bound ?? 'from') || validOn !== before.validOn || first !== beforeOf(before);
  const { question } = useLeaveGuard({ unsaved: isChanged ? 1 : 0, isSaved: () => isSaved, saved: () => setSaved(true) }, () => undefined);
  const send = async () => {
    const { before: stood, ...next } = withColumns({ ...before, validOn }, model.rows, bound);
    const reads = { error: {}, zero: { before: typeof stood === 'number' ? stood : 0 }, 'not-applicable': { before: first } }[first];
    setSaved(true);
    const outcome = await save({ ...next, ...reads } as ParameterTable);
    if (outcome !== 'saved') setSaved(false);
  };
  return (
    <Panel title={t('tabs.columns')} note={t('columnsNote')}>
      <RowsGrid label={t('tabs.columns')} columns={fields} model={model} isReadOnly={!canEdit} rowsMax={200} />
      <div className={classes.fields}>
        {table.type === 'brackets' && (
          <NativeSelect
            label={t('bound.label')}
            value={bound}
            disabled={!canEdit}
            onChange={({ currentTarget: { value } }) => setBound(bracketBounds.find((one) => one === value) ?? 'from')}
            data={bracketBounds.map((value) => ({ value, label: t(`bound.${value}`) }))}
          />
        )}
        <NativeSelect
          label={t('validOn.label')}
          value={validOn}
          disabled={!canEdit}
          onChange={({ currentTarget: { value } }) => setValidOn(days.find((one) => one === value) ?? 'pay-date')}
          data={days.map((value) => ({ value, label: t(`validOn.${value}`) }))}
        />
        <NativeSelect
          label={t('before.label')}
          value={first}
          disabled={!canEdit}
          onChange={({ currentTarget: { value } }) => setFirst(befores.find((one) => one === value) ?? 'error')}
          data={befores.map((value) => ({ value, label: t(`before.${value}`) }))}
        />
      </div>
      {canEdit && (
        <div className={classes.bar}>
          <Button disabled={!isChanged} loading={isBusy} onClick={() => void send()}>
            {t('save.confirm')}
          </Button>
        </div>
      )}
      {dialog}
      {question}
    </Panel>
  );
}
