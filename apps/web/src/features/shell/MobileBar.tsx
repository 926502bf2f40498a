import { UnstyledButton } from '@mantine/core';
import { IconDots, IconHome } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/format/use-format.ts';
import classes from './MobileBar.module.css';
import { iconOf } from './menu-icons.ts';
import { barOf, type MenuEntry, navigationOf } from './navigation.ts';
import { useMenuCounts } from './use-menu-counts.ts';

const iconLook = { size: 22, stroke: 1.6, 'aria-hidden': true } as const;

/** On a phone: four places within the thumb's reach, and the rest behind "More". */
export function MobileBar({ menus, onMore }: { menus: readonly MenuEntry[]; onMore: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  const format = useFormat();
  const counts = useMenuCounts();
  return (
    <nav aria-label={t('mainPlaces')} className={classes.bar}>
      <Link to="/" className={classes.place} activeOptions={{ exact: true }} activeProps={{ 'data-active': true }}>
        <IconHome {...iconLook} />
        <span>{t('home')}</span>
      </Link>
      {barOf(navigationOf(menus)).map(({ key, label, path }) => {
        const Icon = iconOf(key);
        const count = counts[key] ?? 0;
        return (
          <Link key={key} to={path} className={classes.place} activeProps={{ 'data-active': true }}>
            <Icon {...iconLook} />
            <span>{format.name(label)}</span>
            {count > 0 && <span className={classes.count}>{format.count(count)}</span>}
          </Link>
        );
      })}
      <UnstyledButton className={classes.place} onClick={onMore}>
        <IconDots {...iconLook} />
        <span>{t('common:more')}</span>
      </UnstyledButton>
    </nav>
  );
}
