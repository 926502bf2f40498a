import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { CopyTable, useEditSolution } from '../copies/index.ts';
import classes from './Configuration.module.css';
import type { StepProps } from './step-props.ts';

/** The copies of the rules, and the way into the editor of the draft. */
export default function RulesStep({ solutionId }: StepProps) {
  const { t } = useTranslation('configuration');
  const copies = trpc.payroll.copies.listCopies.useQuery({ solutionId });
  const edit = useEditSolution(solutionId);
  const draft = copies.data?.rows.find(({ status }) => status === 'draft' || status === 'releasing');
  return (
    <div className={classes.stack}>
      {edit && (
        <Panel>
          <div className={classes.line}>
            <p>{draft ? t('rules.draft', { number: draft.number }) : t('rules.noDraft')}</p>
            <span>
              {draft && (
                <Link
                  to="/payroll/solutions/$solutionId/copies/$number/rules"
                  params={{ solutionId: String(solutionId), number: String(draft.number) }}
                  className={classes.aside}
                >
                  {t('rules.editor')}
                </Link>
              )}
              <Button loading={edit.isBusy ?? false} onClick={edit.run}>
                {edit.label}
              </Button>
            </span>
          </div>
        </Panel>
      )}
      <CopyTable solutionId={solutionId} />
    </div>
  );
}
