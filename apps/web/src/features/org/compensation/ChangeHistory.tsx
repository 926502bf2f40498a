import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { Timeline } from '../../../shared/ui/Timeline.tsx';
import { type CompensationFile, sayAmount } from './compensation.ts';

/** Who changed the file when and why. */
export function ChangeHistory({ file }: { file: CompensationFile }) {
  const { t } = useTranslation('compensation');
  const format = useFormat();
  const nameOf = (code: string | null): string => format.name(file.items.find((item) => item.code === code)?.name ?? null) || (code ?? '');
  return (
    <Panel title={t('history.title')} note={file.changes.length >= 20 ? t('history.latest', { count: file.changes.length }) : undefined}>
      <Timeline
        label={t('history.title')}
        entries={file.changes.map(({ at, by, isOneTime, isRemoval, item, amount, currency, from, reason }) => ({
          key: `${at} ${item} ${from}`,
          title: t(`history.${isOneTime ? 'once' : 'record'}.${isRemoval ? 'removed' : 'put'}`, {
            item: nameOf(item),
            amount: amount && currency ? sayAmount(format, amount, currency) : '',
            from: from ? format.day(from) : '',
          }),
          second: by ?? '',
          at,
          quote: reason,
          state: 'done' as const,
        }))}
      />
    </Panel>
  );
}
