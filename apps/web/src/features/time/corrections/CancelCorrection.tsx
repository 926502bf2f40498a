import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { CancelRequest } from '../requests/index.ts';
import { type Correction, sayCorrection } from './correction.ts';

interface Props {
  readonly correction: Correction;
  readonly isOwn: boolean;
  readonly onClose: () => void;
}

/** Takes a correction back. */
export default function CancelCorrection({ correction, ...rest }: Props) {
  const { t } = useTranslation('corrections');
  const format = useFormat();
  const own = trpc.time.corrections.cancelMyCorrection.useMutation();
  const others = trpc.time.corrections.cancelCorrection.useMutation();
  const { date, employee, employeeId } = correction;
  return (
    <CancelRequest
      {...rest}
      {...{ request: correction, own, others }}
      words={{
        title: t('cancel.title', { day: format.day(date) }),
        text: t('cancel.text'),
        confirm: t('cancel.action'),
        done: t('cancel.done'),
      }}
      facts={[
        { label: t('columns.employee'), value: employee },
        { label: t('columns.what'), value: sayCorrection(t, format, correction) },
      ]}
      paid={{ employeeId, from: date, until: date }}
    />
  );
}
