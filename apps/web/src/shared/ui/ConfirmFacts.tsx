import classes from './ConfirmFacts.module.css';

/** A figure that a question carries: how many, how much, when. */
export interface ConfirmFact {
  readonly label: string;
  readonly value: string;
}

/** The figures of a question, before its text. */
export function ConfirmFacts({ facts }: { facts: readonly ConfirmFact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd className="ww-figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
