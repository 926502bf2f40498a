import { Popover, UnstyledButton } from '@mantine/core';
import type { TFunction } from 'i18next';
import type { Column } from '../../../shared/ui/data-table/index.ts';
import classes from './Languages.module.css';
import { englishOf, type TermRow } from './language.ts';
import { TermEditor } from './TermEditor.tsx';

interface Shown {
  readonly t: TFunction<'languages'>;
  readonly lang: string;
  readonly language: string;
  readonly canEdit: boolean;
  /** The key of the term that is edited. */
  readonly editing: string | undefined;
  /** Opens the editor of a term, or closes it. */
  readonly edit: (key: string | undefined) => void;
}

const stateOf = (row: TermRow, lang: string) => {
  const cell = row.texts[lang];
  if (!cell || cell.isUnused) return 'unused';
  return cell.text === null ? 'missing' : cell.isChanged ? 'changed' : 'shipped';
};

function EditedCell({ row, shown }: { readonly row: TermRow; readonly shown: Shown }) {
  const { t, lang, language, editing, edit } = shown;
  const state = stateOf(row, lang);
  if (state === 'unused') return <span className={classes.count}>{t('terms.unused')}</span>;
  const text = row.texts[lang]?.text;
  const close = () => edit(undefined);
  return (
    <Popover
      opened={editing === row.key}
      onChange={(opened) => !opened && close()}
      position="bottom-start"
      width="min(420px, calc(100vw - 2rem))"
      withinPortal
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <UnstyledButton
          className={classes.text}
          data-state={state}
          {...(text ? { lang } : {})}
          aria-label={text ? t('terms.edit', { text }) : t('terms.editMissing', row)}
          onClick={() => edit(row.key)}
        >
          {text ?? t('terms.missing')}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>{editing === row.key && <TermEditor row={row} lang={lang} language={language} onClose={close} />}</Popover.Dropdown>
    </Popover>
  );
}

export function termColumns(shown: Shown): Column<TermRow>[] {
  const { t, lang, language, canEdit } = shown;
  const text: Column<TermRow> = {
    id: 'text',
    name: language,
    type: 'text',
    value: (row) => row.texts[lang]?.text ?? '',
    opens: canEdit,
    mark: (row) => (stateOf(row, lang) === 'changed' ? t('terms.own') : null),
    ...(canEdit ? { content: (row: TermRow) => <EditedCell row={row} shown={shown} /> } : {}),
    width: 260,
    grow: 3,
    card: 'title',
  };
  const english: Column<TermRow> = {
    id: 'english',
    name: t('terms.columns.english'),
    type: 'text',
    value: englishOf,
    width: 240,
    grow: 3,
    card: 'second',
  };
  return [
    text,
    ...(lang === 'en' ? [] : [english]),
    { id: 'name', name: t('terms.columns.name'), type: 'text', value: ({ name }) => name, width: 150, grow: 1 },
    { id: 'part', name: t('terms.columns.part'), type: 'text', value: ({ hierarchyCode }) => hierarchyCode, width: 130 },
  ];
}
