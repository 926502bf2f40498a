import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { type Column, DataTable, pageRows } from '../../../shared/ui/data-table/index.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { type LanguageRow, sayLanguage } from './language.ts';

const ContentSql = lazyPart(() => import('./ContentSql.tsx'));
type Field = Outputs['platform']['languages']['listTranslatableFields']['fields'][number];

/** A kind of records by its name, which leads to what they are called. */
const fieldColumn = (t: TFunction<'languages'>, format: Formatter, canEdit: boolean): Column<Field> => ({
  id: 'field',
  name: t('names.field'),
  type: 'text',
  value: ({ name }) => format.name(name),
  ...(canEdit
    ? {
        content: ({ model, name }: Field) => (
          <Link to="/settings/record-names" search={{ model }}>
            {format.name(name)}
          </Link>
        ),
      }
    : {}),
  width: 220,
  grow: 1,
  card: 'title',
});

/** How many names of records each language lacks, and the way to the statements that give them some. */
export function RecordNames({ languages, canEdit }: { readonly languages: readonly LanguageRow[]; readonly canEdit: boolean }) {
  const { t, i18n } = useTranslation('languages');
  const format = useFormat();
  const query = trpc.platform.languages.listTranslatableFields.useQuery({ filterOpen: false });
  const [isShown, show] = useState(false);
  const langs = query.data?.languages;
  const columns = useMemo(
    (): Column<Field>[] => [
      fieldColumn(t, format, canEdit),
      { id: 'records', name: t('names.records'), type: 'count', value: ({ records }) => records, dashesZero: true, width: 120 },
      ...(langs ?? []).map(
        (lang): Column<Field> => ({
          id: lang,
          name: `${t('columns.missing')}: ${sayLanguage(lang, i18n.language)}`,
          type: 'count',
          value: ({ missing }) => missing[lang] ?? 0,
          dashesZero: true,
          width: 200,
        }),
      ),
    ],
    [t, format, langs, i18n.language, canEdit],
  );
  return (
    <Panel
      title={t('names.title')}
      note={t('names.note')}
      flush
      actions={
        canEdit && (
          <Button variant="default" size="compact-sm" onClick={() => show(true)}>
            {t('names.sql')}
          </Button>
        )
      }
    >
      <Suspense>{isShown && <ContentSql languages={languages} onClose={() => show(false)} />}</Suspense>
      <DataTable label={t('names.title')} columns={columns} rows={pageRows(query, { rowsOf: ({ fields }) => fields })} />
    </Panel>
  );
}
