import { ActionIcon, Indicator, Popover } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { useUnreadCount } from './use-inbox.ts';

const LatestMessages = lazyPart(() => import('./LatestMessages.tsx'));
const shownMax = 99;

export function InboxBell() {
  const { t } = useTranslation('notifications');
  const unread = useUnreadCount();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width="min(380px, calc(100vw - 24px))"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Indicator disabled={unread === 0} label={unread > shownMax ? `${shownMax}+` : unread} size={16} offset={8} color="decision.7">
        <Popover.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('bell', { count: unread })} onClick={() => setOpen(!isOpen)}>
            <IconBell size={20} stroke={1.6} />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown p={0} aria-label={t('recent')}>
        <Suspense fallback={<RowsSkeleton rows={4} />}>{isOpen && <LatestMessages onLeave={close} />}</Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
