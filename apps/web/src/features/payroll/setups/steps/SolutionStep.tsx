import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../shared/api/failure.ts';
import { trpc } from '../../../../shared/api/trpc.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import { useCan } from '../../../../shared/views.ts';
import { CreateSolution, SolutionUsersPanel } from '../../solutions/index.ts';
import classes from '../Setups.module.css';
import { type Setup, stateOf } from '../setup.ts';
import { StepEnd } from './StepEnd.tsx';
import type { StepProps } from './step-props.ts';

/** A solution of a template, published, and who approves what it pays. */
export default function SolutionStep({ setup }: StepProps) {
  const { t } = useTranslation('setups');
  const format = useFormat();
  const utils = trpc.useUtils();
  const switchOff = trpc.payroll.solutions.switchSolution.useMutation();
  const { solution } = setup;
  const takeBack = async () => {
    if (!solution) return true;
    const { id, version } = await utils.payroll.solutions.getSolution.fetch({ id: solution.id }, { staleTime: 0 });
    return (await call(switchOff.mutateAsync({ id, version, active: false }))).ok;
  };
  return (
    <div className={classes.stack}>
      {solution ? <Made setup={setup} solution={solution} /> : stateOf(setup, 'solution') === 'current' && <Choose setup={setup} />}
      <StepEnd
        setup={setup}
        step="solution"
        takeBack={takeBack}
        goes={t('undo.solution', { solution: solution ? format.name(solution.name) : '' })}
      />
    </div>
  );
}

function Choose({ setup }: StepProps) {
  const { t } = useTranslation('setups');
  const utils = trpc.useUtils();
  const [isOpen, open] = useState(false);
  const templates = trpc.payroll.solutions.listTemplates.useQuery({}).data?.rows;
  const places = trpc.payroll.solutions.listPlaces.useQuery({}).data?.rows.filter(({ id }) => id === setup.legalEntityId);
  return (
    <Panel title={t('solution.choose')}>
      <p className={classes.text}>{t('solution.chooseText')}</p>
      <div className={classes.actions}>
        <Button disabled={!templates || !places} onClick={() => open(true)}>
          {t('solution.make')}
        </Button>
      </div>
      <Suspense>
        {isOpen && templates && places && (
          <CreateSolution
            templates={templates}
            solutions={[]}
            places={places}
            onMade={() => {
              open(false);
              void utils.payroll.setups.invalidate();
            }}
            onClose={() => open(false)}
          />
        )}
      </Suspense>
    </Panel>
  );
}

function Made({ setup, solution }: StepProps & { readonly solution: NonNullable<Setup['solution']> }) {
  const { t } = useTranslation('setups');
  const format = useFormat();
  const can = useCan();
  const params = { solutionId: String(solution.id) };
  return (
    <>
      <Panel title={format.name(solution.name)}>
        <p className={classes.text}>
          {t(solution.draft ? 'solution.draft' : 'solution.published')}{' '}
          <Link to="/payroll/solutions/$solutionId" params={params}>
            {t('solution.open')}
          </Link>
        </p>
        {solution.draft && <PublishFirst solutionId={solution.id} draft={solution.draft} />}
      </Panel>
      {!solution.draft && (
        <>
          {!solution.hasApprover && (
            <p className={classes.text}>
              {t('solution.noApprover')} {can('user.edit') && <Link to="/settings/users">{t('solution.users')}</Link>}
            </p>
          )}
          <SolutionUsersPanel key={setup.version} solutionId={solution.id} />
        </>
      )}
    </>
  );
}

interface PublishProps {
  readonly solutionId: number;
  readonly draft: NonNullable<NonNullable<Setup['solution']>['draft']>;
}

/** Publishes the first draft as anybody would, with its tests, and lets an activated period make its batch by itself. */
function PublishFirst({ solutionId, draft }: PublishProps) {
  const { t } = useTranslation('setups');
  const utils = trpc.useUtils();
  const publish = trpc.payroll.copies.publishCopy.useMutation();
  const setDynamic = trpc.payroll.configuration.setDynamic.useMutation();
  const go = async () => {
    const published = await call(publish.mutateAsync({ solutionId, ...draft, remarks: t('solution.remarks'), files: [] }));
    if (!published.ok) return;
    const { id, version } = await utils.payroll.solutions.getSolution.fetch({ id: solutionId }, { staleTime: 0 });
    await call(setDynamic.mutateAsync({ id, version, isAutomatic: true, joins: 'everybody' }));
    void utils.payroll.invalidate();
  };
  return (
    <div className={classes.actions}>
      <Button loading={publish.isPending || setDynamic.isPending} onClick={() => void go()}>
        {t('solution.publish')}
      </Button>
    </div>
  );
}
