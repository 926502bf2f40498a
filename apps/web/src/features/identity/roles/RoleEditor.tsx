import { Button, Group, Textarea, TextInput } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { MenuPicker } from './MenuPicker.tsx';
import { PermissionPicker } from './PermissionPicker.tsx';
import type { Role } from './RolePage.tsx';
import classes from './Roles.module.css';
import { isSame, type RoleValues, valuesOf } from './role-form.ts';
import { useRoleGuard } from './use-role-guard.tsx';

const SaveRole = lazyPart(() => import('./SaveRole.tsx'));

interface Props {
  readonly role: Role;
  readonly part: 'rights' | 'menus' | 'holders';
}

/** What a role opens and hides: to read, or to change. What was changed in one part stays while another is looked at. */
export function RoleEditor({ role, part }: Props) {
  const { t } = useTranslation('roles');
  const initial = valuesOf(role);
  const [values, setValues] = useState<RoleValues>(initial);
  const [isSaving, setSaving] = useState(false);
  const isChanged = !isSame(values, initial);
  const guard = useRoleGuard(isChanged);
  const set = (given: Partial<RoleValues>) => setValues((current) => ({ ...current, ...given }));
  return (
    <div className={classes.tab} hidden={part === 'holders'}>
      {part === 'rights' && role.mayEdit && (
        <Panel title={t('called')}>
          <Group grow align="start">
            <TextInput
              label={t('fields.nameEn')}
              value={values.nameEn}
              maxLength={100}
              onChange={(event) => set({ nameEn: event.currentTarget.value })}
            />
            <TextInput
              label={t('fields.nameZh')}
              value={values.nameZh}
              maxLength={100}
              onChange={(event) => set({ nameZh: event.currentTarget.value })}
            />
          </Group>
          <Textarea
            mt="md"
            label={t('columns.description')}
            value={values.description}
            maxLength={300}
            autosize
            onChange={(event) => set({ description: event.currentTarget.value.replaceAll('\n', ' ') })}
          />
        </Panel>
      )}
      {part === 'rights' && <PermissionPicker scopes={values.scopes} readOnly={!role.mayEdit} onChange={(scopes) => set({ scopes })} />}
      {part === 'menus' && (
        <MenuPicker
          scopes={values.scopes}
          hidden={values.hiddenMenus}
          readOnly={!role.mayEdit}
          onChange={(hiddenMenus) => set({ hiddenMenus })}
        />
      )}
      {isChanged && (
        <div className={classes.bar} role="status">
          <span className={classes.unsaved}>{t('unsaved')}</span>
          <Button variant="default" onClick={() => setValues(initial)}>
            {t('undo')}
          </Button>
          <Button onClick={() => setSaving(true)} disabled={values.nameEn.trim() + values.nameZh.trim() === ''}>
            {t('save')}
          </Button>
        </div>
      )}
      <Suspense>{isSaving && <SaveRole role={role} values={values} onClose={() => setSaving(false)} onSaved={guard.release} />}</Suspense>
      {guard.question}
    </div>
  );
}
