import { Autocomplete } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { FormDialog, fieldProps, required, useForm } from '../../../shared/ui/form/index.ts';
import { commonLanguages, sayLanguage } from './language.ts';
import { useLanguagesChanged } from './use-languages-changed.ts';

/** `Japanese (ja)`: what is chosen ends with the tag; what is typed may be the tag itself. */
const tagIn = (text: string): string => /\(([\w-]+)\)$/.exec(text)?.[1] ?? text.trim();

export default function AddLanguage({ known, onClose }: { readonly known: readonly string[]; readonly onClose: () => void }) {
  const { t, i18n } = useTranslation('languages');
  const notify = useNotify();
  const refresh = useLanguagesChanged();
  const update = trpc.platform.languages.updateLanguage.useMutation({ trpc: { context: { quiet: true } } });
  const form = useForm({
    initial: { lang: '' },
    rules: { lang: required },
    fieldByCode: { LANGUAGE_UNKNOWN: 'lang', VALIDATION_FAILED: 'lang' },
  });
  const offered = commonLanguages
    .filter((lang) => !known.includes(lang))
    .map((lang) => `${sayLanguage(lang, i18n.language)} (${lang})`)
    .toSorted((one, other) => one.localeCompare(other, i18n.language));
  const onDone = async ({ name }: { readonly name: string }) => {
    notify.done(t('added', { name }));
    await refresh();
    onClose();
  };
  return (
    <FormDialog
      form={form}
      title={t('add')}
      text={t('addText')}
      submit={t('addSubmit')}
      send={() => update.mutateAsync({ lang: tagIn(form.values.lang) })}
      onDone={onDone}
      onClose={onClose}
    >
      <Autocomplete
        label={t('addField')}
        description={t('addHint')}
        data={offered}
        limit={60}
        maxDropdownHeight={260}
        value={form.values.lang}
        onChange={(value) => form.set('lang', value)}
        data-autofocus
        {...fieldProps(form, 'lang')}
      />
    </FormDialog>
  );
}
