import type { Failure } from '../../api/failure.ts';
import type { Fault } from './rules.ts';

/** A rule sees its field, and the others where one depends on another. */
export type Rules<Values> = { readonly [Name in keyof Values]?: (value: Values[Name], values: Values) => Fault | null };

/** The fields that a person has changed: another value than the form began with. */
export function changedFields<Values extends object>(initial: Values, edited: Partial<Values>): (keyof Values)[] {
  const names = Object.keys(edited) as (keyof Values)[];
  return names.filter((name) => JSON.stringify(edited[name]) !== JSON.stringify(initial[name]));
}

/** What each field breaks; fields that will do are left out. */
export function faultsOf<Values extends object>(values: Values, rules: Rules<Values>): Partial<Record<keyof Values, Fault>> {
  const found: Partial<Record<keyof Values, Fault>> = {};
  for (const name of Object.keys(rules) as (keyof Values)[]) {
    const fault = rules[name]?.(values[name], values);
    if (fault) found[name] = fault;
  }
  return found;
}

/** Which field an error of the server is about, by its code. */
export type FieldByCode<Values> = Partial<Record<Failure['code'], keyof Values>>;

const pathOf = (issue: unknown): string => {
  const path = typeof issue === 'object' && issue !== null && 'path' in issue ? issue.path : '';
  return typeof path === 'string' ? (path.split('.')[0] ?? '') : '';
};

/** The server's refusal by field; null where no field of the form is meant, and the failure has to be shown as a whole. */
export function refusedFields<Values extends object>(
  { code, message, details }: Failure,
  values: Values,
  byCode: FieldByCode<Values>,
): Partial<Record<keyof Values, string>> | null {
  const field = byCode[code];
  if (field !== undefined) return { [field]: message } as Partial<Record<keyof Values, string>>;
  const issues = typeof details === 'object' && details !== null && 'issues' in details ? details.issues : [];
  const named = (Array.isArray(issues) ? issues : []).map(pathOf).filter((path) => Object.hasOwn(values, path));
  if (named.length === 0) return null;
  return Object.fromEntries(named.map((path) => [path, message])) as Partial<Record<keyof Values, string>>;
}
