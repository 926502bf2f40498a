/** A new step, with a first table that calculates, since a step has one at least. */
import { tableSchema } from '@wagewright/contracts/definition';
import { codeFrom, nameInBoth, tableCodes } from '../codes.ts';
import { addStep } from '../edits.ts';
import { textOf } from '../fields/field.ts';
import type { Addable } from './addable.ts';

export const stepAddable: Addable = {
  fields: [
    { path: 'name', kind: 'text' },
    { path: 'firstTable', kind: 'text' },
    { path: 'column', kind: 'text' },
  ],
  required: ['name', 'firstTable', 'column'],
  initial: ({ language }) => ({ name: '', firstTable: '', column: language === 'en' ? 'Amount' : '金额' }),
  make: ({ definition }, values) => {
    const code = codeFrom(
      textOf(values.name),
      definition.steps.map((step) => step.code),
    );
    const table = codeFrom(textOf(values.firstTable), tableCodes(definition));
    const column = { code: codeFrom(textOf(values.column), []), name: nameInBoth(textOf(values.column)), type: 'money', constant: 0 };
    const first = tableSchema.parse({ code: table, kind: 'data', name: nameInBoth(textOf(values.firstTable)), columns: [column] });
    return { definition: addStep(definition, { code, name: nameInBoth(textOf(values.name)), tables: [first] }), place: { table } };
  },
};
