import { IconLock } from '@tabler/icons-react';
import type { Permission } from '@wagewright/contracts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FoldedDetails } from '../../shared/api/FailureDetails.tsx';
import { useNotify } from '../../shared/api/NoticeHost.tsx';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { HomeButton } from './HomeButton.tsx';

/** Shown in place of a screen that the user has no right to; the address stays. */
export function AccessDenied({ permission }: { permission: Permission }) {
  const { t } = useTranslation('shell');
  const { refusedPage } = useNotify();
  useEffect(() => refusedPage(), [refusedPage]);
  return (
    <EmptyState
      isPage
      icon={<IconLock size={24} />}
      title={t('denied.title')}
      text={
        <>
          {t('denied.text')}
          <FoldedDetails>
            <code>{permission}</code>
          </FoldedDetails>
        </>
      }
      action={<HomeButton label={t('denied.action')} />}
    />
  );
}
