import { IconFileTypePdf } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { payslipMachine } from '@wagewright/contracts/payroll/payslips';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useDownload } from '../../../shared/api/use-download.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { PageSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { PayslipSheet } from '../payslips/sheet/index.ts';
import classes from './IssuedPayslipPage.module.css';
import { statusTones } from './issued-payslip-columns.tsx';

const DownloadPayslip = lazyPart(() => import('../payslips/DownloadPayslip.tsx'));
const route = getRouteApi('/_app/payroll/issued-payslips/$payslipId');
type Payslip = Outputs['payroll']['payslips']['getPayslip'];

export function IssuedPayslipPage() {
  const { payslipId } = route.useParams();
  const query = trpc.payroll.payslips.getPayslip.useQuery({ id: Number(payslipId) });
  return (
    <Loaded query={query} skeleton={<PageSkeleton />} isPage>
      {(payslip) => <Issued payslip={payslip} />}
    </Loaded>
  );
}

/** Somebody's payslip for whoever runs payroll: drawn as its employee sees it. */
function Issued({ payslip }: { readonly payslip: Payslip }) {
  const { t } = useTranslation(['issuedPayslips', 'payslips']);
  const format = useFormat();
  const download = useDownload();
  const [isSaving, setSaving] = useState(false);
  const { id, status, seenAt } = payslip;
  return (
    <>
      <PageHeader
        title={`${payslip.employeeName} · ${payslip.period}`}
        trail={[{ label: t('title'), link: { to: '/payroll/issued-payslips' } }]}
        status={<StatusBadge tone={statusTones[status]}>{format.name(payslipMachine.labels[status])}</StatusBadge>}
        facts={[payslip.title, payslip.number, seenAt ? t('seenAt', { when: format.instant(seenAt) }) : t('notSeen')]}
        secondary={{
          id: 'pdf',
          label: t('pdf.action', { ns: 'payslips' }),
          icon: <IconFileTypePdf size={16} />,
          run: () => setSaving(true),
        }}
      />
      <article className={classes.slip}>
        <PayslipSheet payslip={payslip} />
      </article>
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
