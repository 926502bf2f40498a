import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, type Failure } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { QuestionDialog } from '../../../shared/ui/QuestionDialog.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { quiet } from '../auth/use-captcha.ts';
import { PasswordQuestion } from '../second-factor/index.ts';
import { keepPurpose } from './purpose.ts';

type LinkRow = Outputs['identity']['providers']['listLinks']['rows'][number];

/** With which providers one has linked one's account. */
export function LinkedAccounts() {
  const { t } = useTranslation('providers');
  const format = useFormat();
  const query = trpc.identity.providers.listLinks.useQuery({});
  const [asked, setAsked] = useState<LinkRow>();
  return (
    <Panel title={t('links.title')} note={t('links.lead')}>
      {asked &&
        (asked.linkedAt ? (
          <RemoveLink row={asked} onClose={() => setAsked(undefined)} />
        ) : (
          <MakeLink row={asked} onClose={() => setAsked(undefined)} />
        ))}
      <Loaded query={query} skeleton={<RowsSkeleton rows={2} />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Text size="sm" c="dimmed">
              {t('links.none')}
            </Text>
          ) : (
            <Stack gap="sm">
              {rows.map((row) => (
                <Group key={row.id} justify="space-between">
                  <div>
                    <Text fw={560}>{row.name}</Text>
                    <Text size="sm" c="dimmed">
                      {row.linkedAt ? t('links.linked', { when: format.instant(row.linkedAt) }) : t('links.notLinked')}
                    </Text>
                  </div>
                  <Button variant="default" size="xs" onClick={() => setAsked(row)}>
                    {row.linkedAt ? t('links.remove') : t('links.link')}
                  </Button>
                </Group>
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Panel>
  );
}

interface Props {
  readonly row: LinkRow;
  readonly onClose: () => void;
}

function MakeLink({ row, onClose }: Props) {
  const { t } = useTranslation('providers');
  const begin = trpc.identity.providers.beginLink.useMutation(quiet);
  const [failure, setFailure] = useState<Failure>();
  const { name } = row;
  const send = async (password: string) => {
    const result = await call(begin.mutateAsync({ provider: row.code, password }));
    if (!result.ok) return setFailure(result.failure);
    keepPurpose({ what: 'link' });
    return window.location.assign(result.data.url);
  };
  return (
    <QuestionDialog title={t('links.ask', { name })} onClose={onClose}>
      <PasswordQuestion text={t('links.askText', { name })} failure={failure} isBusy={begin.isPending} onSend={send} />
    </QuestionDialog>
  );
}

function RemoveLink({ row, onClose }: Props) {
  const { t } = useTranslation('providers');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const remove = trpc.identity.providers.removeLink.useMutation();
  const confirm = async () => {
    const { ok } = await call(remove.mutateAsync({ providerId: row.id }));
    onClose();
    if (ok) notify.done(t('links.removed'));
    await utils.identity.providers.invalidate();
  };
  return (
    <ConfirmDialog
      title={t('links.removeAsk', { name: row.name })}
      text={t('links.removeText')}
      confirmLabel={t('links.remove')}
      isDangerous
      isBusy={remove.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
