import { ActionIcon, Tooltip } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '../../shared/ui/Brand.tsx';
import { CompanyMark } from './CompanyMark.tsx';
import { Navigation } from './Navigation.tsx';
import type { MenuEntry } from './navigation.ts';
import classes from './Sidebar.module.css';

interface Props {
  readonly menus: readonly MenuEntry[];
  readonly isCollapsed: boolean;
  readonly onToggle: () => void;
}

export function Sidebar({ menus, isCollapsed, onToggle }: Props) {
  const { t } = useTranslation('shell');
  const toggleLabel = isCollapsed ? t('expand') : t('collapse');
  return (
    <nav aria-label={t('navigation')} className={classes.sidebar} data-collapsed={isCollapsed || undefined}>
      <Link to="/" className={classes.brand} aria-label={t('brandHome')}>
        {isCollapsed ? <BrandMark /> : <CompanyMark />}
      </Link>
      <Navigation menus={menus} isCollapsed={isCollapsed} isFitted />
      <Tooltip label={toggleLabel} position="right">
        <ActionIcon variant="subtle" color="gray" size={36} className={classes.toggle} aria-label={toggleLabel} onClick={onToggle}>
          {isCollapsed ? <IconLayoutSidebarLeftExpand size={20} stroke={1.6} /> : <IconLayoutSidebarLeftCollapse size={20} stroke={1.6} />}
        </ActionIcon>
      </Tooltip>
    </nav>
  );
}
