import { Drawer, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { figureText } from '@wagewright/contracts/payroll/payslips';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { isZero, subtract } from '../../../shared/format/decimal.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ExplanationView } from '../../../shared/ui/ExplanationView.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import type { SheetOf } from './sheet/index.ts';
import classes from './sheet/PayslipSheet.module.css';

interface Props {
  readonly payslip: SheetOf & { readonly id: number };
  readonly column: string;
  readonly onClose: () => void;
}

/** Why a line is what it is: the rule with its sources, and what it was last time. */
export default function LineExplanation({ payslip, column, onClose }: Props) {
  const { t } = useTranslation(['payslips', 'common']);
  const format = useFormat();
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const query = trpc.payroll.payslips.explainMyPayslipLine.useQuery({ id: payslip.id, column });
  const line = payslip.lines.find((one) => one.column === column);
  const change = line?.previous ? subtract(line.amount, line.previous) : null;
  return (
    <Drawer
      opened
      onClose={onClose}
      position={isNarrow ? 'bottom' : 'right'}
      size={isNarrow ? '85%' : 520}
      title={<b>{t('explanation')}</b>}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'common' }) }}
    >
      {line && (
        <>
          <Text c="dimmed" size="sm">
            {format.name(line.name)}
          </Text>
          <p className={`${classes.explained} ww-figures`}>{figureText(format, line.amount, line.look, payslip.currency)}</p>
          {line.previous && change && (
            <Text size="sm" mb="md" className="ww-figures">
              {isZero(change) ? t('unchanged') : figureText(format, change, { ...line.look, sign: 'always' }, payslip.currency)} ·{' '}
              {t('previous', { amount: figureText(format, line.previous, line.look, payslip.currency) })}
            </Text>
          )}
        </>
      )}
      <Loaded query={query} skeleton={<RowsSkeleton />}>
        {({ explanation }) => <ExplanationView root={explanation} />}
      </Loaded>
    </Drawer>
  );
}
