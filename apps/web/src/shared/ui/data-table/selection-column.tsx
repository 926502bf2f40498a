import { IconCheck, IconMinus } from '@tabler/icons-react';
import classes from './Content.module.css';
import { type Column, selectColumnId, type TableRows, type TableSelection } from './table-types.ts';

/** Pixels: the box with what is around it, at the edge of the table too. */
const width = 54;

function Check({ state, label }: { state: 'true' | 'false' | 'mixed'; label: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the grid has the focus and its keys; an input would be a stop of its own in each row
    <span role="checkbox" aria-checked={state} aria-label={label} tabIndex={-1} className={classes.check}>
      {state === 'true' && <IconCheck size={12} stroke={3} aria-hidden />}
      {state === 'mixed' && <IconMinus size={12} stroke={3} aria-hidden />}
    </span>
  );
}

export function selectionColumn<Row>(selection: TableSelection<Row>, name: string): Column<Row> {
  return {
    id: selectColumnId,
    name,
    type: 'text',
    value: () => null,
    width,
    grow: 0,
    pin: 'start',
    card: 'none',
    content: (row) => {
      const key = selection.keyOf(row);
      return key === undefined ? null : <Check state={selection.chosen.has(key) ? 'true' : 'false'} label={selection.nameOf(row)} />;
    },
  };
}

const listedKeys = <Row,>(selection: TableSelection<Row>, rows: TableRows<Row>): number[] => [
  ...new Set(Array.from({ length: rows.reachable }, (_, index) => rows.rowAt(index)).flatMap((row) => (row && selection.keyOf(row)) ?? [])),
];

/** Chooses all that are listed, or none of them. */
export function toggleAll<Row>(selection: TableSelection<Row>, rows: TableRows<Row>): void {
  const listed = listedKeys(selection, rows);
  const others = [...selection.chosen].filter((key) => !listed.includes(key));
  selection.chooseAll?.(listed.every((key) => selection.chosen.has(key)) ? others : [...others, ...listed]);
}

export function SelectAll<Row>({ selection, rows, label }: { selection: TableSelection<Row>; rows: TableRows<Row>; label: string }) {
  const listed = listedKeys(selection, rows);
  const count = listed.filter((key) => selection.chosen.has(key)).length;
  return <Check state={count === 0 ? 'false' : count === listed.length ? 'true' : 'mixed'} label={label} />;
}
