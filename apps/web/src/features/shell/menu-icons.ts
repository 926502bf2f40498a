import {
  IconBuilding,
  IconCalculator,
  IconChartBar,
  IconChecklist,
  IconClockHour4,
  type IconHome,
  IconInbox,
  IconReceipt,
  IconReportMoney,
  IconRulerMeasure,
  IconUserCircle,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { MenuKey } from '@wagewright/contracts/identity/menus';
import type { NavigationArea } from './navigation.ts';

type Icon = typeof IconHome;

export const entryIcons: Readonly<Record<MenuKey, Icon>> = {
  payslips: IconReceipt,
  inbox: IconInbox,
  approvals: IconChecklist,
  batches: IconCalculator,
  solutions: IconRulerMeasure,
};

export const areaIcons: Readonly<Record<NavigationArea['area'], Icon>> = {
  payroll: IconReportMoney,
  people: IconUsersGroup,
  time: IconClockHour4,
  reports: IconChartBar,
  'back-office': IconBuilding,
  me: IconUserCircle,
};
