import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import type { CalendarYear } from './CalendarPage.tsx';

interface Props {
  readonly calendar: CalendarYear['calendar'];
  readonly onClose: () => void;
}

/** One that nobody works by goes; one that is used says who works by it. */
export default function DeleteCalendar({ calendar, onClose }: Props) {
  const { t } = useTranslation('calendars');
  const format = useFormat();
  const notify = useNotify();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const remove = trpc.time.calendars.deleteCalendar.useMutation();
  const name = format.name(calendar.name);
  const confirm = async () => {
    const result = await call(remove.mutateAsync({ id: calendar.id, version: calendar.version }));
    onClose();
    if (!result.ok) return;
    notify.done(t('delete.done', { name }));
    await navigate({ to: '/time/calendars' });
    void utils.time.calendars.listCalendars.invalidate();
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
