import type { Language, LocalizedText } from '@wagewright/contracts';
import { type RowReasonCode, rowReasons } from '@wagewright/contracts/platform/imports';
import type { ImportColumn } from '@wagewright/db';
import { isRecord } from '@wagewright/db/columns';
import { describeCause, describeProblem, type FilePlace, type ProblemCode, problemCodes } from '@wagewright/files';

type Columns = readonly Pick<ImportColumn, 'code' | 'name'>[];

const isOwn = (code: unknown): code is RowReasonCode => typeof code === 'string' && Object.hasOwn(rowReasons, code);
const isProblem = (code: unknown): code is ProblemCode => problemCodes.some((known) => known === code);

const nameOf = (columns: Columns, code: unknown, language: Language): string | undefined =>
  typeof code === 'string' ? (columns.find((column) => column.code === code)?.name[language] ?? code) : undefined;

const scalars = (details: unknown): Record<string, string | number> =>
  isRecord(details)
    ? Object.fromEntries(
        Object.entries(details).filter(
          (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
        ),
      )
    : {};

const fill = (text: LocalizedText, language: Language, values: Readonly<Record<string, string | number | undefined>>): string =>
  text[language].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

function causeOf(reason: Readonly<Record<string, unknown>>, columns: Columns, language: Language) {
  const { code, read, readings } = reason;
  if (!isProblem(code)) return undefined;
  const column = nameOf(columns, reason['column'], language);
  const pair = Array.isArray(readings) && readings.length === 2 ? ([String(readings[0]), String(readings[1])] as const) : undefined;
  return {
    code,
    ...(column === undefined ? {} : { column }),
    ...(typeof read === 'string' ? { read } : {}),
    details: scalars(reason['details']),
    ...(pair ? { readings: pair } : {}),
  };
}

/** Why a row is refused or left as it is, a sentence each. @param reasons as they are kept */
export function describeReasons(reasons: unknown, key: string, columns: Columns, language: Language): string[] {
  if (!Array.isArray(reasons)) return [];
  return reasons.filter(isRecord).map((reason) => {
    const { code } = reason;
    const column = nameOf(columns, reason['column'], language);
    if (isOwn(code)) return fill(rowReasons[code], language, { key: key || '–', column, ...scalars(reason['details']) });
    const cause = causeOf(reason, columns, language);
    return cause ? describeCause(cause, language) : String(code);
  });
}

const isPlace = (place: unknown): place is FilePlace => isRecord(place) && typeof place['file'] === 'string';

/** What is wrong with a file as a whole, or worth knowing of it, a line each. */
export function describeFound(found: readonly Readonly<Record<string, unknown>>[], columns: Columns, language: Language): string[] {
  return found.flatMap((problem) => {
    const cause = causeOf(problem, columns, language);
    const { place } = problem;
    return cause && isPlace(place) ? [describeProblem({ ...cause, place }, language)] : [];
  });
}
