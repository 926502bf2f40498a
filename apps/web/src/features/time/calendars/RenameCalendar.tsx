import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { FormDialog, useForm } from '../../../shared/ui/form/index.ts';
import type { CalendarYear } from './CalendarPage.tsx';
import { bothNames, NameFields, nameRules } from './NameFields.tsx';

interface Props {
  readonly calendar: CalendarYear['calendar'];
  readonly onClose: () => void;
}

export default function RenameCalendar({ calendar, onClose }: Props) {
  const { t } = useTranslation('calendars');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const update = trpc.time.calendars.updateCalendar.useMutation({ trpc: { context: { quiet: true } } });
  const form = useForm({
    initial: { nameEn: calendar.name.en, nameZh: calendar.name['zh-CN'] },
    rules: nameRules,
    fieldByCode: { STALE_VERSION: 'nameEn' } as const,
  });
  return (
    <FormDialog
      form={form}
      title={t('rename.title')}
      text={t('rename.text')}
      submit={t('rename.submit')}
      send={() => update.mutateAsync({ id: calendar.id, version: calendar.version, name: bothNames(form.values) })}
      onDone={() => {
        notify.done(t('rename.done'));
        void utils.time.calendars.invalidate();
        onClose();
      }}
      onClose={onClose}
    >
      <NameFields form={form} />
    </FormDialog>
  );
}
