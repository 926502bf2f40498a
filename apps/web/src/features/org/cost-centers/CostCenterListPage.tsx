import { IconCoins } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { defined } from '../../../shared/search.ts';
import { type Column, pageRows } from '../../../shared/ui/data-table/index.ts';
import { countColumn, EntryListPage } from '../positions/index.ts';
import type { CostCenter } from './CostCenterDialog.tsx';

const CostCenterDialog = lazyPart(() => import('./CostCenterDialog.tsx'));

const route = getRouteApi('/_app/organisation/cost-centers/');

/** What cost is put on. */
export function CostCenterListPage() {
  const { t } = useTranslation('positions');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const query = trpc.org.costCenters.listCostCenters.useQuery(search);
  const columns = useMemo(
    (): Column<CostCenter>[] => [countColumn('headcount', t('columns.people'), ({ headcount }) => headcount, 'aside')],
    [t],
  );
  return (
    <EntryListPage
      list="costCenters"
      permission="cost-center.edit"
      files="cost-centers"
      icon={<IconCoins size={24} />}
      rows={pageRows(query, { rowsOf: ({ rows }) => rows })}
      asOf={{ value: search.on, onChange: (on) => void navigate({ search: defined({ on }), replace: true }) }}
      columns={columns}
      dialog={CostCenterDialog}
    />
  );
}
