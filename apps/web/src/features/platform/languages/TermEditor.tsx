import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Languages.module.css';
import { englishOf, type TermRow } from './language.ts';
import { placeholdersIn } from './placeholders.ts';
import { useSayTerm } from './use-say-term.ts';

interface Props {
  readonly row: TermRow;
  readonly lang: string;
  readonly language: string;
  readonly onClose: () => void;
}

/** Where a term stands, its text in one language: Enter saves, Shift+Enter breaks the line. */
export function TermEditor({ row, lang, language, onClose }: Props) {
  const { t } = useTranslation(['languages', 'common']);
  const cell = row.texts[lang];
  const [text, setText] = useState(cell?.text ?? '');
  const [fault, setFault] = useState<string>();
  const { isBusy, say, restore } = useSayTerm(row, lang);
  const placeholders = placeholdersIn(row.shipped['en'] ?? englishOf(row));
  const save = async () => {
    if (text === (cell?.text ?? '')) return onClose();
    const failure = await say(text);
    if (failure) setFault(failure.message);
    else onClose();
  };
  const takeAway = async () => {
    const failure = await restore();
    if (failure) setFault(failure.message);
    else onClose();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack gap="xs">
        <Text size="xs" c="dimmed">
          {t('terms.english')}
        </Text>
        <p className={classes.reference} lang="en">
          {englishOf(row)}
        </p>
        <Textarea
          label={t('terms.editor', { language })}
          lang={lang}
          autosize
          minRows={1}
          maxRows={8}
          value={text}
          error={fault}
          data-autofocus
          onChange={({ currentTarget: { value } }) => setText(value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void save();
          }}
        />
        {placeholders.length > 0 && (
          <Text size="xs" c="dimmed">
            {t('terms.placeholders', { list: placeholders.join(' ') })}
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          {cell?.isChanged && (
            <Button variant="subtle" size="compact-sm" onClick={() => void takeAway()}>
              {t(row.shipped[lang] === undefined ? 'terms.remove' : 'terms.restore')}
            </Button>
          )}
          <Button variant="default" size="compact-sm" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" size="compact-sm" loading={isBusy}>
            {t('terms.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
