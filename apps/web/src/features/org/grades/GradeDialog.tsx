import { NumberInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type EntryDialogProps, type FieldsProps, ListEntryDialog } from '../positions/index.ts';

export type Grade = Outputs['org']['grades']['listGrades']['rows'][number];

function RankField({ form }: FieldsProps<{ rank: number }>) {
  const { t } = useTranslation('positions');
  return (
    <NumberInput
      label={t('columns.rank')}
      description={t('rankHint')}
      min={0}
      max={10_000}
      allowDecimal={false}
      value={form.values.rank}
      onChange={(value) => form.set('rank', Number(value) || 0)}
    />
  );
}

/** A level of positions; a higher rank stands above a lower one. */
export default function GradeDialog({ entry, onClose }: EntryDialogProps<Grade>) {
  const { t } = useTranslation('positions');
  const format = useFormat();
  const utils = trpc.useUtils();
  const quiet = { trpc: { context: { quiet: true } } };
  const create = trpc.org.grades.createGrade.useMutation(quiet);
  const update = trpc.org.grades.updateGrade.useMutation(quiet);
  const remove = trpc.org.grades.deleteGrade.useMutation();
  return (
    <ListEntryDialog
      entry={entry}
      title={entry ? format.name(entry.name) : t('grades.create')}
      text={t('grades.text')}
      extra={{ rank: entry?.rank ?? 0 }}
      fields={RankField}
      create={create.mutateAsync}
      update={update.mutateAsync}
      remove={entry?.positions === 0 ? remove.mutateAsync : undefined}
      onChanged={() => {
        void utils.org.grades.invalidate();
        void utils.org.positions.invalidate();
      }}
      onClose={onClose}
    />
  );
}
