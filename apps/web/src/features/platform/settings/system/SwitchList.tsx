import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Form } from '../../../../shared/ui/form/index.ts';
import classes from '../Settings.module.css';
import { nameOf, type SwitchGroup, type SystemFields, shownSwitches } from './system-fields.ts';

interface Props {
  readonly form: Form<SystemFields>;
  readonly group: SwitchGroup;
}

/** The switches of a group that change something today, each with what it does. */
export function SwitchList({ form, group }: Props) {
  const { t } = useTranslation('settings');
  const { values, set } = form;
  return (
    <div className={classes.switches}>
      {shownSwitches(group).map((place) => {
        const name = nameOf(place);
        return (
          <Switch
            key={name}
            label={t(`system.switches.${name}`)}
            description={t(`system.help.${name}`)}
            checked={values.switches[name] ?? false}
            onChange={(event) => set('switches', { ...values.switches, [name]: event.currentTarget.checked })}
          />
        );
      })}
    </div>
  );
}
