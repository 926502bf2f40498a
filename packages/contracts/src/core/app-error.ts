import { type ErrorCode, errorDefinition, formatErrorMessage } from './error-codes.ts';
import { defaultLanguage, type LocalizedText } from './languages.ts';

/** What a message is filled with; a name in every language is written in the reader's. */
export type ErrorParameters = Readonly<Record<string, string | number | boolean | null | undefined | LocalizedText>>;

/** Where in a table an input was wrong; travels with code TABLE_ROW. */
export interface TablePlace {
  readonly table: string;
  readonly column: string;
}

/** An error that its caller caused or has to know of. Anything else that is thrown is ours and becomes INTERNAL. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly parameters: ErrorParameters;
  readonly place: TablePlace | undefined;
  readonly details: unknown;

  constructor(code: ErrorCode, parameters: ErrorParameters = {}, more: { place?: TablePlace; details?: unknown; cause?: unknown } = {}) {
    super(formatErrorMessage(code, defaultLanguage, parameters), more.cause === undefined ? {} : { cause: more.cause });
    this.name = 'AppError';
    this.code = code;
    this.parameters = parameters;
    this.place = more.place;
    this.details = more.details;
  }

  get status(): number {
    return errorDefinition(this.code).status;
  }
}
