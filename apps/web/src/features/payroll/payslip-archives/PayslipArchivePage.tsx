import { IconFileZip } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { payslipArchiveMachine } from '@wagewright/contracts/payroll/payslip-archives';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { ArchiveFiles } from './ArchiveFiles.tsx';
import { ArchiveProgress } from './ArchiveProgress.tsx';
import { type Archive, stateTones } from './archive.ts';
import { useLiveArchive } from './use-live-archive.ts';

const route = getRouteApi('/_app/payroll/payslip-archives/$archiveId');

/** Payslips as PDF: how far they are, and a zip file for each department. */
export function PayslipArchivePage() {
  const { archiveId } = route.useParams();
  const query = useLiveArchive(Number(archiveId));
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={6} />} isPage>
      {(archive) => <Shown archive={archive} />}
    </Loaded>
  );
}

function Shown({ archive }: { readonly archive: Archive }) {
  const { t } = useTranslation('payslipArchives');
  const format = useFormat();
  const { getPayslipArchive } = trpc.useUtils().payroll.payslipArchives;
  const cancel = trpc.payroll.payslipArchives.cancelPayslipArchive.useMutation();
  const { id, state, payslips, askedBy, askedAt, keptUntil, files, progress } = archive;
  const stop = async (): Promise<void> => {
    const result = await call(cancel.mutateAsync({ id }));
    if (result.ok) getPayslipArchive.setData({ id }, result.data);
    else void getPayslipArchive.invalidate({ id });
  };
  const facts = [
    t('asked', { who: askedBy, when: format.instant(askedAt) }),
    ...(files.length > 0 && keptUntil ? [t('kept', { when: format.instant(keptUntil) })] : []),
  ];
  return (
    <>
      <PageHeader
        title={t('title', { count: payslips, payslips: format.count(payslips) })}
        trail={[
          { label: t('payslips'), link: { to: '/payroll/issued-payslips' } },
          { label: t('list.title'), link: { to: '/payroll/payslip-archives' } },
        ]}
        status={<StatusBadge tone={stateTones[state]}>{format.name(payslipArchiveMachine.labels[state])}</StatusBadge>}
        facts={facts}
        more={progress ? [{ id: 'cancel', label: t('cancel'), isDangerous: true, isBusy: cancel.isPending, run: () => void stop() }] : []}
      />
      {progress && <ArchiveProgress progress={progress} />}
      {state === 'failed' && (
        <MessageBox tone="bad" title={t('failed')}>
          {archive.failure}
        </MessageBox>
      )}
      {files.length > 0 && <ArchiveFiles archive={archive} />}
      {files.length === 0 && (state === 'finished' || state === 'cancelled') && (
        <Panel>
          <EmptyState icon={<IconFileZip size={24} />} title={t(`none.${state}`)} text={t('none.text')} />
        </Panel>
      )}
    </>
  );
}
