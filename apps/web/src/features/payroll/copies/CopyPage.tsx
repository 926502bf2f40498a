import { getRouteApi } from '@tanstack/react-router';
import { isAllowed } from '@wagewright/contracts';
import { solutionCopyMachine } from '@wagewright/contracts/payroll/solutions';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { PageSkeleton, RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { TestsPanel } from '../rules/index.ts';
import { useMay } from '../solutions/index.ts';
import classes from './Copies.module.css';
import { CopyChanges } from './CopyChanges.tsx';
import { CopyStatusBadge } from './CopyStatusBadge.tsx';
import type { ReleaseCheck } from './copies.ts';
import { DifferenceTable } from './DifferenceTable.tsx';
import { FindingList } from './FindingList.tsx';
import { FromParent } from './FromParent.tsx';
import { TestList } from './TestList.tsx';
import { useCopyActions } from './use-copy-actions.tsx';

const route = getRouteApi('/_app/payroll/solutions/$solutionId_/copies/$number');

export function CopyPage() {
  const { solutionId, number } = route.useParams();
  const query = trpc.payroll.copies.getReleaseCheck.useQuery({ solutionId: Number(solutionId), number: Number(number) });
  return (
    <Loaded query={query} skeleton={<PageSkeleton />} isPage>
      {(check) => <CopyView check={check} />}
    </Loaded>
  );
}

function CopyView({ check }: { check: ReleaseCheck }) {
  const { t } = useTranslation('copies');
  const format = useFormat();
  const may = useMay(check.copy.solutionId);
  const { copy, findings, alike, publishedNumber } = check;
  const { solutionId, number, status } = copy;
  const solution = trpc.payroll.solutions.getSolution.useQuery({ id: solutionId });
  const { dialog, ...actions } = useCopyActions(check);
  const isDraft = isAllowed(solutionCopyMachine, status, 'edit') || isAllowed(solutionCopyMachine, status, 'withdraw-release');
  const name = solution.data ? format.name(solution.data.name) : t('solution');
  const facts = [
    ...(copy.basedOn === null ? [] : [t('basedOn', { number: copy.basedOn })]),
    ...(copy.publishedAt ? [t('publishedFact', { by: copy.publishedBy ?? '–', at: format.instant(copy.publishedAt) })] : []),
    ...(copy.remarks ? [copy.remarks] : []),
  ];
  return (
    <>
      <PageHeader
        title={t('copy', { number })}
        trail={[
          { label: t('solutions'), link: { to: '/payroll/solutions' } },
          { label: name, link: { to: '/payroll/solutions/$solutionId', params: { solutionId: String(solutionId) } } },
        ]}
        status={<CopyStatusBadge status={status} />}
        facts={facts}
        {...actions}
      />
      {dialog}
      <div className={classes.stack}>
        {isDraft && findings.length + alike.length > 0 && <Findings check={check} />}
        {isDraft && publishedNumber !== null && (
          <DifferenceTable title={t('differsFrom', { number: publishedNumber })} differences={check.differences} />
        )}
        {!isDraft && copy.basedOn !== null && <Against solutionId={solutionId} from={copy.basedOn} to={number} />}
        {copy.parentNumber !== null && <FromParent copy={copy} />}
        {may('pay.read') ? (
          <Suspense fallback={<RowsSkeleton rows={4} />}>
            <TestsPanel solutionId={solutionId} number={number} />
          </Suspense>
        ) : (
          check.tests.length > 0 && <TestList tests={check.tests} />
        )}
        {copy.changeCount > 0 && <CopyChanges solutionId={solutionId} number={number} />}
      </div>
    </>
  );
}

function Findings({ check: { findings, alike } }: { check: ReleaseCheck }) {
  const { t } = useTranslation('copies');
  return (
    <MessageBox tone="bad" title={t('findings', { count: findings.length + alike.length })}>
      <FindingList findings={findings} />
      {alike.length > 0 && (
        <ul>
          {alike.map(({ first, second, name }) => (
            <li key={`${first} ${second}`}>{t('alike', { first, second, name })}</li>
          ))}
        </ul>
      )}
    </MessageBox>
  );
}

/** What a published copy changed of the one that it was made of. */
function Against({ solutionId, from, to }: { solutionId: number; from: number; to: number }) {
  const { t } = useTranslation('copies');
  const query = trpc.payroll.copies.compareCopies.useQuery({ solutionId, from, to });
  return (
    <Loaded query={query} skeleton={<PageSkeleton />}>
      {({ differences }) => <DifferenceTable title={t('differsFrom', { number: from })} differences={differences} />}
    </Loaded>
  );
}
