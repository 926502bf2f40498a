/** Fields of a definition's elements as data: where each stands, how it is asked for, what can be chosen. One form shows them all. */
import type { Scope } from '@wagewright/calc-engine/authoring';
import type { Language } from '@wagewright/contracts';
import type { CalculationDefinition } from '@wagewright/contracts/definition';
import type { CompanyLists } from '../company-lists.ts';
import type { RuleTable } from '../rules.ts';

/** A line of a list within an element: a formula with its first day, a code with its names. */
export type Line = Readonly<Record<string, string>>;
export type Value = string | boolean | readonly string[] | readonly Line[];
/** What a form holds, by the name of the field. */
export type Values = Readonly<Record<string, Value>>;

export interface Choice {
  readonly value: string;
  readonly label: string;
  /** A heading in the list. */
  readonly group?: string;
}

/** Where the element stands: what can be named there. */
export interface Place {
  readonly definition: CalculationDefinition;
  readonly scopes: ReadonlyMap<string, Scope>;
  /** Null for what the definition says as a whole. */
  readonly table: RuleTable | null;
  readonly language: Language;
  /** What can be chosen of the company's lists, where it can. */
  readonly lists?: CompanyLists;
}

/**
 * `text` a line; `number` a number, whole or not, as typed; `cell` a value of the column's type; `choice` one of several; `codes` several of them, or
 * words of one's own (`words`); `flag` yes or no; `day` a date; the others are lists with a form of their own.
 */
export type FieldKind =
  | 'text'
  | 'number'
  | 'cell'
  | 'choice'
  | 'codes'
  | 'words'
  | 'flag'
  | 'day'
  | 'source'
  | 'formula'
  | 'formulas'
  | 'match'
  | 'named-values'
  | 'entries'
  | 'origins';

export interface Field {
  /** Keys from the element, with points: `display.zero`. */
  readonly path: string;
  /** Tells fields of one path apart; default: the path. */
  readonly name?: string;
  readonly kind: FieldKind;
  readonly choices?: (place: Place, values: Values) => readonly Choice[];
  /** What a choice says where nothing is written. */
  readonly unset?: string;
  /** It is asked for only then, and said only then. */
  readonly isAsked?: (values: Values, place: Place) => boolean;
  /** Of entries: what each says beside its code and name. */
  readonly parts?: readonly Field[];
  /** Read out of the element in another way than by its path. */
  readonly read?: (element: object) => Value;
  /** Only guides the others: nothing of it is written. */
  readonly isGuide?: boolean;
  /** A list that is said even where it is empty. */
  readonly isAlways?: boolean;
  /** It takes the whole width. */
  readonly isWide?: boolean;
}

export const nameOfField = ({ name, path }: Field): string => name ?? path;

export const textOf = (value: Value | undefined): string => (typeof value === 'string' ? value : '');
export const listOf = (value: Value | undefined): readonly string[] =>
  Array.isArray(value) ? (value as readonly unknown[]).filter((one): one is string => typeof one === 'string') : [];
export const linesOf = (value: Value | undefined): readonly Line[] =>
  Array.isArray(value) ? (value as readonly unknown[]).filter((one): one is Line => typeof one === 'object' && one !== null) : [];

export const askedOf = (fields: readonly Field[], values: Values, place: Place): Field[] =>
  fields.filter(({ isAsked }) => isAsked?.(values, place) ?? true);
