import { NativeSelect, SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type NamedPerson, PersonField } from '../processes/index.ts';
import { type ActionAnswers, type Approval, asksForPerson, replaceable, type SingleAction } from './actions.ts';

interface Props {
  readonly action: SingleAction;
  readonly approval: Approval;
  readonly answers: ActionAnswers;
  readonly onChange: (answers: ActionAnswers) => void;
  /** It was tried without an answer to everything. */
  readonly isTried: boolean;
}

/** What an action has to know: who is asked, and where. */
export function ActionFields({ action, approval, answers, onChange, isTried }: Props) {
  const { t } = useTranslation('instances');
  const [person, setPerson] = useState<NamedPerson | null>(null);
  if (!asksForPerson(action)) return null;
  const missing = (value: number | null) => (isTried && value === null ? t('person.missing') : null);
  const choices = replaceable(approval).map(({ userId, name, problem }) => ({
    value: String(userId),
    label: problem ? t('person.withProblem', { name, problem: t(`problems.${problem}`) }) : name,
  }));
  return (
    <Stack gap="md" mb="md">
      {action === 'replace-approver' && (
        <NativeSelect
          label={t('person.replaced')}
          data={[{ value: '', label: t('person.choose') }, ...choices]}
          value={answers.approver === null ? '' : String(answers.approver)}
          onChange={(event) => onChange({ ...answers, approver: Number(event.currentTarget.value) || null })}
          error={missing(answers.approver)}
        />
      )}
      <PersonField
        label={t(`person.label.${action}`)}
        value={person}
        onChange={(chosen) => {
          setPerson(chosen);
          onChange({ ...answers, to: chosen?.id ?? null });
        }}
        error={missing(answers.to)}
      />
      {action === 'add-signer' && (
        <SegmentedControl
          aria-label={t('when.label')}
          value={answers.when}
          onChange={(when) => onChange({ ...answers, when: when === 'after' ? 'after' : 'before' })}
          data={[
            { value: 'before', label: t('when.before') },
            { value: 'after', label: t('when.after') },
          ]}
        />
      )}
    </Stack>
  );
}
