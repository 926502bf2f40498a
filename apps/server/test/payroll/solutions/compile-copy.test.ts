/** A copy that does not hold is refused with findings: the same data as a file's, and words without the machinery's. */
import { readPack } from '@wagewright/calc-engine/packs';
import { AppError } from '@wagewright/contracts';
import { expect, test } from 'vitest';
import { compileCopy } from '../../../src/payroll/solutions/index.ts';

type Loose = Record<string, unknown>;

/** The pack with its first column changed. */
function withColumn(change: (column: Loose) => void): unknown {
  const definition = structuredClone(readPack('china/year-end-bonus')) as { steps: { tables: { columns: Loose[] }[] }[] };
  const column = definition.steps[0]?.tables[0]?.columns[0];
  if (!column) throw new Error('the pack has no column');
  change(column);
  return definition;
}

function refused(definition: unknown): AppError {
  try {
    compileCopy(definition, 'BONUS');
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('taken');
}

test('the pack itself is taken', () => expect(compileCopy(readPack('china/year-end-bonus'), 'BONUS').stages).toBeGreaterThan(0));

test('a key that nobody knows', () => {
  const error = refused(withColumn((column) => Object.assign(column, { blnak: 'zero' })));
  expect(error.code).toBe('DEFINITION_INVALID');
  expect(error.details).toMatchObject({
    findings: [{ code: 'UNKNOWN_KEY', count: 1, places: [{ file: null, line: null }], figures: { nearest: 'blank' } }],
  });
  expect(error.message).not.toMatch(/zod|steps|\[object/);
});

test('a source that the catalogue does not have', () => {
  const error = refused(withColumn((column) => Object.assign(column, { source: 'employee.nmae' })));
  expect(error.details).toMatchObject({ findings: [{ code: 'UNKNOWN_SOURCE', figures: { nearest: 'employee.name' } }] });
});
