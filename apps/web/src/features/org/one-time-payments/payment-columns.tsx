import { Anchor, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import type { Formatter } from '../../../shared/format/formatter.ts';
import type { Column } from '../../../shared/ui/data-table/index.ts';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { type Payment, stateTones } from './payment.ts';

interface Actions {
  readonly change: (payment: Payment) => void;
  readonly remove: (payment: Payment) => void;
}

type Say = TFunction<'oneTimePayments'>;

/** How far payroll has come with a payment. */
export const sayState = (t: Say, { state, period }: Payment): string => t(`states.${state}`, { period: period ?? '' });

/** Columns of the list. @param actions null: the reader may change nothing */
export const paymentColumns = (t: Say, format: Formatter, actions: Actions | null): Column<Payment>[] => [
  {
    id: 'employee',
    name: t('fields.person'),
    type: 'text',
    width: 150,
    grow: 1,
    card: 'title',
    value: ({ employee }) => employee,
    content: ({ employee, employeeId }) => (
      <Link to="/people/$employeeId" params={{ employeeId: String(employeeId) }} search={{ tab: 'pay' }}>
        {employee}
      </Link>
    ),
  },
  { id: 'number', name: t('fields.number'), type: 'text', width: 90, grow: 0, value: ({ employeeNumber }) => employeeNumber },
  {
    id: 'item',
    name: t('fields.item'),
    type: 'text',
    width: 140,
    grow: 1,
    card: 'second',
    value: ({ itemName }) => format.name(itemName),
    content: (payment) =>
      actions ? (
        <Anchor component="button" type="button" inherit onClick={() => actions.change(payment)}>
          {format.name(payment.itemName)}
        </Anchor>
      ) : (
        format.name(payment.itemName)
      ),
  },
  {
    id: 'amount',
    name: t('fields.amount'),
    type: 'text',
    width: 130,
    grow: 0,
    value: ({ amount, currency }) => `${format.number(amount, 2)} ${currency}`,
  },
  { id: 'payrollDate', name: t('fields.payrollDate'), type: 'date', width: 120, grow: 0, value: ({ payrollDate }) => payrollDate },
  { id: 'remarks', name: t('fields.remarks'), type: 'text', width: 120, grow: 1, value: ({ remarks }) => remarks },
  {
    id: 'state',
    name: t('fields.state'),
    type: 'text',
    width: 180,
    grow: 1,
    card: 'aside',
    value: (payment) => sayState(t, payment),
    content: (payment) => <StatusBadge tone={stateTones[payment.state]}>{sayState(t, payment)}</StatusBadge>,
  },
  ...(actions
    ? [
        {
          id: 'actions',
          name: t('fields.actions'),
          type: 'text' as const,
          width: 110,
          grow: 0,
          value: () => null,
          content: (payment: Payment) => (
            <Button variant="subtle" size="compact-sm" onClick={() => actions.remove(payment)}>
              {t('remove')}
            </Button>
          ),
        },
      ]
    : []),
];
