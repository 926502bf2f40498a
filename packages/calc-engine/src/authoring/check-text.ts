/** What is wrong with an expression that is being written, with its place in the text, as findings that are put into words in any language. */
import type { DefinitionFinding } from '@wagewright/contracts/definition-findings';
import type { TextRange } from '../api.ts';
import { checkFormula } from '../language/check.ts';
import { nextStepFigures } from '../language/next-step.ts';
import { parseFormula } from '../language/parse.ts';
import type { Scope } from '../language/scope.ts';
import type { LanguageError } from '../language/syntax.ts';

export interface TextFinding {
  readonly range: TextRange;
  readonly finding: DefinitionFinding;
}

/** None where the expression can be calculated in the table. */
export function checkText(text: string, scope: Scope): TextFinding[] {
  const parsed = parseFormula(text);
  const errors = parsed.ok ? checkFormula(parsed.syntax, scope).errors : [parsed.error];
  return errors.map((error) => ({ range: error.range, finding: findingOf(error, text, scope) }));
}

function findingOf({ code, message, nextStep, range }: LanguageError, text: string, { own }: Scope): DefinitionFinding {
  const place = { file: null, line: null, column: null, ...(own ? { table: own.code } : {}) };
  const figures = { message, ...nextStepFigures(nextStep), text: text.slice(range.from, range.to) };
  return { code, places: [place], count: 1, figures };
}
