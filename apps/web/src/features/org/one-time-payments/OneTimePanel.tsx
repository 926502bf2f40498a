import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import type { NamedPerson } from '../../../shared/ui/form/index.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { Timeline, type TimelineEntry } from '../../../shared/ui/Timeline.tsx';
import { type Payment, type Payments, stateTones } from './payment.ts';
import { sayState } from './payment-columns.tsx';

const PaymentDialog = lazyPart(() => import('./PaymentDialog.tsx'));
const DeletePayment = lazyPart(() => import('./DeletePayment.tsx'));

export interface Props {
  readonly employee: NamedPerson;
  /** In which their legal entity pays. */
  readonly currency: string;
  readonly mayEdit: boolean;
}

/** As many as one person is ever given; of more the latest, and how many there are. */
const shown = 100;

const marks = { taken: 'done', late: 'current', ahead: 'ahead' } as const satisfies Record<Payment['state'], TimelineEntry['state']>;

/** What somebody is paid once, the latest first. */
export default function OneTimePanel({ employee, currency, mayEdit }: Props) {
  const { t } = useTranslation('oneTimePayments');
  const query = trpc.org.oneTimePayments.listOneTimePayments.useQuery({ employeeId: employee.id, limit: shown });
  const [opened, open] = useState<Payment | 'new'>();
  const add = mayEdit && (
    <Button variant="default" size="compact-md" leftSection={<IconPlus size={16} />} onClick={() => open('new')}>
      {t('create')}
    </Button>
  );
  return (
    <Panel title={t('title')} note={t('panelNote')} actions={add}>
      <Loaded query={query} skeleton={<RowsSkeleton rows={2} />}>
        {(payments) => (
          <>
            <Suspense>
              {opened && (
                <PaymentDialog
                  items={payments.items}
                  person={employee}
                  currency={currency}
                  payment={opened === 'new' ? null : opened}
                  onClose={() => open(undefined)}
                />
              )}
            </Suspense>
            <PaymentTimeline payments={payments} onChange={mayEdit ? open : null} />
          </>
        )}
      </Loaded>
    </Panel>
  );
}

function PaymentTimeline({ payments, onChange }: { payments: Payments; onChange: ((payment: Payment) => void) | null }) {
  const { t } = useTranslation('oneTimePayments');
  const format = useFormat();
  const [removed, remove] = useState<Payment>();
  if (payments.total === 0) return <>{t('none.person')}</>;
  const entries = payments.rows.map(
    (payment): TimelineEntry => ({
      key: String(payment.id),
      title: `${format.name(payment.itemName)}: ${format.number(payment.amount, 2)} ${payment.currency}`,
      status: <StatusBadge tone={stateTones[payment.state]}>{sayState(t, payment)}</StatusBadge>,
      second: format.day(payment.payrollDate),
      lines: [],
      quote: payment.remarks,
      below: onChange && (
        <Group gap={4} ml={-8}>
          <Button variant="subtle" color="gray" size="compact-xs" onClick={() => onChange(payment)}>
            {t('change')}
          </Button>
          <Button variant="subtle" color="gray" size="compact-xs" onClick={() => remove(payment)}>
            {t('remove')}
          </Button>
        </Group>
      ),
      state: marks[payment.state],
    }),
  );
  return (
    <>
      <Suspense>{removed && <DeletePayment payment={removed} onClose={() => remove(undefined)} />}</Suspense>
      <Timeline label={t('title')} entries={entries} />
      {payments.total > payments.rows.length && t('more', { shown: payments.rows.length, total: format.count(payments.total) })}
    </>
  );
}
