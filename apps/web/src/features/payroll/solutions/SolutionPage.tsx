import { getRouteApi } from '@tanstack/react-router';
import { solutionMachine } from '@wagewright/contracts/payroll/solutions';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { PageSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { useCan } from '../../../shared/views.ts';
import { CopyTable, useEditSolution } from '../copies/index.ts';
import { RulesPanel } from './RulesPanel.tsx';
import classes from './Solutions.module.css';
import type { Solution } from './solution.ts';
import { useSolutionActions } from './use-solution-actions.tsx';

const route = getRouteApi('/_app/payroll/solutions/$solutionId');

export function SolutionPage() {
  const { solutionId } = route.useParams();
  const query = trpc.payroll.solutions.getSolution.useQuery({ id: Number(solutionId) });
  return (
    <Loaded query={query} skeleton={<PageSkeleton />} isPage>
      {(solution) => <SolutionView solution={solution} />}
    </Loaded>
  );
}

function SolutionView({ solution }: { solution: Solution }) {
  const { t } = useTranslation('solutions');
  const format = useFormat();
  const can = useCan();
  const { table } = route.useSearch();
  const { more, dialog } = useSolutionActions(solution);
  const navigate = route.useNavigate();
  const people = (names: readonly string[]) => (names.length > 0 ? names.join(', ') : t('nobody'));
  const facts: readonly [string, string][] = [
    [t('columns.legalEntity'), format.name(solution.legalEntity)],
    [t('columns.periodType'), t(`periodTypes.${solution.periodType}`)],
    [t('columns.copy'), solution.publishedCopy === null ? t('noCopy') : t('copyNumber', { number: solution.publishedCopy })],
    [t('columns.people'), format.count(solution.employeeCount)],
    [t('managers'), people(solution.managers)],
    [t('approvers'), people(solution.approvers)],
  ];
  return (
    <>
      <PageHeader
        title={format.name(solution.name)}
        trail={[{ label: t('title'), link: { to: '/payroll/solutions' } }]}
        status={
          <StatusBadge tone={solution.status === 'active' ? 'good' : 'closed'}>
            {format.name(solutionMachine.labels[solution.status])}
          </StatusBadge>
        }
        {...(solution.memo ? { facts: [solution.memo] } : {})}
        primary={useEditSolution(solution.id)}
        more={more}
        secondary={
          can('batch.read')
            ? { id: 'batches', label: t('batchesOf'), link: { to: '/payroll/batches', search: { solution: solution.id } } }
            : null
        }
      />
      {dialog}
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.part}>
        <CopyTable solutionId={solution.id} />
      </div>
      <RulesPanel
        tables={solution.tables}
        chosen={table}
        onChoose={(code) => void navigate({ search: { table: code }, replace: true, resetScroll: false })}
      />
    </>
  );
}
