import { Button } from '@mantine/core';
import { IconFiles, IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toFailure } from '../../../shared/api/failure.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { DocumentCard } from './DocumentCard.tsx';
import classes from './Documents.module.css';
import type { Documents, PersonDocument } from './document.ts';

const DocumentDialog = lazyPart(() => import('./DocumentDialog.tsx'));
const RemoveDocument = lazyPart(() => import('./RemoveDocument.tsx'));

/** Why there is no list: whoever may see their own finds nothing of others, and an account may be nobody’s. */
const withoutDocuments: Readonly<Partial<Record<string, 'unseen' | 'nobody'>>> = { NOT_FOUND: 'unseen', NO_EMPLOYEE: 'nobody' };

/** The documents of somebody, one’s own where nobody is named. */
export function DocumentList({ employeeId }: { readonly employeeId: number | undefined }) {
  const { t } = useTranslation('documents');
  const input = employeeId === undefined ? {} : { employeeId };
  const query = trpc.org.documents.listDocuments.useQuery(input, { trpc: { context: { quiet: true } } });
  const lacking = query.error && withoutDocuments[toFailure(query.error).code];
  if (lacking) return <EmptyState icon={<IconFiles size={24} />} title={t(`${lacking}.title`)} text={t(`${lacking}.text`)} />;
  return (
    <Loaded query={query} skeleton={<RowsSkeleton />}>
      {(held) => <ListView held={held} isOwn={employeeId === undefined} />}
    </Loaded>
  );
}

interface ListProps {
  readonly held: Documents;
  readonly isOwn: boolean;
}

function ListView({ held: { rows, kindsToAdd, employeeId }, isOwn }: ListProps) {
  const { t } = useTranslation('documents');
  const [changed, change] = useState<PersonDocument | 'new'>();
  const [removed, remove] = useState<PersonDocument>();
  const mayAdd = kindsToAdd.length > 0;
  const add = mayAdd && (
    <Button variant="default" size="compact-md" leftSection={<IconPlus size={16} />} onClick={() => change('new')}>
      {t('add')}
    </Button>
  );
  const lead = isOwn ? 'leadOwn' : mayAdd ? 'lead' : 'leadReading';
  return (
    <Panel title={t('title')} note={t(lead)} actions={add}>
      <Suspense>
        {changed && (
          <DocumentDialog
            employeeId={employeeId}
            kinds={kindsToAdd}
            document={changed === 'new' ? null : changed}
            onClose={() => change(undefined)}
          />
        )}
        {removed && <RemoveDocument document={removed} onClose={() => remove(undefined)} />}
      </Suspense>
      {rows.length === 0 && (
        <EmptyState
          icon={<IconFiles size={24} />}
          title={t('empty.title')}
          text={t(isOwn ? 'empty.own' : mayAdd ? 'empty.text' : 'empty.reading')}
        />
      )}
      <ul className={classes.documents} aria-label={t('title')}>
        {rows.map((document) => (
          <DocumentCard key={document.id} document={document} isOwn={isOwn} onChange={change} onRemove={remove} />
        ))}
      </ul>
    </Panel>
  );
}
