import { useLocalStorage } from '@mantine/hooks';
import { Outlet, useMatches } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { PageSkeleton } from '../../shared/ui/Skeletons.tsx';
import { useViews } from '../../shared/views.ts';
import { AccessDenied } from './AccessDenied.tsx';
import { MobileBar } from './MobileBar.tsx';
import { PaletteHost } from './PaletteHost.tsx';
import classes from './Shell.module.css';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import { Watermark } from './Watermark.tsx';

const MobileMenu = lazyPart(() => import('./MobileMenu.tsx'));

/** The frame around every screen behind the sign-in. */
export function Shell() {
  const { t } = useTranslation('shell');
  const views = useViews();
  const [isCollapsed, setCollapsed] = useLocalStorage({ key: 'wagewright.sidebar', defaultValue: false, getInitialValueInEffect: false });
  const [isMenuOpen, setMenuOpen] = useState(false);
  const needs = useMatches({ select: (matches) => matches.map((match) => match.staticData.needs).findLast((one) => one !== undefined) });
  if (!views) return null;
  const isDenied = needs !== undefined && !views.permissions.includes(needs);
  return (
    <div className={classes.shell} data-collapsed={isCollapsed || undefined}>
      <a href="#content" className={classes.skip}>
        {t('skip')}
      </a>
      <Sidebar menus={views.menus} isCollapsed={isCollapsed} onToggle={() => setCollapsed(!isCollapsed)} />
      <div className={classes.column}>
        <PaletteHost>{(openPalette) => <TopBar views={views} onMenu={() => setMenuOpen(true)} onSearch={openPalette} />}</PaletteHost>
        <main id="content" tabIndex={-1} className={classes.content}>
          {/* code or texts of a part that are still to come leave the frame where it is */}
          <Suspense fallback={<PageSkeleton />}>{isDenied ? <AccessDenied permission={needs} /> : <Outlet />}</Suspense>
        </main>
      </div>
      <Watermark />
      <MobileBar menus={views.menus} onMore={() => setMenuOpen(true)} />
      <Suspense>{isMenuOpen && <MobileMenu menus={views.menus} onClose={() => setMenuOpen(false)} />}</Suspense>
    </div>
  );
}
