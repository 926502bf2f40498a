import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { noteId } from './GridLine.tsx';
import type { CellNote } from './grid-types.ts';
import classes from './RowsGrid.module.css';

interface Props {
  readonly gridId: string;
  readonly rows: number;
  /** Of the cell that has the keyboard, and its column. */
  readonly note: CellNote | null;
  readonly column: string;
  /** What was just refused as a whole. */
  readonly refused: string | null;
  readonly errors: number;
  readonly questions: number;
  readonly onNext: () => void;
}

/** What is said of the cell that has the keyboard, and how many more have something said of them. */
export function GridFoot({ gridId, rows, note, column, refused, errors, questions, onNext }: Props) {
  const { t } = useTranslation('rowsGrid');
  const counts = [
    ...(errors > 0 ? [t('errors', { count: errors })] : []),
    ...(questions > 0 ? [t('questions', { count: questions })] : []),
  ];
  return (
    <div className={classes.foot}>
      <p id={noteId(gridId)} className={classes.note} data-tone={refused === null ? note?.tone : 'error'} role="status">
        {refused ?? (note ? `${column}: ${note.text}` : t('rows', { count: rows }))}
      </p>
      {counts.length > 0 && (
        <Button size="compact-sm" variant="subtle" onClick={onNext}>
          {counts.join(' · ')} · {t('next')}
        </Button>
      )}
    </div>
  );
}
