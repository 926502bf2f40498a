import { countryCodes, currencyCodes, timeZoneNames } from '@wagewright/contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

const named = (reader: string, type: 'region' | 'currency', code: string): string =>
  new Intl.DisplayNames([reader], { type, fallback: 'code' }).of(code) ?? code;

/** By their names, with the code that files write. */
const choicesOf = (reader: string, type: 'region' | 'currency', codes: readonly string[]): readonly Choice[] => {
  const order = new Intl.Collator(reader);
  return codes
    .map((value) => ({ value, label: `${named(reader, type, value)} (${value})` }))
    .toSorted((one, other) => order.compare(one.label, other.label));
};

const zones: readonly Choice[] = timeZoneNames.map((value) => ({ value, label: value.replaceAll('_', ' ') }));

/** Countries, currencies and time zones in the reader's words; one that is not among those known to the browser is there all the same. */
export function usePlaceNames() {
  const reader = useTranslation().i18n.language;
  return useMemo(
    () => ({
      country: (code: string) => named(reader, 'region', code),
      choices: {
        country: choicesOf(reader, 'region', countryCodes()),
        currency: choicesOf(reader, 'currency', currencyCodes),
        timeZone: zones,
      },
    }),
    [reader],
  );
}

export type PlaceField = keyof ReturnType<typeof usePlaceNames>['choices'];

/** What is usual where somebody is paid: proposed when the country is chosen, and changed as one likes. */
const usual: Readonly<Record<string, { readonly currency: string; readonly timeZone: string }>> = {
  CN: { currency: 'CNY', timeZone: 'Asia/Shanghai' },
  HK: { currency: 'HKD', timeZone: 'Asia/Hong_Kong' },
  SG: { currency: 'SGD', timeZone: 'Asia/Singapore' },
  JP: { currency: 'JPY', timeZone: 'Asia/Tokyo' },
  DE: { currency: 'EUR', timeZone: 'Europe/Berlin' },
  FR: { currency: 'EUR', timeZone: 'Europe/Paris' },
  GB: { currency: 'GBP', timeZone: 'Europe/London' },
  US: { currency: 'USD', timeZone: 'America/New_York' },
};
export const usualIn = (country: string) => usual[country];
