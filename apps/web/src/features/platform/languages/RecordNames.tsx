import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { type Column, DataTable, pageRows } from '../../../shared/ui/data-table/index.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { type LanguageRow, sayLanguage } from './language.ts';

const ContentSql = lazyPart(() => import('./ContentSql.tsx'));
type Field = Outputs['platform']['languages']['listTranslatableFields']['fields'][number];

/** How many names of records each language lacks, and the way to the statements that give them some. */
export function RecordNames({ languages, canEdit }: { readonly languages: readonly LanguageRow[]; readonly canEdit: boolean }) {
  const { t, i18n } = useTranslation('languages');
  const format = useFormat();
  const query = trpc.platform.languages.listTranslatableFields.useQuery({ filterOpen: false });
  const [isShown, show] = useState(false);
  const navigate = useNavigate();
  const langs = query.data?.languages;
  const columns = useMemo(
    (): Column<Field>[] => [
      { id: 'field', name: t('names.field'), type: 'text', value: ({ name }) => format.name(name), width: 220, grow: 1, card: 'title' },
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
    [t, format, langs, i18n.language],
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
      <DataTable
        label={t('names.title')}
        columns={columns}
        rows={pageRows(query, { rowsOf: ({ fields }) => fields })}
        {...(canEdit ? { onOpen: ({ model }: Field) => void navigate({ to: '/settings/record-names', search: { model } }) } : {})}
      />
    </Panel>
  );
}
