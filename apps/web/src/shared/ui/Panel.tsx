import { useId } from 'react';
import classes from './Panel.module.css';

interface Props {
  readonly title?: string;
  readonly note?: React.ReactNode;
  readonly actions?: React.ReactNode;
  readonly flush?: boolean;
  readonly children: React.ReactNode;
}

/** A titled area of a page, set off by a hairline. `flush` lets a table reach its edges. */
export function Panel({ title, note, actions, flush = false, children }: Props) {
  const id = useId();
  return (
    <section className={classes.panel} {...(title ? { 'aria-labelledby': id } : {})}>
      {title && (
        <div className={classes.head}>
          <div>
            <h2 id={id} className={classes.title}>
              {title}
            </h2>
            {note && <p className={classes.note}>{note}</p>}
          </div>
          {actions}
        </div>
      )}
      <div className={classes.body} data-flush={flush || undefined}>
        {children}
      </div>
    </section>
  );
}
