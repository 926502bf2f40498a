import { Button, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FormFaults, fieldProps, required, useForm, useLeaveGuard } from '../../../shared/ui/form/index.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsGrid, useGridRows } from '../../../shared/ui/rows-grid/index.ts';
import { rangeColumns, rangeRows, rangesOf } from './range-rows.ts';
import classes from './SalaryStructures.module.css';
import type { StructureDetails, StructureVersion } from './structure.ts';

interface Props {
  readonly structure: StructureDetails['structure'];
  /** Undefined: it has none yet. */
  readonly shown: StructureVersion | undefined;
  readonly today: string;
}

const rowsMax = 500;

/** The levels with their ranges, a row each: typed, or pasted out of a spreadsheet; saved from a day on. */
export function RangesPanel({ structure: { id, version, currency }, shown, today }: Props) {
  const { t } = useTranslation('salaryStructures');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const put = trpc.org.salaryStructures.putSalaryRanges.useMutation({ trpc: { context: { quiet: true } } });
  const model = useGridRows(() => rangeRows(shown?.ranges ?? []));
  const columns = useMemo(() => rangeColumns(t, currency), [t, currency]);
  const form = useForm({ initial: { ranges: '', from: '', reason: '' }, rules: { from: required } });
  const { values, set } = form;
  const { question } = useLeaveGuard({ ...form, unsaved: form.unsaved + (model.isChanged ? 1 : 0) }, () => undefined);
  const save = async () => {
    if (!form.check()) return;
    const ranges = rangesOf(model.rows);
    if (!ranges) return form.point({ ranges: t('ranges.incomplete') });
    const result = await call(put.mutateAsync({ id, version, from: values.from, ranges, reason: values.reason.trim() || null }));
    if (!result.ok) return form.refuse(result.failure);
    form.saved();
    notify.done(t('ranges.saved', { from: format.day(values.from) }));
    await utils.org.salaryStructures.invalidate();
  };
  const note = shown
    ? t(shown.effectiveDate > today ? 'ranges.plannedFrom' : 'ranges.since', { from: format.day(shown.effectiveDate) })
    : t('ranges.none');
  return (
    <Panel title={t('ranges.title')} note={note}>
      <FormFaults faults={form.faults} />
      <div data-field="ranges">
        <RowsGrid label={t('ranges.title')} columns={columns} model={model} rowsMax={rowsMax} />
      </div>
      <p className={classes.hint}>{t('ranges.hint')}</p>
      <SimpleGrid cols={{ base: 1, xs: 2 }} maw={640}>
        <TextInput
          type="date"
          label={t('ranges.from')}
          description={t('ranges.fromHint')}
          withAsterisk
          value={values.from}
          onChange={({ currentTarget: { value } }) => set('from', value)}
          {...fieldProps(form, 'from')}
        />
        <Textarea
          label={t('ranges.reason')}
          description={t('ranges.reasonHint')}
          autosize
          maxLength={1000}
          value={values.reason}
          onChange={({ currentTarget: { value } }) => set('reason', value)}
          {...fieldProps(form, 'reason')}
        />
      </SimpleGrid>
      <div className={classes.bar}>
        <Button loading={put.isPending} onClick={() => void save()}>
          {t('ranges.save')}
        </Button>
      </div>
      {question}
    </Panel>
  );
}
