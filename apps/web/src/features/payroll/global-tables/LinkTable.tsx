import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { FormFaults, useForm } from '../../../shared/ui/form/index.ts';
import { QuestionDialog } from '../../../shared/ui/QuestionDialog.tsx';
import { DialogButtons } from './DialogButtons.tsx';
import { type PickedTable, TablePicker } from './TablePicker.tsx';

/** Links a table of a solution's rules with this global table: from then on its content is this one's. */
export function LinkTable({ code, onClose }: { code: string; onClose: () => void }) {
  const { t } = useTranslation('globalTables');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const take = trpc.payroll.globalTables.takeGlobalTable.useMutation({ trpc: { context: { quiet: true } } });
  const form = useForm<{ picked: Partial<PickedTable> }>({
    initial: { picked: {} },
    rules: { picked: ({ table }) => (table === undefined ? 'rows' : null) },
    fieldByCode: { NOT_FOUND: 'picked', ILLEGAL_TRANSITION: 'picked' },
  });
  const { picked } = form.values;
  const { solutionId = 0, table = '' } = picked;
  const solutions = trpc.payroll.solutions.listSolutions.useQuery({});
  const legalEntityId = solutions.data?.rows.find(({ id }) => id === solutionId)?.legalEntityId;
  const held = trpc.payroll.globalTables.getGlobalTable.useQuery(
    { code, ...(legalEntityId === undefined ? {} : { legalEntityId }) },
    { enabled: legalEntityId !== undefined },
  );
  const revision = held.data?.shown?.number;
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (!form.check() || revision === undefined) return;
    const result = await call(take.mutateAsync({ code, targets: [{ solutionId, table, revision }] }));
    if (!result.ok) return form.refuse(result.failure);
    notify.done(t('link.done', { table }));
    await Promise.all([utils.payroll.globalTables.invalidate(), utils.payroll.copies.invalidate()]);
    onClose();
  };
  return (
    <QuestionDialog title={t('link.action')} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <FormFaults faults={form.faults} />
        <Text mb="md">{t('link.text')}</Text>
        <Stack gap="md" data-field="picked">
          <TablePicker
            label={t('columns.solution')}
            picked={picked}
            none={t('picker.none')}
            error={form.errorOf('picked')}
            onPick={(next) => form.set('picked', next)}
          />
        </Stack>
        {legalEntityId !== undefined && held.data && revision === undefined && <Text mt="md">{t('empty')}</Text>}
        <DialogButtons
          confirmLabel={t('link.confirm')}
          isBusy={take.isPending}
          isOff={solutionId > 0 && revision === undefined}
          onClose={onClose}
        />
      </form>
    </QuestionDialog>
  );
}
