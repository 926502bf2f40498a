import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import type { AskedEvent } from './period-events.ts';
import { type Period, usePeriodEvent } from './use-period-event.ts';

interface Props {
  readonly event: AskedEvent;
  readonly period: Period;
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

/** The question before a move of a period: which one, its days, its pay date, and what follows. */
export function PeriodQuestion({ event, period, onClose, onDone }: Props) {
  const { t } = useTranslation('periods');
  const format = useFormat();
  const { cause, isBusy } = usePeriodEvent(period);
  const confirm = async (remarks: string) => {
    const isDone = await cause(event, remarks);
    onClose();
    if (isDone) onDone?.();
  };
  return (
    <ConfirmDialog
      title={t(`ask.${event}`, { period: period.name })}
      facts={[
        { label: t('fields.days'), value: format.days(period.startDate, period.endDate) },
        { label: t('fields.payDate'), value: format.day(period.payDate) },
      ]}
      text={t(`follows.${event}`)}
      confirmLabel={t(`events.${event}`)}
      isDangerous={event === 'delete'}
      remarksRequired={event === 'reopen'}
      isBusy={isBusy}
      onConfirm={(remarks) => void confirm(remarks)}
      onClose={onClose}
    />
  );
}
