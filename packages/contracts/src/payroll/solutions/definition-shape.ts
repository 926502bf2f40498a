/** Data against the schema of a definition, with what does not fit said by codes of ours: where the schema library's words end. */
import { z } from 'zod';
import { definitionThings } from './definition-json-schema.ts';
import type { FindingFigures } from './finding.ts';
import type { ShapeFindingCode } from './finding-words.ts';
import { snapshotLines } from './snapshot-catalogue.ts';

export interface ShapeProblem {
  readonly code: ShapeFindingCode;
  /** Keys and indexes from the root. */
  readonly path: readonly (string | number)[];
  /** Whether the key or what stands under it is meant. */
  readonly on: 'key' | 'value';
  /** `found` is what stands there as JSON writes it; `known` and `options` are all names that there are. */
  readonly figures: FindingFigures;
}

export type CheckedShape<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly problems: readonly ShapeProblem[] };

export function checkShape<T extends z.ZodType>(schema: T, value: unknown): CheckedShape<z.output<T>> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { ok: true, data: parsed.data };
  return { ok: false, problems: parsed.error.issues.flatMap((issue) => problemsOf(issue, { schema, value, path: pathOf(issue.path) })) };
}

type Issue = z.core.$ZodIssue;
type Path = ShapeProblem['path'];

/** The whole that is checked, and where in it the issue is. */
interface At {
  readonly schema: z.ZodType;
  readonly value: unknown;
  readonly path: Path;
}

const pathOf = (path: readonly PropertyKey[]): Path => path.map((step) => (typeof step === 'number' ? step : String(step)));

/** An element of the data as zod's issues lead to it. */
const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? (at as Record<string | number, unknown>)[step] : undefined),
    value,
  );

/** What stands there, short enough for a sentence. */
function found(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : '[…]';
  if (typeof value === 'object' && value !== null) return '{…}';
  const text = JSON.stringify(value) ?? 'null';
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
}

/** The key that a place stands under; of an element of a list that of the list. */
const keyOf = (path: Path): string => String(path.findLast((step) => typeof step === 'string') ?? 'definition');

function problem(code: ShapeFindingCode, at: At, figures: FindingFigures = {}, on: 'key' | 'value' = 'value'): ShapeProblem[] {
  return [{ code, path: at.path, on, figures: { key: keyOf(at.path), ...figures } }];
}

function problemsOf(issue: Issue, at: At): ShapeProblem[] {
  const value = valueAt(at.value, at.path);
  const figures = { found: found(value) };
  switch (issue.code) {
    case 'invalid_type':
      return value === undefined ? missingKey(at) : wrongType(at, [issue.expected]);
    case 'unrecognized_keys':
      return issue.keys.flatMap((key) => unknownKey({ ...at, path: [...at.path, key] }, schemaAt(at.schema, at.path, at.value)));
    case 'invalid_value':
      return value === undefined ? missingKey(at) : problem('NOT_ONE_OF', at, { ...figures, options: issue.values.map(String) });
    case 'invalid_union':
      return unionProblems(issue, at);
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues.some((inner) => inner.code === 'invalid_format')
        ? problem('NOT_A_CODE', at, { found: keyOf(at.path) }, 'key')
        : problem('RESERVED_CODE', at, { found: keyOf(at.path) }, 'key');
    case 'invalid_format':
      return wrongForm(issue.message, at);
    case 'too_small':
      return size(issue.origin, Number(issue.minimum), 'least', at);
    case 'too_big':
      return size(issue.origin, Number(issue.maximum), 'most', at);
    default:
      return custom(issue, at, figures);
  }
}

/** Texts of a form of their own, by the name of their schema or key. */
const formatCodes: Readonly<Record<string, ShapeFindingCode>> = {
  code: 'NOT_A_CODE',
  columnPath: 'NOT_A_PATH',
  date: 'NOT_A_DATE',
  paymentMonth: 'NOT_A_MONTH',
  currency: 'NOT_A_CURRENCY',
  country: 'NOT_A_COUNTRY',
  snapshotSource: 'NOT_A_SOURCE',
  lines: 'UNKNOWN_LINES',
};

function wrongForm(message: string, at: At): ShapeProblem[] {
  const value = valueAt(at.value, at.path);
  const name = nameOfSchema(at);
  const code = formatCodes[name] ?? 'OTHER';
  const read = { found: found(value), ...exampleOf(name, value) };
  if (code === 'UNKNOWN_LINES') return problem(code, at, { ...read, known: [...snapshotLines] });
  return problem(code, at, code === 'OTHER' ? { ...read, message: sentence(message) } : read);
}

const sentence = (message: string): string => message.charAt(0).toUpperCase() + message.slice(1).replace(/\.$/, '');

function custom(issue: Issue, at: At, figures: FindingFigures): ShapeProblem[] {
  const code = issue.code === 'custom' ? (issue.params?.finding as ShapeFindingCode | undefined) : undefined;
  if (code === 'COLUMN_ORIGIN') {
    const value = valueAt(at.value, at.path) as object;
    return problem(code, at, { found: ['expression', 'constant', 'reference'].filter((key) => Object.hasOwn(value, key)) });
  }
  return problem(code ?? 'OTHER', at, code ? figures : { ...figures, message: sentence(issue.message) });
}

function size(origin: string, limit: number, side: 'least' | 'most', at: At): ShapeProblem[] {
  const value = valueAt(at.value, at.path);
  if (typeof value === 'string')
    return value === '' ? problem('EMPTY_TEXT', at) : problem('TEXT_TOO_LONG', at, { found: value.length, limit });
  if (Array.isArray(value)) return problem(side === 'least' ? 'TOO_FEW' : 'TOO_MANY', at, { found: value.length, limit });
  if (origin === 'array' || origin === 'string') return missingKey(at);
  return problem(side === 'least' ? 'TOO_SMALL' : 'TOO_LARGE', at, { found: String(value), limit });
}

function missingKey(at: At): ShapeProblem[] {
  const parent = { ...at, path: at.path.slice(0, -1) };
  const key = keyOf(at.path);
  const thing = nameOfSchema(parent);
  return problem('MISSING_KEY', parent, { key, thing, ...exampleOf(nameOfSchema(at) === key ? key : nameOfSchema(at), undefined) });
}

function unknownKey(at: At, schema: z.ZodType | null): ShapeProblem[] {
  const thing = nameOfSchema({ ...at, path: at.path.slice(0, -1) });
  const keyed = schema && written(schema);
  const known = keyed instanceof z.ZodObject ? Object.keys(keyed.shape as Record<string, unknown>) : [];
  return problem('UNKNOWN_KEY', at, { thing, known }, 'key');
}

/** A number where a date belongs is a date that lost its form: YAML reads 20260131 and 2026.01 as numbers. */
function wrongType(at: At, expected: readonly string[]): ShapeProblem[] {
  const value = valueAt(at.value, at.path);
  const name = nameOfSchema(at);
  const figures = { found: found(value) };
  if (typeof value === 'number' && (name === 'date' || name === 'paymentMonth')) {
    return problem(name === 'date' ? 'NOT_A_DATE' : 'NOT_A_MONTH', at, { ...figures, ...exampleOf(name, value) });
  }
  return problem('WRONG_TYPE', at, { ...figures, expected: [...expected] });
}

/** A union fails as its only branch of the right type does, or because no branch is. */
function unionProblems(issue: Extract<Issue, { code: 'invalid_union' }>, at: At): ShapeProblem[] {
  const value = valueAt(at.value, at.path);
  if (value === undefined) return missingKey(at);
  if ('options' in issue && Array.isArray(issue.options)) {
    return problem('NOT_ONE_OF', at, { found: found(value), options: issue.options.map(String) });
  }
  const ofType = issue.errors.find((branch) => !branch.some((inner) => inner.path.length === 0 && refusesType(inner)));
  if (ofType) return ofType.flatMap((inner) => problemsOf(inner, { ...at, path: [...at.path, ...pathOf(inner.path)] }));
  const expected = issue.errors.flatMap((branch) => branch.flatMap((inner) => typesOf(inner)));
  return wrongType(at, expected.includes('boolean') && expected.includes('string') ? ['cell'] : [...new Set(expected)]);
}

const refusesType = (issue: Issue): boolean => issue.code === 'invalid_type' || issue.code === 'invalid_value' || isNested(issue);
const isNested = (issue: Issue): boolean =>
  issue.code === 'invalid_union' && issue.errors.every((branch) => branch.some((inner) => inner.path.length === 0 && refusesType(inner)));

function typesOf(issue: Issue): string[] {
  if (issue.code === 'invalid_type' && issue.path.length === 0) return [issue.expected];
  if (issue.code === 'invalid_union') return issue.errors.flatMap((branch) => branch.flatMap(typesOf));
  return issue.code === 'invalid_value' ? ['string'] : [];
}

const examples: Readonly<Record<string, string>> = {
  date: '2026-01-31',
  paymentMonth: '2026-01',
  localizedName: '{ en: Pay, zh-CN: 薪资 }',
  currency: 'CNY',
  country: 'CN',
  periodsPerYear: '12',
};

/** How it would be written: eight digits are year, month and day; of spaces and signs a code is made. */
function exampleOf(name: string, value: unknown): FindingFigures {
  const [, year, month, day] = /^"?(\d{4})[-./年]?(\d{1,2})(?:[-./月]?(\d{1,2}))?日?"?$/.exec(JSON.stringify(value ?? '')) ?? [];
  const isDay = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
  if (name === 'date' && isDay) {
    const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate(); // no month has a 30 February
    return { example: `${year}-${month?.padStart(2, '0')}-${String(Math.min(Number(day), last)).padStart(2, '0')}` };
  }
  if (name === 'code' && typeof value === 'string') {
    const code = value.replaceAll(/[^\p{L}\p{N}_]+/gu, '_').replaceAll(/^[\p{N}_]+|_+$/gu, '');
    return code === '' ? {} : { example: code.slice(0, 64) };
  }
  return Object.hasOwn(examples, name) ? { example: examples[name] ?? '' } : {};
}

/** What people call what stands at a place: the name of its schema, or the key that it stands under. */
function nameOfSchema({ schema, value, path }: At): string {
  const found = schemaAt(schema, path, value);
  return (found && definitionThings.get(found)) ?? keyOf(path);
}

/** The schema that judges a place; of a union of tables the one of the table's kind. */
function schemaAt(schema: z.ZodType, path: Path, value: unknown): z.ZodType | null {
  const inner = unwrap(schema, value);
  const [step, ...rest] = path;
  if (step === undefined) return inner;
  const child = childSchema(inner, step);
  return child ? schemaAt(child, rest, valueAt(value, [step])) : null;
}

/** Of a schema that makes something else of what is written, the one of what is written. */
const written = (schema: z.ZodType): z.ZodType => (schema instanceof z.ZodPipe ? (schema.in as z.ZodType) : schema);

function childSchema(from: z.ZodType, step: string | number): z.ZodType | null {
  const schema = written(from);
  if (schema instanceof z.ZodObject) return (schema.shape as Record<string, z.ZodType>)[step] ?? null;
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
  return schema instanceof z.ZodRecord ? (schema.valueType as z.ZodType) : null;
}

function unwrap(schema: z.ZodType, value: unknown): z.ZodType {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodNullable
  ) {
    return definitionThings.has(schema) ? schema : unwrap(schema.unwrap() as z.ZodType, value);
  }
  if (!(schema instanceof z.ZodUnion) || definitionThings.has(schema)) return schema;
  const options = schema.options as z.ZodType[];
  const kind = valueAt(value, ['kind']);
  const fits = options.find((option) => option instanceof z.ZodObject && fitsKind(option, kind));
  const byShape = options.find((option) => hasShape(option, value));
  return fits ?? (byShape ? unwrap(byShape, value) : schema);
}

function fitsKind(option: z.ZodObject, kind: unknown): boolean {
  const literal = (option.shape as Record<string, unknown>).kind;
  return literal instanceof z.ZodLiteral && literal.value === kind;
}

function hasShape(option: z.ZodType, value: unknown): boolean {
  if (Array.isArray(value)) return option instanceof z.ZodArray;
  return typeof value === 'object' && value !== null && (option instanceof z.ZodObject || option instanceof z.ZodRecord);
}
