import { Button, SegmentedControl } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { gapWeights, type PersonGap } from '@wagewright/contracts/payroll/setups';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import classes from './Setups.module.css';

type Gaps = Outputs['payroll']['setups']['listPayGaps'];

const shownFirst = 20;

/** Where each gap of a person is closed. */
const tabs: Readonly<Record<PersonGap, 'jobs' | 'pay' | 'summary' | 'payment'>> = {
  'no-assignment': 'jobs',
  'no-pay': 'pay',
  'other-currency': 'pay',
  'no-solution': 'summary',
  'no-bank-account': 'payment',
};

/** What is missing to pay the people of a legal entity, each with the way to where it is mended. */
export function PayGaps({ legalEntityId }: { readonly legalEntityId: number }) {
  const { t } = useTranslation('setups');
  const [kind, choose] = useState<PersonGap | 'all'>('all');
  const [limit, setLimit] = useState(shownFirst);
  const query = trpc.payroll.setups.listPayGaps.useQuery(
    { legalEntityId, limit, ...(kind === 'all' ? {} : { kind }) },
    { placeholderData: keepPreviousData },
  );
  return (
    <Loaded query={query} skeleton={<RowsSkeleton />}>
      {(gaps) => (
        <div className={classes.stack}>
          <OfEntity gaps={gaps} legalEntityId={legalEntityId} />
          <Panel title={t('gaps.people')} note={<Summary gaps={gaps} />}>
            {gaps.counts.length > 1 && (
              <SegmentedControl
                aria-label={t('gaps.kind')}
                size="sm"
                mb="sm"
                value={kind}
                data={[
                  { value: 'all' as const, label: t('gaps.all') },
                  ...gaps.counts.map((one) => ({ value: one.kind, label: t(`gaps.short.${one.kind}`, { count: one.count }) })),
                ]}
                onChange={choose}
              />
            )}
            <Rows gaps={gaps} />
            {gaps.total > gaps.rows.length && (
              <Button variant="subtle" size="compact-sm" loading={query.isFetching} onClick={() => setLimit(limit + 100)}>
                {t('gaps.more', { shown: gaps.rows.length, count: gaps.total })}
              </Button>
            )}
          </Panel>
        </div>
      )}
    </Loaded>
  );
}

function Summary({ gaps: { people, on, counts, seesPay } }: { readonly gaps: Gaps }) {
  const { t } = useTranslation('setups');
  const format = useFormat();
  const words =
    counts.length === 0 ? t('gaps.nothing', { count: people, people: format.count(people) }) : t('gaps.some', { day: format.day(on) });
  return <>{seesPay ? words : `${words} ${t('gaps.noPay')}`}</>;
}

function Rows({ gaps: { rows } }: { readonly gaps: Gaps }) {
  const { t } = useTranslation('setups');
  return (
    <ul className={classes.gaps}>
      {rows.map(({ employeeId, employeeNumber, name, kind }) => (
        <li key={`${employeeId} ${kind}`} className={classes.gap}>
          <span>
            {name} ({employeeNumber}) · {t(`gaps.words.${kind}`)}
          </span>
          <span>
            <StatusBadge tone={gapWeights[kind] === 'stops' ? 'decision' : 'closed'}>{t(`gaps.weights.${gapWeights[kind]}`)}</StatusBadge>{' '}
            <Link to="/people/$employeeId" params={{ employeeId: String(employeeId) }} search={{ tab: tabs[kind] }}>
              {t('gaps.mend')}
            </Link>
          </span>
        </li>
      ))}
    </ul>
  );
}

function OfEntity({ gaps: { ofEntity }, legalEntityId }: { readonly gaps: Gaps; readonly legalEntityId: number }) {
  const { t } = useTranslation('setups');
  const format = useFormat();
  if (ofEntity.length === 0) return null;
  return (
    <Panel title={t('gaps.company')}>
      <ul className={classes.gaps}>
        {ofEntity.map((gap) =>
          gap.kind === 'configuration' ? (
            <li key={`${gap.solutionId} ${gap.step}`} className={classes.gap}>
              <span>
                {format.name(gap.solution)} · {gap.missing.map((thing) => t(`gaps.missing.${thing}`)).join(' ')}
              </span>
              <Link to="/payroll/solutions/$solutionId/configuration/$step" params={{ solutionId: String(gap.solutionId), step: gap.step }}>
                {t('gaps.mend')}
              </Link>
            </li>
          ) : (
            <li key={gap.kind} className={classes.gap}>
              <span>{t(`gaps.words.${gap.kind}`)}</span>
              <Link
                to="/payroll/setups/$legalEntityId"
                params={{ legalEntityId: String(legalEntityId) }}
                search={{ step: gap.kind === 'nobody' ? 'people' : 'solution' }}
              >
                {t('gaps.mend')}
              </Link>
            </li>
          ),
        )}
      </ul>
    </Panel>
  );
}
