import { type Diagnostic, linter } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { checkText, type Scope } from '@wagewright/calc-engine/authoring';
import type { Language } from '@wagewright/contracts';
import { describeFinding } from '@wagewright/contracts/definition-findings';

/** A line under what cannot be calculated, that says why and what to do. An empty expression is left in peace: it is asked for at its field. */
export function findings(scope: Scope, language: Language): Extension {
  return linter(({ state }) => (state.doc.length === 0 ? [] : diagnose(state.doc.toString(), scope, language)), { delay: 0 });
}

function diagnose(text: string, scope: Scope, language: Language): Diagnostic[] {
  return checkText(text, scope).map(({ range, finding }) => {
    const { what, next } = describeFinding(finding, language);
    // what is missing at the end is shown at the last character
    const from = Math.min(range.from, Math.max(0, text.length - 1));
    return { from, to: Math.max(range.to, from + 1), severity: 'error', message: `${what} ${next}` };
  });
}
