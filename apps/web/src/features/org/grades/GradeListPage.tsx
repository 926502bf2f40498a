import { IconStairs } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { type Column, pageRows } from '../../../shared/ui/data-table/index.ts';
import { countColumn, EntryListPage } from '../positions/index.ts';
import type { Grade } from './GradeDialog.tsx';

const GradeDialog = lazyPart(() => import('./GradeDialog.tsx'));

/** The levels of positions. */
export function GradeListPage() {
  const { t } = useTranslation('positions');
  const query = trpc.org.grades.listGrades.useQuery({});
  const columns = useMemo(
    (): Column<Grade>[] => [
      countColumn('rank', t('columns.rank'), ({ rank }) => rank),
      countColumn('positions', t('columns.positions'), ({ positions }) => positions, 'aside'),
    ],
    [t],
  );
  return (
    <EntryListPage
      list="grades"
      permission="position.edit"
      icon={<IconStairs size={24} />}
      rows={pageRows(query, { rowsOf: ({ rows }) => rows })}
      columns={columns}
      dialog={GradeDialog}
    />
  );
}
