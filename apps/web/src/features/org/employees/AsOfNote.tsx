import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import type { Employee } from './employee.ts';
import { workFacts } from './work-facts.ts';

interface Props {
  /** Somebody as of today, and as of the day that is looked at. */
  readonly employee: Employee;
  readonly shown: Employee;
}

/** That another day than today is looked at, and what of somebody's work and state is different today. */
export function AsOfNote({ employee, shown }: Props) {
  const { t } = useTranslation('employees');
  const format = useFormat();
  const factsOf = (one: Employee) => [{ name: t('columns.state'), value: t(`states.${one.state}`) }, ...workFacts(one, t, format)];
  const then = factsOf(shown);
  const different = factsOf(employee)
    .filter(({ value }, place) => value !== then[place]?.value)
    .map(({ name, value }) => t('asOf.fact', { name, value: value || '–' }));
  return (
    <MessageBox tone="decision" title={t('asOf.title', { day: format.day(shown.on) })}>
      {t('asOf.lead')} {different.length > 0 ? t('asOf.different', { facts: format.list(different) }) : t('asOf.same')}
    </MessageBox>
  );
}
