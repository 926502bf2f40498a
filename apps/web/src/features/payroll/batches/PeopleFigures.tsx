import { Table } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { ScrollTable } from '../../../shared/ui/ScrollTable.tsx';
import type { Review } from './BatchReview.tsx';
import classes from './PeopleFigures.module.css';

type Person = Review['largestChanges'][number] & { readonly movement?: Review['movements'][number]['movement'] };

interface Props {
  readonly title: string;
  readonly note?: string;
  readonly people: readonly Person[];
  readonly batchId: number;
  readonly currency: string;
}

/** People worth a look, with what they get, what they got, and the way to their row. */
export function PeopleFigures({ title, note, people, batchId, currency }: Props) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const money = (amount: string | null) => (amount === null ? '–' : format.money(amount, currency));
  return (
    <Panel title={title} note={note} flush>
      {people.length === 0 ? (
        <EmptyState title={t('review.none')} />
      ) : (
        <ScrollTable label={title} minWidth={300}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('review.person')}</Table.Th>
              <Table.Th data-figure className={classes.before}>
                {t('review.previous')}
              </Table.Th>
              <Table.Th data-figure>{t('review.net')}</Table.Th>
              <Table.Th data-figure>{t('review.change')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {people.map((person) => (
              <Table.Tr key={person.employeeId} data-hover>
                <Table.Td>
                  <Link
                    to="/payroll/batches/$batchId"
                    params={{ batchId: String(batchId) }}
                    search={{ tab: 'table', q: person.employeeNumber }}
                    className={classes.name}
                    aria-label={t('review.open', { name: person.name })}
                  >
                    {person.name}
                  </Link>
                  <div className={classes.second}>
                    {[person.movement && t(`review.movement.${person.movement}`), format.name(person.department)]
                      .filter(Boolean)
                      .join(' · ')}
                  </div>
                </Table.Td>
                <Table.Td data-figure className={classes.before}>
                  {money(person.previousNet)}
                </Table.Td>
                <Table.Td data-figure>{money(person.net)}</Table.Td>
                <Table.Td data-figure>{person.change === null ? '–' : format.change(person.change, currency)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </ScrollTable>
      )}
    </Panel>
  );
}
