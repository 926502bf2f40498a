import { AppError } from '@wagewright/contracts';
import { type ImportAnswers, type ImportOptions, type ImportSubject, importEntityOf } from '@wagewright/contracts/platform/imports';
import { answersTo } from './import-answers.ts';
import type { ImportReader } from './import-entity.ts';
import { openSubject } from './open-subject.ts';

/**
 * What a file is read for, as it is kept with its import: the columns that the record has now, and the answers to what it asks.
 * @throws AppError AUTHORIZATION_REQUIRED, NOT_FOUND, IMPORT_NOT_OFFERED, IMPORT_ANSWER, or why it takes no values now
 */
export async function openForImport(
  reader: ImportReader,
  subject: ImportSubject,
  { options, answers: given }: { readonly options: ImportOptions; readonly answers: ImportAnswers },
  method: string,
) {
  const { questions = [], obstacle } = await openSubject(reader, subject, 'import', method);
  if (obstacle) throw obstacle;
  const { modes, writebacks, name } = importEntityOf(subject.entity);
  if (!modes.includes(options.mode) || !writebacks.includes(options.writeback)) throw new AppError('IMPORT_NOT_OFFERED', { reason: name });
  const answers = answersTo(questions, given);
  const { title, columns, target } = await openSubject(reader, subject, 'import', method, answers);
  return { title, target, columns: [...columns], answers };
}
