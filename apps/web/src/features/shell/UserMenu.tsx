import { Menu, UnstyledButton } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSignOut } from '../../shared/api/use-sign-out.ts';
import classes from './UserMenu.module.css';

interface Props {
  readonly user: { readonly displayName: string; readonly account: string };
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((part) => part.charAt(0))
    .slice(0, 2)
    .join('')
    .toUpperCase();

export function UserMenu({ user }: Props) {
  const { t } = useTranslation('shell');
  const signOut = useSignOut(useRouter());
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <UnstyledButton className={classes.button} aria-label={t('account', { name: user.displayName })}>
          <span className={classes.avatar} data-initials={initialsOf(user.displayName)} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <div className={classes.name}>{user.displayName}</div>
          <div className={classes.account}>{user.account}</div>
        </div>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.6} />} onClick={() => void signOut()}>
          {t('signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
