import { IconCompass } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './EmptyState.tsx';
import { LinkButton } from './LinkButton.tsx';

/** A whole page for an address that leads nowhere: no such screen, or nothing of that number that the reader may see. */
export function NothingHere() {
  const { t } = useTranslation();
  return (
    <EmptyState
      isPage
      icon={<IconCompass size={24} />}
      title={t('nothingHere.title')}
      text={t('nothingHere.text')}
      action={
        <LinkButton to="/" variant="filled">
          {t('nothingHere.action')}
        </LinkButton>
      }
    />
  );
}
