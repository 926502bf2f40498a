import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Outputs } from '../../shared/api/trpc.ts';
import { BrandMark } from '../../shared/ui/Brand.tsx';
import { LanguageMenu } from '../../shared/ui/LanguageMenu.tsx';
import { SchemeMenu } from '../../shared/ui/SchemeMenu.tsx';
import { InboxBell } from '../platform/notifications/InboxBell.tsx';
import classes from './TopBar.module.css';
import { UserMenu } from './UserMenu.tsx';

interface Props {
  readonly views: Outputs['identity']['menus']['getViews'];
  readonly onMenu: () => void;
  readonly onSearch: () => void;
}

export function TopBar({ views, onMenu, onSearch }: Props) {
  const { t } = useTranslation('shell');
  return (
    <section className={classes.bar} aria-label={t('tools')}>
      <div className={classes.mobile}>
        <span className={classes.menu}>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('openMenu')} onClick={onMenu}>
            <IconMenu2 size={20} stroke={1.6} />
          </ActionIcon>
        </span>
        <Link to="/" aria-label={t('brandHome')} className={classes.home}>
          <BrandMark size={26} />
        </Link>
      </div>
      <UnstyledButton className={classes.search} aria-keyshortcuts="Control+K Meta+K" onClick={onSearch}>
        <IconSearch size={16} stroke={1.8} aria-hidden />
        <span className={classes.hint}>{t('searchHint')}</span>
        <kbd className={classes.keys} aria-hidden="true">
          Ctrl K
        </kbd>
      </UnstyledButton>
      <div className={classes.tools}>
        <InboxBell />
        <LanguageMenu />
        <SchemeMenu />
        <UserMenu user={views.user} />
      </div>
    </section>
  );
}
