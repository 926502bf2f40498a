/** The JSON Schema of a definition file, for editors: completion and checks while a YAML file is typed. */
import { z } from 'zod';
import {
  abnormalChecksSchema,
  balanceSchema,
  blankRuleSchema,
  bracketSchema,
  calculationDefinitionSchema,
  cellSchema,
  codeSchema,
  columnPathSchema,
  columnTypeSchema,
  currencySchema,
  dataColumnSchema,
  dataTableSchema,
  definitionTestSchema,
  displaySchema,
  exchangeRatesSchema,
  formulaDaySchema,
  formulaVersionSchema,
  globalLinkSchema,
  isoDateSchema,
  localizedNameSchema,
  nextPeriodSchema,
  parameterColumnSchema,
  parameterTableSchema,
  parameterVersionSchema,
  payTypeSchema,
  periodFactsSchema,
  pivotTableSchema,
  roundingModeSchema,
  ruleGroupSchema,
  scaleSchema,
  snapshotColumnSchema,
  snapshotSourceSchema,
  snapshotTableSchema,
  stepSchema,
  summarySchema,
  unionTableSchema,
  verificationRuleSchema,
} from './definition.ts';
import { definitionLayerSchema, extendsSchema } from './definition-layer.ts';
import { periodFields } from './period-facts.ts';
import { snapshotCatalogue } from './snapshot-catalogue.ts';

/** Name in the JSON Schema and what an editor says of it. */
const described: readonly (readonly [schema: z.ZodType, id: string, description: string])[] = [
  [codeSchema, 'code', 'A name that expressions use: a letter of any script or an underscore, then letters, digits and underscores.'],
  [columnPathSchema, 'columnPath', 'Table.Column'],
  [localizedNameSchema, 'localizedName', 'What people read, in one language or in each. Expressions may use these names as well as codes.'],
  [isoDateSchema, 'date', 'A calendar date, 2026-01-31.'],
  [cellSchema, 'cell', 'A value written by hand. Numbers of more than 15 digits are written as text.'],
  [
    columnTypeSchema,
    'columnType',
    'money has the minor unit of its currency, decimal 6 digits after the point unless scale says otherwise.',
  ],
  [roundingModeSchema, 'roundingMode', 'How the exact result is rounded, once, to the scale. HALF_UP and UP go away from zero.'],
  [blankRuleSchema, 'blankRule', 'What a blank becomes: an error of the cell, zero, or a blank that is kept.'],
  [scaleSchema, 'scale', 'Digits after the decimal point that are stored.'],
  [currencySchema, 'currency', 'An ISO 4217 code.'],
  [displaySchema, 'display', 'How people see the column; it never changes a value.'],
  [
    snapshotSourceSchema,
    'snapshotSource',
    'Where the value is frozen from: compensation.ITEM, employee.hire_date, assignment.department, overtime.weekday …',
  ],
  [snapshotColumnSchema, 'snapshotColumn', 'A column that is frozen from the employee’s records when a batch is prepared.'],
  [parameterColumnSchema, 'parameterColumn', 'A column of a parameter table.'],
  [formulaVersionSchema, 'formulaVersion', 'A formula in force from a day, with what it follows.'],
  [formulaDaySchema, 'formulaDay', 'The day that picks the formula.'],
  [dataColumnSchema, 'dataColumn', 'A calculated column: exactly one of expression, constant and reference.'],
  [snapshotTableSchema, 'snapshotTable', 'Employee data as of the period, frozen at preparation.'],
  [
    bracketSchema,
    'bracket',
    'How the rows form brackets: the column of the bound, which side it is, and the columns of rate, base and quick deduction.',
  ],
  [parameterVersionSchema, 'parameterVersion', 'Rows in force from a day, with the law or publication that they come from.'],
  [parameterTableSchema, 'parameterTable', 'Rates and brackets by law (versions), or rows typed or imported into each batch (input).'],
  [globalLinkSchema, 'globalLink', 'The global table, and the revision of it, that the content of a parameter table was taken from.'],
  [dataTableSchema, 'dataTable', 'The calculation: one row an employee, or one for each line of the table that `per` names.'],
  [unionTableSchema, 'unionTable', 'Rows of several tables under one set of columns.'],
  [pivotTableSchema, 'pivotTable', 'Aggregates of a table by group.'],
  [stepSchema, 'step', 'Tables that are calculated together. A step reads tables of its own and of earlier steps.'],
  [periodFactsSchema, 'period', 'What a calculation knows about its period.'],
  [balanceSchema, 'balance', 'What submitting a batch adds to the ledger, read again by YTD, QTD, MTD, PREV.'],
  [payTypeSchema, 'payType', 'What pay items are: columns carry it, TOTAL sums those that do.'],
  [ruleGroupSchema, 'ruleGroup', 'A group of verification rules.'],
  [
    verificationRuleSchema,
    'rule',
    'What is asked of every row of a table: where the condition is true, an error blocks and a warning wants a remark.',
  ],
  [abnormalChecksSchema, 'abnormal', 'Built-in checks of records and results: error, warning or off.'],
  [summarySchema, 'summary', 'The batch’s figures; net = gross − deductions is checked after every run.'],
  [exchangeRatesSchema, 'exchangeRates', 'The parameter table that CONVERT reads.'],
  [nextPeriodSchema, 'nextPeriod', 'A period after the first one of a test: its history is carried forward from the periods before.'],
  [definitionTestSchema, 'test', 'Given rows → expected cells. Publishing runs the tests; a red one blocks it.'],
];

/** Schema → its name in the JSON Schema. */
export const definitionThings: ReadonlyMap<z.ZodType, string> = new Map([
  ...described.map(([schema, id]) => [schema, id] as const),
  [calculationDefinitionSchema, 'definition'],
  [definitionLayerSchema, 'layer'],
]);

/** What a YAML file may hold: defaults may be left out. */
export function definitionJsonSchema(): Readonly<Record<string, unknown>> {
  const metadata = z.registry<{ id: string; description: string }>();
  for (const [schema, id, description] of described) metadata.add(schema, { id, description });
  const schema = z.toJSONSchema(calculationDefinitionSchema, {
    io: 'input',
    metadata,
    override({ zodSchema, jsonSchema }) {
      if (zodSchema === snapshotSourceSchema) jsonSchema.examples = snapshotCatalogue.map(({ word }) => word);
    },
  });
  const properties = schema.$defs?.period?.properties ?? {};
  for (const { field, means, example } of periodFields) {
    const property = properties[field];
    if (typeof property === 'object') property.description = `${means} For example ${example}`;
  }
  return { title: 'Calculation definition', ...schema };
}

/** The JSON Schema of a definition that extends another. */
export function definitionLayerJsonSchema(): Readonly<Record<string, unknown>> {
  const schema = z.toJSONSchema(definitionLayerSchema, {
    io: 'input',
    override({ zodSchema, jsonSchema }) {
      if (zodSchema !== extendsSchema) return;
      const inFull = { ...jsonSchema };
      for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
      jsonSchema.anyOf = [{ type: 'string', description: 'A pack by its name, or a file (.yaml) by its path from this one.' }, inFull];
    },
  });
  return { title: 'A definition that extends another', ...schema };
}
