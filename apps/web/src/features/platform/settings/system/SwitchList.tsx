import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Form } from '../../../../shared/ui/form/index.ts';
import classes from '../Settings.module.css';
import { nameOf, type SwitchPlace, type SystemFields, switches } from './system-fields.ts';

interface Props {
  readonly form: Form<SystemFields>;
  readonly group: SwitchPlace['group'];
}

/** The switches of a group, each with what it does; of one whose screen is still to come, for what it stands. */
export function SwitchList({ form, group }: Props) {
  const { t } = useTranslation('settings');
  const { values, set } = form;
  return (
    <div className={classes.switches}>
      {switches
        .filter((place) => place.group === group)
        .map((place) => {
          const name = nameOf(place);
          const help = t(`system.help.${name}`);
          return (
            <Switch
              key={name}
              label={t(`system.switches.${name}`)}
              description={place.isHere ? help : t('system.ahead', { help })}
              checked={values.switches[name] ?? false}
              onChange={(event) => set('switches', { ...values.switches, [name]: event.currentTarget.checked })}
            />
          );
        })}
    </div>
  );
}
