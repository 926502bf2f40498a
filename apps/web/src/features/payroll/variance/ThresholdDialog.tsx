import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { decimal, FormDialog, useForm } from '../../../shared/ui/form/index.ts';
import type { DueChanges } from './comparison.ts';

interface Props {
  readonly solution: { readonly id: number; readonly version: number; readonly currency: string };
  readonly thresholds: DueChanges['thresholds'];
  readonly onClose: () => void;
}

/** From which change on somebody has to sign: of the solution, so of every batch that is not submitted yet. */
export function ThresholdDialog({ solution, thresholds, onClose }: Props) {
  const { t } = useTranslation('variance');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const set = trpc.payroll.variance.setThresholds.useMutation({ trpc: { context: { quiet: true } } });
  const form = useForm({
    initial: { amount: thresholds.amount ?? '', percent: thresholds.percent ?? '', match: thresholds.match },
    rules: { amount: decimal, percent: decimal },
  });
  const { amount, percent, match } = form.values;
  const send = () =>
    set.mutateAsync({
      id: solution.id,
      version: solution.version,
      amount: amount.trim() || null,
      percent: percent.trim() || null,
      match,
    });
  const onDone = () => {
    notify.done(t('due.thresholdsSet'));
    void utils.payroll.variance.invalidate();
    void utils.payroll.solutions.invalidate();
    void utils.payroll.batches.getBatchReadiness.invalidate();
    onClose();
  };
  return (
    <FormDialog
      form={form}
      title={t('due.thresholds')}
      text={t('due.thresholdsText')}
      submit={t('due.saveThresholds')}
      send={send}
      onDone={onDone}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        data-field="amount"
        inputMode="decimal"
        label={t('due.amount', { currency: solution.currency })}
        value={amount}
        error={form.errorOf('amount')}
        onChange={({ currentTarget: { value } }) => form.set('amount', value)}
      />
      <TextInput
        data-field="percent"
        inputMode="decimal"
        label={t('due.percent')}
        value={percent}
        error={form.errorOf('percent')}
        onChange={({ currentTarget: { value } }) => form.set('percent', value)}
      />
      <NativeSelect
        label={t('due.match')}
        value={match}
        data={(['all', 'single'] as const).map((value) => ({ value, label: t(`due.matches.${value}`) }))}
        onChange={({ currentTarget: { value } }) => form.set('match', value === 'single' ? 'single' : 'all')}
      />
    </FormDialog>
  );
}
