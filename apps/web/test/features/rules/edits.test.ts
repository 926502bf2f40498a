/** What a clerk does to steps, tables and columns never leaves a table or step empty, and loses nothing on the way. */

import { definitionScopes } from '@wagewright/calc-engine/authoring';
import { packNames, readPack } from '@wagewright/calc-engine/packs';
import { calculationDefinitionSchema, columnSchemas, tableSchema } from '@wagewright/contracts/definition';
import { describe, expect, it } from 'vitest';
import { afterRedo, afterUndo, noHistory, stepBetween, withChange } from '../../../src/features/payroll/rules/draft/history.ts';
import { moveColumn, moveStep, moveTable, removeColumn, removeStep, removeTable } from '../../../src/features/payroll/rules/edits.ts';
import { columnFields } from '../../../src/features/payroll/rules/fields/column-fields.ts';
import { readValues, writeValues } from '../../../src/features/payroll/rules/fields/field-values.ts';
import { tableFields, wholeFields } from '../../../src/features/payroll/rules/fields/table-fields.ts';

const packs = packNames.map((name) => calculationDefinitionSchema.parse(readPack(name)));
const [china] = packs;
if (!china) throw new Error('a pack');
const codes = ({ steps }: typeof china) => steps.map((step) => [step.code, ...step.tables.map(({ code }) => code)]);

describe('edits', () => {
  it('a table goes down through its step and on into the next, and back again', () => {
    const [step, beside] = china.steps;
    const last = step?.tables.at(-1)?.code ?? '';
    const moved = moveTable(china, last, 1);
    expect(codes(moved)[1]?.slice(0, 2)).toEqual([beside?.code, last]);
    expect(moveTable(moved, last, -1)).toEqual(china);
  });

  it('the first cannot go up, the last cannot go down', () => {
    const all = china.steps.flatMap(({ tables }) => tables);
    expect(moveTable(china, all[0]?.code ?? '', -1)).toEqual(china);
    expect(moveTable(china, all.at(-1)?.code ?? '', 1)).toEqual(china);
    expect(moveStep(china, china.steps[0]?.code ?? '', -1)).toEqual(china);
  });

  it('a column moves by one place', () => {
    const table = china.steps.flatMap(({ tables }) => tables).find(({ columns }) => columns.length > 2);
    const [first, second] = table?.columns ?? [];
    const moved = moveColumn(china, table?.code ?? '', first?.code ?? '', 1);
    const now = moved.steps.flatMap(({ tables }) => tables).find(({ code }) => code === table?.code);
    expect(now?.columns.slice(0, 2)).toEqual([second, first]);
  });

  it('the last column takes its table along, and the last table its step', () => {
    for (const step of china.steps) {
      const emptied = step.tables.reduce(
        (now, table) => table.columns.reduce((then, { code }) => removeColumn(then, table.code, code), now),
        china,
      );
      expect(codes(emptied)).toEqual(codes(removeStep(china, step.code)));
      expect(codes(step.tables.reduce((now, { code }) => removeTable(now, code), china))).toEqual(codes(emptied));
    }
  });
});

describe('forms', () => {
  it.each(packs.map((pack) => [pack.code, pack] as const))('of every element of %s say what the element says', (_, definition) => {
    const scopes = definitionScopes(definition);
    for (const table of definition.steps.flatMap(({ tables }) => tables)) {
      const place = { definition, scopes, table, language: 'en' as const };
      const fields = tableFields[table.kind];
      expect(tableSchema.parse(writeValues(fields, readValues(fields, table), place, table)), table.code).toEqual(table);
      for (const column of table.columns) {
        const all = Object.values(columnFields(table.kind)).flat();
        const written = writeValues(all, readValues(all, column), place, column);
        expect(columnSchemas[table.kind].parse(written), `${table.code}.${column.code}`).toEqual(column);
      }
    }
  });

  it.each(packs.map((pack) => [pack.code, pack] as const))('of %s as a whole too', (_, definition) => {
    const fields = Object.values(wholeFields).flat();
    const place = { definition, scopes: definitionScopes(definition), table: null, language: 'en' as const };
    const written = writeValues(fields, readValues(fields, definition), place, definition);
    expect(calculationDefinitionSchema.parse(written)).toEqual(definition);
  });
});

describe('one’s own changes', () => {
  const first = { said: 'first', before: china, after: removeTable(china, 'Pay'), version: 2 };
  const second = { said: 'second', before: first.after, after: moveStep(first.after, first.after.steps[0]?.code ?? '', 1), version: 3 };
  const both = withChange(withChange(noHistory, first), second);

  it('are taken back in turn, and done again', () => {
    const back = afterUndo(both, { version: 4 });
    expect([back.done.map(({ said }) => said), back.undone.map(({ said }) => said)]).toEqual([['first'], ['second']]);
    expect(afterRedo(back, { version: 5 }).done.map(({ said, version }) => [said, version])).toEqual([
      ['first', 2],
      ['second', 5],
    ]);
  });

  it('something new ends what could be done again', () => {
    expect(withChange(afterUndo(both, { version: 4 }), first).undone).toEqual([]);
  });

  it('say when somebody has touched the same since, and not when it was something else', () => {
    expect(stepBetween(first.after, first.after, first.before)).toMatchObject({ isUntouched: true });
    expect(stepBetween(second.after, first.after, first.before)).toMatchObject({ isUntouched: true });
    expect(stepBetween(china, first.after, first.before)).toMatchObject({ isUntouched: false });
  });
});
