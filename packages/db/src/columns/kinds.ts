import { type LocalizedText, languages, type StateMachine } from '@wagewright/contracts';
import type { Kind } from './column.ts';

export type JsonRecord = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is JsonRecord => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text of a closed list. */
export function oneOf<const Code extends string>(codes: readonly Code[]): Kind<Code> {
  const known: ReadonlySet<unknown> = new Set(codes);
  return { expected: `one of ${codes.join(', ')}`, is: (value): value is Code => known.has(value) };
}

/** A state of a machine. */
export const stateOf = <State extends string>(machine: Pick<StateMachine<State, string, string>, 'labels'>): Kind<State> => ({
  expected: `one of ${Object.keys(machine.labels).join(', ')}`,
  is: (value): value is State => typeof value === 'string' && Object.hasOwn(machine.labels, value),
});

export const isLocalized = (value: unknown): value is LocalizedText =>
  isRecord(value) && languages.every((language) => typeof value[language] === 'string');

/** A name in every language. */
export const localized: Kind<LocalizedText> = { expected: `a text in each of ${languages.join(', ')}`, is: isLocalized };

/** An object whose values are anybody's: what a message is filled with, for one. */
export const record: Kind<JsonRecord> = { expected: 'an object', is: isRecord };

export const orNull = <Value>({ expected, is }: Kind<Value>): Kind<Value | null> => ({
  expected: `${expected}, or null`,
  is: (value): value is Value | null => value === null || is(value),
});

/** What a schema accepts as it stands; for what is read a few at a time, since a schema takes its time. */
export const matching = <Schema extends { safeParse(value: unknown): { success: boolean }; readonly _output: unknown }>(
  schema: Schema,
  expected: string,
): Kind<Schema['_output']> => ({ expected, is: (value): value is Schema['_output'] => schema.safeParse(value).success });
