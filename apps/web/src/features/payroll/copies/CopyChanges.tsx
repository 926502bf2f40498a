import { getQueryKey } from '@trpc/react-query';
import { nameOfPart } from '@wagewright/contracts/definition-findings';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { DataTable, useGrowingRows } from '../../../shared/ui/data-table/index.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';

/** Who changed which part and why, the latest first. */
export function CopyChanges({ solutionId, number }: { solutionId: number; number: number }) {
  const { t } = useTranslation('copies');
  const format = useFormat();
  const asked = { solutionId, number };
  const { client } = trpc.useUtils();
  const rows = useGrowingRows({
    key: getQueryKey(trpc.payroll.copies.listCopyChanges, asked, 'query'),
    read: (range, signal) => client.payroll.copies.listCopyChanges.query({ ...asked, ...range }, { signal }),
  });
  return (
    <Panel title={t('changes.title')} note={t('changes.note')} flush>
      <DataTable
        label={t('changes.title')}
        columns={[
          { id: 'at', name: t('changes.at'), type: 'instant', value: ({ at }) => at, width: 190, grow: 0, card: 'second' },
          { id: 'by', name: t('changes.by'), type: 'text', value: ({ by }) => by, width: 170, grow: 0 },
          {
            id: 'part',
            name: t('changes.part'),
            type: 'text',
            value: ({ part, before, after }) =>
              t(
                before === null && after !== null
                  ? 'changes.added'
                  : after === null && before !== null
                    ? 'changes.removed'
                    : 'changes.changed',
                {
                  part:
                    part.kind === 'version'
                      ? t('parts.versionFrom', { table: part.table, day: format.day(part.from) })
                      : t(`parts.${part.kind}`, { name: nameOfPart(part).split(' ').slice(1).join(' ') }),
                },
              ),
            wraps: true,
            width: 260,
            card: 'title',
          },
          { id: 'remarks', name: t('changes.remarks'), type: 'text', value: ({ remarks }) => remarks, wraps: true, width: 240, grow: 2 },
        ]}
        rows={rows}
      />
    </Panel>
  );
}
