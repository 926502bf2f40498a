import { Button } from '@mantine/core';
import { payslipCheckMachine } from '@wagewright/contracts/payroll/payslips';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { Timeline, type TimelineEntry } from '../../../shared/ui/Timeline.tsx';
import { ResendPayslips } from './ResendPayslips.tsx';
import { type Delivery, wayEntry, wayStatus } from './way.ts';

/** While a mail waits to be sent, it is asked for this often. */
const sendingMs = 2_000;

/** What has become of one payslip: when it was published, who was told in which way, and what its employee said. */
export function DeliveryPanel({ payslipId, onResent }: { readonly payslipId: number; readonly onResent: () => void }) {
  const { t } = useTranslation('payslipDeliveries');
  const [isAsking, setAsking] = useState(false);
  const query = trpc.payroll.payslipDeliveries.getDelivery.useQuery(
    { id: payslipId },
    { refetchInterval: ({ state }) => (state.data?.ways.some(({ status }) => status === 'queued') ? sendingMs : false) },
  );
  return (
    <Panel
      title={t('delivery')}
      actions={
        query.data?.canResend && (
          <Button size="compact-sm" variant="default" onClick={() => setAsking(true)}>
            {t('resend')}
          </Button>
        )
      }
    >
      <Loaded query={query} skeleton={<RowsSkeleton rows={3} />}>
        {(delivery) => <Course delivery={delivery} />}
      </Loaded>
      {isAsking && (
        <ResendPayslips
          asked={{ ids: [payslipId] }}
          onDone={() => {
            void query.refetch();
            onResent();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  );
}

function Course({ delivery }: { readonly delivery: Delivery }) {
  const { t } = useTranslation('payslipDeliveries');
  const format = useFormat();
  const told = delivery.ways.map((way) => {
    const { tone, text } = wayStatus(way, format);
    return { ...wayEntry(way, t), status: <StatusBadge tone={tone}>{text}</StatusBadge> };
  });
  return <Timeline label={t('delivery')} entries={[...before(delivery, t, format), ...told, ...after(delivery, t, format)]} />;
}

/** Published, and from when on it can be seen. */
function before({ publishedAt, shownFrom, ways }: Delivery, t: TFunction<'payslipDeliveries'>, format: Formatter): TimelineEntry[] {
  if (publishedAt === null) return [{ key: 'published', title: t('notPublished'), state: 'ahead' }];
  const published: TimelineEntry = { key: 'published', title: t('published'), at: publishedAt, state: 'done' };
  if (shownFrom) return [published, { key: 'shown', title: t('shownFrom', { day: format.day(shownFrom) }), state: 'ahead' }];
  return ways.length > 0 ? [published] : [published, { key: 'nobody', title: t('nobody'), second: t('nobodyText'), state: 'bad' }];
}

/** Seen, and answered, or by when an answer is waited for. */
function after({ publishedAt, seenAt, check }: Delivery, t: TFunction<'payslipDeliveries'>, format: Formatter): TimelineEntry[] {
  if (publishedAt === null) return [];
  const until = check.at === null && check.until ? { second: t('checkUntil', { day: format.day(check.until) }) } : {};
  const checkTitle = format.name(payslipCheckMachine.labels[check.status]);
  return [
    seenAt ? { key: 'seen', title: t('seen'), at: seenAt, state: 'done' } : { key: 'seen', title: t('notSeen'), state: 'ahead' },
    {
      key: 'check',
      title: checkTitle,
      ...until,
      ...(check.at ? { at: check.at } : {}),
      state: check.status === 'disputed' ? 'current' : check.at ? 'done' : 'ahead',
    },
  ];
}
