import { NativeSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { describeFinding } from '@wagewright/contracts/definition-findings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../../shared/api/trpc.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { FailureState } from '../../../../shared/ui/FailureState.tsx';
import { MessageBox } from '../../../../shared/ui/MessageBox.tsx';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../../shared/ui/Skeletons.tsx';
import { useMay } from '../../solutions/index.ts';
import classes from './Scope.module.css';
import { StandingView } from './StandingView.tsx';
import { askFor, type Copy, type Group, leftOutOf, peoplePage } from './scope.ts';

/** Milliseconds after the last key before people are asked about again. */
const pauseMs = 250;

interface Props {
  readonly copy: Copy;
  /** As it is typed; null: everybody. */
  readonly scope: string | null;
  /** It can be judged, as far as that can be told here: another one is not asked about. */
  readonly isRight: boolean;
}

/** Whom the condition takes in and leaves out of a period's people, while one types it. */
export function ScopeTrial({ copy, scope, isRight }: Props) {
  const { t } = useTranslation('configuration');
  const may = useMay(copy.solutionId);
  const [chosen, choose] = useState<number>();
  const periods = trpc.payroll.periods.listPeriods.useQuery({ solutionId: copy.solutionId }, { enabled: may('period.read') });
  if (!may('pay.read')) return <p className={classes.hint}>{t('scope.noPay')}</p>;
  if (!periods.data) return <RowsSkeleton rows={3} />;
  const { rows } = periods.data;
  const period = rows.find(({ id }) => id === chosen) ?? rows.findLast(({ status }) => status === 'enabled') ?? rows[0];
  if (!period) return <p className={classes.hint}>{t('scope.noPeriod')}</p>;
  return (
    <Panel
      title={t('scope.people')}
      actions={
        <NativeSelect
          aria-label={t('scope.period')}
          value={String(period.id)}
          data={rows.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={({ currentTarget: { value } }) => choose(Number(value))}
        />
      }
    >
      <People copy={copy} scope={scope} isRight={isRight} periodId={period.id} />
    </Panel>
  );
}

function People({ copy, scope, isRight, periodId }: Props & { readonly periodId: number }) {
  const { t } = useTranslation('configuration');
  const format = useFormat();
  const [group, setGroup] = useState<Group>();
  const [limit, setLimit] = useState(peoplePage);
  const [asked] = useDebouncedValue(scope, pauseMs);
  // where everybody is in, there is nobody to be told why not
  const shown: Group = asked === null ? 'in' : (group ?? 0);
  const { solutionId, number } = copy;
  const query = trpc.payroll.configuration.tryScope.useQuery(
    { solutionId, copyNumber: number, periodId, scope: asked, ...askFor(shown, limit) },
    { enabled: isRight, placeholderData: keepPreviousData },
  );
  if (query.error) return <FailureState error={query.error} onRetry={query.refetch} />;
  if (!query.data) return <RowsSkeleton rows={3} />;
  const { standing, findings } = query.data;
  if (!standing) {
    return (
      <MessageBox tone="bad" title={t('scope.findings')}>
        <ul>
          {findings.map((finding) => {
            const { where, what, next } = describeFinding(finding, format.language);
            return <li key={`${where} ${what}`}>{[where, what, next].filter(Boolean).join(' ')}</li>;
          })}
        </ul>
      </MessageBox>
    );
  }
  const out = leftOutOf(standing);
  return (
    <div aria-live="polite">
      <p className={classes.figures}>
        {t('scope.matching', {
          count: standing.inScope,
          shown: format.count(standing.inScope),
          total: format.count(standing.inScope + out),
        })}
      </p>
      {standing.undecided > 0 && <MessageBox tone="decision">{t('scope.undecidedNote', { count: standing.undecided })}</MessageBox>}
      <StandingView
        standing={standing}
        group={shown}
        onGroup={(next) => {
          setGroup(next);
          setLimit(peoplePage);
        }}
        limit={limit}
        onMore={setLimit}
        isStale={!isRight || query.isPlaceholderData}
      />
    </div>
  );
}
