import { Button, Group, List, Text } from '@mantine/core';
import { factsOfPermission } from '@wagewright/contracts/identity/roles';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmFacts } from '../../../shared/ui/ConfirmFacts.tsx';
import { QuestionDialog } from '../../../shared/ui/QuestionDialog.tsx';
import type { ApiKey } from './key-columns.tsx';

interface Props {
  readonly apiKey: ApiKey;
  readonly isOwn: boolean;
  readonly onClose: () => void;
}

/** What a key opens and from where, and its end. */
export function KeyDialog({ apiKey, isOwn, onClose }: Props) {
  const { t } = useTranslation(['apiKeys', 'common']);
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const revokeOwn = trpc.identity.apiKeys.revokeApiKey.useMutation();
  const revokeOfOther = trpc.identity.apiKeys.revokeAnyApiKey.useMutation();
  const { mutateAsync, isPending } = isOwn ? revokeOwn : revokeOfOther;
  const revoke = async () => {
    const result = await call(mutateAsync({ id: apiKey.id }));
    if (!result.ok) return;
    notify.done(t('revoked', { name: apiKey.name }));
    await utils.identity.apiKeys.invalidate();
    onClose();
  };
  const labels = apiKey.permissions.map((permission) => {
    const facts = factsOfPermission(permission);
    return facts ? format.name(facts.label) : permission;
  });
  return (
    <QuestionDialog title={apiKey.name} onClose={onClose}>
      <ConfirmFacts
        facts={[
          { label: t('columns.owner'), value: apiKey.owner },
          { label: t('columns.prefix'), value: `${apiKey.prefix}…` },
          { label: t('columns.expires'), value: format.instant(apiKey.expiresAt) },
          { label: t('callsPerMinute'), value: format.count(apiKey.callsPerMinute) },
          { label: t('from'), value: format.list(apiKey.addresses) || t('anywhere') },
        ]}
      />
      <Text fw={600} size="sm">
        {t('columns.permissions')}
      </Text>
      <List size="sm" mt={4}>
        {labels.map((label) => (
          <List.Item key={label}>{label}</List.Item>
        ))}
      </List>
      {apiKey.state === 'active' && (
        <Text c="dimmed" size="sm" mt="md">
          {t('revokeText')}
        </Text>
      )}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('close', { ns: 'common' })}
        </Button>
        {apiKey.state !== 'revoked' && (
          <Button color="red.9" loading={isPending} onClick={() => void revoke()}>
            {t('revoke')}
          </Button>
        )}
      </Group>
    </QuestionDialog>
  );
}
