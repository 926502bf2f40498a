import { ThresholdPanel } from '../variance/index.ts';
import { CheckPanel } from '../verification/index.ts';
import classes from './Configuration.module.css';
import type { StepProps } from './step-props.ts';

/** What is looked at before a batch is submitted: checks of the figures, and changes that somebody signs off. */
export default function CheckStep({ solutionId }: StepProps) {
  return (
    <div className={classes.stack}>
      <CheckPanel solutionId={solutionId} />
      <ThresholdPanel solutionId={solutionId} />
    </div>
  );
}
