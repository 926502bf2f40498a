import type { ConfigValue } from '@wagewright/contracts/platform/settings';
import type { Outputs } from '../../../../shared/api/trpc.ts';

type Stored = Outputs['platform']['settings']['getBehaviour']['behaviour'];

/**
 * Every switch of the page by its configuration and field, in its order, by the specification's three groups; and whether the screen is there that it
 * changes. Where it is not, the switch is not shown: whoever builds the screen turns its line here. What the call has saved of it stays.
 */
export const switches = [
  { code: 'department-name', field: 'full', group: 'global', isHere: true },
  { code: 'employee-self-service', field: 'changeAvatar', group: 'profile', isHere: false },
  { code: 'employee-self-service', field: 'changeContacts', group: 'profile', isHere: true },
  { code: 'employee-self-service', field: 'selfTermination', group: 'profile', isHere: true },
  { code: 'profile-areas', field: 'payroll', group: 'profile', isHere: true },
  { code: 'profile-areas', field: 'time', group: 'profile', isHere: false },
  { code: 'profile-areas', field: 'certificates', group: 'profile', isHere: true },
  { code: 'reporting-lines', field: 'all', group: 'team', isHere: false },
  { code: 'manager-actions', field: 'issueCertificate', group: 'team', isHere: true },
  { code: 'manager-actions', field: 'signContract', group: 'team', isHere: true },
  { code: 'manager-actions', field: 'probation', group: 'team', isHere: true },
  { code: 'manager-actions', field: 'transfer', group: 'team', isHere: true },
  { code: 'manager-actions', field: 'partTimeJob', group: 'team', isHere: true },
  { code: 'manager-actions', field: 'termination', group: 'team', isHere: true },
  { code: 'manager-actions', field: 'rehire', group: 'team', isHere: true },
] as const;
export type SwitchPlace = (typeof switches)[number];
export type SwitchGroup = SwitchPlace['group'];
export const shownSwitches = (group: SwitchGroup): SwitchPlace[] => switches.filter((place) => place.isHere && place.group === group);
type NameOf<Place> = Place extends { readonly code: infer Code extends string; readonly field: infer Field extends string }
  ? `${Code}.${Field}`
  : never;
export type SwitchName = NameOf<SwitchPlace>;
export const nameOf = ({ code, field }: SwitchPlace): SwitchName => `${code}.${field}` as SwitchName;

/** How many days before its day human resources are reminded of each thing. */
export const remindedDays = ['probationDays', 'contractDays', 'documentDays', 'onboardingDays'] as const;
export type RemindedDays = (typeof remindedDays)[number];

export interface SystemFields extends Readonly<Record<RemindedDays, string>> {
  readonly switches: Readonly<Record<string, boolean>>;
  readonly watermark: ConfigValue<'watermark'>['mode'];
  readonly picture: string | null;
}

const isOn = (stored: Stored, { code, field }: SwitchPlace): boolean => (stored[code] as Readonly<Record<string, unknown>>)[field] === true;

export const fieldsOf = (stored: Stored, picture: string | null): SystemFields => ({
  switches: Object.fromEntries(switches.map((place) => [nameOf(place), isOn(stored, place)])),
  watermark: stored.watermark.mode,
  picture,
  probationDays: String(stored['hr-reminders'].probationDays),
  contractDays: String(stored['hr-reminders'].contractDays),
  documentDays: String(stored['hr-reminders'].documentDays),
  onboardingDays: String(stored['hr-reminders'].onboardingDays),
});

/** The configurations that differ from what is stored, as they are saved: whole. */
export function changedConfigs(before: SystemFields, after: SystemFields) {
  const codes = [...new Set(switches.map(({ code }) => code))];
  const changed = codes.flatMap((typeCode) => {
    const own = switches.filter(({ code }) => code === typeCode);
    if (own.every((place) => before.switches[nameOf(place)] === after.switches[nameOf(place)])) return [];
    return [{ typeCode, value: Object.fromEntries(own.map((place) => [place.field, after.switches[nameOf(place)]])) }];
  });
  return [
    ...changed,
    ...(remindedDays.every((days) => before[days] === after[days])
      ? []
      : [{ typeCode: 'hr-reminders' as const, value: Object.fromEntries(remindedDays.map((days) => [days, Number(after[days])])) }]),
    ...(before.watermark === after.watermark ? [] : [{ typeCode: 'watermark' as const, value: { mode: after.watermark } }]),
    ...(before.picture === after.picture ? [] : [{ typeCode: 'logo' as const, value: { picture: after.picture } }]),
  ];
}
