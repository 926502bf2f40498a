import { Link, type LinkProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './PageHeader.module.css';

export interface Crumb {
  readonly label: string;
  readonly link: Pick<LinkProps, 'to' | 'params'>;
}

interface Props {
  readonly title: string;
  readonly trail?: readonly Crumb[];
  readonly badge?: React.ReactNode;
  readonly description?: React.ReactNode;
  readonly actions?: React.ReactNode;
}

const noTrail: readonly Crumb[] = [];

/** Where one is, what this is, and what can be done with it. */
export function PageHeader({ title, trail = noTrail, badge, description, actions }: Props) {
  const { t } = useTranslation();
  useEffect(() => {
    document.title = `${title} · ${t('product')}`;
  }, [title, t]);
  return (
    <header className={classes.header}>
      {trail.length > 0 && (
        <nav aria-label={t('breadcrumbs')} className={classes.trail}>
          <ol>
            {trail.map(({ label, link }) => (
              <li key={label}>
                <Link {...link}>{label}</Link>
              </li>
            ))}
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
      )}
      <div className={classes.row}>
        <div className={classes.titles}>
          <div className={classes.titleRow}>
            <h1 className={classes.title}>{title}</h1>
            {badge}
          </div>
          {description && <div className={classes.description}>{description}</div>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </header>
  );
}
