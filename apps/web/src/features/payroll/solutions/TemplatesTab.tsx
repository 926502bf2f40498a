import { Button } from '@mantine/core';
import { IconTemplate } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { type Column, DataTable, pageRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import type { Solution } from './solution.ts';

const SaveTemplate = lazyPart(() => import('./SaveTemplate.tsx'));

type Template = Outputs['payroll']['solutions']['listTemplates']['rows'][number];

const templateColumns = (t: TFunction<'solutions'>, format: Formatter): Column<Template>[] => [
  { id: 'name', name: t('templates.name'), type: 'text', value: ({ name }) => format.name(name), width: 260, grow: 1, card: 'title' },
  { id: 'code', name: t('code'), type: 'text', value: ({ code }) => code, width: 200, card: 'second' },
  { id: 'steps', name: t('templates.steps'), type: 'count', value: ({ stepCount }) => stepCount },
  { id: 'tables', name: t('templates.tables'), type: 'count', value: ({ tableCount }) => tableCount },
  { id: 'currency', name: t('columns.currency'), type: 'text', value: ({ currency }) => currency },
];

/** The templates that were made of a solution's published rules. */
export default function TemplatesTab({ solution }: { solution: Solution }) {
  const { t } = useTranslation('solutions');
  const format = useFormat();
  const query = trpc.payroll.solutions.listTemplates.useQuery({});
  const columns = useMemo(() => templateColumns(t, format), [t, format]);
  const [isSaving, setSaving] = useState(false);
  const maySave = solution.may.includes('solution.edit') && solution.publishedCopy !== null;
  const save = maySave && (
    <Button variant="default" size="sm" onClick={() => setSaving(true)}>
      {t('templates.save')}
    </Button>
  );
  return (
    <Panel title={t('templates.title')} note={t('templates.note')} actions={solution.counts.templates > 0 && save} flush>
      <DataTable
        label={t('templates.title')}
        columns={columns}
        rows={pageRows(query, { rowsOf: ({ rows }) => rows.filter(({ solutionId }) => solutionId === solution.id) })}
        empty={
          <EmptyState
            icon={<IconTemplate size={24} />}
            title={t('templates.empty')}
            text={t(solution.publishedCopy === null ? 'templates.publishFirst' : 'templates.emptyText')}
            action={save}
          />
        }
      />
      <Suspense>{isSaving && <SaveTemplate solution={solution} onClose={() => setSaving(false)} />}</Suspense>
    </Panel>
  );
}
