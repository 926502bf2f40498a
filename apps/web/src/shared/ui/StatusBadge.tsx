import classes from './StatusBadge.module.css';

/** quiet: nothing to do · busy: the machine works · ready: go on · decision: somebody must decide · good · bad · closed. */
export type Tone = 'quiet' | 'busy' | 'ready' | 'decision' | 'good' | 'bad' | 'closed';

export function StatusBadge({ tone, children }: { tone: Tone; children: React.ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      <span className={classes.dot} aria-hidden="true" />
      {children}
    </span>
  );
}
