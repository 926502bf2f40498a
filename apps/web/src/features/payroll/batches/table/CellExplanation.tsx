import { Drawer, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../../shared/api/trpc.ts';
import { writeValue } from '../../../../shared/format/calculated-value.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { ExplanationView } from '../../../../shared/ui/ExplanationView.tsx';
import { KnownLine } from '../../../../shared/ui/KnownLine.tsx';
import { Loaded } from '../../../../shared/ui/Loaded.tsx';
import { MessageBox } from '../../../../shared/ui/MessageBox.tsx';
import { RowsSkeleton } from '../../../../shared/ui/Skeletons.tsx';
import { useCan } from '../../../../shared/views.ts';
import type { Batch } from '../run-batch-event.ts';
import classes from './CellExplanation.module.css';
import type { CalculatedTable } from './columns.ts';
import { HoldPayee } from './HoldPayee.tsx';
import { OtherLines } from './OtherLines.tsx';
import { RecalculatePayee } from './RecalculatePayee.tsx';

export interface CellExplanationProps {
  readonly batch: Batch;
  readonly table: CalculatedTable;
  /** Null for a line that all employees share. */
  readonly employeeId: number | null;
  readonly line: number;
  readonly column: string;
  readonly onLine: (line: number) => void;
  readonly onClose: () => void;
}

/** How a figure came about, down to the records and rates that it rests on. */
export default function CellExplanation({ batch, table, employeeId, line, column, onLine, onClose }: CellExplanationProps) {
  const { t } = useTranslation(['batches', 'common']);
  const format = useFormat();
  const can = useCan();
  const employee = trpc.org.employees.getEmployee.useQuery(
    { id: employeeId ?? 0 },
    { enabled: employeeId !== null && can('employee.read') },
  );
  const query = trpc.payroll.tables.explainCell.useQuery({
    batchId: batch.id,
    table: table.code,
    employeeId: employeeId ?? 0,
    column,
    line,
  });
  const number = employee.data?.employeeNumber;
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
        {({ column: explained, value, sameEngine, explanation, ...known }) => (
          <>
            <Text c="dimmed" size="sm">
              {employee.data
                ? t('explain.of', { column: format.name(explained.name), name: employee.data.name })
                : format.name(explained.name)}
            </Text>
            <p className={`${classes.value} ww-figures`}>
              {value === null ? '–' : typeof value === 'string' ? writeValue(value, explained, format) : t('table.errorCell')}
              {explained.currency && typeof value === 'string' && <span className={classes.currency}>{explained.currency}</span>}
            </p>
            {!sameEngine && <MessageBox tone="decision">{t('explain.otherEngine')}</MessageBox>}
            {table.lines === 'many' && number !== undefined && (
              <OtherLines batchId={batch.id} table={table} employeeNumber={number} column={column} line={line} onLine={onLine} />
            )}
            <KnownLine {...known} />
            <ExplanationView root={explanation} />
          </>
        )}
      </Loaded>
      {employeeId !== null && (
        <Text size="sm" mt="lg">
          <Link to="/payroll/batches/$batchId/people/$employeeId" params={{ batchId: String(batch.id), employeeId: String(employeeId) }}>
            {t('explain.wholePerson')}
          </Link>
        </Text>
      )}
      {employeeId !== null && (
        <Group mt="lg" gap="xs" align="flex-start">
          <RecalculatePayee batch={batch} employeeId={employeeId} />
          {number !== undefined && <HoldPayee batch={batch} table={table.code} employeeId={employeeId} employeeNumber={number} />}
        </Group>
      )}
    </Drawer>
  );
}
