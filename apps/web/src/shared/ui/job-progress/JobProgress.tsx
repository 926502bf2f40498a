import { Panel } from '../Panel.tsx';
import classes from './JobProgress.module.css';
import type { Progress } from './use-rate.ts';

interface Props extends Omit<Progress, 'part'> {
  /** What the job does now. */
  readonly name: string;
  /** How much of it, how fast and how much longer. */
  readonly texts: readonly string[];
}

/** What a job does now, how far it is, and what is known of the rest. */
export function JobProgress({ name, done, total, texts }: Props) {
  const percent = total === 0 ? 0 : Math.round((done / total) * 100);
  return (
    <Panel>
      <div className={classes.bar} role="progressbar" aria-label={name} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
        <div className={classes.fill} style={{ width: `${percent}%` }} />
      </div>
      <p className={`${classes.progress} ww-figures`} role="status">
        {[name, ...texts].join(' · ')}
      </p>
    </Panel>
  );
}
