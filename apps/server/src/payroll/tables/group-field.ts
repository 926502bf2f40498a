import type { TablePlan } from '@wagewright/calc-engine';
import type { Language, LocalizedText } from '@wagewright/contracts';
import type { OutColumn, Value } from '@wagewright/files';
import { outColumn } from './export-columns.ts';
import { movementWords, exportWords as words } from './export-words.ts';

interface SaidGroup {
  readonly value: string | null;
  readonly name: LocalizedText | null;
}

/** A column of groups in a file: the table's own, or what is known of people besides. */
export interface GroupField extends OutColumn {
  readonly say: (group: SaidGroup) => Value;
}

/** What a group says that is no value of the table's own columns, by the code of its column. */
const people: Readonly<Record<string, { readonly label: LocalizedText; readonly say: (value: string | null) => LocalizedText | null }>> = {
  department: { label: words.department, say: (value) => (value === null ? words.nothing : null) },
  movement: { label: words.movement, say: (value) => movementWords[value ?? ''] ?? words.neither },
  held: { label: words.held, say: (value) => (value === 'true' ? words.yes : words.no) },
  hasErrors: { label: words.hasErrors, say: (value) => (value === 'true' ? words.yes : words.no) },
  name: { label: words.name, say: () => null },
  employeeNumber: { label: words.employeeNumber, say: () => null },
};

/** @param code of a column that the groups were made by, so that it is there */
export function groupField(table: TablePlan, code: string, language: Language): GroupField {
  const known = Object.hasOwn(people, code) ? people[code] : undefined;
  if (known) {
    const say: GroupField['say'] = ({ value, name }) => name?.[language] ?? known.say(value)?.[language] ?? value;
    return { label: known.label[language], type: 'text', say };
  }
  const plan = table.columns.find((column) => column.code === code);
  if (!plan) throw new RangeError(`${table.code} has no column ${code}`);
  const say: GroupField['say'] = ({ value }) => {
    if (value === null) return words.nothing[language];
    if (plan.type === 'boolean') return value === 'true';
    return plan.type === 'text' ? (plan.display.values?.[value]?.[language] ?? value) : value;
  };
  return { ...outColumn(plan, language), say };
}
