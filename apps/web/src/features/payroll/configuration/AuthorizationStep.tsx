import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import classes from './Configuration.module.css';
import type { StepProps } from './steps.ts';

/** Who manages the solution and who approves its batches. */
export default function AuthorizationStep({ solutionId }: StepProps) {
  const { t } = useTranslation('configuration');
  const query = trpc.payroll.solutions.getSolution.useQuery({ id: solutionId });
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={2} />}>
      {({ managers, approvers }) => (
        <div className={classes.stack}>
          <Panel title={t('authorization.managers')}>
            <p className={classes.text}>{managers.length > 0 ? managers.join(', ') : t('authorization.noManager')}</p>
          </Panel>
          <Panel title={t('authorization.approvers')}>
            <p className={classes.text}>{approvers.length > 0 ? approvers.join(', ') : t('authorization.noApprover')}</p>
          </Panel>
          <Link to="/payroll/solutions/$solutionId" params={{ solutionId: String(solutionId) }}>
            {t('authorization.change')}
          </Link>
        </div>
      )}
    </Loaded>
  );
}
