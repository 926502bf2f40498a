import { Drawer, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../../shared/api/trpc.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { ExplanationTree } from '../../../../shared/ui/ExplanationTree.tsx';
import { Loaded } from '../../../../shared/ui/Loaded.tsx';
import { MessageBox } from '../../../../shared/ui/MessageBox.tsx';
import { RowsSkeleton } from '../../../../shared/ui/Skeletons.tsx';
import { useCan } from '../../../../shared/views.ts';
import type { Batch } from '../run-batch-event.ts';
import classes from './CellExplanation.module.css';
import { writeValue } from './columns.ts';
import { HoldPayee } from './HoldPayee.tsx';

interface Props {
  readonly batch: Batch;
  readonly table: string;
  readonly employeeId: number;
  readonly column: string;
  readonly onClose: () => void;
}

/** How a figure came about, down to the records and rates that it rests on. */
export default function CellExplanation({ batch, table, employeeId, column, onClose }: Props) {
  const { t } = useTranslation(['batches', 'common']);
  const format = useFormat();
  const can = useCan();
  const employee = trpc.org.employees.getEmployee.useQuery({ id: employeeId }, { enabled: can('employee.read') });
  const query = trpc.payroll.tables.explainCell.useQuery({ batchId: batch.id, table, employeeId, column });
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="min(560px, 100vw)"
      title={<b>{t('explain.title')}</b>}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'common' }) }}
    >
      <Loaded query={query} skeleton={<RowsSkeleton />}>
        {({ column: explained, value, sameEngine, explanation }) => (
          <>
            <Text c="dimmed" size="sm">
              {employee.data
                ? t('explain.of', { column: format.name(explained.name), name: employee.data.name })
                : format.name(explained.name)}
            </Text>
            <p className={`${classes.value} ww-figures`}>
              {value === null ? '–' : typeof value === 'string' ? writeValue(value, explained, format) : value.error}
              {explained.currency && <span className={classes.currency}>{explained.currency}</span>}
            </p>
            {!sameEngine && <MessageBox tone="decision">{t('explain.otherEngine')}</MessageBox>}
            <ExplanationTree root={explanation} />
          </>
        )}
      </Loaded>
      <HoldPayee batch={batch} table={table} employeeId={employeeId} />
    </Drawer>
  );
}
