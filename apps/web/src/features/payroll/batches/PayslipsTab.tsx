import { Button, Group, Progress } from '@mantine/core';
import { IconFileTypePdf, IconReceipt } from '@tabler/icons-react';
import { payslipMachine } from '@wagewright/contracts/payroll/payslips';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { useAskArchive } from '../payslip-archives/index.ts';
import { Deliveries, PayslipWaits } from '../payslip-deliveries/index.ts';
import { paidCount } from './approved-figures.ts';
import classes from './PayslipsTab.module.css';
import { BatchPayslips } from './payslips/BatchPayslips.tsx';
import type { Batch } from './run-batch-event.ts';

type Payslips = Outputs['payroll']['payslips']['listBatchPayslips'];

export default function PayslipsTab({ batch }: { batch: Batch }) {
  const format = useFormat();
  const counts = trpc.payroll.payslips.listBatchPayslips.useQuery({ batchId: batch.id, offset: 0, limit: 1 });
  return (
    <Loaded query={counts} skeleton={<RowsSkeleton />}>
      {(payslips) =>
        payslips.total === 0 ? (
          <Panel>
            <EmptyState
              icon={<IconReceipt size={24} />}
              title={format.name(payslipMachine.labels[payslips.missing.status])}
              text={<PayslipWaits waitsFor={payslips.missing.waitsFor} batch={batch} />}
            />
          </Panel>
        ) : (
          <>
            <Counts payslips={payslips} people={paidCount(batch)} />
            <Save batchId={batch.id} count={payslips.total} />
            {payslips.published > 0 && <Deliveries of={{ batchId: batch.id }} revision={`${batch.version} ${payslips.published}`} />}
            <BatchPayslips batch={batch} missing={{ status: payslips.missing.status, count: paidCount(batch) - payslips.generated }} />
          </>
        )
      }
    </Loaded>
  );
}

function Counts({ payslips, people }: { payslips: Payslips; people: number }) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  return (
    <ul className={classes.counts}>
      {(['generated', 'published', 'seen'] as const).map((name) => (
        <li key={name} className={classes.count}>
          <span className={classes.name}>{t(`payslips.${name}`)}</span>
          <span className={`${classes.figure} ww-figures`}>
            {format.count(payslips[name])} <small>/ {format.count(people)}</small>
          </span>
          <Progress.Root size={4}>
            <Progress.Section aria-label={t(`payslips.${name}`)} value={people === 0 ? 0 : (payslips[name] / people) * 100} />
          </Progress.Root>
        </li>
      ))}
    </ul>
  );
}

/** All of them as PDF, a zip for each department. */
function Save({ batchId, count }: { batchId: number; count: number }) {
  const { t } = useTranslation('payslipArchives');
  const format = useFormat();
  const { ask, isBusy } = useAskArchive();
  return (
    <Group justify="flex-end" mb="md">
      <Button
        size="xs"
        variant="default"
        leftSection={<IconFileTypePdf size={16} />}
        loading={isBusy}
        onClick={() => void ask({ batchId })}
      >
        {t('askAll', { count, payslips: format.count(count) })}
      </Button>
    </Group>
  );
}
