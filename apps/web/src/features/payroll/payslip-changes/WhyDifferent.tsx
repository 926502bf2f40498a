import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ChangeBars } from '../../../shared/ui/ChangeBars.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';

export interface WhyDifferentProps {
  readonly payslipId: number;
}

/** Why net pay is another amount than the last time: what each cause makes of it, in words; nothing where nothing has changed. */
export default function WhyDifferent({ payslipId }: WhyDifferentProps) {
  const { t } = useTranslation('payslipChanges');
  const format = useFormat();
  const { data } = trpc.payroll.payslipChanges.getMyChange.useQuery({ id: payslipId });
  const change = data?.change;
  if (!change || change.causes.length === 0) return null;
  const { currency, before, after } = change;
  return (
    <Panel title={t('why')}>
      <Text size="sm" mb="sm">
        {t('fromTo', { before: format.money(before, currency), after: format.money(after, currency) })}
      </Text>
      <ChangeBars
        label={t('why')}
        write={(amount) => format.change(amount, currency)}
        bars={change.causes.map(({ cause, amount }) => ({ id: cause, name: t(`causes.${cause}`), amount, note: t(`notes.${cause}`) }))}
        total={{ name: t('total'), amount: change.change }}
      />
    </Panel>
  );
}
