import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import { type Certificate, languageNames } from './certificate.ts';

/** Issues what somebody has asked for, saying what it will be. */
export default function IssueAsked({ certificate, onClose }: { readonly certificate: Certificate; readonly onClose: () => void }) {
  const { t } = useTranslation('certificates');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const issue = trpc.org.certificates.issueAskedCertificate.useMutation();
  const { id, version, kind, employee, purpose, language } = certificate;
  const confirm = async () => {
    const result = await call(issue.mutateAsync({ id, version }));
    onClose();
    void utils.org.certificates.invalidate();
    if (result.ok) notify.done(t('issue.done', { number: result.data.number }));
  };
  return (
    <ConfirmDialog
      title={t('issueAsked.title', { kind: t(`kinds.${kind}`) })}
      facts={[
        { label: t('columns.employee'), value: employee },
        { label: t('columns.purpose'), value: purpose ?? t('noPurpose') },
        { label: t('columns.language'), value: languageNames[language] },
      ]}
      text={t('issueAsked.text', { name: employee })}
      confirmLabel={t('issueAsked.action')}
      isBusy={issue.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
