import { Anchor } from '@mantine/core';
import classes from './CauseList.module.css';

/** Something that several people share: one entry, with what to do and whom it concerns. */
export interface Cause {
  readonly key: string;
  /** What is wrong, or asked, in a sentence. */
  readonly why: string;
  /** How many it concerns: `20 people · 40 cells`. */
  readonly counts?: string;
  readonly remedy: string;
  /** The first of those whom it concerns, each as a link. */
  readonly concerned: readonly { readonly key: string; readonly content: React.ReactNode }[];
  /** Those who are not listed (`CauseMore`), and what only developers look for. */
  readonly below?: React.ReactNode;
}

/** Causes one below the other, set off by hairlines; it reaches the edges of its panel. */
export function CauseList({ causes, children }: { causes: readonly Cause[]; children?: React.ReactNode }) {
  return (
    <>
      <ul className={classes.causes}>
        {causes.map(({ key, why, counts, remedy, concerned, below }) => (
          <li key={key}>
            <div className={classes.head}>
              <p className={classes.why}>{why}</p>
              {counts && <span className={classes.counts}>{counts}</span>}
            </div>
            <p className={classes.remedy}>{remedy}</p>
            {concerned.length > 0 && (
              <ul className={classes.people}>
                {concerned.map((one) => (
                  <li key={one.key}>{one.content}</li>
                ))}
              </ul>
            )}
            {below}
          </li>
        ))}
      </ul>
      {children}
    </>
  );
}

/** What is said below all causes. */
export function CauseNote({ children }: { children: React.ReactNode }) {
  return <p className={classes.note}>{children}</p>;
}

/** What only developers look for. */
export function CauseDetails({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <details className={classes.details}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

interface MoreProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** `Show all 20`. */
  readonly more: string;
  readonly fewer: string;
  /** Everybody whom the cause concerns. */
  readonly children: React.ReactNode;
}

/** Those who are not listed, below a button that stays where it is. */
export function CauseMore({ isOpen, onToggle, more, fewer, children }: MoreProps) {
  return (
    <>
      <Anchor component="button" type="button" size="sm" aria-expanded={isOpen} onClick={onToggle}>
        {isOpen ? fewer : more}
      </Anchor>
      {isOpen && children}
    </>
  );
}
