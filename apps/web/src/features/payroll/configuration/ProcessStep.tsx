import { Switch } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { approvalKindOf, approvalKinds } from '@wagewright/contracts/approvals/processes';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { useMay } from '../solutions/index.ts';
import classes from './Configuration.module.css';
import type { StepProps } from './step-props.ts';

type Process = Outputs['approvals']['processes']['listProcesses']['rows'][number];
type Solution = Outputs['payroll']['solutions']['getSolution'];

/** Who approves the solution's batches and the releases of its rules. */
export default function ProcessStep({ solutionId }: StepProps) {
  const solution = trpc.payroll.solutions.getSolution.useQuery({ id: solutionId });
  return (
    <div className={classes.stack}>
      <Loaded query={solution} skeleton={<RowsSkeleton rows={3} />}>
        {(shown) => (
          <>
            <Processes solution={shown} />
            <ReleaseDemand solution={shown} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function Processes({ solution }: { readonly solution: Solution }) {
  const { t } = useTranslation('configuration');
  const format = useFormat();
  const may = useMay(solution.id);
  const mayRead = may('approval-process.read');
  const query = trpc.approvals.processes.listProcesses.useQuery({ limit: 500 }, { enabled: mayRead });
  if (!mayRead) return <p className={classes.text}>{t('process.hidden')}</p>;
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={3} />}>
      {({ rows, solutions }) =>
        approvalKinds.map((kind) => {
          const process =
            rows.find((row) => row.kind === kind && row.solutionId === solution.id) ??
            rows.find((row) => row.kind === kind && row.solutionId === null);
          return (
            <Panel key={kind} title={format.name(approvalKindOf(kind).label)}>
              <div className={classes.line}>
                <div className={classes.text}>
                  <ProcessText
                    solutionId={solution.id}
                    process={process}
                    approvers={solution.users.flatMap(({ role, name }) => (role === 'approver' ? [name] : []))}
                  />
                </div>
                {process ? (
                  <Link to="/settings/approval-processes/$processId" params={{ processId: String(process.id) }}>
                    {t('process.open')}
                  </Link>
                ) : (
                  solutions.some(({ id }) => id === solution.id) && <Link to="/settings/approval-processes/new">{t('process.make')}</Link>
                )}
              </div>
            </Panel>
          );
        })
      }
    </Loaded>
  );
}

interface ProcessTextProps {
  readonly solutionId: number;
  readonly process: Process | undefined;
  readonly approvers: readonly string[];
}

function ProcessText({ solutionId, process, approvers }: ProcessTextProps) {
  const { t } = useTranslation('configuration');
  if (process) return t(process.solutionId === null ? 'process.general' : 'process.own', { name: process.name, count: process.nodeCount });
  if (approvers.length > 0) return t('process.approvers', { names: approvers.join(', ') });
  return (
    <>
      {t('process.nobody')}{' '}
      <Link to="/payroll/solutions/$solutionId/configuration/$step" params={{ solutionId: String(solutionId), step: 'authorization' }}>
        {t('process.name')}
      </Link>
    </>
  );
}

function ReleaseDemand({ solution }: { readonly solution: Solution }) {
  const { t } = useTranslation('configuration');
  const may = useMay(solution.id);
  const notify = useNotify();
  const utils = trpc.useUtils();
  const update = trpc.payroll.solutions.updateSolution.useMutation();
  const demand = async (needsRelease: boolean) => {
    const result = await call(update.mutateAsync({ id: solution.id, version: solution.version, needsRelease }));
    void utils.payroll.solutions.invalidate();
    if (result.ok) notify.done(t(needsRelease ? 'process.demanded' : 'process.dropped'));
  };
  return (
    <Panel>
      <Switch
        label={t('process.needsRelease')}
        description={t('process.needsReleaseHint')}
        checked={solution.needsRelease}
        disabled={!may('solution.manage') || update.isPending}
        onChange={({ currentTarget: { checked } }) => void demand(checked)}
      />
    </Panel>
  );
}
