import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import classes from './Setups.module.css';

/** Before a batch is prepared: who of its legal entity cannot be paid yet, and the way to all of them. Nothing where nothing is missing. */
export function PayGapsNote({ solutionId }: { readonly solutionId: number }) {
  const { t } = useTranslation('setups');
  const format = useFormat();
  const solution = trpc.payroll.solutions.getSolution.useQuery({ id: solutionId }).data;
  const legalEntityId = solution?.legalEntityId ?? 0;
  const gaps = trpc.payroll.setups.listPayGaps.useQuery({ legalEntityId, limit: 1 }, { enabled: solution !== undefined }).data;
  if (!gaps || gaps.counts.length === 0) return null;
  const words = gaps.counts.map(({ kind, count }) => `${t(`gaps.words.${kind}`)}: ${format.count(count)}`);
  return (
    <Panel title={t('places.gaps')} note={t('gaps.some', { day: format.day(gaps.on) })}>
      <p className={classes.gap}>
        <span>{words.join(' · ')}</span>
        <Link to="/payroll/pay-gaps/$legalEntityId" params={{ legalEntityId: String(legalEntityId) }}>
          {t('gaps.whom')}
        </Link>
      </p>
    </Panel>
  );
}
