/** Days off and days worked instead: `date,kind`. */
import type { ColumnSpec } from '@wagewright/files';
import { type FileSettings, fixedColumns, type Listener, readFileTable } from './open-sheet.ts';

export interface CalendarDays {
  /** ISO dates. */
  readonly holidays: readonly string[];
  readonly extraWorkdays: readonly string[];
}

const date: ColumnSpec = { label: 'date', type: 'date', isRequired: true };
const kind: ColumnSpec = { label: 'kind', type: 'text', isRequired: true };

/** @throws FileError where the file cannot be read further */
export async function readCalendar(file: string, settings: FileSettings, listener: Listener): Promise<CalendarDays> {
  const table = await readFileTable(file, settings, fixedColumns([date, kind]), date, listener);
  const days: Record<'holiday' | 'workday', string[]> = { holiday: [], workday: [] };
  for (const row of table.rows.keys()) {
    const [day, word] = [table.values.get(date)?.[row], table.values.get(kind)?.[row]];
    if (word === 'holiday' || word === 'workday') days[word].push(...(typeof day === 'string' ? [day] : []));
    else if (typeof word === 'string') {
      const details = { hint: 'It is holiday or workday.' };
      listener.problems.addFile([table.problem('VALUE_UNKNOWN', row, kind, { details })]);
    }
  }
  return { holidays: days.holiday, extraWorkdays: days.workday };
}
