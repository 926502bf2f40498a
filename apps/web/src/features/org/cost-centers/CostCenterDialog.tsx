import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type EntryDialogProps, ListEntryDialog } from '../positions/index.ts';

export type CostCenter = Outputs['org']['costCenters']['listCostCenters']['rows'][number];

/** What cost is put on. */
export default function CostCenterDialog({ entry, onClose }: EntryDialogProps<CostCenter>) {
  const { t } = useTranslation('positions');
  const format = useFormat();
  const utils = trpc.useUtils();
  const quiet = { trpc: { context: { quiet: true } } };
  const create = trpc.org.costCenters.createCostCenter.useMutation(quiet);
  const update = trpc.org.costCenters.updateCostCenter.useMutation(quiet);
  const remove = trpc.org.costCenters.deleteCostCenter.useMutation();
  return (
    <ListEntryDialog
      entry={entry}
      title={entry ? format.name(entry.name) : t('costCenters.create')}
      text={t('costCenters.text')}
      extra={{}}
      create={create.mutateAsync}
      update={update.mutateAsync}
      remove={entry && !entry.isUsed ? remove.mutateAsync : undefined}
      onChanged={() => void utils.org.costCenters.invalidate()}
      onClose={onClose}
    />
  );
}
