import { ActionIcon, Menu } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../i18n/language-store.ts';
import { useChooseLanguage } from '../i18n/use-choose-language.ts';

/** Every language is named in itself, so that whoever needs it can read it. */
export function LanguageMenu() {
  const { t, i18n } = useTranslation('shell');
  const choose = useChooseLanguage();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('language')}>
          <IconLanguage size={20} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={i18n.language}>
          {languageStore.known.map((language) => (
            <Menu.RadioItem key={language} value={language} lang={language} closeMenuOnClick onClick={() => void choose(language)}>
              {t(`languages.${language}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
