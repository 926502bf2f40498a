import { forDrawing } from '../format/decimal.ts';
import classes from './ChangeBars.module.css';

export interface ChangeBar {
  readonly id: string;
  readonly name: string;
  /** Decimal text; its bar goes to the left where it is negative. */
  readonly amount: string;
  /** A second line: what the amount is part of. */
  readonly note?: string;
}

interface Props {
  readonly label: string;
  readonly bars: readonly ChangeBar[];
  readonly write: (amount: string) => string;
  /** A last line without a bar, such as a sum. */
  readonly total?: { readonly name: string; readonly amount: string };
}

/** Shares of the width, from 0 to 100, at which each bar begins and ends; all on one scale around zero. */
function spans(amounts: readonly number[]): { readonly zero: number; readonly of: (amount: number) => { left: number; width: number } } {
  const least = Math.min(0, ...amounts);
  const range = Math.max(0, ...amounts) - least || 1;
  const at = (amount: number) => ((amount - least) / range) * 100;
  return { zero: at(0), of: (amount) => ({ left: at(Math.min(amount, 0)), width: (Math.abs(amount) / range) * 100 }) };
}

/** Differences as bars around zero, each with its full name and its figure at the mark: the list is the table as well. */
export function ChangeBars({ label, bars, write, total }: Props) {
  const scale = spans(bars.map(({ amount }) => forDrawing(amount)));
  return (
    <ul className={classes.bars} aria-label={label}>
      {bars.map(({ id, name, amount, note }) => {
        const drawn = forDrawing(amount);
        const { left, width } = scale.of(drawn);
        const isNegative = drawn < 0;
        return (
          <li key={id} className={classes.line}>
            <span className={classes.name}>
              {name}
              {note && <span className={classes.note}>{note}</span>}
            </span>
            <span className={classes.drawing}>
              <span className={classes.field} data-both={scale.zero > 0 || undefined}>
                <span className={classes.zero} style={{ left: `${scale.zero}%` }} aria-hidden="true" />
                <span
                  className={classes.bar}
                  data-negative={isNegative || undefined}
                  style={{ left: `${left}%`, width: `${width}%` }}
                  aria-hidden="true"
                />
                <span
                  className={`${classes.value} ww-figures`}
                  data-negative={isNegative || undefined}
                  style={isNegative ? { right: `${100 - left}%` } : { left: `${left + width}%` }}
                >
                  {write(amount)}
                </span>
              </span>
            </span>
          </li>
        );
      })}
      {total && (
        <li className={classes.total}>
          <span>{total.name}</span>
          <span className="ww-figures">{write(total.amount)}</span>
        </li>
      )}
    </ul>
  );
}
