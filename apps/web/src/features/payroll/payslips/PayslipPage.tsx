import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useDownload } from '../../../shared/api/use-download.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { PageSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { WhyDifferent } from '../payslip-changes/index.ts';
import { PayslipCheck } from '../payslip-disputes/index.ts';
import classes from './PayslipPage.module.css';
import { PayslipSheet } from './sheet/index.ts';
import { useMarkSeen } from './use-mark-seen.ts';

const DownloadPayslip = lazyPart(() => import('./DownloadPayslip.tsx'));
const LineExplanation = lazyPart(() => import('./LineExplanation.tsx'));
type Payslip = Outputs['payroll']['payslips']['getMyPayslip'];
const route = getRouteApi('/_app/payslips/$payslipId');

export function PayslipPage() {
  const { payslipId } = route.useParams();
  const query = trpc.payroll.payslips.getMyPayslip.useQuery({ id: Number(payslipId) });
  return (
    <Loaded query={query} skeleton={<PageSkeleton />} isPage>
      {(payslip) => <PayslipView payslip={payslip} />}
    </Loaded>
  );
}

/** One payslip, to read on a phone and to print: the net first, then every line with what changed and why. */
function PayslipView({ payslip }: { payslip: Payslip }) {
  const { t } = useTranslation('payslips');
  const format = useFormat();
  const [explained, setExplained] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const download = useDownload();
  useMarkSeen(payslip);
  return (
    <article className={classes.slip} data-layout={payslip.layout}>
      <PageHeader
        title={t('payslip', { period: payslip.period })}
        trail={[{ label: t('title'), link: { to: '/payslips' } }]}
        facts={[format.name(payslip.legalEntity), t('paidOn', { day: format.day(payslip.payDate) })]}
        secondary={{ id: 'pdf', label: t('pdf.action'), icon: <IconFileTypePdf size={16} />, run: () => setSaving(true) }}
        more={[{ id: 'print', label: t('print'), icon: <IconPrinter size={16} />, run: () => window.print() }]}
      />
      <PayslipSheet payslip={payslip} onExplain={setExplained} />
      <Suspense>
        <div className={classes.check}>
          <WhyDifferent payslipId={payslip.id} />
        </div>
        <div className={classes.check}>
          <PayslipCheck
            payslipId={payslip.id}
            items={payslip.lines.map(({ column, name }) => ({ value: column, label: format.name(name) }))}
          />
        </div>
      </Suspense>
      <Suspense>
        {isSaving && (
          <DownloadPayslip
            download={(password) => download(`/api/payroll/my-payslips/${payslip.id}/document`, { password })}
            onClose={() => setSaving(false)}
          />
        )}
      </Suspense>
      <Suspense>{explained && <LineExplanation payslip={payslip} column={explained} onClose={() => setExplained(undefined)} />}</Suspense>
    </article>
  );
}
