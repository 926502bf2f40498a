/** A new column: what it is called, what it holds, and where its values come from. */

import { codeFrom, columnCodes, nameInBoth } from '../codes.ts';
import { addColumn } from '../edits.ts';
import { columnTypes } from '../fields/choices.ts';
import { columnFields, numericTypes } from '../fields/column-fields.ts';
import { type Field, textOf } from '../fields/field.ts';
import { writeValues } from '../fields/field-values.ts';
import type { RuleColumn, RuleTable } from '../rules.ts';
import type { Addable } from './addable.ts';

const named: readonly Field[] = [
  { path: 'name', kind: 'text' },
  { path: 'type', kind: 'choice', choices: columnTypes },
];

/** Who calculates pay wants it on the payslip only where they say so; a new column of records may be blank. */
export function columnAddable(table: RuleTable): Addable {
  const origin = columnFields(table.kind).origin.filter(({ path }) => !path.startsWith('product.') && path !== 'from');
  const fields = [...named, ...origin];
  return {
    fields,
    required: ['name', 'source', 'expression', 'reference.table', 'reference.column', 'aggregate'],
    initial: () => ({
      name: '',
      type: 'money',
      source: '',
      origin: 'formula',
      expression: '',
      formulas: [],
      constant: '',
      aggregate: 'sum',
      column: '',
    }),
    make: (place, values) => {
      const name = textOf(values.name);
      const code = codeFrom(name, columnCodes(place.definition, table.code));
      const asked = origin.filter((field) => field.path in values || field.name !== undefined || field.path.startsWith('reference.'));
      const written = writeValues(asked, values, place, { code, name: nameInBoth(name), type: textOf(values.type) });
      const column = {
        ...written,
        ...(isConstantMissing(written, values.origin) ? { constant: numericTypes.includes(textOf(values.type)) ? 0 : null } : {}),
      };
      return {
        definition: addColumn(place.definition, table.code, withLists(column, table) as RuleColumn),
        place: { table: table.code, column: code },
      };
    },
  };
}

const isConstantMissing = (written: object, origin: unknown): boolean =>
  origin === 'constant' && (!('constant' in written) || written.constant === null);
const withLists = (column: object, table: RuleTable): object => (table.kind === 'union' ? { ...column, from: {} } : column);
