import { Button, Group, SegmentedControl } from '@mantine/core';
import { IconSitemap } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useToday } from '../../../shared/days.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { defined } from '../../../shared/search.ts';
import { AsOf } from '../../../shared/ui/AsOf.tsx';
import { SearchField } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { useCan } from '../../../shared/views.ts';
import { useCustomText } from '../custom-fields/index.ts';
import { DepartmentChart } from './DepartmentChart.tsx';
import classes from './Departments.module.css';
import { DepartmentTree } from './DepartmentTree.tsx';
import { departmentTree, type Departments as Listed, searchTree } from './department-tree.ts';
import { useOpenBranches } from './use-open-branches.ts';

const NewDepartment = lazyPart(() => import('./dialogs/NewDepartment.tsx'));
const ImportDepartments = lazyPart(() => import('./dialogs/ImportDepartments.tsx'));
const route = getRouteApi('/_app/organisation/departments/');

/** The departments as they stand on a day, below one another or as a chart. */
export function DepartmentsPage() {
  const { t } = useTranslation('departments');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const can = useCan();
  const today = useToday();
  const say = useCustomText();
  const [isNew, open] = useState(false);
  const [isBringing, bring] = useState(false);
  const query = trpc.org.departments.listDepartments.useQuery(search.on ? { on: search.on } : {});
  const change = (more: { readonly [Key in keyof typeof search]?: (typeof search)[Key] | undefined }) =>
    void navigate({ search: defined({ ...search, ...more }), replace: true });
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={[t('lead')]}
        primary={can('department.edit') ? { id: 'create', label: t('new.action'), run: () => open(true) } : null}
        secondary={
          can('department.edit') && can('import.make') ? { id: 'import', label: t('import.action'), run: () => bring(true) } : null
        }
      />
      <Suspense>{isBringing && <ImportDepartments onClose={() => bring(false)} />}</Suspense>
      <Suspense>{isNew && <NewDepartment today={today} onClose={() => open(false)} />}</Suspense>
      <Panel flush>
        <Group gap="xs" className={classes.bar}>
          <SearchField label={t('search')} value={search.q ?? ''} onChange={(q) => change({ q: q || undefined })} />
          <AsOf value={search.on} onChange={(on) => change({ on })} />
          <SegmentedControl
            aria-label={t('view')}
            size="sm"
            value={search.view ?? 'tree'}
            data={(['tree', 'chart'] as const).map((value) => ({ value, label: t(`views.${value}`) }))}
            onChange={(view) => change({ view: view === 'chart' ? 'chart' : undefined })}
          />
        </Group>
        <Loaded query={query} skeleton={<RowsSkeleton rows={12} />}>
          {(departments) => <Departments departments={departments} search={search} say={say} />}
        </Loaded>
      </Panel>
    </>
  );
}

interface DepartmentsProps {
  readonly departments: Listed;
  /** What a field says, in words; its texts are there before the page is, so that nothing of it goes away again for them. */
  readonly say: ReturnType<typeof useCustomText>;
  readonly search: { readonly on?: string; readonly q?: string; readonly view?: 'chart' };
}

function Departments({ departments: { rows, customFields }, say, search: { on, q, view } }: DepartmentsProps) {
  const { t } = useTranslation('departments');
  const format = useFormat();
  const all = useMemo(() => departmentTree(rows), [rows]);
  const nodes = useMemo(() => {
    const words = q?.toLowerCase();
    if (!words) return all;
    return searchTree(all, ({ name, code, manager, custom }) =>
      [name.en, name['zh-CN'], code, manager, ...customFields.map((field) => say(field, custom[field.key]))].some((text) =>
        text?.toLowerCase().includes(words),
      ),
    );
  }, [all, q, customFields, say]);
  const branches = useOpenBranches(nodes);
  const people = all.reduce((sum, node) => sum + node.people, 0);
  if (nodes.length === 0)
    return (
      <EmptyState
        icon={<IconSitemap size={24} />}
        title={t(q ? 'empty.nothingFound' : 'empty.title')}
        text={t(q ? 'empty.otherWords' : 'empty.text')}
      />
    );
  const tree = { nodes, on, isOpen: branches.isOpen, toggle: branches.toggle };
  return (
    <>
      <Group gap="xs" className={classes.summary}>
        <span>{t('summary', { count: rows.length, departments: format.count(rows.length), people: format.count(people) })}</span>
        <Button variant="subtle" size="compact-sm" onClick={() => branches.setAll(true)}>
          {t('openAll')}
        </Button>
        <Button variant="subtle" size="compact-sm" onClick={() => branches.setAll(false)}>
          {t('closeAll')}
        </Button>
      </Group>
      {view === 'chart' ? <DepartmentChart {...tree} /> : <DepartmentTree {...tree} fields={customFields} />}
    </>
  );
}
