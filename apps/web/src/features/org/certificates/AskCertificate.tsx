import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { FormDialog, useForm } from '../../../shared/ui/form/index.ts';
import { CertificateFields, type CertificateValues } from './CertificateFields.tsx';

/** Asks for a certificate for oneself. */
export default function AskCertificate({ onClose }: { readonly onClose: () => void }) {
  const { t, i18n } = useTranslation('certificates');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const ask = trpc.org.certificates.askCertificate.useMutation({ trpc: { context: { quiet: true } } });
  const form = useForm<CertificateValues>({
    initial: { kind: 'employment', language: i18n.language === 'en' ? 'en' : 'zh-CN', purpose: '' },
    rules: {},
    fieldByCode: { CERTIFICATE_ASKED: 'kind' } as const,
  });
  const { kind, language, purpose } = form.values;
  return (
    <FormDialog
      form={form}
      title={t('ask.title')}
      text={t('ask.text')}
      submit={t('ask.submit')}
      send={() => ask.mutateAsync({ kind, language, purpose: purpose.trim() || null })}
      onDone={async () => {
        notify.done(t('ask.done'));
        await utils.org.certificates.invalidate();
        onClose();
      }}
      onClose={onClose}
    >
      <CertificateFields form={form} />
    </FormDialog>
  );
}
