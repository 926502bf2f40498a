import { useFormat } from '../format/use-format.ts';
import classes from './Timeline.module.css';

export interface TimelineEntry {
  readonly key: string;
  readonly title: React.ReactNode;
  /** Where it stands, as a badge. */
  readonly status?: React.ReactNode;
  /** Who may do it, or with what it was done. */
  readonly second?: string;
  /** More than one line of it. */
  readonly lines?: readonly string[];
  /** When it was done. */
  readonly at?: string;
  /** What somebody said about it. */
  readonly quote?: string | null;
  /** What came with it. */
  readonly below?: React.ReactNode;
  /** How its mark looks: what lies behind, what is under way, what is ahead. */
  readonly state: 'done' | 'current' | 'ahead' | 'bad';
}

/** What happened or is to happen, one after the other: for the way of an approval, decisions, and whatever else has a course. */
export function Timeline({ label, entries }: { label: string; entries: readonly TimelineEntry[] }) {
  const format = useFormat();
  return (
    <ol className={classes.timeline} aria-label={label}>
      {entries.map(({ key, title, status, second, lines, at, quote, below, state }) => (
        <li key={key} className={classes.entry} data-state={state} {...(state === 'current' ? { 'aria-current': 'step' as const } : {})}>
          <div className={classes.head}>
            <span className={classes.title}>{title}</span>
            {status}
          </div>
          {second && <span className={classes.second}>{second}</span>}
          {lines?.map((line) => (
            <span key={line} className={classes.second}>
              {line}
            </span>
          ))}
          {at && (
            <time dateTime={at} className={classes.second}>
              {format.instant(at)}
            </time>
          )}
          {quote && <blockquote className={classes.quote}>{quote}</blockquote>}
          {below}
        </li>
      ))}
    </ol>
  );
}
