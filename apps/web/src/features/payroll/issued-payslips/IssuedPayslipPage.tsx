import { IconFileTypePdf } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { type PayslipMoveEvent, payslipMachine } from '@wagewright/contracts/payroll/payslips';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useDownload } from '../../../shared/api/use-download.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { PageSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { DeliveryPanel } from '../payslip-deliveries/index.ts';
import { PayslipSheet } from '../payslips/sheet/index.ts';
import { AskMove } from './AskMove.tsx';
import classes from './IssuedPayslipPage.module.css';
import { statusTones } from './issued-payslip-columns.tsx';
import { PayslipPlaces } from './PayslipPlaces.tsx';
import type { ReadPayslip } from './read-payslip.ts';

const DownloadPayslip = lazyPart(() => import('../payslips/DownloadPayslip.tsx'));
const route = getRouteApi('/_app/payroll/issued-payslips/$payslipId');

export function IssuedPayslipPage() {
  const { payslipId } = route.useParams();
  const query = trpc.payroll.payslips.getPayslip.useQuery({ id: Number(payslipId) });
  return (
    <Loaded query={query} skeleton={<PageSkeleton />} isPage>
      {(payslip) => <Issued payslip={payslip} />}
    </Loaded>
  );
}

/** What gives a payslip to its employee is the next step; what takes it from them stands apart. */
const opening: readonly PayslipMoveEvent[] = ['publish', 'allow'];

/** Somebody's payslip for whoever runs payroll: drawn as its employee sees it, with what has become of it. */
function Issued({ payslip }: { readonly payslip: ReadPayslip }) {
  const { t } = useTranslation(['issuedPayslips', 'payslips']);
  const format = useFormat();
  const download = useDownload();
  const utils = trpc.useUtils();
  const [isSaving, setSaving] = useState(false);
  const [asked, ask] = useState<PayslipMoveEvent>();
  const { id, status, events } = payslip;
  const look = () => {
    void utils.payroll.payslips.getPayslip.invalidate({ id });
    void utils.payroll.payslipDeliveries.invalidate();
    void utils.payroll.issuedPayslips.invalidate();
  };
  const actions = events.map((event) => ({
    id: event,
    label: t(`events.${event}`),
    isDangerous: !opening.includes(event),
    run: () => ask(event),
  }));
  return (
    <>
      <PageHeader
        title={`${payslip.employeeName} · ${payslip.period}`}
        trail={[{ label: t('title'), link: { to: '/payroll/issued-payslips' } }]}
        status={<StatusBadge tone={statusTones[status]}>{format.name(payslipMachine.labels[status])}</StatusBadge>}
        facts={[payslip.title, payslip.number]}
        primary={actions.find(({ isDangerous }) => !isDangerous) ?? null}
        secondary={{
          id: 'pdf',
          label: t('pdf.action', { ns: 'payslips' }),
          icon: <IconFileTypePdf size={16} />,
          run: () => setSaving(true),
        }}
        more={actions.filter(({ isDangerous }) => isDangerous)}
      />
      <div className={classes.page}>
        <article className={classes.slip}>
          <PayslipSheet payslip={payslip} />
        </article>
        <div className={classes.side}>
          <DeliveryPanel payslipId={id} onResent={look} />
          <PayslipPlaces payslip={payslip} />
        </div>
      </div>
      {asked && <AskMove event={asked} ids={[id]} onAnswered={look} onClose={() => ask(undefined)} />}
      <Suspense>
        {isSaving && (
          <DownloadPayslip
            download={(password) => download(`/api/payroll/payslips/${id}/document`, { password })}
            onClose={() => setSaving(false)}
          />
        )}
      </Suspense>
    </>
  );
}
