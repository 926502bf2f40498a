import { Stack } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { DataTable, pageRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { useCan } from '../../../shared/views.ts';
import { LanguageQuestion, type Question } from './LanguageQuestion.tsx';
import { languageColumns } from './language-columns.tsx';
import { RecordNames } from './RecordNames.tsx';
import { useLanguageActions } from './use-language-actions.ts';
import { WeblatePanel } from './WeblatePanel.tsx';

const AddLanguage = lazyPart(() => import('./AddLanguage.tsx'));

/** The languages of the product: which are open, whose they are, and what they lack. */
export function LanguageListPage() {
  const { t, i18n } = useTranslation('languages');
  const format = useFormat();
  const canEdit = useCan()('language.edit');
  const query = trpc.platform.languages.listLanguages.useQuery({});
  const [isAdding, add] = useState(false);
  const [question, ask] = useState<Question>();
  const actions = useLanguageActions();
  const { open } = actions;
  const columns = useMemo(
    () => languageColumns({ t, format, reader: i18n.language, canEdit, open, ask }),
    [t, format, i18n.language, canEdit, open],
  );
  const languages = query.data ?? [];
  return (
    <>
      <PageHeader title={t('title')} facts={[t('lead')]} primary={canEdit ? { id: 'add', label: t('add'), run: () => add(true) } : null} />
      <Suspense>{isAdding && <AddLanguage known={languages.map(({ lang }) => lang)} onClose={() => add(false)} />}</Suspense>
      {question && <LanguageQuestion question={question} languages={languages} actions={actions} onClose={() => ask(undefined)} />}
      <Stack gap="lg">
        <Panel flush>
          <DataTable
            label={t('title')}
            columns={columns}
            rows={pageRows(query, { rowsOf: (rows) => rows })}
            empty={<EmptyState icon={<IconLanguage size={24} />} title={t('title')} text={t('lead')} />}
          />
        </Panel>
        {canEdit && <WeblatePanel />}
        <RecordNames languages={languages} canEdit={canEdit} />
      </Stack>
    </>
  );
}
