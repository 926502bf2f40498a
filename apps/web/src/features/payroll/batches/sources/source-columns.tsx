import type { TFunction } from 'i18next';
import type { Outputs } from '../../../../shared/api/trpc.ts';
import type { Formatter } from '../../../../shared/format/formatter.ts';
import type { Column } from '../../../../shared/ui/data-table/index.ts';
import { StatusBadge } from '../../../../shared/ui/StatusBadge.tsx';

type Source = Outputs['payroll']['batches']['getBatchSources']['rows'][number];

interface Words {
  readonly t: TFunction<'sources'>;
  readonly format: Formatter;
  readonly now: Date;
  /** Nothing is frozen yet: it is told what would be. */
  readonly isAhead: boolean;
}

const changedText = ({ changed }: Source, { t, format, now }: Words): string | null => {
  if (!changed) return null;
  const when = format.ago(changed.at, now);
  if (!changed.how) return when;
  return t(`how.${changed.how}`, { when, who: changed.by ?? '–' });
};

/** What is worth a look, a sentence each. */
const warningTexts = ({ warnings, later }: Source, { t, format, now }: Words): string[] =>
  warnings.map((warning) => {
    const people = later?.people ?? 0;
    return t(`warnings.${warning}`, { count: people, people: format.count(people), when: later ? format.ago(later.at, now) : '' });
  });

const nameOf = ({ kind, name }: Source, { t, format }: Words): string => (kind === 'typed' ? format.name(name) : t(`kinds.${kind}`));

/** How many more or fewer there are than last time. */
const difference = ({ count, lastCount }: Source): number | null => (count === null || lastCount === null ? null : count - lastCount);

/** Sources as a list: how much, against last time, how old, and what is worth a look. */
export const sourceColumns = (words: Words): Column<Source>[] => {
  const { t, format } = words;
  return [
    { id: 'source', name: t('columns.source'), type: 'text', value: (source) => nameOf(source, words), width: 200, card: 'title' },
    { id: 'count', name: t(words.isAhead ? 'columns.ahead' : 'columns.count'), type: 'count', value: ({ count }) => count, width: 140 },
    { id: 'last', name: t('columns.last'), type: 'count', value: ({ lastCount }) => lastCount, width: 110 },
    {
      id: 'difference',
      name: t('columns.difference'),
      type: 'text',
      value: (source) => {
        const more = difference(source);
        return more === null || more === 0 ? null : `${more > 0 ? '+' : '−'}${format.count(Math.abs(more))}`;
      },
      width: 100,
      grow: 0,
    },
    {
      id: 'changed',
      name: t('columns.changed'),
      type: 'text',
      value: (source) => changedText(source, words),
      width: 220,
      wraps: true,
      card: 'line',
    },
    {
      id: 'warnings',
      name: t('columns.warnings'),
      type: 'text',
      value: (source) => warningTexts(source, words).join(' '),
      content: (source) =>
        warningTexts(source, words).map((text) => (
          <StatusBadge key={text} tone="decision">
            {text}
          </StatusBadge>
        )),
      width: 320,
      grow: 2,
      wraps: true,
      card: 'line',
    },
  ];
};
