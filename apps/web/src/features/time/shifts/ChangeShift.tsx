import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import { FormDialog, useForm } from '../../../shared/ui/form/index.ts';
import { bothNames, NameFields, nameRules } from '../calendars/index.ts';
import { type Shift, sayBreaks, sayHours, sayTimes } from './shift.ts';

interface Props {
  readonly shift: Shift;
  readonly onClose: () => void;
}

/** What a shift is called, and whether rosters may take it; one that nothing uses can go. */
export default function ChangeShift({ shift, onClose }: Props) {
  const { t } = useTranslation('shifts');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const [isDeleting, askToDelete] = useState(false);
  const update = trpc.time.shifts.updateShift.useMutation({ trpc: { context: { quiet: true } } });
  const remove = trpc.time.shifts.deleteShift.useMutation();
  const { id, version } = shift;
  const form = useForm({
    initial: { nameEn: shift.name.en, nameZh: shift.name['zh-CN'], isActive: shift.isActive },
    rules: nameRules,
    fieldByCode: { STALE_VERSION: 'nameEn', SHIFT_FOR_ALL: 'nameEn' } as const,
  });
  const confirm = async () => {
    const result = await call(remove.mutateAsync({ id, version }));
    if (result.ok) notify.done(t('delete.done', { name: format.name(shift.name) }));
    void utils.time.shifts.invalidate();
    onClose();
  };
  if (isDeleting)
    return (
      <ConfirmDialog
        title={t('delete.title', { name: format.name(shift.name) })}
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
      title={format.name(shift.name)}
      text={t('change.text', {
        times: sayTimes(t, shift),
        breaks: sayBreaks(t, format, shift),
        hours: sayHours(t, format, shift.workMinutes),
      })}
      submit={t('change.submit')}
      send={() => update.mutateAsync({ id, version, name: bothNames(form.values), isActive: form.values.isActive })}
      onDone={() => {
        notify.done(t('change.done'));
        void utils.time.shifts.invalidate();
        onClose();
      }}
      onClose={onClose}
    >
      <NameFields form={form} />
      <Checkbox
        label={t('fields.isActive')}
        checked={form.values.isActive}
        onChange={({ currentTarget: { checked } }) => form.set('isActive', checked)}
      />
      <div>
        <Button variant="subtle" color="red" size="compact-sm" onClick={() => askToDelete(true)}>
          {t('delete.action')}
        </Button>
      </div>
    </FormDialog>
  );
}
