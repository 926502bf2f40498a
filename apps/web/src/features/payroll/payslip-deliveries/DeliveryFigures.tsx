import { UnstyledButton } from '@mantine/core';
import { type DeliveryMark, deliveryMarks, markLabels } from '@wagewright/contracts/payroll/payslip-deliveries';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import classes from './DeliveryFigures.module.css';

/** What somebody has to do something about. */
const looked: readonly DeliveryMark[] = ['disputed', 'failed', 'unreached'];
/** Shown only where there is one: usually nothing is wrong, and nothing waits. */
const quiet: readonly DeliveryMark[] = ['unanswered', 'waiting', 'failed', 'unreached'];

interface Props {
  readonly marks: Readonly<Record<DeliveryMark, number>>;
  /** The figure whose payslips are shown. */
  readonly chosen?: DeliveryMark | undefined;
  /** Shows the payslips of a figure; of the one that is chosen, all again. */
  readonly onChoose: (mark: DeliveryMark | undefined) => void;
}

/** How far payslips have come: each figure leads to its payslips, and counts the same ones as they do. */
export function DeliveryFigures({ marks, chosen, onChoose }: Props) {
  const { t } = useTranslation('payslipDeliveries');
  const format = useFormat();
  const shown = deliveryMarks.filter((mark) => marks[mark] > 0 || mark === chosen || !quiet.includes(mark));
  return (
    <section aria-label={t('figures')}>
      <ul className={classes.figures}>
        {shown.map((mark) => (
          <li key={mark}>
            <UnstyledButton
              className={classes.figure}
              aria-pressed={mark === chosen}
              disabled={marks[mark] === 0 && mark !== chosen}
              data-look={(looked.includes(mark) && marks[mark] > 0) || undefined}
              onClick={() => onChoose(mark === chosen ? undefined : mark)}
            >
              <span className={classes.name}>{format.name(markLabels[mark])}</span>
              <span className={`${classes.count} ww-figures`}>{format.count(marks[mark])}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
