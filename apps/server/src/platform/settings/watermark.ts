import type { WatermarkMode } from '@wagewright/contracts/platform/settings';
import type { PageOwner } from '@wagewright/db';

const phoneDigits = 4;

/** What marks the pages of somebody: who has no number or phone is marked by name alone. */
export function watermarkOf(mode: WatermarkMode, { name, employeeNumber, phone }: PageOwner): string | null {
  if (mode === 'off') return null;
  const more = { name: null, 'name-and-number': employeeNumber, 'name-and-phone': phone?.replace(/\D/g, '').slice(-phoneDigits) }[mode];
  return more ? `${name} ${more}` : name;
}
