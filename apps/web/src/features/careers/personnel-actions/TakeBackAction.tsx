import { personnelActionFacts } from '@wagewright/contracts/careers/personnel-actions';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import { type PersonnelAction, sayDay } from './action.ts';

interface Props {
  readonly action: PersonnelAction;
  readonly isOwn: boolean;
  readonly onClose: () => void;
}

/** Takes an action back: nobody is asked any more, or what was planned does not happen. */
export default function TakeBackAction({ action, isOwn, onClose }: Props) {
  const { t } = useTranslation('personnelActions');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const own = trpc.careers.personnelActions.takeBackMyResignation.useMutation();
  const others = trpc.careers.personnelActions.takeBackPersonnelAction.useMutation();
  const { id, version } = action;
  const confirm = async (reason: string) => {
    const { ok } = await call((isOwn ? own : others).mutateAsync({ id, version, reason: reason || null }));
    onClose();
    await Promise.all([utils.careers.invalidate(), utils.org.invalidate()]);
    if (ok) notify.done(t('takeBack.done'));
  };
  return (
    <ConfirmDialog
      title={t('takeBack.title', { kind: format.name(personnelActionFacts(action.kind).label) })}
      facts={[
        { label: t('columns.employee'), value: action.employee },
        { label: t('columns.day'), value: sayDay(t, format, action) },
      ]}
      text={t(action.isAhead ? 'takeBack.planned' : 'takeBack.open')}
      confirmLabel={t('takeBack.confirm')}
      isBusy={own.isPending || others.isPending}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    />
  );
}
