import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { batchMachine } from '@wagewright/contracts/payroll/batches';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmFacts } from '../../../shared/ui/ConfirmFacts.tsx';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { QuestionDialog } from '../../../shared/ui/QuestionDialog.tsx';
import { useCan } from '../../../shared/views.ts';
import { ImportDialog } from '../../platform/imports/index.ts';
import { PeriodBadge } from './PeriodBadge.tsx';
import { PeriodQuestion } from './PeriodQuestion.tsx';
import { type AskedEvent, askedEvents, type Period } from './period-events.ts';
import { WaitsFor } from './WaitsFor.tsx';
import { blockersOf } from './waiting.ts';

interface Props {
  readonly period: Period;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** A period with all its dates, its batches, what it waits for, and what can be done with it. */
export function PeriodDetails({ period, onEdit, onClose }: Props) {
  const { t } = useTranslation('periods');
  const can = useCan();
  const [asked, ask] = useState<AskedEvent>();
  const [isBringing, bring] = useState(false);
  if (isBringing)
    return (
      <Suspense>
        <ImportDialog subject={{ entity: 'opening-balances', id: period.id }} onClose={() => bring(false)} />
      </Suspense>
    );
  if (asked)
    return (
      <PeriodQuestion event={asked} period={period} onClose={() => ask(undefined)} {...(asked === 'delete' ? { onDone: onClose } : {})} />
    );
  return (
    <QuestionDialog title={period.name} onClose={onClose}>
      <p style={{ marginTop: 0 }}>
        <PeriodBadge status={period.status} />
      </p>
      <PeriodFacts period={period} />
      {period.batches.length > 0 && (period.status !== 'enabled' || blockersOf(period).length === 0) && <PeriodBatches period={period} />}
      {period.status === 'enabled' && (
        <section>
          <b>{t('waits.title')}</b>
          <div>
            <WaitsFor period={period} />
          </div>
        </section>
      )}
      <Reasons period={period} />
      <Group justify="flex-end" mt="lg" gap="xs">
        {askedEvents(period).map((event) => (
          <Button key={event} variant="default" onClick={() => ask(event)} {...(event === 'delete' ? { c: 'red.9' } : {})}>
            {t(`events.${event}`)}
          </Button>
        ))}
        {period.status !== 'closed' && can('batch.submit-data') && can('import.make') && (
          <Button variant="default" onClick={() => bring(true)}>
            {t('openings')}
          </Button>
        )}
        {period.events.includes('edit') && <Button onClick={onEdit}>{t('edit.open')}</Button>}
      </Group>
    </QuestionDialog>
  );
}

/** Why nothing can be edited, where that is so. */
function Reasons({ period }: { period: Period }) {
  const { t } = useTranslation('periods');
  const can = useCan();
  if (period.events.includes('edit')) return null;
  if (!can('period.edit')) return <MessageBox tone="decision">{t('noPermission')}</MessageBox>;
  if (period.status === 'closed') return <p>{t(can('period.reopen') ? 'isClosed' : 'isClosedForYou')}</p>;
  return period.batches.length > 0 ? <p>{t('hasBatches')}</p> : null;
}

function PeriodFacts({ period }: { period: Period }) {
  const { t } = useTranslation('periods');
  const format = useFormat();
  const facts = [
    { label: t('fields.days'), value: format.days(period.startDate, period.endDate) },
    { label: t('fields.payDate'), value: format.day(period.payDate) },
    { label: t('fields.attendance'), value: format.days(period.attendanceStart, period.attendanceEnd) },
    { label: t('fields.taxMonth'), value: period.taxMonth },
    ...(period.paidDate ? [{ label: t('fields.paidDate'), value: format.day(period.paidDate) }] : []),
  ];
  return <ConfirmFacts facts={facts} />;
}

function PeriodBatches({ period }: { period: Period }) {
  const { t } = useTranslation('periods');
  const format = useFormat();
  return (
    <section>
      <b>{t('fields.batches')}</b>
      <ul style={{ marginBlock: 4, paddingInlineStart: 18 }}>
        {period.batches.map(({ id, name, status }) => (
          <li key={id}>
            <Link to="/payroll/batches/$batchId" params={{ batchId: String(id) }}>
              {name}
            </Link>{' '}
            · {format.name(batchMachine.labels[status])}
          </li>
        ))}
      </ul>
    </section>
  );
}
