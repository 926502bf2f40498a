import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Form, fieldProps } from '../../../shared/ui/form/index.ts';
import classes from './LoginTexts.module.css';
import { type LoginFields, loginTexts, textLanguages } from './login-fields.ts';

const charactersMax = 200;

/** Each text of the page in both languages; a blank one is the product's own. */
export function LoginTexts({ form }: { form: Form<LoginFields> }) {
  const { t } = useTranslation('settings');
  return loginTexts.map((text) => (
    <div key={text} className={classes.pair}>
      {textLanguages.map((language) => {
        const name = `${text}.${language}` as const;
        return (
          <TextInput
            key={name}
            label={t('loginPage.textIn', { text: t(`loginPage.texts.${text}`), language: t(`languages.${language}`) })}
            placeholder={t('loginPage.own')}
            lang={language}
            maxLength={charactersMax}
            value={form.values[name]}
            onChange={(event) => form.set(name, event.currentTarget.value)}
            {...fieldProps(form, name)}
          />
        );
      })}
    </div>
  ));
}
