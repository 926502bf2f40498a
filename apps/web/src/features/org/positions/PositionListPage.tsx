import { IconBriefcase } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { defined } from '../../../shared/search.ts';
import { type Column, pageRows } from '../../../shared/ui/data-table/index.ts';
import { countColumn, EntryListPage } from './EntryListPage.tsx';
import type { Position } from './PositionDialog.tsx';

const PositionDialog = lazyPart(() => import('./PositionDialog.tsx'));

const route = getRouteApi('/_app/organisation/positions/');

/** What people are in the company. */
export function PositionListPage() {
  const { t } = useTranslation('positions');
  const format = useFormat();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const query = trpc.org.positions.listPositions.useQuery(search);
  const columns = useMemo(
    (): Column<Position>[] => [
      {
        id: 'grade',
        name: t('columns.grade'),
        type: 'text',
        isSortable: true,
        value: ({ grade }) => (grade ? format.name(grade.name) : ''),
        width: 180,
      },
      countColumn('headcount', t('columns.people'), ({ headcount }) => headcount, 'aside'),
    ],
    [t, format],
  );
  return (
    <EntryListPage
      list="positions"
      permission="position.edit"
      files="positions"
      icon={<IconBriefcase size={24} />}
      rows={pageRows(query, { rowsOf: ({ rows }) => rows })}
      asOf={{ value: search.on, onChange: (on) => void navigate({ search: defined({ on }), replace: true }) }}
      columns={columns}
      dialog={PositionDialog}
    />
  );
}
