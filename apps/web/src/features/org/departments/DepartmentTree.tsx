import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { DepartmentLink } from './DepartmentLink.tsx';
import classes from './DepartmentTree.module.css';
import { type DepartmentNode, rowsInSight, type TreeRow } from './department-tree.ts';
import { PlannedNote } from './PlannedNote.tsx';

interface Props {
  readonly nodes: readonly DepartmentNode[];
  readonly on: string | undefined;
  readonly isOpen: (id: number) => boolean;
  readonly toggle: (id: number) => void;
}

/** Departments below one another, a line each. */
export function DepartmentTree({ nodes, on, isOpen, toggle }: Props) {
  const { t } = useTranslation('departments');
  return (
    <div className={classes.scroll}>
      <table className={classes.tree} aria-label={t('title')}>
        <thead>
          <tr>
            <th scope="col">{t('columns.name')}</th>
            <th scope="col">{t('columns.manager')}</th>
            <th scope="col" className={classes.figure}>
              {t('columns.people')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rowsInSight(nodes, isOpen).map((row) => (
            <Row key={row.node.department.id} row={row} on={on} toggle={toggle} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row: { node, level, isOpen }, on, toggle }: { row: TreeRow } & Pick<Props, 'on' | 'toggle'>) {
  const { t } = useTranslation('departments');
  const format = useFormat();
  const { department, children, people } = node;
  const name = format.name(department.name);
  return (
    <tr data-state={department.state}>
      <th scope="row">
        <span className={classes.name} style={{ paddingInlineStart: (level - 1) * 20 }}>
          {children.length > 0 ? (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              aria-expanded={isOpen}
              aria-label={t('below', { name })}
              onClick={() => toggle(department.id)}
            >
              {isOpen ? <IconChevronDown size={16} /> : <IconChevronRight size={16} />}
            </ActionIcon>
          ) : (
            <span className={classes.leaf} />
          )}
          <span className={classes.words}>
            <DepartmentLink inherit department={department} on={on} />
            <span className={classes.code}>{department.code}</span>
            <PlannedNote department={department} />
          </span>
        </span>
      </th>
      <td>{department.manager ?? ''}</td>
      <td className={classes.figure}>
        {format.count(people)}
        {department.headcount > 0 && people !== department.headcount && (
          <span className={classes.own}>{t('own', { people: format.count(department.headcount) })}</span>
        )}
      </td>
    </tr>
  );
}
