import { Checkbox } from '@mantine/core';
import { menus } from '@wagewright/contracts/identity/menus';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import classes from './Roles.module.css';
import type { RoleValues } from './role-form.ts';

interface Props {
  readonly scopes: RoleValues['scopes'];
  readonly hidden: readonly string[];
  readonly readOnly: boolean;
  readonly onChange: (hidden: readonly string[]) => void;
}

/** Which entries of the navigation the role’s grants open, and which of them it does not show. */
export function MenuPicker({ scopes, hidden, readOnly, onChange }: Props) {
  const { t } = useTranslation(['roles', 'shell']);
  const format = useFormat();
  const opened = menus.filter(({ needs }) => needs === 'signed-in' || scopes[needs] !== undefined);
  return (
    <Panel title={t('menus.title')} note={t('menus.note')}>
      <ul className={classes.permissions}>
        {opened.map(({ key, label, area }) => (
          <li key={key}>
            <Checkbox
              className={classes.permission ?? ''}
              label={format.name(label)}
              checked={!hidden.includes(key)}
              disabled={readOnly}
              onChange={(event) => onChange(event.currentTarget.checked ? hidden.filter((one) => one !== key) : [...hidden, key])}
            />
            {area !== 'top' && <span className={classes.scope}>{t(`areas.${area}`, { ns: 'shell' })}</span>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
