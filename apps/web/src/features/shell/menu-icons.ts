import {
  IconBuilding,
  IconCalculator,
  IconCalendarTime,
  IconChartBar,
  IconChecklist,
  IconClockHour4,
  IconCoins,
  IconHistory,
  type IconHome,
  IconInbox,
  IconKey,
  IconLayoutDashboard,
  IconListDetails,
  IconReceipt,
  IconReportMoney,
  IconRulerMeasure,
  IconSettings,
  IconShield,
  IconSum,
  IconTableShare,
  IconTags,
  IconTimeline,
  IconUserCircle,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { MenuKey } from '@wagewright/contracts/identity/menus';
import type { NavigationArea } from './navigation.ts';

type Icon = typeof IconHome;

const entryIcons: Readonly<Partial<Record<MenuKey, Icon>>> = {
  payslips: IconReceipt,
  inbox: IconInbox,
  approvals: IconChecklist,
  'payroll-overview': IconLayoutDashboard,
  batches: IconCalculator,
  scenarios: IconTimeline,
  periods: IconCalendarTime,
  solutions: IconRulerMeasure,
  'global-tables': IconTableShare,
  'pay-types': IconTags,
  'compensation-items': IconCoins,
  'balance-elements': IconSum,
  balances: IconReportMoney,
  employees: IconUsers,
  users: IconUsers,
  roles: IconShield,
  'api-keys': IconKey,
  audit: IconHistory,
};

/** Most entries stand in an area, whose icon they have beside them; one that has none of its own is a list. */
export const iconOf = (key: MenuKey): Icon => entryIcons[key] ?? IconListDetails;

export const areaIcons: Readonly<Record<NavigationArea['area'] | 'settings', Icon>> = {
  payroll: IconReportMoney,
  people: IconUsersGroup,
  time: IconClockHour4,
  reports: IconChartBar,
  'back-office': IconBuilding,
  me: IconUserCircle,
  settings: IconSettings,
};
