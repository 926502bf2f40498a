import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import { EffectOnPay } from '../../org/employees/index.ts';
import type { Assignment } from './schedule.ts';

interface Props {
  readonly assignment: Assignment;
  readonly onClose: () => void;
}

/** Whose pay it is about. */
const askedOf = (kind: Assignment['kind'], id: number) =>
  kind === 'employee' ? { employeeIds: [id] } : kind === 'department' ? { departmentId: id } : { legalEntityId: id };

/** Takes a roster back: what was given before holds on. */
export default function TakeBack({ assignment, onClose }: Props) {
  const { t } = useTranslation('rosters');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const remove = trpc.time.rosters.removeRosterAssignment.useMutation();
  const { id, kind, targetId, target, from, until, roster } = assignment;
  const confirm = async (reason: string) => {
    const result = await call(remove.mutateAsync({ id, reason: reason || null }));
    onClose();
    void utils.time.invalidate();
    if (result.ok) notify.done(t('takeBack.done'));
  };
  return (
    <ConfirmDialog
      title={t('takeBack.title', { target: format.name(target) })}
      facts={[
        { label: t('columns.roster'), value: roster ? format.name(roster.name) : t('given.none') },
        { label: t('columns.from'), value: format.day(from) },
      ]}
      figures={<EffectOnPay {...askedOf(kind, targetId)} from={from} until={until} />}
      text={t('takeBack.text')}
      confirmLabel={t('takeBack.action')}
      isBusy={remove.isPending}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    />
  );
}
