import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { PageSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import classes from './PersonPage.module.css';

type Employee = Outputs['org']['employees']['getEmployee'];
const route = getRouteApi('/_app/people/$employeeId');

export function PersonPage() {
  const { employeeId } = route.useParams();
  const query = trpc.org.employees.getEmployee.useQuery({ id: Number(employeeId) });
  return (
    <Loaded query={query} skeleton={<PageSkeleton />} isPage>
      {(employee) => <PersonView employee={employee} />}
    </Loaded>
  );
}

/** Somebody's working facts; pay is not among them. */
function PersonView({ employee }: { employee: Employee }) {
  const { t } = useTranslation('employees');
  const format = useFormat();
  const facts: readonly [string, string][] = [
    [t('number'), employee.employeeNumber],
    [t('department'), format.name(employee.department)],
    [t('position'), format.name(employee.position)],
    [t('legalEntity'), format.name(employee.legalEntity)],
    [t('supervisor'), employee.supervisor ?? ''],
    [t('email'), employee.email ?? ''],
    [t('hired'), format.day(employee.hireDate)],
    [t('left'), employee.terminationDate ? format.day(employee.terminationDate) : ''],
  ];
  return (
    <>
      <PageHeader
        title={employee.name}
        status={
          <StatusBadge tone={employee.terminationDate ? 'closed' : 'good'}>{t(employee.terminationDate ? 'gone' : 'employed')}</StatusBadge>
        }
        facts={[format.name(employee.position), format.name(employee.department)].filter(Boolean)}
      />
      <Panel>
        <dl className={classes.facts}>
          {facts
            .filter(([, value]) => value !== '')
            .map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </Panel>
    </>
  );
}
