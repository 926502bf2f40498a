import { Button } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import type { TFunction } from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import type { TableSelection } from '../../../shared/ui/data-table/index.ts';
import classes from './ChosenPeople.module.css';
import type { Batch } from './run-batch-event.ts';
import { useRecalculation } from './use-recalculation.ts';

export interface Choice {
  readonly chosen: ReadonlySet<number>;
  readonly toggle: (employeeId: number) => void;
  readonly choose: (employeeIds: readonly number[]) => void;
  readonly clear: () => void;
}

/** Whom somebody has marked in a list of people. */
export function useChoice(): Choice {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  return useMemo(
    () => ({
      chosen,
      toggle: (employeeId) => setChosen((were) => (were.has(employeeId) ? without(were, employeeId) : new Set([...were, employeeId]))),
      choose: (employeeIds) => setChosen(new Set(employeeIds)),
      clear: () => setChosen(new Set()),
    }),
    [chosen],
  );
}

const without = (people: ReadonlySet<number>, one: number): ReadonlySet<number> => new Set([...people].filter((id) => id !== one));

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

/** How many are chosen, and what can be done with them; nothing while nobody is. */
export function ChosenPeople({ batch, choice }: { batch: Batch; choice: Choice }) {
  const { t } = useTranslation(['batches', 'common']);
  const format = useFormat();
  const { isOffered, isBusy, recalculate } = useRecalculation(batch);
  const { size } = choice.chosen;
  if (size === 0 || !(isOffered || isBusy)) return null;
  const max = limits.recalculatedPayeesMax;
  const start = async () => {
    if (await recalculate([...choice.chosen])) choice.clear();
  };
  return (
    <div className={classes.bar}>
      <span role="status">{t('recalculate.chosen', { count: size, people: format.count(size) })}</span>
      {size > max && <span className={classes.tooMany}>{t('recalculate.tooMany', { people: format.count(max) })}</span>}
      <Button size="compact-xs" loading={isBusy} disabled={size > max} onClick={() => void start()}>
        {t('recalculate.start')}
      </Button>
      <Button size="compact-xs" variant="subtle" onClick={choice.clear}>
        {t('recalculate.clear')}
      </Button>
    </div>
  );
}
