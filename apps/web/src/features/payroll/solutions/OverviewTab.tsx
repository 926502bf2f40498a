import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RulesPanel } from './RulesPanel.tsx';
import classes from './Solutions.module.css';
import type { Solution } from './solution.ts';

const route = getRouteApi('/_app/payroll/solutions/$solutionId');

/** The solution that it inherits from, and what that has published since. */
function ParentLink({ solution: { id, offeredNumber }, parent }: { solution: Solution; parent: NonNullable<Solution['parent']> }) {
  const { t } = useTranslation('solutions');
  const format = useFormat();
  return (
    <>
      <Link to="/payroll/solutions/$solutionId" params={{ solutionId: String(parent.id) }}>
        {format.name(parent.name)}
      </Link>
      {!parent.isActive && ` (${t('children.off')})`}
      {offeredNumber !== null && (
        <>
          {' · '}
          <Link to="/payroll/solutions/$solutionId/parent" params={{ solutionId: String(id) }}>
            {t('children.newCopy', { number: offeredNumber })}
          </Link>
        </>
      )}
    </>
  );
}

/** Whom a solution pays and who works with it, and by which rules. */
export function OverviewTab({ solution }: { solution: Solution }) {
  const { t } = useTranslation('solutions');
  const format = useFormat();
  const { table } = route.useSearch();
  const navigate = route.useNavigate();
  const named = (role: Solution['users'][number]['role']) =>
    solution.users
      .filter((user) => user.role === role)
      .map(({ name }) => name)
      .join(', ') || t('nobody');
  const { parent } = solution;
  const parentFact: [string, React.ReactNode][] = parent
    ? [[t('columns.parent'), <ParentLink key="parent" solution={solution} parent={parent} />]]
    : [];
  const facts: readonly [string, React.ReactNode][] = [
    ...parentFact,
    [t('columns.people'), format.count(solution.employeeCount)],
    [t('columns.currency'), solution.currency],
    [t('code'), solution.code],
    [t('columns.release'), t(solution.needsRelease ? 'release.needed' : 'release.notNeeded')],
    [t('managers'), named('manager')],
    [t('approvers'), named('approver')],
  ];
  return (
    <>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {solution.tables.length === 0 ? (
        <Panel>
          <EmptyState
            title={t('noRules')}
            text={t('noRulesText')}
            action={
              <Link to="/payroll/solutions/$solutionId" params={{ solutionId: String(solution.id) }} search={{ tab: 'copies' }}>
                {t('toCopies')}
              </Link>
            }
          />
        </Panel>
      ) : (
        <RulesPanel
          tables={solution.tables}
          chosen={table}
          onChoose={(code) => void navigate({ search: { table: code }, replace: true, resetScroll: false })}
        />
      )}
    </>
  );
}
