import { Progress } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import classes from './WhatIfs.module.css';
import { shareOf, type WhatIfRow } from './what-ifs.ts';

/** How far a run beside a batch is: one bar over the freezing of its input and its calculation. */
export function WhatIfProgress({ progress }: Pick<WhatIfRow, 'progress'>) {
  const { t } = useTranslation('whatIfs');
  return (
    <div className={classes.progress}>
      <Progress.Root size={6}>
        <Progress.Section aria-label={t('progress')} value={shareOf(progress) * 100} />
      </Progress.Root>
      <span className={`${classes.second} ww-figures`}>{useProgressTexts(progress).join(' · ')}</span>
    </div>
  );
}

function useProgressTexts({ freezing, payeesDone, payeesTotal }: WhatIfRow['progress']): string[] {
  const { t } = useTranslation('whatIfs');
  const { t: tPreparing } = useTranslation('preparing');
  const format = useFormat();
  if (!freezing || (freezing.total > 0 && freezing.done === freezing.total))
    return [t('calculated', { done: format.count(payeesDone), total: format.count(payeesTotal) }), t('leave')];
  const { part, done, total, people } = freezing;
  return [
    tPreparing(`parts.${part}`),
    ...(total > 0 ? [tPreparing('step', { step: format.count(done + 1), total: format.count(total) })] : []),
    ...(people > 0 ? [tPreparing('people', { count: people, people: format.count(people) })] : []),
    t('leave'),
  ];
}
