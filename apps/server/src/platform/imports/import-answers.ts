import { AppError } from '@wagewright/contracts';
import { type ImportAnswers, type ImportQuestion, isAnswer, isAsked } from '@wagewright/contracts/platform/imports';

/**
 * The answers to what is asked, each of its kind; others are left out.
 * @throws AppError IMPORT_ANSWER for one that is missing or of another kind
 */
export function answersTo(questions: readonly ImportQuestion[], given: ImportAnswers): ImportAnswers {
  const asked = questions.filter((question) => isAsked(question, given));
  for (const question of asked) {
    const answer = given[question.code] ?? '';
    if (answer === '' ? question.isRequired : !isAnswer(question, answer)) throw new AppError('IMPORT_ANSWER', { question: question.name });
  }
  return Object.fromEntries(asked.flatMap(({ code }) => (given[code] ? [[code, given[code]]] : [])));
}
