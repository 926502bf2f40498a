import { IconChevronLeft } from '@tabler/icons-react';
import { Link, type LinkProps, useMatch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { placeStore } from '../places.ts';
import classes from './PageHeader.module.css';
import { HeaderActions, type HeaderActionsProps } from './page-header/HeaderActions.tsx';

export type { HeaderAction } from './page-header/header-action.ts';

export interface Crumb {
  readonly label: string;
  readonly link: Pick<LinkProps, 'to' | 'params' | 'search'>;
}

interface Props extends HeaderActionsProps {
  readonly title: string;
  readonly trail?: readonly Crumb[];
  /** Nothing that one comes back to, such as a form for something new: it does not stand under Recent. */
  readonly isPassing?: boolean;
  /** A status badge. */
  readonly status?: React.ReactNode;
  /** What one must know of it, shortly: one line. */
  readonly facts?: readonly string[];
  /** Where it stands in its flow: one bar. */
  readonly flow?: React.ReactNode;
}

const noTrail: readonly Crumb[] = [];
const noFacts: readonly string[] = [];

/**
 * The head of every screen, in fixed slots: trail, title and status on one line of 48 px with the actions at its right, which stays in sight;
 * below it the facts and the flow, which scroll away. Nothing in it wraps on a wide screen, so nothing below it moves.
 */
export function PageHeader({ title, trail = noTrail, isPassing = false, status, facts = noFacts, flow, ...actions }: Props) {
  const { t } = useTranslation();
  useEffect(() => {
    document.title = `${title} · ${t('product')}`;
  }, [title, t]);
  // of the page itself: the address is already that of the next one while this page is still shown
  const pathname = useMatch({ strict: false, select: (match) => match.pathname });
  const isOneOfMany = trail.length > 0 && !isPassing;
  // the list of all is no part of a place's name; what it belongs to is: "Copy 2" is many, "US biweekly · Copy 2" is one
  const placeName = [...trail.slice(1).map(({ label }) => label), title].join(' · ');
  useEffect(() => {
    if (isOneOfMany) placeStore.visit({ name: placeName, path: pathname.replace(/\/+$/, '') });
  }, [isOneOfMany, placeName, pathname]);
  return (
    <>
      <header className={classes.bar}>
        {trail.length > 0 && <Trail trail={trail} />}
        <h1 className={classes.title} title={title}>
          {title}
        </h1>
        {status && <span className={classes.status}>{status}</span>}
        <span className={classes.room} />
        <HeaderActions {...actions} />
      </header>
      {(facts.length > 0 || status) && (
        <div className={classes.facts}>
          {status && <span className={classes.statusBelow}>{status}</span>}
          {facts.length > 0 && (
            <ul>
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          )}
        </div>
      )}
      {flow && <div className={classes.flow}>{flow}</div>}
    </>
  );
}

function Trail({ trail }: { trail: readonly Crumb[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('breadcrumbs')} className={classes.trail}>
      <ol>
        {trail.map(({ label, link }) => (
          <li key={label}>
            <Link {...link} aria-label={label}>
              <IconChevronLeft size={18} stroke={1.8} aria-hidden className={classes.back} />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
