import { IconGitBranch } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { PageSkeleton } from '../../../shared/ui/Skeletons.tsx';
import classes from './Offer.module.css';
import { OfferedParts } from './OfferedParts.tsx';
import type { Offer } from './offer.ts';
import { useOfferActions } from './use-offer-actions.tsx';

const route = getRouteApi('/_app/payroll/solutions/$solutionId_/parent');

/** What the parent of a solution has published since: looked at, tried and taken part by part. */
export function OfferPage() {
  const { solutionId } = route.useParams();
  const query = trpc.payroll.inheritance.getParentOffer.useQuery({ solutionId: Number(solutionId) });
  return (
    <Loaded query={query} skeleton={<PageSkeleton />} isPage>
      {({ offer }) =>
        offer ? <OfferView key={`${offer.copy.version} ${offer.toNumber}`} offer={offer} /> : <Nothing solutionId={Number(solutionId)} />
      }
    </Loaded>
  );
}

function useTrail(solutionId: number) {
  const { t } = useTranslation('inheritance');
  const format = useFormat();
  const solution = trpc.payroll.solutions.getSolution.useQuery({ id: solutionId });
  return [
    { label: t('solutions'), link: { to: '/payroll/solutions' } },
    {
      label: solution.data ? format.name(solution.data.name) : t('solution'),
      link: { to: '/payroll/solutions/$solutionId', params: { solutionId: String(solutionId) } },
    },
  ] as const;
}

function Nothing({ solutionId }: { solutionId: number }) {
  const { t } = useTranslation('inheritance');
  return (
    <>
      <PageHeader title={t('title')} trail={useTrail(solutionId)} />
      <Panel>
        <EmptyState icon={<IconGitBranch size={24} />} title={t('nothing')} text={t('nothingText')} />
      </Panel>
    </>
  );
}

/** What the parent has changed alone is chosen to begin with; where both have, the child's own stays until the parent's is chosen. */
const proposed = ({ parts }: Offer): ReadonlySet<string> => new Set(parts.flatMap(({ name, isConflict }) => (isConflict ? [] : [name])));

function OfferView({ offer }: { offer: Offer }) {
  const { t } = useTranslation('inheritance');
  const format = useFormat();
  const [chosen, choose] = useState(() => proposed(offer));
  const { dialog, trial, ...actions } = useOfferActions(offer, chosen);
  const { parent, parts, fromNumber, toNumber, publishedAt, publishedBy, remarks, copy } = offer;
  const turn = (name: string, isChosen: boolean) =>
    choose((now) => new Set(isChosen ? [...now, name] : [...now].filter((one) => one !== name)));
  const conflicts = parts.filter(({ isConflict }) => isConflict);
  const others = parts.filter(({ isConflict }) => !isConflict);
  const facts = [
    t('versions', { from: fromNumber, to: toNumber }),
    ...(publishedAt ? [t('published', { by: publishedBy ?? '', at: format.instant(publishedAt) })] : []),
    ...(remarks ? [remarks] : []),
    ...(parent.isActive ? [] : [t('parentOff')]),
  ];
  return (
    <>
      <PageHeader title={t('titleOf', { parent: format.name(parent.name) })} trail={useTrail(copy.solutionId)} facts={facts} {...actions} />
      {dialog}
      <div className={classes.stack}>
        {trial}
        {conflicts.length > 0 && (
          <Panel title={t('conflicts')} note={t('conflictsNote', { count: conflicts.length })} flush>
            <OfferedParts parts={conflicts} chosen={chosen} onTurn={turn} />
          </Panel>
        )}
        {others.length > 0 && (
          <Panel title={t('others')} note={t('othersNote', { count: others.length })} flush>
            <OfferedParts parts={others} chosen={chosen} onTurn={turn} />
          </Panel>
        )}
        {parts.length === 0 && (
          <Panel>
            <p className={classes.quiet}>{t('sameAlready')}</p>
          </Panel>
        )}
      </div>
    </>
  );
}
