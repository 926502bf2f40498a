/** A definition: text → data of the schema's shape → program, or everything that is wrong with it, placed. */
import { type CalculationDefinition, calculationDefinitionSchema } from '@wagewright/contracts/definition';
import { checkShape } from '@wagewright/contracts/definition-findings';
import type { DefinitionFinding } from '@wagewright/contracts/payroll/solutions';
import type { Program } from '../src/api.ts';
import { compileDefinition } from '../src/definition/compile.ts';
import { compileFindings } from './compile-findings.ts';
import { groupFindings, noPlaces, type Places } from './located.ts';
import { shapeFindings } from './shape-findings.ts';
import { sourceFindings } from './source-findings.ts';
import { DefinitionText } from './text.ts';
import { textPlaces } from './text-places.ts';
import { yamlFindings } from './yaml-findings.ts';

type DataSchema = Parameters<typeof checkShape>[0];
type DataOf<T extends DataSchema> = T['_output'];

export type Checked<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly findings: readonly DefinitionFinding[] };

/** A text as data, which no schema has judged yet. */
export function readText(file: string, text: string): Checked<{ readonly text: DefinitionText; readonly value: unknown }> {
  const read = new DefinitionText(file, text);
  const unread = yamlFindings(read);
  if (unread.length > 0) return { ok: false, findings: groupFindings(unread) };
  const { value } = read;
  if (value === null || value === undefined) {
    return { ok: false, findings: [{ code: 'FILE_EMPTY', places: [{ file, line: 1, column: 1 }], count: 1, figures: {} }] };
  }
  return { ok: true, text: read, value };
}

/** A file of another schema's shape, such as a period. */
export function readData<T extends DataSchema>(schema: T, file: string, text: string): Checked<{ readonly data: DataOf<T> }> {
  const read = readText(file, text);
  if (!read.ok) return read;
  const shape = checkShape(schema, read.value);
  if (shape.ok) return { ok: true, data: shape.data };
  return { ok: false, findings: groupFindings(shapeFindings(shape.problems, read.value, textPlaces(read.text))) };
}

/** Data of any shape → a definition whose names, types and rules hold. */
export function checkDefinition(
  value: unknown,
  places: Places = noPlaces,
): Checked<{ readonly definition: CalculationDefinition; readonly program: Program }> {
  const shape = checkShape(calculationDefinitionSchema, value);
  if (!shape.ok) return { ok: false, findings: groupFindings(shapeFindings(shape.problems, value, places)) };
  const definition = shape.data;
  const compiled = compileDefinition(definition);
  const sources = sourceFindings(definition, places);
  const errors = compiled.ok ? [] : compileFindings(compiled.errors, definition, places);
  if (!compiled.ok || sources.length > 0) return { ok: false, findings: groupFindings([...sources, ...errors]) };
  return { ok: true, definition, program: compiled.program };
}

/** One file that stands by itself. */
export function readDefinition(file: string, text: string): ReturnType<typeof checkDefinition> {
  const read = readText(file, text);
  return read.ok ? checkDefinition(read.value, textPlaces(read.text)) : read;
}
