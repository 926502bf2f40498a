import type { LocalizedText } from '@wagewright/contracts';
import { isDecimal } from '../format/decimal.ts';
import { useFormat } from '../format/use-format.ts';
import classes from './ChangedValues.module.css';

interface ChangedValue {
  readonly table: string;
  readonly column: string;
  readonly columnName: LocalizedText;
  /** From 0. */
  readonly line: number;
  readonly before: string | null;
  readonly after: string | null;
}

/** Tables of one definition may read the same record: what changed is told once. */
const once = (changes: readonly ChangedValue[]): ChangedValue[] => [
  ...new Map(changes.map((change) => [JSON.stringify([change.columnName, change.line, change.before, change.after]), change])).values(),
];

/** What of somebody's data says something else: column, before and after; of a table with lines with the line's number. */
export function ChangedValues({ changes }: { changes: readonly ChangedValue[] }) {
  const format = useFormat();
  const write = (value: string | null) => (value === null ? '–' : isDecimal(value) ? format.number(value) : value);
  return (
    <ul className={classes.changes}>
      {once(changes).map(({ table, column, columnName, line, before, after }) => (
        <li key={`${table}.${column} ${line}`}>
          <span>
            {format.name(columnName)}
            {line > 0 && ` (${format.count(line + 1)})`}
          </span>
          <strong className="ww-figures">
            {write(before)} → {write(after)}
          </strong>
        </li>
      ))}
    </ul>
  );
}
