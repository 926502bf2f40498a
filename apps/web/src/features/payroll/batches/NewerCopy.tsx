import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import classes from './BatchPage.module.css';
import type { Batch } from './run-batch-event.ts';

/** Says of a prepared batch that its solution has published other rules since, and how they come into it. */
export function NewerCopy({ batch }: { batch: Pick<Batch, 'solutionId' | 'copyNumber' | 'may'> }) {
  const { t } = useTranslation('batches');
  const { solutionId, copyNumber, may } = batch;
  const { data } = trpc.payroll.solutions.getSolution.useQuery({ id: solutionId }, { enabled: may.includes('solution.read') });
  const number = data?.publishedCopy ?? copyNumber;
  if (number <= copyNumber) return null;
  return (
    <div className={classes.failure}>
      <MessageBox tone="decision" title={t('newerCopy.title', { number })}>
        {t('newerCopy.text', { own: copyNumber })}
      </MessageBox>
    </div>
  );
}
