import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../shared/api/failure.ts';
import { useNotify } from '../../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../../shared/api/trpc.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../../shared/ui/ConfirmDialog.tsx';
import type { Department } from '../department-tree.ts';

/** One that was made by mistake goes; one that was used says that it stays. */
export function DeleteDepartment({ department, onClose }: { readonly department: Department; readonly onClose: () => void }) {
  const { t } = useTranslation('departments');
  const format = useFormat();
  const notify = useNotify();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const remove = trpc.org.departments.deleteDepartment.useMutation();
  const name = format.name(department.name);
  const confirm = async () => {
    const result = await call(remove.mutateAsync({ id: department.id, version: department.version }));
    onClose();
    if (!result.ok) return;
    notify.done(t('delete.done', { name }));
    await navigate({ to: '/organisation/departments' });
    void utils.org.departments.listDepartments.invalidate();
  };
  return (
    <ConfirmDialog
      title={t('delete.title', { name })}
      text={t('delete.text')}
      confirmLabel={t('actions.delete')}
      isDangerous
      isBusy={remove.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
