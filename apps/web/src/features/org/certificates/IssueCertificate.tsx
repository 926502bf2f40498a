import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { FormDialog, type NamedPerson, useForm } from '../../../shared/ui/form/index.ts';
import { PersonPick } from '../employees/index.ts';
import { CertificateFields, type CertificateValues } from './CertificateFields.tsx';

interface Values extends CertificateValues {
  readonly person: NamedPerson | null;
}

/** Issues a certificate for somebody who has not asked for it here. */
export default function IssueCertificate({ onClose }: { readonly onClose: () => void }) {
  const { t, i18n } = useTranslation('certificates');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const issue = trpc.org.certificates.issueCertificate.useMutation({ trpc: { context: { quiet: true } } });
  const form = useForm<Values>({
    initial: { person: null, kind: 'employment', language: i18n.language === 'en' ? 'en' : 'zh-CN', purpose: '' },
    rules: { person: (person) => (person === null ? 'required' : null) },
    fieldByCode: { NOT_FOUND: 'person', CERTIFICATE_OWN: 'person', CERTIFICATE_NO_INCOME: 'kind', AUTHORIZATION_REQUIRED: 'kind' } as const,
  });
  const { person, kind, language, purpose } = form.values;
  return (
    <FormDialog
      form={form}
      title={t('issue.title')}
      text={t('issue.text')}
      submit={t('issue.submit')}
      send={() => (person ? issue.mutateAsync({ employeeId: person.id, kind, language, purpose: purpose.trim() || null }) : undefined)}
      onDone={async ({ number }) => {
        notify.done(t('issue.done', { number }));
        await utils.org.certificates.invalidate();
        onClose();
      }}
      onClose={onClose}
    >
      <PersonPick
        label={t('columns.employee')}
        value={person}
        onChange={(value) => form.set('person', value)}
        error={form.errorOf('person')}
      />
      <CertificateFields form={form} />
    </FormDialog>
  );
}
