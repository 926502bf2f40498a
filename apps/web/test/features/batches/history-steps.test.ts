import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import en from '../../../src/features/payroll/batches/history/locales/en.ts';

const expectations = path.resolve(import.meta.dirname, '../../../../../tests/audit/expected');
const entitiesOfBatch = new Set([
  'batch',
  'batch-payee',
  'batch-user',
  'batch-comparison',
  'batch-forecast',
  'batch-payslips',
  'due-change',
  'calculation-run',
  'import',
]);

/** Calls that are told as something of a batch, by the audit's own table of expectations. */
const told = readdirSync(expectations, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .flatMap((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8').split('\n').slice(1))
  .map((line) => line.split('\t'))
  .filter(([, , entities = '']) => entities.split(' ').some((entity) => entitiesOfBatch.has(entity)))
  .map(([procedure = '']) => procedure.split('/').at(-1) ?? '');

/** What a job tells of a batch under the name of the call that asked for it. */
const toldByJobs = ['ask-payslip-move', 'write-import', 'undo-import', 'enable-period'];

describe('the history of a batch', () => {
  it('has words for every call that is told of one', () => {
    const names = new Set(Object.keys(en.steps).map((step) => step.split('/')[0]));
    expect(told.length).toBeGreaterThan(40);
    expect([...told, ...toldByJobs].filter((name) => !names.has(name))).toEqual([]);
  });
});
