import { useTranslation } from 'react-i18next';
import { forDrawing, ratio, signOf, subtract } from '../../../shared/format/decimal.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import classes from './Compensation.module.css';
import type { CompensationRecord } from './compensation.ts';

const isBelow = (amount: string, other: string): boolean => signOf(subtract(amount, other)) < 0;

/** Where an amount stands in the range of its pay level: in words, and as a mark on a line with the midpoint. */
export function RangePosition({ record: { amount, salary } }: { record: CompensationRecord }) {
  const { t } = useTranslation('compensation');
  const format = useFormat();
  if (!salary) return null;
  const { range, structure, grade, level } = salary;
  const title = t('salary.of', { structure: format.name(structure), grade, level });
  if (!range)
    return (
      <p className={classes.position}>
        {title}
        <br />
        {t('salary.gone')}
      </p>
    );
  const { minimum, midpoint, maximum } = range;
  const where = isBelow(amount, minimum) ? 'below' : isBelow(maximum, amount) ? 'above' : 'position';
  const whole = subtract(maximum, minimum);
  /** From the left, in percent; a level that pays one amount has it in the middle. */
  const placeOf = (value: string): number => Math.min(100, Math.max(0, forDrawing(ratio(subtract(value, minimum), whole) ?? '0.5') * 100));
  return (
    <div className={classes.position}>
      {title}
      <div className={classes.range} data-where={where} aria-hidden="true">
        <span className={classes.midpoint} style={{ left: `${placeOf(midpoint)}%` }} />
        <span className={classes.mark} style={{ left: `${placeOf(amount)}%` }} />
      </div>
      {t(`salary.${where}`, {
        minimum: format.number(minimum, 0),
        maximum: format.number(maximum, 0),
        share: format.percent(ratio(amount, midpoint) ?? '0', { digits: 1 }),
      })}
    </div>
  );
}
