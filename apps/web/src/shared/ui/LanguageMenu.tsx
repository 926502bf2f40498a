import { ActionIcon, Menu } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useOpenLanguages } from '../i18n/open-languages.ts';
import { useChooseLanguage } from '../i18n/use-choose-language.ts';

/** Every language is named in itself, so that whoever needs it can read it. */
export function LanguageMenu() {
  const { t, i18n } = useTranslation('shell');
  const choose = useChooseLanguage();
  const languages = useOpenLanguages();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('language')}>
          <IconLanguage size={20} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={i18n.language}>
          {languages.map(({ lang, name }) => (
            <Menu.RadioItem key={lang} value={lang} lang={lang} closeMenuOnClick onClick={() => void choose(lang)}>
              {name}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
