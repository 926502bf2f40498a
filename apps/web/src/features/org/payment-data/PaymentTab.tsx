import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { useCan } from '../../../shared/views.ts';
import { EditNumber, type NumberForm } from './EditNumber.tsx';
import { IdentityPanel } from './IdentityPanel.tsx';
import { NumberLine } from './NumberLine.tsx';
import { SplitPanel } from './SplitPanel.tsx';

type Employee = Outputs['org']['employees']['getEmployee'];

/** Where somebody is paid into, and the numbers by which offices know them: covered until they are asked for. */
export default function PaymentTab({ employee }: { employee: Employee }) {
  const can = useCan();
  return (
    <Stack gap="lg">
      {can('employee.read-bank') && <PaymentPanels employee={employee} />}
      {can('employee.read-identity') && <IdentityPanel employee={employee} />}
    </Stack>
  );
}

function PaymentPanels({ employee }: { employee: Employee }) {
  const { t } = useTranslation('paymentData');
  const query = trpc.org.paymentData.getPaymentData.useQuery({ employeeId: employee.id });
  const [form, setForm] = useState<NumberForm>();
  const change = (kind: NumberForm) =>
    employee.mayEdit && (
      <Button variant="default" size="xs" onClick={() => setForm(kind)}>
        {t(`change.${kind}`)}
      </Button>
    );
  return (
    <Loaded query={query} skeleton={<RowsSkeleton />}>
      {({ bankAccounts, splits, taxNumbers }) => (
        <Stack gap="lg">
          <Panel title={t('bankAccounts')} note={t('bankNote')} actions={change('bank-account')}>
            {bankAccounts.length === 0 && <EmptyState title={t('noAccount')} text={t('noAccountText')} />}
            {bankAccounts.map((account) => (
              <NumberLine
                key={account.id}
                employeeId={employee.id}
                kind="bank-account"
                row={account}
                facts={[account.bank, account.holder, account.routing ? t('routingFact', { routing: account.routing }) : '']}
              />
            ))}
          </Panel>
          <SplitPanel employee={employee} splits={splits} />
          <Panel title={t('taxNumbers')} actions={change('tax-number')}>
            {taxNumbers.length === 0 && <EmptyState title={t('noTax')} />}
            {taxNumbers.map((number) => (
              <NumberLine key={number.id} employeeId={employee.id} kind="tax-number" row={number} facts={[]} />
            ))}
          </Panel>
          {form && <EditNumber employee={employee} kind={form} onClose={() => setForm(undefined)} />}
        </Stack>
      )}
    </Loaded>
  );
}
