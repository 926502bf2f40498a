import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ListEntryDialog } from '../positions/index.ts';

export type CostCenter = Outputs['org']['costCenters']['listCostCenters']['rows'][number];

/** What cost is put on. */
export default function CostCenterDialog({
  costCenter,
  onClose,
}: {
  readonly costCenter: CostCenter | null;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('positions');
  const format = useFormat();
  const utils = trpc.useUtils();
  const quiet = { trpc: { context: { quiet: true } } };
  const create = trpc.org.costCenters.createCostCenter.useMutation(quiet);
  const update = trpc.org.costCenters.updateCostCenter.useMutation(quiet);
  const remove = trpc.org.costCenters.deleteCostCenter.useMutation();
  return (
    <ListEntryDialog
      entry={costCenter}
      title={costCenter ? format.name(costCenter.name) : t('costCenters.create')}
      text={t('costCenters.text')}
      extra={{}}
      create={create.mutateAsync}
      update={update.mutateAsync}
      remove={costCenter?.headcount === 0 ? remove.mutateAsync : undefined}
      onChanged={() => void utils.org.costCenters.invalidate()}
      onClose={onClose}
    />
  );
}
