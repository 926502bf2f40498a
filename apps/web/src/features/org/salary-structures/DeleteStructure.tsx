import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import type { StructureDetails } from './structure.ts';

interface Props {
  readonly structure: StructureDetails['structure'];
  readonly onClose: () => void;
}

/** Asks before a structure goes to which nothing refers. */
export default function DeleteStructure({ structure, onClose }: Props) {
  const { t } = useTranslation('salaryStructures');
  const format = useFormat();
  const notify = useNotify();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const remove = trpc.org.salaryStructures.deleteSalaryStructure.useMutation();
  const name = format.name(structure.name);
  const confirm = async () => {
    const result = await call(remove.mutateAsync({ id: structure.id, version: structure.version }));
    onClose();
    if (!result.ok) return;
    notify.done(t('delete.done', { name }));
    await navigate({ to: '/organisation/salary-structures' });
    void utils.org.salaryStructures.listSalaryStructures.invalidate();
  };
  return (
    <ConfirmDialog
      title={t('delete.title', { name })}
      text={t('delete.text')}
      confirmLabel={t('delete.action')}
      isDangerous
      isBusy={remove.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
