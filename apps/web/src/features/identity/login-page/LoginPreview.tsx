import { Button, PasswordInput, TextInput } from '@mantine/core';
import type { SignInMethod } from '@wagewright/contracts/platform/settings';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { EntryFrame, PasswordLinks, type SignInLook } from '../auth/index.ts';
import classes from './LoginPreview.module.css';

/** The sign-in page's own frame as it will look, smaller; nothing in it can be used. */
export function LoginPreview({ look }: { look: SignInLook & { readonly methods: readonly SignInMethod[] } }) {
  const { t } = useTranslation(['settings', 'auth']);
  return (
    <div className={classes.preview}>
      <Panel title={t('loginPage.preview')} note={t('loginPage.previewNote')} flush>
        <div className={classes.window}>
          <div className={classes.page} inert aria-hidden="true">
            <EntryFrame title={t('title', { ns: 'auth' })} lead={t('lead', { ns: 'auth' })} isSignIn look={look}>
              <div className={classes.fields}>
                <TextInput label={t('account', { ns: 'auth' })} readOnly value="" />
                <PasswordInput label={t('password', { ns: 'auth' })} readOnly value="" />
                <Button fullWidth size="md">
                  {t('submit', { ns: 'auth' })}
                </Button>
                <PasswordLinks methods={look.methods} />
              </div>
            </EntryFrame>
          </div>
        </div>
      </Panel>
    </div>
  );
}
