import { Button, Checkbox, CopyButton, Group, Modal, NativeSelect, ScrollArea, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import classes from './Languages.module.css';
import type { LanguageRow } from './language.ts';

/** The statements, to be read and handed on; nothing here runs them. */
export default function ContentSql({ languages, onClose }: { readonly languages: readonly LanguageRow[]; readonly onClose: () => void }) {
  const { t } = useTranslation(['languages', 'common']);
  const format = useFormat();
  const [lang, setLang] = useState((languages.find(({ isShipped }) => !isShipped) ?? languages[0])?.lang ?? 'en');
  const [update, setUpdate] = useState(true);
  const [onlyMissing, setOnlyMissing] = useState(true);
  const query = trpc.platform.languages.getContentLanguageSql.useQuery({ lang, update, all: !onlyMissing });
  const name = languages.find((language) => language.lang === lang)?.name ?? lang;
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={<b>{t('names.sqlTitle', { name })}</b>}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('names.sqlText')}
        </Text>
        <NativeSelect
          label={t('names.language')}
          value={lang}
          data={languages.map((language) => ({ value: language.lang, label: language.name }))}
          onChange={({ currentTarget: { value } }) => setLang(value)}
        />
        <Checkbox label={t('names.asUpdate')} checked={update} onChange={({ currentTarget: { checked } }) => setUpdate(checked)} />
        <Checkbox
          label={t('names.onlyMissing')}
          checked={onlyMissing}
          onChange={({ currentTarget: { checked } }) => setOnlyMissing(checked)}
        />
        <Loaded query={query} skeleton={<RowsSkeleton rows={6} />}>
          {({ sql, records }) => (
            <>
              <Group justify="space-between">
                <Text size="sm">{t('names.count', { count: records, formatted: format.count(records) })}</Text>
                <CopyButton value={sql}>
                  {({ copied, copy }) => (
                    <Button variant="default" size="compact-sm" onClick={copy}>
                      {copied ? t('names.copied') : t('names.copy')}
                    </Button>
                  )}
                </CopyButton>
              </Group>
              <ScrollArea.Autosize mah={360} viewportProps={{ tabIndex: 0 }}>
                <pre className={classes.sql}>{sql}</pre>
              </ScrollArea.Autosize>
            </>
          )}
        </Loaded>
      </Stack>
    </Modal>
  );
}
