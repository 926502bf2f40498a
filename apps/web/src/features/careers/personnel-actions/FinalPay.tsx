import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';

interface Props {
  readonly employeeId: number;
  readonly lastDay: string;
}

/** What is still to be paid to somebody who leaves on a day. */
export function FinalPay({ employeeId, lastDay }: Props) {
  const { t } = useTranslation('personnelActions');
  const format = useFormat();
  const query = trpc.careers.personnelActions.getFinalPay.useQuery({ employeeId, lastDay }, { placeholderData: (before) => before });
  if (!query.data) return null;
  const { periods, oneTimePayments, leave } = query.data;
  const lines = [
    ...periods.map(({ solution, startDate, endDate, payDate, stage }) =>
      t(`finalPay.${stage}`, { solution: format.name(solution), days: format.days(startDate, endDate), payDate: format.day(payDate) }),
    ),
    ...oneTimePayments.map(({ item, payrollDate }) => t('finalPay.later', { item: format.name(item), day: format.day(payrollDate) })),
    ...leave.map(({ type, balance, unit }) =>
      t(`finalPay.${unit}`, {
        count: Number(balance),
        type: format.name(type),
        balance: format.number(balance.replace(/(\.\d\d)\d+$/, '$1')),
      }),
    ),
  ];
  return (
    <MessageBox tone="decision" title={t('finalPay.title')}>
      {lines.length === 0 ? (
        t('finalPay.none')
      ) : (
        <ul style={{ margin: 0, paddingInlineStart: 18 }}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </MessageBox>
  );
}
