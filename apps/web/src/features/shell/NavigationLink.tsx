import { Tooltip } from '@mantine/core';
import type { IconHome } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useFormat } from '../../shared/format/use-format.ts';
import classes from './Navigation.module.css';

interface Props {
  readonly to: string;
  readonly label: string;
  readonly icon?: typeof IconHome;
  readonly count?: number | undefined;
  readonly isCollapsed?: boolean;
  readonly isExact?: boolean;
  readonly onChoose?: (() => void) | undefined;
}

/** One place to go to, with how many wait there. */
export function NavigationLink({ to, label, icon: Icon, count = 0, isCollapsed = false, isExact = false, onChoose }: Props) {
  const format = useFormat();
  return (
    <Tooltip label={label} position="right" disabled={!isCollapsed}>
      <Link
        to={to}
        className={classes.link}
        activeOptions={{ exact: isExact, includeSearch: false }}
        activeProps={{ 'data-active': true }}
        onClick={onChoose}
      >
        {Icon && <Icon size={20} stroke={1.6} aria-hidden />}
        <span className={isCollapsed ? 'ww-visually-hidden' : classes.name}>{label}</span>
        {count > 0 && <span className={classes.count}>{format.count(count)}</span>}
      </Link>
    </Tooltip>
  );
}
