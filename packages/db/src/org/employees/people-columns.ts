import type { Language } from '@wagewright/contracts';
import type { CustomFieldType } from '@wagewright/contracts/org/custom-fields';
import { customColumnPrefix, type PeopleColumn, peopleColumns } from '@wagewright/contracts/org/employees';
import type { Parameters } from '../../parameters.ts';
import { shownHired, shownLastDay, stateOn } from '../service/index.ts';

/** A custom field of employees that may be asked about. */
export interface AskedField {
  readonly key: string;
  readonly type: CustomFieldType;
}

/** What stands beside an employee `e` on a day; each needs those that it names. */
const joinsOf = (day: string) =>
  ({
    a: {
      needs: [],
      sql: `LEFT JOIN assignment a ON a.employee_id = e.id AND a.effective_date <= ${day} AND (a.expiry_date IS NULL OR a.expiry_date >= ${day})`,
    },
    d: { needs: ['a'], sql: `LEFT JOIN shown_department_names(${day}) d ON d.id = a.department_id` },
    p: { needs: ['a'], sql: 'LEFT JOIN position p ON p.id = a.position_id' },
    g: { needs: ['a', 'p'], sql: 'LEFT JOIN grade g ON g.id = p.grade_id' },
    c: { needs: ['a'], sql: 'LEFT JOIN cost_center c ON c.id = a.cost_center_id' },
    l: { needs: [], sql: 'LEFT JOIN legal_entity l ON l.id = e.legal_entity_id' },
    s: { needs: ['a'], sql: 'LEFT JOIN employee s ON s.id = a.supervisor_id' },
    o: { needs: ['a'], sql: 'LEFT JOIN employee o ON o.id = a.dotted_supervisor_id' },
  }) as const;
type Join = keyof ReturnType<typeof joinsOf>;
const joinOrder: readonly Join[] = ['a', 'd', 'p', 'g', 'c', 'l', 's', 'o'];

/** How a column is read: text, a calendar day, a number, or a name in every language. */
interface ReadColumn {
  readonly kind: 'text' | 'date' | 'number' | 'names';
  readonly sql: string;
  readonly join?: Join;
}

const known = (day: string): Record<PeopleColumn, ReadColumn> => ({
  name: { kind: 'text', sql: 'e.name' },
  employeeNumber: { kind: 'text', sql: 'e.employee_number' },
  state: { kind: 'text', sql: stateOn('e', day) },
  department: { kind: 'names', sql: 'd.name', join: 'd' },
  position: { kind: 'names', sql: 'p.title', join: 'p' },
  grade: { kind: 'names', sql: 'g.name', join: 'g' },
  costCenter: { kind: 'names', sql: 'c.name', join: 'c' },
  legalEntity: { kind: 'names', sql: 'l.name', join: 'l' },
  supervisor: { kind: 'text', sql: 's.name', join: 's' },
  dottedSupervisor: { kind: 'text', sql: 'o.name', join: 'o' },
  hireDate: { kind: 'date', sql: `(${shownHired('e', day)})` },
  terminationDate: { kind: 'date', sql: `(${shownLastDay('e', day)})` },
  category: { kind: 'text', sql: 'a.category', join: 'a' },
  gender: { kind: 'text', sql: 'e.gender' },
  email: { kind: 'text', sql: 'e.email' },
  phone: { kind: 'text', sql: 'e.phone' },
});

/** What a custom field holds that is none of its type counts as nothing: it may have been text before. */
function customColumn({ key, type }: AskedField, { add }: Parameters): ReadColumn {
  const text = `(e.custom ->> ${add(key)}::text)`;
  if (type === 'integer' || type === 'decimal')
    // counted repetitions in the pattern cost three times as much as all of the sorting
    return { kind: 'number', sql: `CASE WHEN length(${text}) <= 31 AND ${text} ~ '^-?[0-9]+([.][0-9]+)?$' THEN ${text}::numeric END` };
  return { kind: 'text', sql: text };
}

const isKnown = (id: string): id is PeopleColumn => peopleColumns.some((one) => one === id);

/** The columns of a question, and the joins that they bring. */
export class PeopleColumns {
  readonly #known: Record<PeopleColumn, ReadColumn>;
  readonly #joins: ReturnType<typeof joinsOf>;
  readonly #used = new Set<Join>();
  readonly #fields: readonly AskedField[];
  readonly #parameters: Parameters;

  constructor(day: string, fields: readonly AskedField[], parameters: Parameters) {
    this.#known = known(day);
    this.#joins = joinsOf(day);
    this.#fields = fields;
    this.#parameters = parameters;
  }

  /** A column by its id; undefined for a field that there is not, or that the caller may not see. */
  read(id: string): ReadColumn | undefined {
    if (isKnown(id)) return this.#use(this.#known[id]);
    const field = this.#fields.find(({ key }) => `${customColumnPrefix}${key}` === id);
    return field && customColumn(field, this.#parameters);
  }

  /** The joins of the columns that were read. */
  get joins(): string {
    return joinOrder.flatMap((join) => (this.#used.has(join) ? [this.#joins[join].sql] : [])).join('\n');
  }

  #use(column: ReadColumn): ReadColumn {
    if (column.join) for (const join of [...this.#joins[column.join].needs, column.join]) this.#used.add(join);
    return column;
  }
}

/** A column as one value in the reader's language. */
export const valueOf = ({ kind, sql }: ReadColumn, language: Language): string => (kind === 'names' ? `${sql} ->> '${language}'` : sql);

export type { ReadColumn };
