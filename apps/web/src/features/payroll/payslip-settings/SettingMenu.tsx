import { ActionIcon, Menu } from '@mantine/core';
import { IconCopy, IconDots, IconEyeOff, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../shared/views.ts';
import { CopySetting } from './CopySetting.tsx';
import { DeleteSetting } from './DeleteSetting.tsx';
import { DisableSetting } from './DisableSetting.tsx';
import type { SettingRow } from './setting.ts';

/** What can be done with a setting from the list: a copy of it, or its end. */
export function SettingMenu({ setting }: { readonly setting: SettingRow }) {
  const { t } = useTranslation('payslipSettings');
  const can = useCan();
  const [asked, ask] = useState<'copy' | 'disable' | 'delete'>();
  if (!can('solution.edit') || !setting.mayEdit) return null;
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={t('actionsOf', { name: setting.name })}>
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconCopy size={16} />} onClick={() => ask('copy')}>
            {t('copy.action')}
          </Menu.Item>
          {setting.status === 'active' && (
            <Menu.Item color="red" leftSection={<IconEyeOff size={16} />} onClick={() => ask('disable')}>
              {t('disable.action')}
            </Menu.Item>
          )}
          {setting.status === 'draft' && (
            <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={() => ask('delete')}>
              {t('delete.action')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {asked === 'copy' && <CopySetting setting={setting} onClose={() => ask(undefined)} />}
      {asked === 'delete' && <DeleteSetting setting={setting} onDone={() => ask(undefined)} onClose={() => ask(undefined)} />}
      {asked === 'disable' && <DisableSetting setting={setting} onClose={() => ask(undefined)} />}
    </>
  );
}
