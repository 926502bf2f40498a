import { Drawer } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { WordMark } from '../../shared/ui/Brand.tsx';
import { type MenuEntries, MenuList } from './MenuList.tsx';

export default function MobileMenu({ menus, onClose }: { menus: MenuEntries; onClose: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Drawer opened onClose={onClose} size={280} title={<WordMark />} closeButtonProps={{ 'aria-label': t('closeMenu') }}>
      <nav aria-label={t('navigation')}>
        <MenuList menus={menus} onChoose={onClose} />
      </nav>
    </Drawer>
  );
}
