import { IconCheck } from '@tabler/icons-react';
import classes from './FlowMark.module.css';
import type { FlowStage } from './flow-stage.ts';

/** The number of a stage, or that it is done. */
export function FlowMark({ state, number }: { state: FlowStage['state']; number: number }) {
  return (
    <span className={classes.mark} data-state={state} aria-hidden="true">
      {state === 'done' ? <IconCheck size={14} stroke={2.6} /> : number}
    </span>
  );
}
