import { type ErrorCode, errorCodes, formatErrorMessage, type Language } from '@wagewright/contracts';
import { isRecord } from '@wagewright/db/columns';

/** Failures are kept as { message, … }; one of our own errors, with its parameters, is told in the reader's language. */
export function failureText(failure: unknown, language: Language): string | null {
  if (!isRecord(failure) || typeof failure['message'] !== 'string') return null;
  const code = errorCodes.find((known): known is ErrorCode => known === failure['code']);
  return code && isRecord(failure['parameters']) ? formatErrorMessage(code, language, failure['parameters']) : failure['message'];
}
