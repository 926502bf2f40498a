import { Table } from '@mantine/core';
import classes from './ScrollTable.module.css';

/** A table that scrolls sideways within itself where it is too wide, reachable by keyboard. */
export function ScrollTable({ label, minWidth, children }: { label: string; minWidth: number; children: React.ReactNode }) {
  return (
    <div role="group" className={classes.scroll} aria-label={label} tabIndex={0}>
      <Table className={classes.table} verticalSpacing={10} horizontalSpacing={16} style={{ minWidth }}>
        {children}
      </Table>
    </div>
  );
}
