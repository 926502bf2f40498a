import { useTranslation } from 'react-i18next';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import classes from './Copies.module.css';
import type { ReleaseCheck } from './copies.ts';

/** Cells of a red test that are said; the others are counted. */
const failuresShown = 5;

/** The tests of a copy as they run now; a red one says what it expected and got. */
export function TestList({ tests }: { tests: ReleaseCheck['tests'] }) {
  const { t } = useTranslation('copies');
  const red = tests.filter(({ passed }) => !passed);
  const green = tests.filter(({ passed }) => passed);
  return (
    <Panel
      title={t('tests.title')}
      note={red.length === 0 ? t('tests.green', { count: tests.length }) : t('tests.red', { count: red.length, total: tests.length })}
      flush
    >
      {red.length > 0 && <Tests tests={red} />}
      {green.length > 0 && (
        <details className={classes.green}>
          <summary>{t('tests.showGreen', { count: green.length })}</summary>
          <Tests tests={green} />
        </details>
      )}
    </Panel>
  );
}

function Tests({ tests }: { tests: ReleaseCheck['tests'] }) {
  const { t } = useTranslation('copies');
  return (
    <ul className={classes.tests}>
      {tests.map(({ name, passed, failures }) => (
        <li key={name}>
          {name} {!passed && <StatusBadge tone="bad">{t('tests.isRed')}</StatusBadge>}
          {failures.slice(0, failuresShown).map((failure) => (
            <p key={failure} className={classes.failure}>
              {failure}
            </p>
          ))}
          {failures.length > failuresShown && (
            <p className={classes.failure}>{t('tests.more', { count: failures.length - failuresShown })}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
