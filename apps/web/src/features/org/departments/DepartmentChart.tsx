import { ActionIcon } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import classes from './DepartmentChart.module.css';
import { DepartmentLink } from './DepartmentLink.tsx';
import type { DepartmentNode } from './department-tree.ts';

interface Props {
  readonly nodes: readonly DepartmentNode[];
  readonly on: string | undefined;
  readonly isOpen: (id: number) => boolean;
  readonly toggle: (id: number) => void;
}

/** Departments as a chart that grows to the right; what is closed says how much stands behind it. */
export function DepartmentChart(props: Props) {
  const { t } = useTranslation('departments');
  return (
    // scrolled by keyboard too
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={classes.scroll} aria-label={t('chart')} tabIndex={0}>
      <ul className={classes.chart}>
        {props.nodes.map((node) => (
          <Branch key={node.department.id} {...props} node={node} />
        ))}
      </ul>
    </section>
  );
}

const Branch = memo(function Branch({ node, on, isOpen, toggle }: Omit<Props, 'nodes'> & { readonly node: DepartmentNode }) {
  const { t } = useTranslation('departments');
  const format = useFormat();
  const { department, children, people } = node;
  const name = format.name(department.name);
  const open = children.length > 0 && isOpen(department.id);
  return (
    <li className={classes.branch}>
      <div className={classes.card} data-state={department.state}>
        <DepartmentLink size="sm" fw={540} department={department} on={on} />
        {department.manager && <span className={classes.second}>{department.manager}</span>}
        <span className={classes.second}>{t('peopleCount', { count: people, people: format.count(people) })}</span>
        {children.length > 0 && (
          <ActionIcon
            className={classes.toggle}
            variant="default"
            radius="xl"
            size="sm"
            aria-expanded={open}
            aria-label={t('below', { name })}
            onClick={() => toggle(department.id)}
          >
            {open ? <IconMinus size={14} /> : <IconPlus size={14} />}
          </ActionIcon>
        )}
      </div>
      {open && (
        <ul className={classes.below}>
          {children.map((child) => (
            <Branch key={child.department.id} node={child} on={on} isOpen={isOpen} toggle={toggle} />
          ))}
        </ul>
      )}
    </li>
  );
});
