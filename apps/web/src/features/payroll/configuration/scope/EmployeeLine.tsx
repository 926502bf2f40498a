import { useFormat } from '../../../../shared/format/use-format.ts';
import classes from './Scope.module.css';
import type { Standing } from './scope.ts';

/** Somebody, and why the scope holds for them or does not. */
export function EmployeeLine({ person }: { readonly person: Standing['people'][number] }) {
  const format = useFormat();
  return (
    <li className={classes.person}>
      <span>
        {person.name} <span className={classes.dim}>{person.employeeNumber}</span>
      </span>
      {person.why && <span className={classes.dim}>{format.name(person.why)}</span>}
    </li>
  );
}
