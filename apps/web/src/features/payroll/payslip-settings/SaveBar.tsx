import { useTranslation } from 'react-i18next';
import classes from './Settings.module.css';

/** What is not saved, and the way to save it; it stays in sight. */
export function SaveBar({ unsaved, children }: { readonly unsaved: number; readonly children: React.ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <div className={classes.saveBar}>
      <span role="status">{unsaved > 0 && t('form.unsaved', { count: unsaved })}</span>
      <span className={classes.saveButtons}>{children}</span>
    </div>
  );
}
