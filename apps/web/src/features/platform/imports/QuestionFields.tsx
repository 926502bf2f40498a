import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { isAsked as isQuestionAsked } from '@wagewright/contracts/platform/imports';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import type { ImportDetail, ImportForm } from './import.ts';

type Answers = ImportDetail['answers'];
type Questions = ImportForm['questions'];

/** Of a choice the first of its values; all else is for people to say. */
export const usualAnswers = (questions: Questions): Answers =>
  Object.fromEntries(questions.flatMap(({ code, choices: [first] = [] }) => (first ? [[code, first.code]] : [])));

/** What is asked by now and not answered. */
export const missingAnswers = (questions: Questions, answers: Answers): Questions =>
  questions.filter((question) => question.isRequired && isQuestionAsked(question, answers) && !answers[question.code]?.trim());

interface Props {
  readonly questions: Questions;
  readonly answers: Answers;
  readonly onChange: (answers: Answers) => void;
  /** Whether somebody has tried to go on: what is missing is said. */
  readonly isAsked?: boolean;
}

/** What is asked beside the file, of what asks anything. */
export function QuestionFields({ questions, answers, onChange, isAsked = false }: Props) {
  const { t } = useTranslation('imports');
  const format = useFormat();
  if (questions.length === 0) return null;
  const missing = new Set(isAsked ? missingAnswers(questions, answers).map(({ code }) => code) : []);
  return (
    <Stack gap="sm" mb="md">
      {questions
        .filter((question) => isQuestionAsked(question, answers))
        .map(({ code, name, type, choices = [], isRequired }) => {
          const props = {
            label: format.name(name),
            value: answers[code] ?? '',
            withAsterisk: isRequired && type !== 'choice',
            error: missing.has(code) ? t('question.required') : null,
            onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => onChange({ ...answers, [code]: value }),
          };
          return type === 'choice' ? (
            <NativeSelect key={code} {...props} data={choices.map((choice) => ({ value: choice.code, label: format.name(choice.name) }))} />
          ) : (
            <TextInput key={code} {...props} type={type === 'day' ? 'date' : 'text'} maxLength={1_000} />
          );
        })}
    </Stack>
  );
}
