import { IconChevronRight, IconHome } from '@tabler/icons-react';
import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/format/use-format.ts';
import { areaIcons, iconOf } from './menu-icons.ts';
import classes from './Navigation.module.css';
import { NavigationLink } from './NavigationLink.tsx';
import { areaOf, hasPlacesBelow, type MenuEntry, navigationOf, type ShownArea } from './navigation.ts';
import { PlaceList } from './PlaceList.tsx';
import { useMenuCounts } from './use-menu-counts.ts';

interface Props {
  readonly menus: readonly MenuEntry[];
  readonly isCollapsed?: boolean;
  /** It is as high as the window, and need not scroll for recent places. */
  readonly isFitted?: boolean;
  readonly onChoose?: () => void;
}

/** Home and what waits, then the areas that the server grants, one of them open; then pinned and recent places; settings at the foot. */
export function Navigation({ menus, isCollapsed = false, isFitted = false, onChoose }: Props) {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const counts = useMenuCounts();
  const { top, areas, settings } = navigationOf(menus);
  const [open, setOpen] = useOpenArea(menus);
  const entryLink = (entry: MenuEntry, isIndented = false) => (
    <li key={entry.key} data-indented={isIndented || undefined}>
      <NavigationLink
        to={entry.path}
        label={format.name(entry.label)}
        {...(isIndented && !isCollapsed ? {} : { icon: iconOf(entry.key) })}
        count={counts[entry.key]}
        isCollapsed={isCollapsed}
        isExact={hasPlacesBelow(menus, entry)}
        onChoose={onChoose}
      />
    </li>
  );
  return (
    <>
      <ul className={classes.list}>
        <li>
          <NavigationLink to="/" label={t('home')} icon={IconHome} isCollapsed={isCollapsed} isExact onChoose={onChoose} />
        </li>
        {top.map((entry) => entryLink(entry))}
      </ul>
      <ul className={classes.list}>
        {areas.map(({ area, entries }) =>
          // An area of one place is that place; a narrow sidebar shows the places themselves.
          entries.length === 1 || isCollapsed ? (
            entries.map((entry) => entryLink(entry))
          ) : (
            <Area key={area} area={area} isOpen={open === area} onToggle={() => setOpen(open === area ? null : area)}>
              {entries.map((entry) => entryLink(entry, true))}
            </Area>
          ),
        )}
      </ul>
      {!isCollapsed && <PlaceList isFitted={isFitted} onChoose={onChoose} />}
      {settings.length > 0 && (
        <ul className={`${classes.list} ${classes.foot}`}>
          {settings.length === 1 || isCollapsed ? (
            settings.map((entry) => entryLink(entry))
          ) : (
            <Area area="settings" isOpen={open === 'settings'} onToggle={() => setOpen(open === 'settings' ? null : 'settings')}>
              {settings.map((entry) => entryLink(entry, true))}
            </Area>
          )}
        </ul>
      )}
    </>
  );
}

/** The area of the page that is shown is open, until somebody opens another. */
function useOpenArea(menus: readonly MenuEntry[]) {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const shown = areaOf(navigationOf(menus), pathname) ?? null;
  const [chosen, setChosen] = useState<{ at: string; area: ShownArea | null }>();
  const open = chosen?.at === pathname ? chosen.area : shown;
  return [open, (area: ShownArea | null) => setChosen({ at: pathname, area })] as const;
}

interface AreaProps {
  readonly area: ShownArea;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: React.ReactNode;
}

function Area({ area, isOpen, onToggle, children }: AreaProps) {
  const { t } = useTranslation('shell');
  const Icon = areaIcons[area];
  return (
    <li>
      <button type="button" className={classes.link} aria-expanded={isOpen} onClick={onToggle}>
        <Icon size={20} stroke={1.6} aria-hidden />
        <span className={classes.name}>{t(`areas.${area}`)}</span>
        <IconChevronRight size={16} stroke={1.8} aria-hidden className={classes.chevron} />
      </button>
      {isOpen && <ul className={classes.second}>{children}</ul>}
    </li>
  );
}
