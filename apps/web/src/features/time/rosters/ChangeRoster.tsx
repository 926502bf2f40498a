import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import { FormDialog, useForm } from '../../../shared/ui/form/index.ts';
import { bothNames, NameFields, nameRules } from '../calendars/index.ts';
import { type Roster, sayPattern } from './schedule.ts';

interface Props {
  readonly roster: Roster;
  readonly onClose: () => void;
}

/** What a roster is called; one that nobody was given can go. */
export default function ChangeRoster({ roster, onClose }: Props) {
  const { t } = useTranslation('rosters');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const [isDeleting, askToDelete] = useState(false);
  const update = trpc.time.rosters.updateRoster.useMutation({ trpc: { context: { quiet: true } } });
  const remove = trpc.time.rosters.deleteRoster.useMutation();
  const { id, version } = roster;
  const form = useForm({
    initial: { nameEn: roster.name.en, nameZh: roster.name['zh-CN'] },
    rules: nameRules,
    fieldByCode: { STALE_VERSION: 'nameEn' } as const,
  });
  const confirm = async () => {
    const result = await call(remove.mutateAsync({ id, version }));
    if (result.ok) notify.done(t('delete.done', { name: format.name(roster.name) }));
    void utils.time.rosters.invalidate();
    onClose();
  };
  if (isDeleting)
    return (
      <ConfirmDialog
        title={t('delete.title', { name: format.name(roster.name) })}
        text={t('delete.text')}
        confirmLabel={t('delete.action')}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => void confirm()}
        onClose={onClose}
      />
    );
  return (
    <FormDialog
      form={form}
      title={format.name(roster.name)}
      text={t('change.text', { pattern: sayPattern(t, format, roster), day: format.day(roster.anchorDate) })}
      submit={t('change.submit')}
      send={() => update.mutateAsync({ id, version, name: bothNames(form.values) })}
      onDone={() => {
        notify.done(t('change.done'));
        void utils.time.rosters.invalidate();
        onClose();
      }}
      onClose={onClose}
    >
      <NameFields form={form} />
      {roster.assignments === 0 && (
        <div>
          <Button variant="subtle" color="red" size="compact-sm" onClick={() => askToDelete(true)}>
            {t('delete.action')}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
