import { Drawer } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Cards.module.css';
import content from './Content.module.css';
import { nothing, toneOf } from './cell-writer.ts';
import type { CellWriters } from './cell-writers-of.tsx';
import table from './DataTable.module.css';
import type { Column, TableRows, TableSelection } from './table-types.ts';
import { useGridView, useSize } from './use-grid-view.ts';

export interface CardListProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly writers: CellWriters<Row>;
  readonly rows: TableRows<Row>;
  readonly isVirtual: boolean;
  readonly stateOf: ((row: Row) => string | undefined) | undefined;
  /** Where a card opens: what its cells lead to. */
  readonly onOpen: ((row: Row, columnId: string) => void) | undefined;
  readonly selection: TableSelection<Row> | undefined;
}

/** Pixels of a card of a big table: its two lines, with what is around them. */
const cardHeight = 68;
const noPlaces = { startWidth: 0, endWidth: 0 };

const isSomething = (content: React.ReactNode): boolean => content !== null && content !== undefined && content !== '';

type Roles<Row> = Record<'title' | 'aside' | 'second' | 'line', readonly Column<Row>[]>;

/** Where each column stands on a card: as it says itself, else the first is the title, and what is pinned at the end stands aside. */
function rolesOf<Row>(columns: readonly Column<Row>[], isVirtual: boolean): Roles<Row> {
  const hasTitle = columns.some(({ card }) => card === 'title');
  const hasAside = columns.some(({ card }) => card === 'aside');
  const roleOf = (column: Column<Row>, index: number) => {
    if (column.card) return column.card;
    if (!hasTitle && index === 0) return 'title';
    if (!hasAside && column.pin === 'end') return 'aside';
    return isVirtual ? 'none' : 'line';
  };
  const by = Map.groupBy(columns, (column) => roleOf(column, columns.indexOf(column)));
  return { title: by.get('title') ?? [], aside: by.get('aside') ?? [], second: by.get('second') ?? [], line: by.get('line') ?? [] };
}

/** A table on a phone: a card for each row, the name and what matters most on top. */
export function CardList<Row>({ label, columns, writers, rows, isVirtual, stateOf, onOpen, selection }: CardListProps<Row>) {
  const scroller = useRef<HTMLDivElement>(null);
  const size = useSize(scroller);
  const [opened, setOpened] = useState<number>();
  const view = useGridView({ scroller, size, rows: rows.reachable, rowHeight: cardHeight, fixedHeight: 0, places: noPlaces });
  const first = isVirtual ? view.range.firstRow : 0;
  const last = isVirtual ? view.range.lastRow : rows.reachable;
  const { see } = rows;
  useEffect(() => see?.(first, last), [see, first, last]);
  const isChosen = (row: Row | undefined): boolean => {
    const key = row && selection?.keyOf(row);
    return key !== undefined && selection !== undefined && selection.chosen.has(key);
  };
  const roles = rolesOf(columns, isVirtual);
  const openedRow = opened === undefined ? undefined : rows.rowAt(opened);
  return (
    <div
      ref={scroller}
      className={table.scroller}
      {...(isVirtual ? { 'data-virtual': true, role: 'group', 'aria-label': label, tabIndex: 0 } : {})}
      onScroll={view.onScroll}
    >
      {rows.reachable > 0 && (
        <ul className={`${classes.cards} ${content.content}`} aria-label={label} style={isVirtual ? { height: view.height } : undefined}>
          {Array.from({ length: Math.max(0, last - first) }, (_, offset) => {
            const index = first + offset;
            const row = rows.rowAt(index);
            const style = isVirtual ? { top: index * cardHeight - view.range.shift, height: cardHeight } : undefined;
            const shown = row ? <CardContent row={row} roles={roles} writers={writers} /> : <span className={content.waiting} />;
            return (
              <li
                key={index}
                className={classes.card}
                style={style}
                data-state={row && stateOf?.(row)}
                data-chosen={isChosen(row) || undefined}
              >
                {selection && row && <CardCheck selection={selection} row={row} />}
                {onOpen && row ? (
                  <button type="button" className={classes.cardOpen} onClick={() => setOpened(index)}>
                    {shown}
                  </button>
                ) : (
                  <div className={classes.cardBody}>{shown}</div>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {onOpen && openedRow !== undefined && (
        <Record row={openedRow} columns={columns} roles={roles} writers={writers} onOpen={onOpen} onClose={() => setOpened(undefined)} />
      )}
    </div>
  );
}

/** Chooses the row of a card; one that cannot be chosen has no box. */
function CardCheck<Row>({ selection, row }: { selection: TableSelection<Row>; row: Row }) {
  const key = selection.keyOf(row);
  if (key === undefined) return null;
  return (
    <label className={classes.cardCheck}>
      <input
        type="checkbox"
        checked={selection.chosen.has(key)}
        aria-label={selection.nameOf(row)}
        onChange={() => selection.toggle(key)}
      />
    </label>
  );
}

interface ContentProps<Row> {
  readonly row: Row;
  readonly roles: Roles<Row>;
  readonly writers: CellWriters<Row>;
}

function CardContent<Row>({ row, roles, writers }: ContentProps<Row>) {
  const contentOf = (column: Column<Row>) => writers.get(column.id)?.contentOf(row);
  // a line that says nothing would only take room
  const lines = roles.line.filter(({ id, content }) => (content ? isSomething(content(row)) : writers.get(id)?.textOf(row) !== nothing));
  const seconds = roles.second.map((column) => writers.get(column.id)?.textOf(row)).filter((text) => text && text !== nothing);
  return (
    <>
      <span className={classes.cardHead}>
        <span className={classes.cardTitle}>
          {roles.title.map((column) => (
            <span key={column.id}>{contentOf(column)} </span>
          ))}
        </span>
        <span className={classes.cardAside}>
          {roles.aside.map((column) => (
            <span key={column.id}>{contentOf(column)}</span>
          ))}
        </span>
      </span>
      {seconds.length > 0 && <span className={classes.cardSecond}>{seconds.join(' · ')}</span>}
      {lines.length > 0 && (
        <dl className={classes.cardLines}>
          {lines.map((column) => (
            <CardLine key={column.id} column={column} row={row}>
              {contentOf(column)}
            </CardLine>
          ))}
        </dl>
      )}
    </>
  );
}

function CardLine<Row>({ column, row, children }: { column: Column<Row>; row: Row; children: React.ReactNode }) {
  return (
    <>
      <dt>{column.name}</dt>
      <dd data-tone={column.content ? undefined : toneOf(column, column.value(row))}>{children}</dd>
    </>
  );
}

interface RecordProps<Row> extends ContentProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly onOpen: (row: Row, columnId: string) => void;
  readonly onClose: () => void;
}

/** One row of a big table from top to bottom, as a phone has no room for it from left to right. */
function Record<Row>({ row, columns, roles, writers, onOpen, onClose }: RecordProps<Row>) {
  const { t } = useTranslation();
  const title = roles.title.map(({ id }) => writers.get(id)?.textOf(row)).join(' ');
  return (
    <Drawer opened onClose={onClose} position="bottom" size="85%" title={<b>{title}</b>} closeButtonProps={{ 'aria-label': t('close') }}>
      <ul className={classes.record}>
        {columns
          .filter((column) => !roles.title.includes(column))
          .map((column) => {
            const line = (
              <>
                <span>{column.name}</span>
                <span>{writers.get(column.id)?.textOf(row)}</span>
              </>
            );
            const tone = toneOf(column, column.value(row));
            return (
              <li key={column.id}>
                {column.opens ? (
                  <button type="button" className={classes.recordLine} data-tone={tone} onClick={() => onOpen(row, column.id)}>
                    {line}
                  </button>
                ) : (
                  <div className={classes.recordLine} data-tone={tone}>
                    {line}
                  </div>
                )}
              </li>
            );
          })}
      </ul>
    </Drawer>
  );
}
