/** What a field has to be, with the specification's messages: portal §5, generic validation rules. */

export const faults = ['required', 'name', 'integer', 'decimal', 'positiveInteger', 'rows', 'choice', 'address'] as const;
export type Fault = (typeof faults)[number];

/** What a field for a number holds: blank while it is cleared to type another. */
export type Figure = number | '';
export const figureOf = (typed: number | string): Figure => (typed === '' ? '' : Number(typed));

/** Null where the value will do. */
export type Rule<Value> = (value: Value) => Fault | null;

const integerPattern = /^[-−]?\d+$/;
const decimalPattern = /^[-−]?\d+(\.\d+)?$/;

const isBlank = (value: unknown): boolean => value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

export const required: Rule<unknown> = (value) => (isBlank(value) ? 'required' : null);

/** What people call something. */
export const named: Rule<string> = (value) => (isBlank(value) ? 'name' : null);

/** Numbers are text as typed; a blank one is for `required` to find. */
export const integer: Rule<string> = (value) => (isBlank(value) || integerPattern.test(value.trim()) ? null : 'integer');

export const decimal: Rule<string> = (value) => (isBlank(value) || decimalPattern.test(value.trim()) ? null : 'decimal');

export const positiveInteger: Rule<string> = (value) =>
  isBlank(value) || (integerPattern.test(value.trim()) && Number(value) > 0) ? null : 'positiveInteger';

export const atLeastOneRow: Rule<readonly unknown[]> = (rows) => (rows.length === 0 ? 'rows' : null);

/** The first rule that a value breaks. */
export const all =
  <Value>(...rules: readonly Rule<Value>[]): Rule<Value> =>
  (value) => {
    for (const rule of rules) {
      const fault = rule(value);
      if (fault) return fault;
    }
    return null;
  };
