import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import type { Certificate } from './certificate.ts';

export type Ending = 'refuse' | 'withdraw' | 'revoke';

interface Props {
  readonly certificate: Certificate;
  readonly how: Ending;
  readonly onClose: () => void;
}

/** What was asked for is refused or withdrawn; what was issued is revoked. Of somebody else it is said why. */
export default function EndCertificate({ certificate: { id, version, kind, employee, number }, how, onClose }: Props) {
  const { t } = useTranslation('certificates');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const calls = {
    refuse: trpc.org.certificates.refuseCertificate.useMutation(),
    revoke: trpc.org.certificates.revokeCertificate.useMutation(),
    withdraw: trpc.org.certificates.withdrawCertificate.useMutation(),
  };
  const send = (reason: string) =>
    how === 'withdraw' ? calls.withdraw.mutateAsync({ id, version }) : calls[how].mutateAsync({ id, version, reason });
  const confirm = async (reason: string) => {
    const { ok } = await call(send(reason));
    onClose();
    void utils.org.certificates.invalidate();
    if (ok) notify.done(t(`end.${how}.done`));
  };
  return (
    <ConfirmDialog
      title={t(`end.${how}.title`, { kind: t(`kinds.${kind}`) })}
      facts={[
        ...(how === 'withdraw' ? [] : [{ label: t('columns.employee'), value: employee }]),
        ...(number === null ? [] : [{ label: t('columns.number'), value: number }]),
      ]}
      text={t(`end.${how}.text`)}
      confirmLabel={t(`end.${how}.confirm`)}
      remarksRequired={how !== 'withdraw'}
      isDangerous={how === 'revoke'}
      isBusy={calls[how].isPending}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    />
  );
}
