import { contractKindLabels } from '@wagewright/contracts/org/contracts';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import { type Contract, sayContractDays } from './contract.ts';

interface Props {
  readonly contract: Contract;
  readonly onClose: () => void;
}

/** A contract that was entered by mistake is removed. */
export default function RemoveContract({ contract, onClose }: Props) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const remove = trpc.org.contracts.removeContract.useMutation();
  const { id, version, number, kind } = contract;
  const confirm = async (reason: string) => {
    const { ok } = await call(remove.mutateAsync({ id, version, reason: reason || null }));
    onClose();
    await utils.org.contracts.invalidate();
    if (ok) notify.done(t('remove.done', { number }));
  };
  return (
    <ConfirmDialog
      title={t('remove.title', { number })}
      facts={[
        { label: t('columns.employee'), value: contract.employee },
        { label: t('columns.kind'), value: format.name(contractKindLabels[kind]) },
        { label: t('columns.days'), value: sayContractDays(format, contract) },
      ]}
      text={t('remove.text')}
      confirmLabel={t('remove.confirm')}
      isDangerous
      isBusy={remove.isPending}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    />
  );
}
