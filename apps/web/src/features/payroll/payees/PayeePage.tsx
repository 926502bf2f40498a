import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { PageSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { BatchStatusBadge, useHold, useLiveBatch, useRecalculation } from '../batches/index.ts';
import { PayeeView } from './PayeeView.tsx';
import type { Batch, Payee } from './payees.ts';

const HoldDialog = lazyPart(() => import('../batches/holding/HoldDialog.tsx'));
const route = getRouteApi('/_app/payroll/batches/$batchId_/people/$employeeId');

/** Everything of one person in a batch. */
export function PayeePage() {
  const { batchId, employeeId } = route.useParams();
  const asked = { batchId: Number(batchId), employeeId: Number(employeeId) };
  const batch = useLiveBatch(asked.batchId);
  const payee = trpc.payroll.payees.getPayee.useQuery(asked);
  return (
    <Loaded query={batch} skeleton={<PageSkeleton />} isPage>
      {(shown) => (
        <Loaded query={payee} skeleton={<PageSkeleton />} isPage>
          {(person) => (
            <>
              <Header batch={shown} payee={person} />
              <PayeeView key={person.employeeId} batch={shown} payee={person} />
            </>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

function Header({ batch, payee }: { batch: Batch; payee: Payee }) {
  const { t } = useTranslation(['payees', 'batches']);
  const format = useFormat();
  const { employeeId, name, held, job } = payee;
  const { hold, isBusy } = useHold({ batchId: batch.id, employeeId, name });
  const [isHolding, setHolding] = useState(false);
  const recalculation = useRecalculation(batch);
  const facts = [
    payee.employeeNumber,
    format.name(payee.department),
    format.name(job?.position ?? null),
    job?.supervisor ? t('reportsTo', { name: job.supervisor }) : '',
    job ? t('hired', { day: format.day(job.hireDate) }) : '',
    job?.terminationDate ? t('left', { day: format.day(job.terminationDate) }) : '',
  ];
  const more = [
    ...(batch.events.includes('hold-payee')
      ? [
          {
            id: 'hold',
            label: t(held ? 'batches:explain.unhold' : 'batches:explain.holdWithReason'),
            isBusy,
            // nobody is left unpaid without a word; who is taken in again is paid as everybody is
            run: () => (held ? void hold(false) : setHolding(true)),
          },
        ]
      : []),
    ...(recalculation.isOffered
      ? [
          {
            id: 'recalculate',
            label: t('batches:recalculate.person'),
            isBusy: recalculation.isBusy,
            run: () => void recalculation.recalculate([employeeId]),
          },
        ]
      : []),
  ];
  return (
    <>
      <PageHeader
        title={name}
        trail={[
          { label: t('batches:title'), link: { to: '/payroll/batches' } },
          { label: batch.name, link: { to: '/payroll/batches/$batchId', params: { batchId: String(batch.id) } as never } },
        ]}
        status={<PayeeStatus batch={batch} payee={payee} />}
        facts={facts.filter(Boolean)}
        more={more}
      />
      <Suspense>
        {isHolding && (
          <HoldDialog
            batchId={batch.id}
            holding={{ held: true, whom: { employeeIds: [employeeId], name } }}
            onClose={() => setHolding(false)}
          />
        )}
      </Suspense>
    </>
  );
}

/** Held, else the movement within the period, else where the batch stands. */
function PayeeStatus({ batch, payee: { held, movement } }: { batch: Batch; payee: Payee }) {
  const { t } = useTranslation('batches');
  if (held) return <StatusBadge tone="decision">{t('table.held')}</StatusBadge>;
  if (movement) return <StatusBadge tone="ready">{t(`review.movement.${movement}`)}</StatusBadge>;
  return <BatchStatusBadge status={batch.status} />;
}
