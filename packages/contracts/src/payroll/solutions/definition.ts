/**
 * The schema of a calculation definition: what a published solution copy holds, and what a pack (`packs/<country>/*.yaml`) parses to.
 * The schema checks shape only; names, types, cycles and rules are checked by the engine's compiler, which knows positions.
 */
import { z } from 'zod';
import {
  blankRuleSchema,
  cellSchema,
  codeSchema,
  columnPathSchema,
  columnTypeSchema,
  currencySchema,
  definitionLimits,
  employeeKey,
  isoDateSchema,
  localizedNameSchema,
  roundingModeSchema,
  scaleSchema,
} from './definition-basics.ts';
import { definitionTestSchema, type nextPeriodSchema, type periodFactsSchema } from './definition-test.ts';
import { plausiblePaySchema, plausibleValuesSchema, plausibleVersionsSchema } from './plausible.ts';
import { abnormalChecksSchema, ruleGroupSchema, verificationRuleSchema } from './verification-rule.ts';

export * from './definition-basics.ts';
export * from './definition-test.ts';
export * from './verification-rule.ts';

export const displaySchema = z.strictObject({
  hidden: z.boolean().default(false),
  /** How a zero is shown. */
  zero: z.enum(['show', 'blank', 'dash']).default('show'),
  /** `negate` shows the stored value with the opposite sign. */
  sign: z.enum(['plain', 'negate']).default('plain'),
  percentage: z.boolean().default(false),
  /** What people read instead of the codes that a text column holds, by code. */
  values: z.record(z.string().min(1).max(64), localizedNameSchema).optional(),
  /** Pixels. */
  width: z.int().min(20).max(2_000).optional(),
  order: z.int().min(0).max(100_000).optional(),
  /** Which section of a payslip shows the column; columns without it stay off the payslip. */
  payslip: z.enum(['earning', 'deduction', 'employer', 'total', 'information']).optional(),
});

/** Groups that a definition which extends this one may switch off together. */
const tagsSchema = z.array(codeSchema).min(1).max(20).optional();

const columnBase = {
  code: codeSchema,
  name: localizedNameSchema,
  type: columnTypeSchema,
  /** Default: the currency's minor unit for money, 6 for decimal, 0 for everything else. */
  scale: scaleSchema.optional(),
  rounding: roundingModeSchema.default('HALF_UP'),
  /** Default: the definition's currency. For money only. */
  currency: currencySchema.optional(),
  /** What a number counts; hours and days do not mix. For decimal and integer only. */
  unit: z.enum(['hours', 'days']).optional(),
  display: displaySchema.prefault({}),
  plausible: plausibleValuesSchema.optional(),
  tags: tagsSchema,
};

/** Pay types that the column carries: TOTAL(type) sums it with all others of that type. Of numeric columns of an employee only. */
const carriedTypes = { types: z.array(codeSchema).min(1).max(definitionLimits.payTypesPerColumnMax).optional() };

/** Dotted words from the catalogue that the database layer owns, for example `compensation.BASE_SALARY` or `employee.hire_date`. */
export const snapshotSourceSchema = z
  .string()
  .max(200)
  .regex(/^[\p{L}_][\p{L}\p{N}_-]*(\.[\p{L}\p{N}_][\p{L}\p{N}_-]*)+$/u, 'written as word.word, for example employee.hire_date');

export const snapshotColumnSchema = z.strictObject({
  ...columnBase,
  ...carriedTypes,
  source: snapshotSourceSchema,
  blank: blankRuleSchema.default('keep'),
});

export const parameterColumnSchema = z.strictObject({ ...columnBase, ...carriedTypes });

const expressionSchema = z.string().min(1).max(definitionLimits.expressionLengthMax);

/** A formula from a day on, until the next begins. Only the first may leave out the day: it holds since ever. */
export const formulaVersionSchema = z.strictObject({
  from: isoDateSchema.optional(),
  expression: expressionSchema,
  /** The law, agreement or decision that it follows. */
  source: z.string().min(1).max(1_000).optional(),
});

/** A column of the same table by its code, or `Table.Column`. */
const columnNameSchema = z
  .string()
  .regex(/^[\p{L}_][\p{L}\p{N}_]*(\.[\p{L}_][\p{L}\p{N}_]*)?$/u, 'a column of this table by its code, or written as Table.Column');

/** Of what an amount is the product, as a payslip says it: 12.00 h × 45.98. The formula stays what calculates it. */
export const productSchema = z.strictObject({ quantity: columnNameSchema, rate: columnNameSchema });

/** The day that picks a formula: of the period, or the first of the part that a line is (in a table per segments). */
export const formulaDaySchema = z.enum(['pay-date', 'period-start', 'period-end', 'segment-start']);

/** Exactly one of expression, constant and reference says where the value comes from. */
export const dataColumnSchema = z
  .strictObject({
    ...columnBase,
    ...carriedTypes,
    /** One formula, or one for each time. */
    expression: z.union([expressionSchema, z.array(formulaVersionSchema).min(1).max(definitionLimits.formulaVersionsMax)]).optional(),
    /** The day that picks among several formulas; default: the pay date, as for parameters. */
    validOn: formulaDaySchema.optional(),
    constant: cellSchema.optional(),
    reference: z
      .strictObject({
        table: codeSchema,
        column: codeSchema,
        /** Key column of the target → expression of this table. Left out where both tables have one row an employee. */
        match: z.record(codeSchema, z.string().max(definitionLimits.expressionLengthMax)).optional(),
        dedup: z.enum(['first', 'last', 'sum', 'min', 'max', 'count', 'error']).optional(),
      })
      .optional(),
    /** Of an amount: its quantity and its rate, which are shown beside it. Another amount than their product is questioned. */
    product: productSchema.optional(),
    blank: blankRuleSchema.default('error'),
  })
  .refine((column) => [column.expression, column.constant, column.reference].filter((source) => source !== undefined).length === 1, {
    message: 'a column of a data table has exactly one of expression, constant and reference',
    params: { finding: 'COLUMN_ORIGIN' },
  });

const tableBase = { code: codeSchema, name: localizedNameSchema, tags: tagsSchema };

export const snapshotTableSchema = z.strictObject({
  ...tableBase,
  kind: z.literal('snapshot'),
  /**
   * `employee`: one row an employee. `segments`: one row for each part of the period in which no dated source of the table changes, in order
   * of time. Any other word names a set of records in the catalogue of the database layer (`overtime`, `leave`, `cost-centers` …): one row a
   * record, in the catalogue's order.
   */
  lines: z
    .string()
    .max(64)
    .regex(/^[a-z][a-z-]*$/, 'a word of the catalogue in small letters')
    .default('employee'),
  columns: z.array(snapshotColumnSchema).min(1).max(definitionLimits.columnsPerTableMax),
});

/**
 * How the rows of a parameter table form brackets. `bound` names the column that holds the bound and which side it is:
 * `from` lower bound that belongs to the row, `over` lower bound that does not, `up-to` upper bound that belongs, `below` upper bound that
 * does not (blank in the last row: no limit). `rate`, `base` (amount at the lower bound as published) and `quick` (quick deduction) name columns.
 */
export const bracketSchema = z.strictObject({
  column: codeSchema,
  bound: z.enum(['from', 'over', 'up-to', 'below']),
  rate: codeSchema.optional(),
  base: codeSchema.optional(),
  quick: codeSchema.optional(),
});

export const parameterVersionSchema = z.strictObject({
  validFrom: isoDateSchema,
  /** Last day of validity; left out while the version is open. */
  validTo: isoDateSchema.optional(),
  /** The law or publication that the rows were taken from. */
  source: z.string().min(1).max(1_000),
  rows: z.array(z.record(codeSchema, cellSchema)).min(1).max(definitionLimits.parameterRowsMax),
});

/** Of which revision of which global table a parameter table holds the content. It calculates nothing: the content stands in the table itself. */
export const globalLinkSchema = z.strictObject({ code: codeSchema, revision: z.int().min(1) });

/** Rates and brackets by law or agreement (`versions`), or rows that are typed or imported into each batch (`input`): one of the two. */
export const parameterTableSchema = z
  .strictObject({
    ...tableBase,
    kind: z.literal('parameter'),
    global: globalLinkSchema.optional(),
    /** Columns that together find one row by LOOKUP; a table without key and brackets has one row, read as Table.Column. */
    key: z.array(codeSchema).max(definitionLimits.keyColumnsMax).default([]),
    bracket: bracketSchema.optional(),
    /** The day of the period that picks the version. */
    validOn: z.enum(['pay-date', 'period-start', 'period-end']).default('pay-date'),
    plausible: plausibleVersionsSchema.optional(),
    /** The batch's own rows: `employee` one row an employee, `lines` any number. */
    input: z.enum(['employee', 'lines']).optional(),
    columns: z.array(parameterColumnSchema).min(1).max(definitionLimits.columnsPerTableMax),
    versions: z.array(parameterVersionSchema).max(definitionLimits.parameterVersionsMax).default([]),
    /** What reading the table gives before its first version: a number, or nothing (blank). Left out: an error, since a version is missing. */
    before: z.union([z.number(), z.literal('not-applicable')]).optional(),
  })
  .refine((table) => (table.input === undefined) === table.versions.length > 0, {
    message: 'a parameter table has either versions or input',
    params: { finding: 'ROWS_ORIGIN' },
  })
  .refine((table) => table.before === undefined || table.input === undefined, {
    message: 'only a table with versions has a time before them',
    params: { finding: 'INPUT_WITH_KEY' },
  })
  .refine((table) => table.input === undefined || (table.key.length === 0 && table.bracket === undefined), {
    message: 'a table of typed or imported rows is found by employee: it has neither key nor brackets',
    params: { finding: 'INPUT_WITH_KEY' },
  });

export const dataTableSchema = z.strictObject({
  ...tableBase,
  kind: z.literal('data'),
  /** A table with lines (segments, records, a union, a pivot by employee and more): this table has one row for each of its lines. */
  per: codeSchema.optional(),
  columns: z.array(dataColumnSchema).min(1).max(definitionLimits.columnsPerTableMax),
});

/** Stored columns of several tables, row after row in the order of `of`. */
export const unionTableSchema = z.strictObject({
  ...tableBase,
  kind: z.literal('union'),
  of: z.array(codeSchema).min(1).max(definitionLimits.tablesMax),
  /** Of rows that agree in these columns one is kept. */
  dedup: z.strictObject({ by: z.array(codeSchema).min(1).max(definitionLimits.keyColumnsMax), keep: z.enum(['first', 'last']) }).optional(),
  /** A column takes the column of its code from each table, or the one that `from` names; blank where a table has neither. */
  columns: z
    .array(z.strictObject({ ...columnBase, from: z.record(codeSchema, codeSchema).default({}) }))
    .min(1)
    .max(definitionLimits.columnsPerTableMax),
});

/** Aggregates of a table's stored columns. */
export const pivotTableSchema = z.strictObject({
  ...tableBase,
  kind: z.literal('pivot'),
  of: codeSchema,
  /** Columns of `of`, which become the pivot's first columns; `EMPLOYEE` first: employee by employee. None: one row over all employees. */
  groupBy: z.array(z.union([z.literal(employeeKey), codeSchema])).max(definitionLimits.keyColumnsMax),
  columns: z
    .array(
      z.strictObject({
        ...columnBase,
        aggregate: z.enum(['sum', 'count', 'min', 'max', 'average']),
        /** Column of `of`; left out for a count of rows. */
        column: codeSchema.optional(),
      }),
    )
    .min(1)
    .max(definitionLimits.columnsPerTableMax),
});

export const tableSchema = z.discriminatedUnion('kind', [
  snapshotTableSchema,
  parameterTableSchema,
  dataTableSchema,
  unionTableSchema,
  pivotTableSchema,
]);

/** What a column holds, by the kind of its table. */
export const columnSchemas = {
  snapshot: snapshotColumnSchema,
  parameter: parameterColumnSchema,
  data: dataColumnSchema,
  union: unionTableSchema.shape.columns.element,
  pivot: pivotTableSchema.shape.columns.element,
} as const satisfies Record<DefinitionTable['kind'], z.ZodType>;

/** Kinds of table whose rows a calculation makes; the others hold what it reads. */
export const calculatedTableKinds: readonly DefinitionTable['kind'][] = ['data', 'union', 'pivot'];

export const stepSchema = z.strictObject({
  code: codeSchema,
  name: localizedNameSchema,
  tables: z.array(tableSchema).min(1).max(definitionLimits.tablesMax),
});

/** A balance element: what submitting a batch appends to the ledger, read again by YTD, QTD, MTD and PREV. */
export const balanceSchema = z.strictObject({ code: codeSchema, name: localizedNameSchema, scale: scaleSchema, from: columnPathSchema });

/** What a pay item is, such as gross, taxable or pensionable: columns carry it, and TOTAL sums those that do. */
export const payTypeSchema = z.strictObject({ code: codeSchema, name: localizedNameSchema });

/** Columns whose totals are the batch's figures; net = gross − deductions is checked after every run. */
export const summarySchema = z.strictObject({ gross: columnPathSchema, deductions: columnPathSchema, net: columnPathSchema });

/** A parameter table of exchange rates for CONVERT: its key is the two currencies, `rate` is units of `to` for one unit of `from`. */
export const exchangeRatesSchema = z.strictObject({ table: codeSchema, from: codeSchema, to: codeSchema, rate: codeSchema });

/** A text that ERROR gives, in the languages that it was written in; `{Table.Column}` stands for a value that the cell reads. */
export const messageSchema = z
  .strictObject({ en: z.string().min(1).max(500).optional(), 'zh-CN': z.string().min(1).max(500).optional() })
  .refine((message) => message.en !== undefined || message['zh-CN'] !== undefined, {
    message: 'a message has a text in one language at least',
    params: { finding: 'NO_LANGUAGE' },
  });

/** Which layers a resolved definition is made of, and which of its elements are not the first layer's own. Written by resolution only. */
export const definitionOriginSchema = z.strictObject({
  /** The base first. `from`: the pack, file or copy that a layer was read from. */
  layers: z.array(z.strictObject({ code: codeSchema, name: localizedNameSchema, from: z.string(), hash: z.string() })).min(2),
  /** `Table`, `Table.Column`, `Table@2026-01-01` (a version) and more → layers by their number from 0. What is missing is of layer 0. */
  elements: z.record(z.string(), z.strictObject({ from: z.int().min(0), changedBy: z.array(z.int().min(1)) })),
});

export const calculationDefinitionSchema = z.strictObject({
  code: codeSchema,
  name: localizedNameSchema,
  currency: currencySchema,
  /** ISO 3166 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/),
  periodsPerYear: z.int().min(1).max(366),
  steps: z.array(stepSchema).min(1).max(definitionLimits.stepsMax),
  balances: z.array(balanceSchema).max(definitionLimits.balancesMax).default([]),
  payTypes: z.array(payTypeSchema).max(definitionLimits.payTypesMax).optional(),
  summary: summarySchema.optional(),
  exchangeRates: exchangeRatesSchema.optional(),
  plausible: z.strictObject({ pay: plausiblePaySchema }).optional(),
  ruleGroups: z.array(ruleGroupSchema).max(definitionLimits.ruleGroupsMax).optional(),
  /** Verification rules: what is asked of every row before anybody is paid. */
  rules: z.array(verificationRuleSchema).max(definitionLimits.rulesMax).optional(),
  abnormal: abnormalChecksSchema.optional(),
  /** Whom the rules are for: a condition on one person as of the last day employed in the period. Left out: everybody. */
  scope: expressionSchema.optional(),
  /** What ERROR says, by the text that the expression gives it. */
  messages: z.record(codeSchema, messageSchema).optional(),
  tests: z.array(definitionTestSchema).max(definitionLimits.testsMax).default([]),
  origin: definitionOriginSchema.optional(),
});

export type LocalizedName = z.output<typeof localizedNameSchema>;
export type Cell = z.output<typeof cellSchema>;
export type ColumnType = z.output<typeof columnTypeSchema>;
export type ColumnUnit = NonNullable<z.output<typeof parameterColumnSchema>['unit']>;
export type RoundingMode = z.output<typeof roundingModeSchema>;
export type BlankRule = z.output<typeof blankRuleSchema>;
export type ColumnDisplay = z.output<typeof displaySchema>;
export type SnapshotColumn = z.output<typeof snapshotColumnSchema>;
export type ParameterColumn = z.output<typeof parameterColumnSchema>;
export type DataColumn = z.output<typeof dataColumnSchema>;
export type SnapshotTable = z.output<typeof snapshotTableSchema>;
export type ParameterTable = z.output<typeof parameterTableSchema>;
export type GlobalLink = z.output<typeof globalLinkSchema>;
export type ParameterVersion = z.output<typeof parameterVersionSchema>;
export type BracketRule = z.output<typeof bracketSchema>;
export type FormulaVersion = z.output<typeof formulaVersionSchema>;
export type FormulaDay = z.output<typeof formulaDaySchema>;
export type DataTable = z.output<typeof dataTableSchema>;
export type UnionTable = z.output<typeof unionTableSchema>;
export type PivotTable = z.output<typeof pivotTableSchema>;
export type DefinitionTable = z.output<typeof tableSchema>;
export type DefinitionStep = z.output<typeof stepSchema>;
export type PeriodFacts = z.output<typeof periodFactsSchema>;
export type BalanceElement = z.output<typeof balanceSchema>;
export type PlausibleValues = z.output<typeof plausibleValuesSchema>;
export type PayType = z.output<typeof payTypeSchema>;
export type DefinitionOrigin = z.output<typeof definitionOriginSchema>;
export type DefinitionSummary = z.output<typeof summarySchema>;
export type DefinitionTest = z.output<typeof definitionTestSchema>;
export type NextPeriod = z.output<typeof nextPeriodSchema>;
export type CalculationDefinition = z.output<typeof calculationDefinitionSchema>;
/** What a YAML file may leave out: the same with defaults optional. */
export type CalculationDefinitionInput = z.input<typeof calculationDefinitionSchema>;
