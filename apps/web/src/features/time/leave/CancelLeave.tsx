import { timeRequestMachine } from '@wagewright/contracts/time/requests';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { CancelRequest } from '../requests/index.ts';
import { type LeaveRequest, sayAmount, sayDays } from './leave.ts';

interface Props {
  readonly request: LeaveRequest;
  readonly isOwn: boolean;
  readonly onClose: () => void;
}

/** Takes leave or a request for it back. */
export default function CancelLeave({ request, ...rest }: Props) {
  const { t } = useTranslation('leave');
  const format = useFormat();
  const own = trpc.time.leave.cancelMyLeave.useMutation();
  const others = trpc.time.leave.cancelLeave.useMutation();
  return (
    <CancelRequest
      {...rest}
      {...{ request, own, others }}
      words={{
        title: t('cancel.title', { days: sayDays(t, format, request) }),
        text: t('cancel.text'),
        confirm: t('cancel.confirm'),
        done: t('cancel.done'),
      }}
      facts={[
        { label: t('columns.employee'), value: request.employee },
        { label: t('columns.type'), value: format.name(request.type) },
        { label: t('columns.amount'), value: sayAmount(t, format, request.amount, request.unit) },
        { label: t('columns.status'), value: format.name(timeRequestMachine.labels[request.status]) },
      ]}
      paid={{ employeeId: request.employeeId, from: request.startDate, until: request.endDate }}
    />
  );
}
