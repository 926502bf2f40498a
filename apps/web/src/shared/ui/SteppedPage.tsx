import type { Icon } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import classes from './SteppedPage.module.css';

/** One of the steps that lead somewhere. */
export interface Step {
  readonly id: string;
  readonly name: string;
  /** What it has brought, or still wants, in words. */
  readonly note: string;
  readonly icon: Icon;
  /** `open`: something is to be done here. */
  readonly state: 'done' | 'open' | 'later';
  readonly link: Pick<LinkProps, 'to' | 'params' | 'search'>;
}

interface Props {
  /** What the steps lead to. */
  readonly label: string;
  readonly steps: readonly Step[];
  /** The id of the step that is shown. */
  readonly current: string;
  /** What the step is for. */
  readonly lead: string;
  readonly children: React.ReactNode;
}

/** Steps with how far each is, beside the one that is shown; on a phone they are a line above it. */
export function SteppedPage({ label, steps, current, lead, children }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const place = steps.findIndex(({ id }) => id === current);
  // on a phone the steps are a line that scrolls: the one that is open comes to its start
  useEffect(() => {
    const open = list.current?.children.item(place);
    if (open instanceof HTMLElement) list.current?.scrollTo({ left: open.offsetLeft - list.current.offsetLeft });
  }, [place]);
  return (
    <div className={classes.page}>
      <nav aria-label={label} className={classes.nav}>
        <ol ref={list} className={classes.steps}>
          {steps.map(({ id, name, note, icon: StateIcon, state, link }) => (
            <li key={id}>
              <Link {...link} className={classes.link} {...(id === current ? { 'aria-current': 'step' } : {})}>
                <StateIcon size={18} stroke={1.8} aria-hidden className={classes.icon} data-state={state} />
                <span>
                  <span className={classes.name}>{name}</span>
                  <span className={classes.state} data-state={state}>
                    {note}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <section className={classes.step} aria-label={steps[place]?.name}>
        <p className={classes.lead}>{lead}</p>
        {children}
      </section>
    </div>
  );
}
