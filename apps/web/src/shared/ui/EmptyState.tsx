import classes from './EmptyState.module.css';

interface Props {
  readonly icon?: React.ReactNode;
  readonly title: string;
  readonly text?: React.ReactNode;
  readonly action?: React.ReactNode;
  /** A whole page rather than a part of one: its title is the page's heading. */
  readonly isPage?: boolean;
}

/** Says what would be here and what to do. */
export function EmptyState({ icon, title, text, action, isPage = false }: Props) {
  return (
    <div className={classes.empty} data-page={isPage || undefined}>
      {icon && (
        <div className={classes.icon} aria-hidden="true">
          {icon}
        </div>
      )}
      {isPage ? <h1 className={classes.title}>{title}</h1> : <p className={classes.title}>{title}</p>}
      {text && <div className={classes.text}>{text}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
