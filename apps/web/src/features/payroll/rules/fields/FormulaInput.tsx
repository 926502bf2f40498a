import { ExpressionEditor } from '../../../../shared/ui/expression-editor/index.ts';
import classes from '../Rules.module.css';
import { nameOfField, textOf } from './field.ts';
import type { InputProps } from './input-props.ts';

/** A formula, with what names mean in the column's table. */
export function FormulaInput({ field, label, help, value, place, readOnly, error, onChange }: InputProps) {
  const scope = place.scopes.get(place.table?.code ?? '');
  if (!scope) return null;
  return (
    <div data-field={nameOfField(field)}>
      <p className={classes.label}>{label}</p>
      {help && <p className={classes.help}>{help}</p>}
      <ExpressionEditor label={label} value={textOf(value)} scope={scope} readOnly={readOnly} onChange={onChange} />
      {error && <p className={classes.fault}>{error}</p>}
    </div>
  );
}
