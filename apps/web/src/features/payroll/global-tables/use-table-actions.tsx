import { Checkbox, Stack, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import { FormFaults, fieldProps, named, useForm } from '../../../shared/ui/form/index.ts';
import type { HeaderAction } from '../../../shared/ui/PageHeader.tsx';
import { QuestionDialog } from '../../../shared/ui/QuestionDialog.tsx';
import { useCan } from '../../../shared/views.ts';
import { ImportDialog } from '../../platform/imports/index.ts';
import { DialogButtons } from './DialogButtons.tsx';
import type { GlobalTable } from './global-table.ts';

type Asked = 'import' | 'rename' | 'delete';

/** What can be done with a global table as a whole. */
export function useTableActions(table: GlobalTable, legalEntityId: number | undefined) {
  const { t } = useTranslation('globalTables');
  const can = useCan();
  const notify = useNotify();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const remove = trpc.payroll.globalTables.deleteGlobalTable.useMutation();
  const [asked, ask] = useState<Asked>();
  const close = () => ask(undefined);
  const giveUp = async () => {
    const result = await call(remove.mutateAsync({ code: table.code, version: table.version }));
    if (!result.ok) return;
    close();
    notify.done(t('deleted', { code: table.code }));
    await navigate({ to: '/payroll/global-tables' });
    await utils.payroll.globalTables.invalidate();
  };
  const secondary: HeaderAction | null =
    can('global-table.edit') && can('import.make') && table.shown
      ? { id: 'import', label: t('import.action'), run: () => ask('import') }
      : null;
  const more: HeaderAction[] = can('global-table.edit')
    ? [
        { id: 'rename', label: t('rename.action'), run: () => ask('rename') },
        { id: 'delete', label: t('delete.action'), run: () => ask('delete'), isDangerous: true },
      ]
    : [];
  const dialogs: Readonly<Record<Asked, React.ReactNode>> = {
    import: (
      <Suspense>
        <ImportDialog
          subject={{ entity: 'global-table-rows', id: table.id, ...(legalEntityId === undefined ? {} : { part: String(legalEntityId) }) }}
          onClose={close}
        />
      </Suspense>
    ),
    rename: <Rename table={table} onClose={close} />,
    delete: (
      <ConfirmDialog
        title={t('delete.title', { code: table.code })}
        text={t('delete.text')}
        confirmLabel={t('delete.action')}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => void giveUp()}
        onClose={close}
      />
    ),
  };
  return { secondary, more, dialog: asked && dialogs[asked] };
}

function Rename({ table, onClose }: { table: GlobalTable; onClose: () => void }) {
  const { t } = useTranslation('globalTables');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const update = trpc.payroll.globalTables.updateGlobalTable.useMutation({ trpc: { context: { quiet: true } } });
  const { name, category, independentEntity, code, version } = table;
  const form = useForm({
    initial: { nameEn: name.en, nameZh: name['zh-CN'], category, independentEntity },
    rules: { nameEn: named, nameZh: named, category: named },
    fieldByCode: { GLOBAL_TABLE_NAME_TAKEN: 'nameEn', GLOBAL_TABLE_OWN_ROWS: 'independentEntity', STALE_VERSION: 'nameEn' },
  });
  const { values } = form;
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (!form.check()) return;
    const given = { name: { en: values.nameEn.trim(), 'zh-CN': values.nameZh.trim() }, category: values.category.trim() };
    const result = await call(update.mutateAsync({ code, version, ...given, independentEntity: values.independentEntity }));
    if (!result.ok) return form.refuse(result.failure);
    notify.done(t('rename.done'));
    await utils.payroll.globalTables.invalidate();
    onClose();
  };
  return (
    <QuestionDialog title={t('rename.action')} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <FormFaults faults={form.faults} />
        <Stack gap="md">
          {(['nameEn', 'nameZh', 'category'] as const).map((field) => (
            <TextInput
              key={field}
              label={t(`rename.${field}`)}
              value={values[field]}
              maxLength={100}
              onChange={(event) => form.set(field, event.currentTarget.value)}
              {...fieldProps(form, field)}
            />
          ))}
          <Checkbox
            label={t('columns.independentEntity')}
            description={t('create.independentHint')}
            checked={values.independentEntity}
            onChange={(event) => form.set('independentEntity', event.currentTarget.checked)}
            {...fieldProps(form, 'independentEntity')}
          />
        </Stack>
        <DialogButtons confirmLabel={t('rename.save')} isBusy={update.isPending} onClose={onClose} />
      </form>
    </QuestionDialog>
  );
}
