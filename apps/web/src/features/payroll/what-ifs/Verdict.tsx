import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import classes from './WhatIfs.module.css';
import type { Comparison, WhatIf } from './what-ifs.ts';

/** Whether a replay gave what is stored, and what a difference may rest on. */
export function Verdict({ whatIf: { basis }, comparison }: { whatIf: WhatIf; comparison: Comparison }) {
  const { t } = useTranslation('whatIfs');
  const format = useFormat();
  const { identical, changedCells, affectedPayees } = comparison;
  const grounds = [
    t(basis.sameInput ? 'basis.sameInput' : 'basis.otherInput'),
    t(basis.sameDefinition ? 'basis.sameDefinition' : 'basis.otherDefinition'),
    basis.sameEngine
      ? t('basis.sameEngine', { engine: basis.engine })
      : t('basis.otherEngine', { engine: basis.engine, before: basis.baseEngine }),
  ];
  return (
    <section className={classes.verdict} data-same={identical || undefined} data-different={!identical || undefined} aria-live="polite">
      {identical ? <IconCircleCheck size={32} stroke={1.6} aria-hidden /> : <IconAlertTriangle size={32} stroke={1.6} aria-hidden />}
      <div>
        <strong>
          {identical ? t('identical') : t('different', { cells: format.count(changedCells), people: format.count(affectedPayees) })}
        </strong>
        <ul className={classes.basis}>
          {grounds.map((ground) => (
            <li key={ground}>{ground}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
