import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { useCustomText } from '../custom-fields/index.ts';
import { DepartmentLink } from './DepartmentLink.tsx';
import classes from './DepartmentTree.module.css';
import { type DepartmentField, type DepartmentNode, rowsInSight, type TreeRow } from './department-tree.ts';
import { PlannedNote } from './PlannedNote.tsx';

interface Props {
  readonly nodes: readonly DepartmentNode[];
  readonly on: string | undefined;
  readonly isOpen: (id: number) => boolean;
  readonly toggle: (id: number) => void;
  /** Fields that the customer added: a column each. */
  readonly fields: readonly DepartmentField[];
}

/** Departments below one another, a line each. */
export function DepartmentTree({ nodes, on, isOpen, toggle, fields }: Props) {
  const { t } = useTranslation('departments');
  const format = useFormat();
  return (
    <div className={classes.scroll}>
      <table className={classes.tree} aria-label={t('title')}>
        <thead>
          <tr>
            <th scope="col">{t('columns.name')}</th>
            <th scope="col">{t('columns.manager')}</th>
            {fields.map(({ key, label }) => (
              <th key={key} scope="col">
                {format.name(label)}
              </th>
            ))}
            <th scope="col" className={classes.figure}>
              {t('columns.people')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rowsInSight(nodes, isOpen).map((row) => (
            <Row key={row.node.department.id} row={row} on={on} toggle={toggle} fields={fields} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row: { node, level, isOpen }, on, toggle, fields }: { row: TreeRow } & Pick<Props, 'on' | 'toggle' | 'fields'>) {
  const { t } = useTranslation('departments');
  const format = useFormat();
  const say = useCustomText();
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
      {fields.map((field) => (
        <td key={field.key}>{say(field, department.custom[field.key])}</td>
      ))}
      <td className={classes.figure}>
        {format.count(people)}
        {department.headcount > 0 && people !== department.headcount && (
          <span className={classes.own}>{t('own', { people: format.count(department.headcount) })}</span>
        )}
      </td>
    </tr>
  );
}
