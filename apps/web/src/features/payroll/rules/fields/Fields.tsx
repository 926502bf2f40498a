import type { Form } from '../../../../shared/ui/form/index.ts';
import classes from '../Rules.module.css';
import { FieldInput } from './FieldInput.tsx';
import { askedOf, type Field, nameOfField, type Place, type Values } from './field.ts';

interface Props {
  readonly fields: readonly Field[];
  readonly form: Pick<Form<Values>, 'values' | 'set' | 'errorOf'>;
  readonly place: Place;
  readonly readOnly: boolean;
  /** The field that stays as it is. */
  readonly fixed?: string;
}

/** Fields beside one another, those that are asked for by what the others say. */
export function Fields({ fields, form, place, readOnly, fixed }: Props) {
  return (
    <div className={classes.fields}>
      {askedOf(fields, form.values, place).map((field) => {
        const name = nameOfField(field);
        return (
          <div key={name} className={field.isWide ? classes.wide : undefined}>
            <FieldInput
              field={field}
              value={form.values[name]}
              values={form.values}
              place={place}
              readOnly={readOnly || name === fixed}
              error={form.errorOf(name)}
              onChange={(value) => form.set(name, value)}
            />
          </div>
        );
      })}
    </div>
  );
}
