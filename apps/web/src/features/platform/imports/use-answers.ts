import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import type { ImportDetail } from './import.ts';

/** What was said beside the file, as people read it; nothing of what asks nothing. */
export function useAnswers({ subject, answers }: ImportDetail): string[] {
  const format = useFormat();
  const given = Object.keys(answers);
  const form = trpc.platform.imports.getImportForm.useQuery(subject, { enabled: given.length > 0, trpc: { context: { quiet: true } } });
  return (form.data?.questions ?? []).flatMap(({ code, name, type, choices = [] }) => {
    const answer = answers[code];
    if (answer === undefined) return [];
    const choice = choices.find((one) => one.code === answer);
    return [`${format.name(name)}: ${choice ? format.name(choice.name) : type === 'day' ? format.day(answer) : answer}`];
  });
}
