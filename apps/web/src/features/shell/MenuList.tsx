import { Tooltip } from '@mantine/core';
import { IconCalculator, IconChecklist, IconInbox, IconReceipt, IconRulerMeasure } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { MenuKey } from '@wagewright/contracts';
import { useTranslation } from 'react-i18next';
import type { Outputs } from '../../shared/api/trpc.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import classes from './MenuList.module.css';

export type MenuEntries = Outputs['identity']['menus']['getViews']['menus'];

const icons: Record<MenuKey, typeof IconInbox> = {
  payslips: IconReceipt,
  inbox: IconInbox,
  approvals: IconChecklist,
  batches: IconCalculator,
  solutions: IconRulerMeasure,
};

interface Props {
  readonly menus: MenuEntries;
  readonly isCollapsed?: boolean;
  readonly onChoose?: () => void;
}

/** The menu that the server grants, by group. */
export function MenuList({ menus, isCollapsed = false, onChoose }: Props) {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const groups = [...new Set(menus.map(({ group }) => group))];
  return (
    <>
      {groups.map((group) => (
        <div key={group} className={classes.group}>
          <p className={isCollapsed ? 'ww-visually-hidden' : classes.label} id={`menu-${group}`}>
            {t(`groups.${group}`)}
          </p>
          <ul className={classes.list} aria-labelledby={`menu-${group}`}>
            {menus
              .filter((menu) => menu.group === group)
              .map(({ key, label, path }) => {
                const Icon = icons[key];
                const name = format.name(label);
                return (
                  <li key={key}>
                    <Tooltip label={name} position="right" disabled={!isCollapsed}>
                      <Link to={path} className={classes.link} activeProps={{ 'data-active': true }} onClick={onChoose}>
                        <Icon size={20} stroke={1.6} aria-hidden />
                        <span className={isCollapsed ? 'ww-visually-hidden' : undefined}>{name}</span>
                      </Link>
                    </Tooltip>
                  </li>
                );
              })}
          </ul>
        </div>
      ))}
    </>
  );
}
