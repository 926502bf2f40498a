import { useTranslation } from 'react-i18next';
import { trpc } from '../../../../shared/api/trpc.ts';
import { writeValue } from '../../../../shared/format/calculated-value.ts';
import { add, isDecimal } from '../../../../shared/format/decimal.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { type CalculatedTable, type Cell, isFigure, type TableColumn, writeLine } from './columns.ts';
import classes from './OtherLines.module.css';

/** An employee's lines that are shown; one with more says so. */
const linesMax = 60;

interface Props {
  readonly batchId: number;
  readonly table: CalculatedTable;
  readonly employeeNumber: string;
  readonly column: string;
  readonly line: number;
  readonly onLine: (line: number) => void;
}

/** The sum of an employee's lines; null where one has no value to add, or where nothing can be added up. */
function sumOf(cells: readonly Cell[], column: TableColumn): string | null {
  if (!isFigure(column) || column.percentage) return null;
  const values = cells.flatMap((value) => (value === null ? [] : [value]));
  const numbers = values.flatMap((value) => (typeof value === 'string' && isDecimal(value) ? [value] : []));
  return numbers.length === values.length && numbers.length > 0 ? numbers.reduce(add) : null;
}

/** A column on all lines of an employee, and their sum: the parts of a period stand beside each other. */
export function OtherLines({ batchId, table, employeeNumber, column: code, line, onLine }: Props) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const query = trpc.payroll.tables.listRows.useQuery({
    batchId,
    table: table.code,
    conditions: [{ column: 'employeeNumber', operator: 'equals', value: employeeNumber }],
    limit: linesMax,
  });
  const index = table.columns.findIndex((column) => column.code === code);
  const column = table.columns[index];
  const { rows = [], total = 0 } = query.data ?? {};
  if (!column || rows.length < 2) return null;
  const write = (value: Cell) =>
    value === null ? '–' : typeof value === 'string' ? writeValue(value, column, format) : t('table.errorCell');
  const cells = rows.map(({ cells: all }) => all[index] ?? null);
  const sum = total > rows.length ? null : sumOf(cells, column);
  return (
    <section className={classes.lines} aria-label={t('explain.lines')}>
      <ol className={classes.list}>
        {rows.map((row, place) => (
          <li key={row.line}>
            <button
              type="button"
              className={classes.line}
              {...(row.line === line ? { 'aria-current': 'true' as const } : {})}
              onClick={() => onLine(row.line)}
            >
              <span>{row.days ? writeLine(row, format) : t('explain.line', { number: format.count(row.line + 1) })}</span>
              <span className="ww-figures">{write(cells[place] ?? null)}</span>
            </button>
          </li>
        ))}
      </ol>
      {total > rows.length && <p className={classes.more}>{t('explain.moreLines', { total: format.count(total) })}</p>}
      {sum !== null && (
        <p className={classes.sum}>
          <span>{t('explain.sum')}</span>
          <span className="ww-figures">{writeValue(sum, column, format)}</span>
        </p>
      )}
    </section>
  );
}
