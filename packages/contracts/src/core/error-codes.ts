import { type ErrorCode, errors } from '../gathered/errors.ts';
import type { ErrorDefinition } from './error-definition.ts';
import { fillText } from './fill-text.ts';
import type { Language, LocalizedText } from './languages.ts';

/** The union is closed: a new error is a line in its slice's errors.ts, with status and texts. */
export type { ErrorCode };
export const errorCodes = Object.keys(errors) as ErrorCode[];

export const errorDefinition = (code: ErrorCode): ErrorDefinition => errors[code];

/** The message of an error in a language, its parameters filled in. */
export function formatErrorMessage(code: ErrorCode, language: Language, parameters: Readonly<Record<string, unknown>>): string {
  return fillText(errorDefinition(code)[language], language, parameters);
}

/** The message of an error in both languages: for what is read later, by somebody whose language is theirs to choose. */
export const errorTexts = (code: ErrorCode, parameters: Readonly<Record<string, unknown>>): LocalizedText => ({
  en: formatErrorMessage(code, 'en', parameters),
  'zh-CN': formatErrorMessage(code, 'zh-CN', parameters),
});
