import { Button, Group, Stack, TextInput } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import type { RecordModel } from '@wagewright/contracts/platform/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, type Failure } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import type { NamedRecord } from './language.ts';

interface Props {
  readonly model: RecordModel;
  readonly row: NamedRecord;
  readonly lang: string;
  readonly language: string;
  readonly onClose: () => void;
}

/** What a record is called in one language: Enter saves. */
export function NameEditor({ model, row, lang, language, onClose }: Props) {
  const { t } = useTranslation(['languages', 'common']);
  const notify = useNotify();
  const utils = trpc.useUtils();
  const update = trpc.platform.languages.updateRecordName.useMutation({ trpc: { context: { quiet: true } } });
  const stood = row.names[lang] ?? '';
  const [text, setText] = useState(stood);
  const [failure, setFailure] = useState<Failure>();
  const send = async (now: string, seen: string): Promise<Failure | undefined> => {
    const result = await call(update.mutateAsync({ model, id: row.id, lang, text: now, seen }));
    await utils.invalidate(); // a name stands on many screens
    return result.ok ? undefined : result.failure;
  };
  const save = async () => {
    const now = text.trim();
    if (now === stood) return onClose();
    const refused = await send(now, stood);
    if (refused) return setFailure(refused);
    notify.done(t('names.saved'), () => {
      void send(stood, now).then((one) => one && notify.failed(one));
    });
    onClose();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack gap="xs">
        <TextInput
          label={t('names.editor', { language })}
          lang={lang}
          maxLength={limits.nameCharactersMax}
          value={text}
          error={failure?.message}
          data-autofocus
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" size="compact-sm" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" size="compact-sm" loading={update.isPending}>
            {t('terms.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
