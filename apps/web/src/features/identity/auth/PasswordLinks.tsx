import { Link } from '@tanstack/react-router';
import type { SignInMethod } from '@wagewright/contracts/platform/settings';
import { useTranslation } from 'react-i18next';
import classes from './SignInPage.module.css';

/** To a password without the old one, where a way to prove who one is is open. */
export function PasswordLinks({ methods }: { readonly methods: readonly SignInMethod[] }) {
  const { t } = useTranslation('auth');
  if (!methods.includes('email-reset') && !methods.includes('phone-reset')) return null;
  return (
    <p className={classes.ways}>
      <Link to="/set-password">{t('forgotten')}</Link>
      <Link to="/set-password" search={{ first: true }}>
        {t('firstTime')}
      </Link>
    </p>
  );
}
