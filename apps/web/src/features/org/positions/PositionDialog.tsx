import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import type { EntryDialogProps } from './EntryListPage.tsx';
import { type FieldsProps, ListEntryDialog } from './ListEntryDialog.tsx';

export type Position = Outputs['org']['positions']['listPositions']['rows'][number];

function GradeField({ form }: FieldsProps<{ gradeId: number | null }>) {
  const { t } = useTranslation('positions');
  const format = useFormat();
  const grades = trpc.org.grades.listGrades.useQuery({}).data?.rows ?? [];
  return (
    <NativeSelect
      label={t('columns.grade')}
      value={form.values.gradeId === null ? '' : String(form.values.gradeId)}
      data={[{ value: '', label: t('noGrade') }, ...grades.map(({ id, name }) => ({ value: String(id), label: format.name(name) }))]}
      onChange={({ currentTarget: { value } }) => form.set('gradeId', value === '' ? null : Number(value))}
    />
  );
}

/** What people are in the company, with the grade that comes with it. */
export default function PositionDialog({ entry, onClose }: EntryDialogProps<Position>) {
  const { t } = useTranslation('positions');
  const format = useFormat();
  const utils = trpc.useUtils();
  const quiet = { trpc: { context: { quiet: true } } };
  const create = trpc.org.positions.createPosition.useMutation(quiet);
  const update = trpc.org.positions.updatePosition.useMutation(quiet);
  const remove = trpc.org.positions.deletePosition.useMutation();
  return (
    <ListEntryDialog
      entry={entry}
      title={entry ? format.name(entry.name) : t('positions.create')}
      text={t('positions.text')}
      extra={{ gradeId: entry?.grade?.id ?? null }}
      fields={GradeField}
      create={create.mutateAsync}
      update={update.mutateAsync}
      remove={entry && !entry.isUsed ? remove.mutateAsync : undefined}
      onChanged={() => void utils.org.positions.invalidate()}
      onClose={onClose}
    />
  );
}
