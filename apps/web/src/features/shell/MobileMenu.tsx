import { Drawer } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CompanyMark } from './CompanyMark.tsx';
import { Navigation } from './Navigation.tsx';
import type { MenuEntry } from './navigation.ts';

export default function MobileMenu({ menus, onClose }: { menus: readonly MenuEntry[]; onClose: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Drawer opened onClose={onClose} size={300} title={<CompanyMark />} closeButtonProps={{ 'aria-label': t('closeMenu') }}>
      <nav aria-label={t('navigation')}>
        <Navigation menus={menus} onChoose={onClose} />
      </nav>
    </Drawer>
  );
}
