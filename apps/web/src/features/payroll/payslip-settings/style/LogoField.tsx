import { Button, FileButton } from '@mantine/core';
import { acceptedEndings } from '@wagewright/contracts/platform/files';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureTexts } from '../../../../shared/api/use-failure-texts.ts';
import { useUpload } from '../../../../shared/api/use-upload.ts';
import { type Form, fieldProps } from '../../../../shared/ui/form/index.ts';
import classes from './Style.module.css';
import type { StyleFields } from './style-fields.ts';

interface Props {
  readonly form: Form<StyleFields>;
  readonly canEdit: boolean;
  /** The saved one, as an address to draw. */
  readonly shown: string | null;
}

/** A picture at the head of the payslip: brought when it is chosen, kept when the style is saved. */
export function LogoField({ form, canEdit, shown }: Props) {
  const { t } = useTranslation('payslipSettings');
  const upload = useUpload('logo');
  const { textOf } = useFailureTexts();
  const [brought, bring] = useState<string>();
  const [isSending, setSending] = useState(false);
  const { logo } = form.values;
  const add = async (file: File | null) => {
    if (!file) return;
    setSending(true);
    const result = await upload(file, new AbortController().signal);
    setSending(false);
    if (result === 'aborted') return;
    if (!result.ok) return form.point({ logo: textOf(result.failure) });
    form.set('logo', result.data.id);
    bring(result.data.name);
  };
  const { error, ...field } = fieldProps(form, 'logo');
  return (
    <div className={classes.wide} {...field}>
      <p className={classes.label}>{t('fields.logo')}</p>
      <div className={classes.logoLine}>
        {logo !== null && !brought && shown && <img className={classes.logo} src={shown} alt={t('fields.logo')} />}
        {logo !== null && brought && <span>{t('logoBrought', { name: brought })}</span>}
        {logo === null && <span className={classes.help}>{t('noLogo')}</span>}
        {canEdit && (
          <FileButton accept={acceptedEndings('logo')} onChange={(file) => void add(file)}>
            {(props) => (
              <Button {...props} variant="default" size="compact-sm" loading={isSending}>
                {t('chooseLogo')}
              </Button>
            )}
          </FileButton>
        )}
        {canEdit && logo !== null && (
          <Button variant="subtle" size="compact-sm" onClick={() => form.set('logo', null)}>
            {t('withoutLogo')}
          </Button>
        )}
      </div>
      <p className={error ? classes.fault : classes.help}>{error ?? t('logoHelp')}</p>
    </div>
  );
}
