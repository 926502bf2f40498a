import { Anchor } from '@mantine/core';
import { sayPermissions } from '@wagewright/contracts/identity/roles';
import type { TFunction } from 'i18next';
import type { Outputs } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import type { Column } from '../../../shared/ui/data-table/index.ts';
import { StatusBadge, type Tone } from '../../../shared/ui/StatusBadge.tsx';

export type ApiKey = Outputs['identity']['apiKeys']['listApiKeys']['rows'][number];

const tones: Record<ApiKey['state'], Tone> = { active: 'good', expired: 'closed', revoked: 'closed', dead: 'bad' };

export const keyColumns = (t: TFunction<'apiKeys'>, format: Formatter, open: (key: ApiKey) => void, ofAll: boolean): Column<ApiKey>[] => [
  {
    id: 'name',
    name: t('columns.name'),
    type: 'text',
    isSortable: true,
    value: ({ name }) => name,
    content: (key) => (
      <Anchor component="button" type="button" inherit ta="left" onClick={() => open(key)}>
        {key.name}
      </Anchor>
    ),
    width: 190,
    card: 'title',
  },
  ...(ofAll
    ? [{ id: 'owner', name: t('columns.owner'), type: 'text', value: ({ owner }: ApiKey) => owner, width: 170, card: 'second' } as const]
    : []),
  { id: 'prefix', name: t('columns.prefix'), type: 'text', value: ({ prefix }) => `${prefix}…`, width: 130, grow: 0, card: 'second' },
  {
    id: 'state',
    name: t('columns.state'),
    type: 'text',
    value: ({ state }) => t(`states.${state}`),
    content: ({ state }) => <StatusBadge tone={tones[state]}>{t(`states.${state}`)}</StatusBadge>,
    width: 150,
    grow: 0,
    card: 'aside',
  },
  {
    id: 'permissions',
    name: t('columns.permissions'),
    type: 'text',
    value: ({ permissions }) => format.name(sayPermissions(permissions)),
    width: 280,
    grow: 2,
  },
  {
    id: 'expires',
    name: t('columns.expires'),
    type: 'instant',
    isSortable: true,
    value: ({ expiresAt }) => expiresAt,
    width: 170,
    grow: 0,
  },
  {
    id: 'used',
    name: t('columns.used'),
    type: 'text',
    value: ({ lastUsedAt, lastUsedAddress }) => (lastUsedAt ? `${format.instant(lastUsedAt)} · ${lastUsedAddress}` : t('never')),
    width: 230,
    grow: 0,
  },
];
