import { UnstyledButton } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import { TableFoot, type TableRows } from './data-table/index.ts';
import classes from './ItemList.module.css';

/** A line of a list: a way there, or something to open. */
export type Item = {
  readonly key: string | number;
  readonly title: string;
  readonly second: React.ReactNode;
  /** At the right: a status, an amount. */
  readonly aside?: React.ReactNode;
  /** What is new about it, in a word; a dot shows it. Undefined in a list where nothing can be new. */
  readonly news?: string | null;
} & ({ readonly link: Pick<LinkProps, 'to' | 'params' | 'search'> } | { readonly open: () => void });

/** How many there are, and how more of them come. */
export type ItemListFoot = Pick<TableRows<never>, 'total' | 'reachable' | 'more' | 'isFetching'>;

interface Props {
  readonly label: string;
  readonly items: readonly Item[];
  /** Where nothing beside the list says how many there are. */
  readonly foot?: ItemListFoot;
}

/** Things of which each leads somewhere: messages, what waits, what was done last. Rows of figures are a `DataTable`. */
export function ItemList({ label, items, foot }: Props) {
  return (
    <>
      <ul className={classes.list} aria-label={label}>
        {items.map((item) => (
          <li key={item.key}>
            <ItemLine item={item} />
          </li>
        ))}
      </ul>
      {foot && <TableFoot rows={foot} />}
    </>
  );
}

function ItemLine({ item }: { item: Item }) {
  const { title, second, aside, news } = item;
  const content = (
    <>
      {news !== undefined && <span className={classes.dot} data-new={news !== null || undefined} aria-hidden />}
      <span className={classes.body}>
        <span className={classes.title} data-new={news ? true : undefined}>
          {title}
        </span>
        <span className={classes.second}>
          {news && <span className="ww-visually-hidden">{news}. </span>}
          {second}
        </span>
      </span>
      {aside}
    </>
  );
  if ('open' in item) {
    return (
      <UnstyledButton className={classes.item} onClick={item.open}>
        {content}
      </UnstyledButton>
    );
  }
  return (
    <Link {...item.link} className={classes.item}>
      {content}
    </Link>
  );
}
