/** What other languages than English say of an error's next step. */
import { insteadInChinese } from './foreign-words.ts';
import { readSuggestion } from './nearest.ts';

/** The sentence, the name that it suggests, and its Chinese where it says what to write instead. */
export function nextStepFigures(nextStep: string): { readonly nextStep: string; readonly nearest?: string; readonly instead?: string } {
  const [nearest, instead] = [readSuggestion(nextStep), insteadInChinese(nextStep)];
  return { nextStep, ...(nearest === null ? {} : { nearest }), ...(instead === null ? {} : { instead }) };
}
