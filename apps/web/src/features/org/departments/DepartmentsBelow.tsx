import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { DepartmentLink } from './DepartmentLink.tsx';
import classes from './Departments.module.css';

/** What stands directly below a department on a day. */
export function DepartmentsBelow({ departmentId, on }: { readonly departmentId: number; readonly on: string | undefined }) {
  const { t } = useTranslation('departments');
  const format = useFormat();
  const query = trpc.org.departments.listDepartments.useQuery(on ? { on } : {});
  return (
    <Panel title={t('belowTitle')}>
      <Loaded query={query} skeleton={<RowsSkeleton rows={3} />}>
        {({ rows }) => {
          const below = rows.filter(({ parentId }) => parentId === departmentId);
          if (below.length === 0) return <p>{t('nothingBelow')}</p>;
          return (
            <ul className={classes.list}>
              {below.map(({ id, name, headcount }) => (
                <li key={id}>
                  <DepartmentLink department={{ id, name }} on={on} />
                  <span>{t('peopleCount', { count: headcount, people: format.count(headcount) })}</span>
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
    </Panel>
  );
}
