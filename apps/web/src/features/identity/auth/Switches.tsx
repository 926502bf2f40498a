import { ActionIcon, UnstyledButton, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useOpenLanguages } from '../../../shared/i18n/open-languages.ts';
import { useChooseLanguage } from '../../../shared/i18n/use-choose-language.ts';
import classes from './SignInPage.module.css';

/** Language and appearance before anybody has signed in: plain buttons, so that the first load carries no menus. */
export function Switches() {
  const { t, i18n } = useTranslation('shell');
  const choose = useChooseLanguage();
  const languages = useOpenLanguages();
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  return (
    <div className={classes.switches}>
      <fieldset className={classes.languages}>
        <legend className="ww-visually-hidden">{t('language')}</legend>
        {languages.map(({ lang, name }) => (
          <UnstyledButton
            key={lang}
            lang={lang}
            className={classes.language}
            aria-pressed={i18n.language === lang}
            onClick={() => void choose(lang)}
          >
            {name}
          </UnstyledButton>
        ))}
      </fieldset>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={isDark ? t('palette.toLight') : t('palette.toDark')}
        onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
      >
        {isDark ? <IconSun size={20} stroke={1.6} /> : <IconMoon size={20} stroke={1.6} />}
      </ActionIcon>
    </div>
  );
}
