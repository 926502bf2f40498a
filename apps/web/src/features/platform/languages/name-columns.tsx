import { Popover, UnstyledButton } from '@mantine/core';
import type { RecordModel } from '@wagewright/contracts/platform/languages';
import type { TFunction } from 'i18next';
import type { Column } from '../../../shared/ui/data-table/index.ts';
import classes from './Languages.module.css';
import { type NamedRecord, sayLanguage } from './language.ts';
import { NameEditor } from './NameEditor.tsx';

interface Shown {
  readonly t: TFunction<'languages'>;
  readonly model: RecordModel;
  /** The language that is edited, and the others beside it. */
  readonly lang: string;
  readonly others: readonly string[];
  readonly reader: string;
  /** The id of the record that is edited. */
  readonly editing: number | undefined;
  readonly edit: (id: number | undefined) => void;
}

function EditedName({ row, shown }: { readonly row: NamedRecord; readonly shown: Shown }) {
  const { t, model, lang, reader, editing, edit } = shown;
  const text = row.names[lang];
  const close = () => edit(undefined);
  return (
    <Popover
      opened={editing === row.id}
      onChange={(opened) => !opened && close()}
      position="bottom-start"
      width="min(360px, calc(100vw - 2rem))"
      withinPortal
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <UnstyledButton
          className={classes.text}
          data-state={text ? 'shipped' : 'missing'}
          {...(text ? { lang } : {})}
          aria-label={text ? t('terms.edit', { text }) : t('terms.editMissing', { name: row.names['en'] ?? '' })}
          onClick={() => edit(row.id)}
        >
          {text || t('terms.missing')}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        {editing === row.id && <NameEditor model={model} row={row} lang={lang} language={sayLanguage(lang, reader)} onClose={close} />}
      </Popover.Dropdown>
    </Popover>
  );
}

export const nameColumns = (shown: Shown): Column<NamedRecord>[] => [
  {
    id: 'text',
    name: sayLanguage(shown.lang, shown.reader),
    type: 'text',
    value: ({ names }) => names[shown.lang] ?? '',
    opens: true,
    content: (row) => <EditedName row={row} shown={shown} />,
    width: 260,
    grow: 2,
    card: 'title',
  },
  ...shown.others.map(
    (lang, place): Column<NamedRecord> => ({
      id: lang,
      name: sayLanguage(lang, shown.reader),
      type: 'text',
      value: ({ names }) => names[lang] ?? '',
      width: 220,
      grow: 1,
      ...(place === 0 ? { card: 'second' as const } : {}),
    }),
  ),
];
