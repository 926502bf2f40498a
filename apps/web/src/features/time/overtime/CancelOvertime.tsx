import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { CancelRequest } from '../requests/index.ts';
import { type Overtime, sayHours, sayWay } from './overtime.ts';

interface Props {
  readonly overtime: Overtime;
  readonly isOwn: boolean;
  readonly onClose: () => void;
}

/** Takes overtime back. */
export default function CancelOvertime({ overtime, ...rest }: Props) {
  const { t } = useTranslation('overtime');
  const format = useFormat();
  const own = trpc.time.overtime.cancelMyOvertime.useMutation();
  const others = trpc.time.overtime.cancelOvertime.useMutation();
  const { date, employee, employeeId } = overtime;
  return (
    <CancelRequest
      {...rest}
      {...{ request: overtime, own, others }}
      words={{
        title: t('cancel.title', { day: format.day(date) }),
        text: t('cancel.text'),
        confirm: t('cancel.confirm'),
        done: t('cancel.done'),
      }}
      facts={[
        { label: t('columns.employee'), value: employee },
        { label: t('columns.counts'), value: sayHours(t, format, overtime.hours) },
        { label: t('columns.way'), value: sayWay(t, format, overtime) },
      ]}
      paid={{ employeeId, from: date, until: date }}
    />
  );
}
