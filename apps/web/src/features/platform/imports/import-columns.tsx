import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { importMachine } from '@wagewright/contracts/platform/imports';
import type { TFunction } from 'i18next';
import type { Formatter } from '../../../shared/format/formatter.ts';
import type { Column } from '../../../shared/ui/data-table/index.ts';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { changing, type ImportSummary, statusTones } from './import.ts';

/** Imports as a list: which file, into what, how far, how many rows, who and when. */
export const importColumns = (
  t: TFunction<'imports'>,
  format: Formatter,
  onlyInto: (subject: ImportSummary['subject']) => void,
): Column<ImportSummary>[] => [
  {
    id: 'file',
    name: t('list.file'),
    type: 'text',
    value: ({ file }) => file.name,
    content: ({ id, file }) => (
      <Link to="/imports/$importId" params={{ importId: String(id) }}>
        {file.name}
      </Link>
    ),
    width: 220,
    card: 'title',
  },
  {
    id: 'into',
    name: t('list.into'),
    type: 'text',
    value: ({ title }) => format.name(title),
    content: ({ title, subject }) => (
      <Anchor
        component="button"
        type="button"
        inherit
        aria-label={t('list.onlyInto', { name: format.name(title) })}
        title={t('list.onlyInto', { name: format.name(title) })}
        onClick={() => onlyInto(subject)}
      >
        {format.name(title)}
      </Anchor>
    ),
    width: 220,
    card: 'second',
  },
  {
    id: 'status',
    name: t('list.status'),
    type: 'text',
    value: ({ status }) => format.name(importMachine.labels[status]),
    content: ({ status }) => <StatusBadge tone={statusTones[status]}>{format.name(importMachine.labels[status])}</StatusBadge>,
    width: 140,
    grow: 0,
    card: 'aside',
  },
  { id: 'changing', name: t('list.changing'), type: 'count', value: ({ counts }) => changing(counts), width: 110 },
  { id: 'refused', name: t('effects.refused'), type: 'count', value: ({ counts }) => counts.refused, width: 110, dashesZero: true },
  { id: 'by', name: t('list.by'), type: 'text', value: ({ started }) => started.by, width: 150, card: 'second' },
  { id: 'at', name: t('list.at'), type: 'instant', value: ({ started }) => started.at, width: 180, grow: 0, card: 'line' },
];
