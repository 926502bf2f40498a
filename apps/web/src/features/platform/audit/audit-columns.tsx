import { Anchor } from '@mantine/core';
import type { TFunction } from 'i18next';
import type { Formatter } from '../../../shared/format/formatter.ts';
import type { Column } from '../../../shared/ui/data-table/index.ts';
import { ChangeLines } from './ChangeLines.tsx';
import type { AuditEntry } from './use-audit-rows.ts';

const whoOf = ({ who, onBehalfOf, apiKey }: AuditEntry, t: TFunction<'audit'>): string =>
  [who ?? t('product'), onBehalfOf && t('onBehalfOf', { name: onBehalfOf }), apiKey && t('throughKey', { name: apiKey })]
    .filter(Boolean)
    .join(' · ');

export const auditColumns = (
  t: TFunction<'audit'>,
  format: Formatter,
  open: (entry: AuditEntry) => void,
  withWho: boolean,
): Column<AuditEntry>[] => [
  { id: 'at', name: t('columns.at'), type: 'instant', value: ({ at }) => at, width: 196, grow: 0, card: 'second' },
  ...(withWho
    ? [
        {
          id: 'who',
          name: t('columns.who'),
          type: 'text',
          value: (entry: AuditEntry) => whoOf(entry, t),
          width: 170,
          wraps: true,
          card: 'second',
        } as const,
      ]
    : []),
  {
    id: 'action',
    name: t('columns.action'),
    type: 'text',
    value: ({ action, entityName }) => `${format.name(action)} · ${format.name(entityName)}`,
    content: (entry) => (
      <Anchor component="button" type="button" inherit ta="left" onClick={() => open(entry)}>
        {format.name(entry.action)} · {format.name(entry.entityName)}
      </Anchor>
    ),
    width: 220,
    wraps: true,
    card: 'title',
  },
  { id: 'entityId', name: t('columns.entityId'), type: 'text', value: ({ entityId }) => entityId, width: 96, grow: 0 },
  {
    id: 'changes',
    name: t('columns.changes'),
    type: 'text',
    value: ({ changes }) => String(changes.length),
    content: (entry) => <ChangeLines entry={entry} />,
    width: 340,
    grow: 3,
    wraps: true,
  },
  {
    id: 'address',
    name: t('columns.address'),
    type: 'text',
    value: ({ address }) => address,
    width: 130,
    grow: 0,
    isHidden: true,
    card: 'none',
  },
  { id: 'traceId', name: t('columns.traceId'), type: 'text', value: ({ traceId }) => traceId, width: 300, isHidden: true, card: 'none' },
];
