import { Button } from '@mantine/core';
import type { TFunction } from 'i18next';
import type { Column } from '../../../shared/ui/data-table/index.ts';
import { type ArchiveFile, kilobytes } from './archive.ts';

interface Saving {
  /** The file that is on its way. */
  readonly number: number | undefined;
  readonly save: (number: number) => void;
}

/** The zip files of an archive, each to be saved. */
export const fileColumns = (t: TFunction<'payslipArchives'>, saving: Saving): Column<ArchiveFile>[] => [
  { id: 'name', name: t('columns.name'), type: 'text', value: ({ name }) => name, width: 260, pin: 'start', card: 'title' },
  { id: 'payslips', name: t('columns.payslips'), type: 'count', value: ({ payslips }) => payslips, width: 120, grow: 0 },
  { id: 'size', name: t('columns.size'), type: 'count', value: ({ bytes }) => kilobytes(bytes), width: 120, grow: 0 },
  {
    id: 'save',
    name: t('save'),
    type: 'text',
    value: () => null,
    content: ({ number, name }) => (
      <Button
        size="compact-xs"
        variant="default"
        aria-label={t('saveOne', { name })}
        loading={saving.number === number}
        disabled={saving.number !== undefined}
        onClick={() => saving.save(number)}
      >
        {t('save')}
      </Button>
    ),
    width: 110,
    grow: 0,
    card: 'aside',
  },
];
