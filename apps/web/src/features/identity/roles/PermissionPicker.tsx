import { Checkbox, NativeSelect, Switch, Text } from '@mantine/core';
import { type PermissionFacts, permissionAreas, permissionFacts, scopeLabels } from '@wagewright/contracts/identity/roles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { SearchField } from '../../../shared/ui/data-table/index.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import classes from './Roles.module.css';
import type { RoleValues } from './role-form.ts';

type Scopes = RoleValues['scopes'];

interface Props {
  readonly scopes: Scopes;
  readonly readOnly: boolean;
  readonly onChange: (scopes: Scopes) => void;
}

/** All that can be granted, by area, each with how far it reaches; what shows or moves pay is marked wherever it stands. */
export function PermissionPicker({ scopes, readOnly, onChange }: Props) {
  const { t } = useTranslation('roles');
  const format = useFormat();
  const [search, setSearch] = useState('');
  const [onlyGranted, setOnlyGranted] = useState(readOnly);
  /** Granted when the filter was set: what is taken away then stays in its place, to be given back. */
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const filter = (isOn: boolean) => {
    setKept(new Set(Object.keys(scopes)));
    setOnlyGranted(isOn);
  };
  const word = search.toLowerCase();
  const isShown = ({ permission, label }: PermissionFacts) =>
    (!onlyGranted || scopes[permission] !== undefined || kept.has(permission)) &&
    (word === '' || `${label.en} ${label['zh-CN']} ${permission}`.toLowerCase().includes(word));
  const shown = permissionFacts.filter(isShown);
  const granted = permissionFacts.filter(({ permission }) => scopes[permission] !== undefined);
  return (
    <>
      <div className={classes.tools}>
        <SearchField label={t('picker.search')} value={search} onChange={setSearch} pauseMs={0} />
        <Switch label={t('picker.onlyGranted')} checked={onlyGranted} onChange={(event) => filter(event.currentTarget.checked)} />
        <Text size="sm" c="dimmed">
          {t('picker.count', { granted: format.count(granted.length), all: format.count(permissionFacts.length) })}
        </Text>
      </div>
      {shown.length === 0 && <Text c="dimmed">{t('picker.nothing')}</Text>}
      {permissionAreas.map((area) => {
        const facts = shown.filter((one) => one.area === area);
        return (
          facts.length > 0 && (
            <Panel key={area} title={t(`areas.${area}`)}>
              <ul className={classes.permissions}>
                {facts.map((one) => (
                  <PermissionLine key={one.permission} facts={one} scopes={scopes} readOnly={readOnly} onChange={onChange} />
                ))}
              </ul>
            </Panel>
          )
        );
      })}
    </>
  );
}

function PermissionLine({ facts, scopes, readOnly, onChange }: Props & { readonly facts: PermissionFacts }) {
  const { t } = useTranslation('roles');
  const format = useFormat();
  const { permission, label, pay } = facts;
  const scope = scopes[permission];
  const set = (next: Scopes[string] | undefined) => {
    const { [permission]: _before, ...others } = scopes;
    onChange(next === undefined ? others : { ...others, [permission]: next });
  };
  return (
    <li data-pay={pay === 'shows' || undefined}>
      <Checkbox
        className={classes.permission ?? ''}
        label={format.name(label)}
        checked={scope !== undefined}
        disabled={readOnly}
        onChange={(event) => set(event.currentTarget.checked ? facts.scopes[0] : undefined)}
      />
      {pay && <StatusBadge tone={pay === 'shows' ? 'decision' : 'quiet'}>{t(`pay.${pay}`)}</StatusBadge>}
      {scope !== undefined &&
        (readOnly || facts.scopes.length === 1 ? (
          <span className={classes.scope}>{format.name(scopeLabels[scope])}</span>
        ) : (
          <NativeSelect
            aria-label={t('picker.scopeOf', { name: format.name(label) })}
            size="xs"
            value={scope}
            data={facts.scopes.map((value) => ({ value, label: format.name(scopeLabels[value]) }))}
            onChange={({ currentTarget: { value } }) => set(facts.scopes.find((one) => one === value))}
          />
        ))}
    </li>
  );
}
