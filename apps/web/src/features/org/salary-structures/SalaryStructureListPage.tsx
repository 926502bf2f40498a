import { IconStairsUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { type Column, DataTable, pageRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';

export type StructureList = Outputs['org']['salaryStructures']['listSalaryStructures'];
type Row = StructureList['rows'][number];
const NewStructure = lazyPart(() => import('./NewStructure.tsx'));

/** What companies pay by grade and level. */
export function SalaryStructureListPage() {
  const { t } = useTranslation('salaryStructures');
  const format = useFormat();
  const [isNew, open] = useState(false);
  const query = trpc.org.salaryStructures.listSalaryStructures.useQuery({});
  const columns = useMemo((): Column<Row>[] => {
    const link = ({ id, name }: Row) => (
      <Link to="/organisation/salary-structures/$structureId" params={{ structureId: String(id) }}>
        {format.name(name)}
      </Link>
    );
    const text = (id: 'code' | 'legalEntity' | 'item' | 'currency', value: (row: Row) => string, width: number) =>
      ({ id, name: t(`columns.${id}`), type: 'text', isSortable: true, value, width }) as const;
    return [
      {
        id: 'name',
        name: t('columns.name'),
        type: 'text',
        isSortable: true,
        width: 240,
        grow: 2,
        card: 'title',
        value: ({ name }) => format.name(name),
        content: link,
      },
      { ...text('code', ({ code }) => code, 140), card: 'second' },
      { ...text('legalEntity', ({ legalEntity }) => format.name(legalEntity), 220), grow: 1 },
      { ...text('item', ({ itemName }) => format.name(itemName), 200), grow: 1 },
      text('currency', ({ currency }) => currency, 110),
      { id: 'levels', name: t('columns.levels'), type: 'count', value: ({ levels }) => String(levels), width: 120 },
    ];
  }, [t, format]);
  return (
    <>
      <PageHeader title={t('title')} facts={[t('lead')]} primary={{ id: 'create', label: t('new.action'), run: () => open(true) }} />
      <Suspense>{isNew && query.data && <NewStructure list={query.data} onClose={() => open(false)} />}</Suspense>
      <Panel flush>
        <DataTable
          label={t('title')}
          columns={columns}
          rows={pageRows(query, { rowsOf: ({ rows }) => rows })}
          empty={<EmptyState icon={<IconStairsUp size={24} />} title={t('empty.title')} text={t('empty.text')} />}
        />
      </Panel>
    </>
  );
}
