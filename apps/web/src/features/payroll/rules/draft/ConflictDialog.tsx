import { Button, Group } from '@mantine/core';
import { type Difference, describeDifference } from '@wagewright/contracts/definition-findings';
import type { draftConflict } from '@wagewright/contracts/payroll/copies';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { QuestionDialog } from '../../../../shared/ui/QuestionDialog.tsx';
import classes from './Conflict.module.css';

export type Conflict = z.output<typeof draftConflict>;

interface Props {
  readonly conflict: Conflict;
  readonly onAnswer: (answer: 'mine' | 'theirs' | 'later') => void;
}

/** Two people have changed the same part: what each has made of it, and whose stands. Closed, nothing is decided and nothing lost. */
export function ConflictDialog({ conflict, onAnswer }: Props) {
  const { t } = useTranslation('rules');
  const who = conflict.by.join(', ') || t('conflict.somebody');
  return (
    <QuestionDialog title={t('conflict.title', { who })} onClose={() => onAnswer('later')}>
      <p className={classes.text}>{t('conflict.text')}</p>
      <Side title={t('conflict.theirs', { who })} differences={conflict.theirs} />
      <Side title={t('conflict.yours')} differences={conflict.yours} />
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={() => onAnswer('theirs')}>
          {t('conflict.takeTheirs')}
        </Button>
        <Button onClick={() => onAnswer('mine')}>{t('conflict.keepMine')}</Button>
      </Group>
    </QuestionDialog>
  );
}

function Side({ title, differences }: { title: string; differences: readonly Difference[] }) {
  const { t } = useTranslation('rules');
  const { language } = useFormat();
  return (
    <section className={classes.side} aria-label={title}>
      <h3>{title}</h3>
      {differences.length === 0 && <p className={classes.text}>{t('conflict.asItWas')}</p>}
      <ul>
        {differences.map((difference) => {
          const { where, what, before, after } = describeDifference(difference, language);
          return (
            <li key={`${difference.kind} ${difference.at} ${difference.key} ${difference.row?.en} ${difference.how}`}>
              <span className={classes.where}>
                {where} · {what}
              </span>
              {before !== null && <del className={classes.value}>{before}</del>}
              {after !== null && <ins className={classes.value}>{after}</ins>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
