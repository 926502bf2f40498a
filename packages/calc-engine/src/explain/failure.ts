/** Why a cell has no value and what to do about it, told from what was recorded when it failed: no calculation is needed for it. */
import type { CellErrorCode, CellErrorRecord, ColumnPlan, Program, TablePlan } from '../api.ts';
import { parseIsoDate } from '../dates.ts';
import type { TableCell } from '../definition/checked-program.ts';
import { placeholder } from '../definition/messages.ts';
import { nearestName } from '../language/nearest.ts';
import { Figures, type Shown, shownAs, writeText } from './figures.ts';
import { english } from './words/en.ts';
import type { FailureFacts, FailureWords, Reader, Words } from './words/words.ts';
import { chinese } from './words/zh-cn.ts';

/** A failed cell as it is kept: its table by code, and the values that complete what is said. */
export type FailedCell = Pick<CellErrorRecord, 'table' | 'parameters' | 'inputs'> & { readonly code: CellErrorCode };

const languages: Readonly<Record<Reader['language'], Words>> = { en: english, 'zh-CN': chinese };

export function tellFailure(program: Program, cell: FailedCell, reader: Reader): FailureWords {
  const words = languages[reader.language];
  const { why, remedy } = words.failures[cell.code](new FailureReader(program, cell, new Figures(reader, words)).facts());
  return { why: words.finish(why), remedy: words.finish(remedy) };
}

/** Names and values of one failed cell, in the reader's language. */
class FailureReader {
  private readonly program: Program;
  private readonly cell: FailedCell;
  private readonly figures: Figures;

  constructor(program: Program, cell: FailedCell, figures: Figures) {
    this.program = program;
    this.cell = cell;
    this.figures = figures;
  }

  facts(): FailureFacts {
    const { column, table, key, value, lines, most, message, cause, digits } = this.cell.parameters;
    const found = this.table(table);
    return {
      column: column === undefined ? this.blankInputs() : this.columnName(column),
      table: found ? this.figures.name(found.name) : table,
      key: key === undefined ? undefined : this.keyText(found, key),
      value: value === undefined ? undefined : this.plain(value),
      lines: lines && this.plain(lines),
      most: most && this.plain(most),
      message: message === undefined ? undefined : this.message(message),
      cause,
      digits,
      nearest: found && key !== undefined ? this.nearestKey(found, key) : undefined,
    };
  }

  /** A key of the table that the wrong one may have meant; of tables whose key is one text. */
  private nearestKey(table: TablePlan, key: string): string | undefined {
    const [column, more] = keyColumns(this.program, table);
    const data = this.program.checked.parameters.get(table.no);
    const [index = -1] = data?.key ?? [];
    if (!data || column?.type !== 'text' || more) return undefined;
    const keys = data.versions.flatMap(({ rows }) => rows.flatMap((row) => presentText(row[index])));
    const nearest = nearestName(key, new Set(keys));
    // the code as it must be written: its name may be what was written
    return nearest === null ? undefined : this.figures.words.text(nearest);
  }

  private table(code: string | undefined): TablePlan | undefined {
    return this.program.tables.find((table) => table.code === code);
  }

  /** `Table.Column`, or a column of the cell's own table. */
  private find(path: string): { readonly table: TablePlan; readonly column: ColumnPlan } | null {
    const [first = '', second] = path.split('.');
    const table = this.table(second === undefined ? this.cell.table : first);
    const column = table?.columns.find(({ code }) => code === (second ?? first));
    return table && column ? { table, column } : null;
  }

  private columnName(path: string): string | undefined {
    const found = this.find(path);
    if (!found) return undefined;
    const name = this.figures.name(found.column.name);
    return found.table.code === this.cell.table ? name : this.figures.words.columnOf(name, this.figures.name(found.table.name));
  }

  /** What the cell reads and is not given, where nothing else says which value is missing. */
  private blankInputs(): string | undefined {
    const blank = Object.entries(this.cell.inputs).flatMap(([path, value]) => (value === null ? (this.columnName(path) ?? []) : []));
    return blank.length === 0 ? undefined : blank.join(this.figures.words.and);
  }

  /** The parts of a key with the names of its columns. */
  private keyText(table: TablePlan | undefined, key: string): string {
    const columns = table ? keyColumns(this.program, table) : [];
    const parts = columns.length === 1 ? [key] : key.split(', ');
    if (columns.length !== parts.length) return this.figures.words.text(key);
    const named = columns.map((column, index) =>
      this.figures.words.named(this.figures.name(column.name), this.write(parts[index] ?? '', shownAs(column))),
    );
    return named.join(this.figures.words.and);
  }

  /** A text of the definition in the reader's language, with the values of the columns that it names; any other text as it is. */
  private message(given: string): string {
    const { language } = this.figures.reader;
    const { messages = {} } = this.program.definition;
    const known = Object.hasOwn(messages, given) ? messages[given] : undefined;
    if (!known)
      return this.figures.words.refusals[given]?.(this.figures.name(this.table(this.cell.parameters.of)?.name ?? noName)) ?? given;
    const text = known[language] ?? known.en ?? known['zh-CN'] ?? given;
    return text.replaceAll(placeholder, (_, path: string) => {
      const [value, found] = [this.cell.parameters[path], this.find(path)];
      return value === undefined || !found ? this.figures.words.nothing : this.write(value, shownAs(found.column));
    });
  }

  /** A number or a day without a column of its own; anything else is a text. */
  private plain(value: string): string {
    return this.write(value, { type: parseIsoDate(value) === null ? 'number' : 'date', digitsMin: 0, percentage: false, values: {} });
  }

  private write(value: string, shown: Shown): string {
    return writeText(this.figures, value, shown);
  }
}

const presentText = (cell: TableCell | undefined): string[] => (cell?.kind === 'text' ? [cell.value] : []);

const noName = { en: '', 'zh-CN': '' };

function keyColumns(program: Program, table: TablePlan): readonly ColumnPlan[] {
  if (table.pivot) return table.columns.slice(0, table.pivot.groupBy.length);
  const key = program.checked.parameters.get(table.no)?.key ?? [];
  return key.flatMap((index) => table.columns[index] ?? []);
}
