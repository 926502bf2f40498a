import { IconCompass } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { HomeButton } from './HomeButton.tsx';
import classes from './pages.module.css';

export function NotFoundPage() {
  const { t } = useTranslation('shell');
  return (
    <div className={classes.page}>
      <EmptyState
        isPage
        icon={<IconCompass size={24} />}
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={<HomeButton label={t('notFound.action')} />}
      />
    </div>
  );
}

/** The same where there is no shell around it. */
export function WholeNotFoundPage() {
  return (
    <main>
      <NotFoundPage />
    </main>
  );
}
