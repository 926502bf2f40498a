import type { Field, Place, Value, Values } from './field.ts';

/** What the input of a field is given, whatever its kind. */
export interface InputProps {
  readonly field: Field;
  readonly label: string;
  readonly help: string | undefined;
  readonly value: Value | undefined;
  readonly values: Values;
  readonly place: Place;
  readonly readOnly: boolean;
  readonly error: string | null;
  readonly onChange: (value: Value) => void;
}
