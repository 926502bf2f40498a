import { Button, Group, Modal, ScrollArea, Stack, Text, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useLeaveGuard } from '../../../shared/ui/form/index.ts';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { englishOf, type TermRow } from './language.ts';
import { useLanguagesChanged } from './use-languages-changed.ts';

interface Props {
  readonly rows: readonly TermRow[];
  readonly lang: string;
  readonly language: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const textOf = (row: TermRow, lang: string): string => row.texts[lang]?.text ?? '';

/** Several terms at once: all that were changed are saved, or none of them. */
export default function EditTerms({ rows: given, lang, language, onDone, onClose }: Props) {
  const { t } = useTranslation(['languages', 'common']);
  const notify = useNotify();
  const refresh = useLanguagesChanged();
  const update = trpc.platform.languages.updateTerms.useMutation({ trpc: { context: { quiet: true } } });
  // as they stood when this was opened: what somebody else says meanwhile is not written over
  const [rows] = useState(given);
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [fault, setFault] = useState<string>();
  const [isTried, setTried] = useState(false);
  const isDone = useRef(false);
  const wanted = rows.filter((row) => row.texts[lang]?.isUnused === false);
  const changed = wanted.filter((row) => {
    const text = texts[row.key];
    return text !== undefined && text !== textOf(row, lang);
  });
  const isBlank = (row: TermRow) => texts[row.key]?.trim() === '' && textOf(row, lang) !== '';
  const { leave, question } = useLeaveGuard(
    { unsaved: changed.length, isSaved: () => isDone.current, saved: () => void (isDone.current = true) },
    onClose,
  );
  const save = async () => {
    setTried(true);
    if (changed.some(isBlank)) return;
    const asked = changed.map((row) => ({ key: row.key, lang, text: texts[row.key] ?? '', seen: row.texts[lang]?.text ?? null }));
    const result = await call(update.mutateAsync({ rows: asked }));
    if (!result.ok) return setFault(result.failure.message);
    isDone.current = true;
    notify.done(t('terms.bulkSaved', { count: asked.length }));
    await refresh();
    onDone();
  };
  return (
    <Modal
      opened
      onClose={leave}
      size="lg"
      title={<b>{t('terms.bulkTitle', { count: wanted.length })}</b>}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Text size="sm" c="dimmed" mb="md">
          {t('terms.bulkText', { language })}
        </Text>
        {fault && <MessageBox tone="bad">{fault}</MessageBox>}
        <ScrollArea.Autosize mah="60dvh">
          <Stack gap="md" pr="sm">
            {wanted.map((row) => (
              <Textarea
                key={row.key}
                label={englishOf(row)}
                description={`${row.hierarchyCode} · ${row.name}`}
                lang={lang}
                autosize
                minRows={1}
                maxRows={6}
                error={isTried && isBlank(row) ? t('terms.bulkBlank') : undefined}
                value={texts[row.key] ?? textOf(row, lang)}
                onChange={({ currentTarget: { value } }) => setTexts((were) => ({ ...were, [row.key]: value }))}
              />
            ))}
          </Stack>
        </ScrollArea.Autosize>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={leave}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={update.isPending} disabled={changed.length === 0}>
            {t('terms.save')}
          </Button>
        </Group>
      </form>
      {question}
    </Modal>
  );
}
