import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Choice, SelectionBar } from '../../../shared/ui/data-table/index.ts';
import type { AnswerEvent } from './AnswerDialog.tsx';
import type { DueChange } from './comparison.ts';

interface Props {
  readonly rows: readonly DueChange[];
  readonly choice: Choice;
  readonly onAnswer: (event: AnswerEvent) => void;
}

const whileUnsigned: readonly AnswerEvent[] = ['sign-off', 'note', 'assign'];
const onceSigned: readonly AnswerEvent[] = ['reopen'];

/** What can be done with the changes that are chosen: those that are signed off can only be opened again, so a mixture can do nothing. */
export function AnswerBar({ rows, choice, onAnswer }: Props) {
  const { t } = useTranslation('variance');
  const format = useFormat();
  const { size } = choice.chosen;
  if (size === 0) return null;
  const states = rows.filter(({ employeeId }) => choice.chosen.has(employeeId)).map(({ state }) => state);
  const isSigned = states.every((state) => state === 'signed-off');
  const isMixed = !isSigned && states.includes('signed-off');
  const events = isMixed ? [] : isSigned ? onceSigned : whileUnsigned;
  return (
    <SelectionBar
      text={t('due.chosen', { count: size, people: format.count(size) })}
      fault={isMixed ? t('due.mixed') : undefined}
      onClear={choice.clear}
    >
      {events.map((event, index) => (
        <Button key={event} size="compact-xs" variant={index === 0 ? 'filled' : 'default'} onClick={() => onAnswer(event)}>
          {t(`due.events.${event}`)}
        </Button>
      ))}
    </SelectionBar>
  );
}
