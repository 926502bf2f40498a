import type { Completion, CompletionContext, CompletionResult, CompletionSource } from '@codemirror/autocomplete';
import { type Completion as Candidate, completeFormula, type Scope } from '@wagewright/calc-engine/authoring';
import type { Language } from '@wagewright/contracts';

/**
 * Completion by the engine's own words, in its order: what fits is decided there, by codes and names of both languages. A list that is open
 * follows each key within the key's own change, without being asked for again.
 */
export function completionSource(scope: Scope, language: Language): CompletionSource {
  const offer = ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const found = completeFormula(state.doc.toString(), pos, scope);
    if (!found || (!explicit && found.range.from === pos)) return null;
    const { from, to } = found.range;
    const options = found.items.map((item) => optionOf(item, language));
    return { from, to, filter: false, options, update: (_result, _from, _to, context) => offer(context) };
  };
  return offer;
}

function optionOf({ kind, insert, name, detail, help }: Candidate, language: Language): Completion {
  const label = name[language] ?? name.en;
  const text = help?.[language];
  return {
    label,
    apply: insert,
    type: kind,
    detail: detail === label ? '' : detail,
    ...(text ? { info: () => paragraph(text) } : {}),
  };
}

function paragraph(text: string): Node {
  const element = document.createElement('p');
  element.textContent = text;
  return element;
}
