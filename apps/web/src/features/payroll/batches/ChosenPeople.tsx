import { Button } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import type { TFunction } from 'i18next';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { type Choice, SelectionBar, type TableSelection } from '../../../shared/ui/data-table/index.ts';
import type { Batch } from './run-batch-event.ts';
import { useRecalculation } from './use-recalculation.ts';

const HoldChosen = lazyPart(() => import('./holding/HoldChosen.tsx'));

interface Person {
  readonly employeeId: number | null;
  readonly name: string | null;
}

/** People as rows of a table that can be chosen; a row that belongs to nobody cannot. */
export const peopleSelection = <Row extends Person>({ chosen, toggle, choose }: Choice, t: TFunction<'batches'>): TableSelection<Row> => ({
  chosen,
  toggle,
  chooseAll: choose,
  keyOf: ({ employeeId }) => employeeId ?? undefined,
  nameOf: ({ name }) => t('recalculate.choose', { name }),
});

/** Whether anything can be done with people who are chosen. */
export const canChoosePeople = ({ events }: Batch): boolean => events.includes('recalculate-payees') || events.includes('hold-payee');

/** How many are chosen, and what can be done with them; nothing while nobody is. */
export function ChosenPeople({ batch, choice }: { batch: Batch; choice: Choice }) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const { isOffered, isBusy, recalculate } = useRecalculation(batch);
  const { size } = choice.chosen;
  if (size === 0 || !(canChoosePeople(batch) || isBusy)) return null;
  const max = limits.recalculatedPayeesMax;
  const start = async () => {
    if (await recalculate([...choice.chosen])) choice.clear();
  };
  return (
    <SelectionBar
      text={t('recalculate.chosen', { count: size, people: format.count(size) })}
      fault={size > max ? t('recalculate.tooMany', { people: format.count(max) }) : undefined}
      onClear={choice.clear}
    >
      {(isOffered || isBusy) && (
        <Button size="compact-xs" loading={isBusy} disabled={size > max} onClick={() => void start()}>
          {t('recalculate.start')}
        </Button>
      )}
      {batch.events.includes('hold-payee') && (
        <Suspense>
          <HoldChosen batchId={batch.id} choice={choice} acts={['hold', 'takeIn']} />
        </Suspense>
      )}
    </SelectionBar>
  );
}
