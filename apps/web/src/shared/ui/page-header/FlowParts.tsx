import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import classes from './FlowParts.module.css';
import type { FlowAction, FlowPart } from './flow-stage.ts';

interface Props {
  readonly parts: readonly FlowPart[];
  /** Something was chosen: what shows them can close. */
  readonly onChosen: () => void;
}

/** The steps of a stage, their states, and what can be done with each. */
export function FlowParts({ parts, onChosen }: Props) {
  return (
    <ol className={classes.parts}>
      {parts.map(({ id, name, isDone, state, actions }) => (
        <li key={id} className={classes.part} data-done={isDone || undefined}>
          <span className={classes.name}>{name}</span>
          <span className={classes.state}>{state}</span>
          {actions.length > 0 && (
            <span className={classes.actions}>
              {actions.map((action) => (
                <PartAction key={action.id} action={action} onChosen={onChosen} />
              ))}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

function PartAction({ action, onChosen }: { action: FlowAction; onChosen: () => void }) {
  const shared = { size: 'compact-sm', variant: 'default' } as const;
  if ('link' in action) {
    return (
      <Button component={Link} {...(action.link as object)} {...shared} onClick={onChosen}>
        {action.label}
      </Button>
    );
  }
  const run = () => {
    onChosen();
    action.run();
  };
  return (
    <Button {...shared} onClick={run}>
      {action.label}
    </Button>
  );
}
