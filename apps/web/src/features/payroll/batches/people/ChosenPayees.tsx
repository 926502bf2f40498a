import { Button } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { lazyPart } from '../../../../shared/lazy-part.tsx';
import { type Choice, SelectionBar } from '../../../../shared/ui/data-table/index.ts';
import type { Chosen } from './ChoosePayees.tsx';
import type { Act } from './people-acts.ts';

const HoldChosen = lazyPart(() => import('../holding/HoldChosen.tsx'));

interface Props {
  readonly batchId: number;
  readonly choice: Choice;
  readonly acts: readonly Act[];
  readonly onChoose: (chosen: Chosen) => void;
}

/** How many people of the list are chosen, and what can be done with all of them. */
export function ChosenPayees({ batchId, choice, acts, onChoose }: Props) {
  const { t } = useTranslation('people');
  const format = useFormat();
  const { size } = choice.chosen;
  if (size === 0) return null;
  const holds = acts.filter((act) => act === 'hold' || act === 'takeIn');
  const max = holds.length > 0 ? limits.heldPayeesMax : limits.chosenPayeesMax;
  return (
    <SelectionBar
      text={t('chosen', { count: size, people: format.count(size) })}
      fault={size > max ? t('tooMany', { people: format.count(max) }) : undefined}
      onClear={choice.clear}
    >
      {holds.length > 0 && (
        <Suspense>
          <HoldChosen batchId={batchId} choice={choice} acts={holds} />
        </Suspense>
      )}
      {acts.map(
        (act) =>
          (act === 'add' || act === 'remove') && (
            <Button
              key={act}
              size="compact-xs"
              variant="default"
              disabled={size > limits.chosenPayeesMax}
              onClick={() => onChoose({ choice: act, employeeIds: [...choice.chosen] })}
            >
              {t(`${act}One`)}
            </Button>
          ),
      )}
    </SelectionBar>
  );
}
