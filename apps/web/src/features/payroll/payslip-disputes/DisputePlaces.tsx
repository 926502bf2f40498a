import { Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Outputs } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';

type Shown = Outputs['payroll']['payslipDisputes']['getDispute'];

/** What a dispute is about, and the ways there: the payslip, the figure that is meant with its explanation, its person in the batch. */
export function DisputePlaces({ dispute }: { readonly dispute: Shown }) {
  const { t } = useTranslation('payslipDisputes');
  const format = useFormat();
  const { item, figure, batch, employeeId, employeeName, payslipId } = dispute;
  const person = batch && { batchId: String(batch.id), employeeId: String(employeeId) };
  return (
    <>
      {item && <Text size="sm">{t('about', { line: format.name(item) })}</Text>}
      <Group gap="lg" mt={4} mb="md" fz="sm" style={{ rowGap: 4 }}>
        <Link to="/payroll/issued-payslips/$payslipId" params={{ payslipId: String(payslipId) }}>
          {t('places.payslip')}
        </Link>
        {person && figure && item && (
          <Link to="/payroll/batches/$batchId/people/$employeeId" params={person} search={figure}>
            {t('places.figure', { line: format.name(item) })}
          </Link>
        )}
        {person && (
          <Link to="/payroll/batches/$batchId/people/$employeeId" params={person}>
            {t('places.person', { name: employeeName })}
          </Link>
        )}
      </Group>
    </>
  );
}
