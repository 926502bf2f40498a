import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../src/shared/api/failure.ts';
import { changedFields, faultsOf, refusedFields } from '../../../src/shared/ui/form/form-state.ts';
import { all, atLeastOneRow, decimal, integer, named, positiveInteger, required } from '../../../src/shared/ui/form/rules.ts';

describe('a field', () => {
  it('that is required must be filled in, and a name cannot be empty', () => {
    expect([required(undefined), required('  '), required(0)]).toEqual(['required', 'required', null]);
    expect([named(' '), named('June')]).toEqual(['name', null]);
  });

  it('of a whole or a decimal number takes no other text; blank is for being required to find', () => {
    expect(['12', '-3', '', '1.5', 'x'].map(integer)).toEqual([null, null, null, 'integer', 'integer']);
    expect(['12.5', '-0.08', '1,5', '8%'].map(decimal)).toEqual([null, null, 'decimal', 'decimal']);
    expect(['1', '0', '-1', '2.5'].map(positiveInteger)).toEqual([null, 'positiveInteger', 'positiveInteger', 'positiveInteger']);
  });

  it('of rows wants at least one', () => expect([atLeastOneRow([]), atLeastOneRow([1])]).toEqual(['rows', null]));

  it('breaks the first rule of several', () => expect(all<string>(required, integer)('')).toBe('required'));
});

describe('a form', () => {
  const initial = { name: 'June', people: [1, 2] };

  it('counts a field as changed only while it differs from what it began with', () => {
    expect(changedFields(initial, { name: 'July', people: [1, 2] })).toEqual(['name']);
    expect(changedFields(initial, { name: 'June' })).toEqual([]);
  });

  it('checks each field, and one field against another', () => {
    const rules = { name: named, people: (people: number[], { name }: typeof initial) => (name === 'July' ? atLeastOneRow(people) : null) };
    expect(faultsOf({ name: '', people: [] }, rules)).toEqual({ name: 'name' });
    expect(faultsOf({ name: 'July', people: [] }, rules)).toEqual({ people: 'rows' });
  });
});

describe('what the server refuses', () => {
  const failure = (code: Failure['code'], details?: unknown): Failure => ({
    status: 422,
    code,
    method: 'x',
    traceId: 't',
    message: 'no',
    details,
  });
  const values = { name: 'June', periodId: 3 };

  it('stands at the field that it means, by its code or by the path of the input', () => {
    expect(refusedFields(failure('PERIOD_HAS_BATCH'), values, { PERIOD_HAS_BATCH: 'periodId' })).toEqual({ periodId: 'no' });
    expect(refusedFields(failure('VALIDATION_FAILED', { issues: [{ path: 'name' }, { path: 'name.0' }] }), values, {})).toEqual({
      name: 'no',
    });
  });

  it('stands at no field where it means none of them', () => {
    expect(refusedFields(failure('STALE_VERSION'), values, {})).toBeNull();
    expect(refusedFields(failure('VALIDATION_FAILED', { issues: [{ path: 'id' }] }), values, {})).toBeNull();
  });
});
