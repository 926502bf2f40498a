import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import type { CopyRow } from './copies.ts';
import { DifferenceTable } from './DifferenceTable.tsx';

/** Of a child solution's copy: what it inherits, what it has otherwise than its parent, and whether the parent has published anew since. */
export function FromParent({ copy: { solutionId, number, status } }: { copy: CopyRow }) {
  const { t } = useTranslation('copies');
  const format = useFormat();
  const { data } = trpc.payroll.inheritance.getInheritance.useQuery({ solutionId, number });
  const inheritance = data?.inheritance;
  if (!inheritance) return null;
  const { parent, parentNumber, publishedNumber, inheritedCount, differences } = inheritance;
  const name = format.name(parent.name);
  const isOffered = publishedNumber !== null && publishedNumber !== parentNumber && status !== 'outdated';
  return (
    <>
      {isOffered && (
        <MessageBox tone="decision" title={t('parent.offered', { parent: name, number: publishedNumber })}>
          {t('parent.offeredText', { number: parentNumber })}{' '}
          <Link to="/payroll/solutions/$solutionId/parent" params={{ solutionId: String(solutionId) }}>
            {t('parent.look')}
          </Link>
        </MessageBox>
      )}
      <DifferenceTable
        title={t('parent.differs', { parent: name, number: parentNumber })}
        note={t('parent.note', { count: differences.length, inherited: format.count(inheritedCount) })}
        differences={differences}
      />
    </>
  );
}
