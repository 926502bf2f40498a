import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import classes from './Entry.module.css';
import { type ListEntry, sayUses } from './list-entry.ts';

/** Which columns of which copies use an entry, each a way to it; what it is called there, where that is another name; how many beyond one's reach. */
export function EntryUses({ entry }: { entry: ListEntry }) {
  const { t } = useTranslation('payTypes');
  const format = useFormat();
  const { uses, solutionsBeyond, name } = entry;
  return (
    <section className={classes.uses} aria-label={t('columns.uses')}>
      <h3>{t('columns.uses')}</h3>
      <Text size="sm" c="dimmed">
        {sayUses(t, entry)}
      </Text>
      {uses.map(({ solutionId, solution, copyNumber, calledThere, columns }) => {
        const params = { solutionId: String(solutionId), number: String(copyNumber) };
        return (
          <div key={`${solutionId}/${copyNumber}`} className={classes.use}>
            <Link to="/payroll/solutions/$solutionId/copies/$number" params={params}>
              {t('copyOf', { solution: format.name(solution), number: copyNumber })}
            </Link>
            {format.name(calledThere) !== format.name(name) && (
              <Text size="sm">{t('calledThere', { name: format.name(calledThere) })}</Text>
            )}
            <ul>
              {columns.map(({ table, column, name: called }) => (
                <li key={`${table}.${column}`}>
                  <Link to="/payroll/solutions/$solutionId/copies/$number/rules" params={params} search={{ table, column }}>
                    {format.name(called)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      {solutionsBeyond > 0 && <Text size="sm">{t('beyond', { count: solutionsBeyond })}</Text>}
    </section>
  );
}
