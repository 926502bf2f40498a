import { Button, UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { EmployeeLine } from './EmployeeLine.tsx';
import classes from './Scope.module.css';
import { countOf, type Group, peoplePage, type Standing } from './scope.ts';

interface Props {
  readonly standing: Standing;
  readonly group: Group;
  readonly onGroup: (group: Group) => void;
  readonly limit: number;
  readonly onMore: (limit: number) => void;
  readonly isStale?: boolean;
}

const peopleMax = 100;

/** Whom a scope takes in and whom it leaves out: one entry a cause, and the people of the one that is chosen with why. */
export function StandingView({ standing, group, onGroup, limit, onMore, isStale = false }: Props) {
  const { t } = useTranslation('configuration');
  const format = useFormat();
  const groups: readonly (readonly [Group, string, React.ReactNode])[] = [
    ['in', 'in', t('scope.in')],
    ...(standing.undecided > 0 ? [['undecided', 'undecided', t('scope.undecided')] as const] : []),
    ...standing.leftOut.map(
      ({ condition }, index) =>
        [
          index,
          condition,
          <span key={condition}>
            {t('scope.doesNotHold')} <code className={classes.condition}>{condition}</code>
          </span>,
        ] as const,
    ),
  ];
  const total = countOf(standing, group);
  return (
    <div className={classes.standing} data-stale={isStale || undefined}>
      <ul className={classes.groups} aria-label={t('scope.groups')}>
        {groups.map(([id, key, label]) => (
          <li key={key}>
            <UnstyledButton className={classes.group} aria-pressed={id === group} onClick={() => onGroup(id)}>
              <span>{label}</span>
              <b className="ww-figures">{format.count(countOf(standing, id))}</b>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <div className={classes.people}>
        {standing.people.length === 0 ? (
          <p className={classes.nobody}>{t('scope.nobody')}</p>
        ) : (
          <ul>
            {standing.people.map((person) => (
              <EmployeeLine key={person.employeeId} person={person} />
            ))}
          </ul>
        )}
        {total > 0 && (
          <p className={classes.foot}>
            {t('scope.shown', { shown: format.count(standing.people.length), total: format.count(total) })}
            {standing.people.length < Math.min(total, peopleMax) && (
              <Button variant="subtle" size="compact-sm" onClick={() => onMore(Math.min(limit + 2 * peoplePage, peopleMax))}>
                {t('scope.more')}
              </Button>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
