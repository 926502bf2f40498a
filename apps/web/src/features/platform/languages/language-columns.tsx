import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import type { Formatter } from '../../../shared/format/formatter.ts';
import type { Column } from '../../../shared/ui/data-table/index.ts';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import type { Question } from './LanguageQuestion.tsx';
import classes from './Languages.module.css';
import { type LanguageRow, sayLanguage } from './language.ts';

interface Shown {
  readonly t: TFunction<'languages'>;
  readonly format: Formatter;
  readonly reader: string;
  readonly canEdit: boolean;
  readonly open: (language: LanguageRow) => void;
  readonly ask: (question: Question) => void;
}

const stateOf = ({ isDefault, isOpen }: LanguageRow) => (isDefault ? 'default' : isOpen ? 'open' : 'closed');
const tones = { default: 'good', open: 'ready', closed: 'closed' } as const;

function Actions({ language, t, open, ask }: Pick<Shown, 't' | 'open' | 'ask'> & { readonly language: LanguageRow }) {
  const { isOpen, isDefault, name } = language;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" className={classes.action} aria-label={t('actions', { name })}>
          <IconDots size={18} stroke={1.8} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {!isOpen && <Menu.Item onClick={() => open(language)}>{t('open')}</Menu.Item>}
        {!isDefault && <Menu.Item onClick={() => ask({ what: 'default', language })}>{t('makeDefault')}</Menu.Item>}
        {isOpen && !isDefault && <Menu.Item onClick={() => ask({ what: 'close', language })}>{t('close')}</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  );
}

export function languageColumns({ t, format, reader, canEdit, open, ask }: Shown): Column<LanguageRow>[] {
  const missing: Column<LanguageRow> = {
    id: 'missing',
    name: t('columns.missing'),
    type: 'count',
    value: (row) => row.missing,
    dashesZero: true,
    width: 110,
    content: ({ lang, name, missing: count }) =>
      count === 0 ? (
        '–'
      ) : (
        <Link
          to="/settings/terms"
          search={{ lang, state: 'missing' }}
          aria-label={t('missingReport', { name, number: format.count(count) })}
        >
          {format.count(count)}
        </Link>
      ),
  };
  const actions: Column<LanguageRow> = {
    id: 'actions',
    name: t('columns.actions'),
    type: 'text',
    value: () => '',
    width: 100,
    content: (language) => (language.isDefault ? null : <Actions language={language} t={t} open={open} ask={ask} />),
    card: 'line',
  };
  return [
    {
      id: 'name',
      name: t('columns.name'),
      type: 'text',
      value: ({ name }) => name,
      content: ({ lang, name }) => <span lang={lang}>{name}</span>,
      mark: ({ lang }) => sayLanguage(lang, reader),
      width: 260,
      grow: 2,
      card: 'title',
    },
    {
      id: 'state',
      name: t('columns.state'),
      type: 'text',
      value: (row) => t(`states.${stateOf(row)}`),
      content: (row) => <StatusBadge tone={tones[stateOf(row)]}>{t(`states.${stateOf(row)}`)}</StatusBadge>,
      width: 130,
      card: 'aside',
    },
    { id: 'users', name: t('columns.users'), type: 'count', value: ({ users }) => users, dashesZero: true, width: 110 },
    {
      id: 'said',
      name: t('columns.said'),
      type: 'text',
      value: (row) => t('saidOf', { said: format.count(row.terms - row.missing), terms: format.count(row.terms) }),
      width: 170,
    },
    missing,
    { id: 'changed', name: t('columns.changed'), type: 'count', value: ({ changed }) => changed, dashesZero: true, width: 140 },
    ...(canEdit ? [actions] : []),
  ];
}
