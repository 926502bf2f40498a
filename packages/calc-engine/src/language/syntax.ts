/** The syntax tree of an expression: what was written, before names mean anything. */
import type { DefinitionErrorCode, TextRange } from '../api.ts';

export type BinaryOperator = '+' | '-' | '*' | '/' | '&' | '=' | '<>' | '<' | '<=' | '>' | '>=';

interface Node {
  readonly range: TextRange;
}

export interface NumberSyntax extends Node {
  readonly kind: 'number';
  /** As written, digits and point. */
  readonly text: string;
}
export interface TextSyntax extends Node {
  readonly kind: 'text';
  readonly value: string;
}
/** `Base` or `[Base salary]`. */
export interface NameSyntax extends Node {
  readonly kind: 'name';
  readonly name: string;
}
/** `Table.Column` or `Table[Column name]`. */
export interface QualifiedSyntax extends Node {
  readonly kind: 'qualified';
  readonly table: NameSyntax;
  readonly column: NameSyntax;
}
export interface CallSyntax extends Node {
  readonly kind: 'call';
  readonly name: NameSyntax;
  readonly args: readonly Syntax[];
  /** The condition after WHERE, which may follow any argument. */
  readonly where: Syntax | null;
}
export interface UnarySyntax extends Node {
  readonly kind: 'unary';
  readonly operator: '-' | '+';
  readonly operand: Syntax;
}
export interface PercentSyntax extends Node {
  readonly kind: 'percent';
  readonly operand: Syntax;
}
export interface BinarySyntax extends Node {
  readonly kind: 'binary';
  readonly operator: BinaryOperator;
  readonly left: Syntax;
  readonly right: Syntax;
}

export type Syntax = NumberSyntax | TextSyntax | NameSyntax | QualifiedSyntax | CallSyntax | UnarySyntax | PercentSyntax | BinarySyntax;

export const languageLimits = {
  /** Characters of one expression. */
  expressionLengthMax: 4_000,
  /** Brackets, calls and signs inside one another. A long sum is not deep. */
  nestingDepthMax: 64,
  /** Operations of which each takes the result of the one before, as in a sum of so many terms. */
  chainLengthMax: 500,
  /** Digits of one number literal. */
  numberDigitsMax: 30,
  /** Aggregates over rows within one another: each level multiplies the time by the number of rows. */
  walksMax: 2,
  /** Arguments of one call. */
  argumentsMax: 255,
} as const;

/** An error of one expression; the caller adds table and column. */
export interface LanguageError {
  readonly code: DefinitionErrorCode;
  readonly message: string;
  readonly nextStep: string;
  readonly range: TextRange;
}

/** Whoever checks a formula and notes what is wrong with it. */
export interface Failing {
  fail(code: LanguageError['code'], message: string, nextStep: string, range: TextRange): null;
}
