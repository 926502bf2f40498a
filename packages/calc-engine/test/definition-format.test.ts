/** docs/definition-format.md shows a whole file: it has the schema's shape, compiles, and its test is green. */
import { readFileSync } from 'node:fs';
import { calculationDefinitionSchema, tableSchema } from '@wagewright/contracts/definition';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { runDefinitionTests } from '../src/index.ts';
import { compiled } from './support.ts';

const page = readFileSync(new URL('../../../docs/definition-format.md', import.meta.url), 'utf8');
const [, example = ''] = /<!-- example -->\n```yaml\n(.*?)```\n/s.exec(page) ?? [];

test('the example of docs/definition-format.md has every kind of table and its test is green', () => {
  const definition = calculationDefinitionSchema.parse(parse(example));
  const kinds = new Set(definition.steps.flatMap((step) => step.tables.map((table) => table.kind)));
  expect([...kinds].sort()).toEqual(tableSchema.options.map((option) => option.shape.kind.value).sort());
  expect(runDefinitionTests(compiled(definition))).toEqual([{ name: definition.tests[0]?.name, passed: true, failures: [] }]);
});
