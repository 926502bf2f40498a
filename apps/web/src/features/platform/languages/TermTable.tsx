import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconLanguage } from '@tabler/icons-react';
import { getQueryKey } from '@trpc/react-query';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { DataTable, SelectionBar, useChoice, useWindowRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import type { TermRow } from './language.ts';
import { termColumns } from './term-columns.tsx';
import type { TermsSearch } from './terms-search.ts';

const EditTerms = lazyPart(() => import('./EditTerms.tsx'));
const RestoreTerms = lazyPart(() => import('./RestoreTerms.tsx'));

interface Props {
  readonly search: TermsSearch;
  readonly lang: string;
  readonly language: string;
  readonly canEdit: boolean;
}

/** Marks of rows are numbers; a term's is given to it when it is first seen. */
class TermNumbers {
  readonly #rows = new Map<string, { readonly number: number; row: TermRow }>();

  of(row: TermRow): number {
    const known = this.#rows.get(row.key);
    if (known) known.row = row;
    const entry = known ?? { number: this.#rows.size + 1, row };
    this.#rows.set(row.key, entry);
    return entry.number;
  }

  rows(numbers: ReadonlySet<number>): TermRow[] {
    return [...this.#rows.values()].flatMap(({ number, row }) => (numbers.has(number) ? [row] : []));
  }
}

/** The terms of a part in one language beside English, said otherwise where they stand. */
export function TermTable({ search, lang, language, canEdit }: Props) {
  const { t } = useTranslation('languages');
  const { client } = trpc.useUtils();
  const { app, part, state, q } = search;
  const place = useMemo(() => ({ ...(app ? { appCode: app } : {}), ...(part ? { hierarchyCode: part } : {}) }), [app, part]);
  const filter = { lang, state: state ?? 'all', ...(q ? { search: q } : {}) } as const;
  const rows = useWindowRows<TermRow, Outputs['platform']['languages']['listTerms']>({
    keyOf: (range) => getQueryKey(trpc.platform.languages.listTerms, { ...place, filter: { ...filter, ...range } }, 'query'),
    read: (range, signal) => client.platform.languages.listTerms.query({ ...place, filter: { ...filter, ...range } }, { signal }),
  });
  const [editing, edit] = useState<string>();
  const [asked, ask] = useState<'edit' | 'restore'>();
  const choice = useChoice();
  const [numbers] = useState(() => new TermNumbers());
  const columns = useMemo(() => termColumns({ t, lang, language, canEdit, editing, edit }), [t, lang, language, canEdit, editing, edit]);
  const chosen = numbers.rows(choice.chosen);
  // a card holds the button that edits, and is none itself
  const isNarrow = useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false });
  const onOpen = ({ key, texts }: TermRow) => {
    if (texts[lang]?.isUnused === false) edit(key);
  };
  const done = () => {
    choice.clear();
    ask(undefined);
  };
  return (
    <>
      <Suspense>
        {asked === 'edit' && <EditTerms rows={chosen} lang={lang} language={language} onDone={done} onClose={() => ask(undefined)} />}
        {asked === 'restore' && <RestoreTerms rows={chosen} lang={lang} language={language} onDone={done} onClose={() => ask(undefined)} />}
      </Suspense>
      <DataTable
        label={t('terms.title')}
        name="terms"
        columns={columns}
        rows={rows}
        identity={JSON.stringify([place, filter])}
        {...(isNarrow ? {} : { onOpen })}
        isOpen={editing !== undefined}
        selection={
          canEdit
            ? { chosen: choice.chosen, keyOf: (row) => numbers.of(row), nameOf: ({ name }) => name, toggle: choice.toggle }
            : undefined
        }
        selectionBar={
          <SelectionBar text={t('terms.chosen', { count: chosen.length })} onClear={choice.clear}>
            <Button size="compact-xs" onClick={() => ask('edit')}>
              {t('terms.bulkEdit')}
            </Button>
            <Button size="compact-xs" variant="default" onClick={() => ask('restore')}>
              {t('terms.bulkRestore')}
            </Button>
          </SelectionBar>
        }
        empty={
          <EmptyState
            icon={<IconLanguage size={24} />}
            title={t(state === 'missing' && !q ? 'terms.noneMissing' : 'terms.none')}
            text={t(state === 'missing' && !q ? 'terms.noneMissingText' : 'terms.noneText')}
          />
        }
      />
    </>
  );
}
