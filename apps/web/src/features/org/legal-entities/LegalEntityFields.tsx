import { NativeSelect, Select, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Form, fieldProps, named, required } from '../../../shared/ui/form/index.ts';
import { type PlaceField, usePlaceNames, usualIn } from './place-names.ts';

export interface LegalEntityValues {
  readonly code: string;
  readonly nameEn: string;
  readonly nameZh: string;
  readonly country: string;
  readonly currency: string;
  readonly timeZone: string;
  /** Empty: Monday to Friday. */
  readonly calendarId: string;
  readonly registrationNumber: string;
  readonly address: string;
}

export const noValues: LegalEntityValues = {
  code: '',
  nameEn: '',
  nameZh: '',
  country: '',
  currency: '',
  timeZone: '',
  calendarId: '',
  registrationNumber: '',
  address: '',
};

/** A name in one language suffices: readers of the other see it too. */
export const legalEntityRules = {
  code: named,
  nameEn: (value: string, { nameZh }: LegalEntityValues) => (nameZh.trim() === '' ? named(value) : null),
  country: required,
  currency: required,
  timeZone: required,
};

export const legalEntityFieldByCode = {
  LEGAL_ENTITY_EXISTS: 'code',
  LEGAL_ENTITY_BEYOND: 'code',
  LEGAL_ENTITY_SETTLED: 'country',
  STALE_VERSION: 'nameEn',
} as const;

/** What the form says, as the calls take it. */
export function contentOf(values: LegalEntityValues) {
  const { nameEn, nameZh, country, currency, timeZone, calendarId, registrationNumber, address } = values;
  const [en, chinese] = [nameEn.trim(), nameZh.trim()];
  return {
    country,
    currency,
    timeZone,
    name: { en: en || chinese, 'zh-CN': chinese || en },
    calendarId: calendarId === '' ? null : Number(calendarId),
    registrationNumber: registrationNumber.trim() || null,
    address: address.trim() || null,
  };
}

interface Props {
  readonly form: Form<LegalEntityValues>;
  readonly isNew: boolean;
  /** Country, currency and time zone stay. */
  readonly isSettled?: boolean;
}

const placeFields = ['country', 'currency', 'timeZone'] as const satisfies readonly PlaceField[];
const hints = { currency: 'currencyHint', timeZone: 'timeZoneHint' } as const;

/** What an employer in law says of itself: its names, where it is, and by which calendar it works. */
export function LegalEntityFields({ form, isNew, isSettled = false }: Props) {
  const { t } = useTranslation('legalEntities');
  const { choices } = usePlaceNames();
  const { values } = form;
  const choose = (field: PlaceField, value: string) => {
    form.set(field, value);
    const proposed = field === 'country' ? usualIn(value) : undefined;
    if (!proposed) return;
    form.set('currency', proposed.currency);
    form.set('timeZone', proposed.timeZone);
  };
  const text = (field: 'code' | 'nameEn' | 'nameZh' | 'registrationNumber', charactersMax: number, description?: string) => (
    <TextInput
      {...fieldProps(form, field)}
      {...(field === 'nameEn' ? { 'data-autofocus': true } : {})}
      label={t(`fields.${field}`)}
      description={description}
      value={values[field]}
      maxLength={charactersMax}
      readOnly={field === 'code' && !isNew}
      onChange={({ currentTarget: { value } }) => form.set(field, value)}
    />
  );
  return (
    <>
      {text('nameEn', 100)}
      {text('nameZh', 100)}
      {text('code', 40, t('fields.codeHint'))}
      {placeFields.map((field) => (
        <Select
          key={field}
          {...fieldProps(form, field)}
          label={t(`fields.${field}`)}
          description={field === 'country' ? undefined : t(`fields.${hints[field]}`)}
          searchable
          nothingFoundMessage={t('nothingFound')}
          disabled={isSettled}
          data={choices[field]}
          value={values[field] || null}
          onChange={(value) => choose(field, value ?? '')}
          comboboxProps={{ withinPortal: false }}
          maxDropdownHeight={220}
        />
      ))}
      <CalendarField form={form} />
      {text('registrationNumber', 60, t('fields.registrationHint'))}
      <Textarea
        {...fieldProps(form, 'address')}
        label={t('fields.address')}
        value={values.address}
        maxLength={400}
        autosize
        minRows={2}
        maxRows={5}
        onChange={({ currentTarget: { value } }) => form.set('address', value)}
      />
    </>
  );
}

function CalendarField({ form }: Pick<Props, 'form'>) {
  const { t } = useTranslation('legalEntities');
  const format = useFormat();
  const calendars = trpc.org.legalEntities.listCalendarChoices.useQuery({}).data?.rows ?? [];
  return (
    <NativeSelect
      {...fieldProps(form, 'calendarId')}
      label={t('fields.calendar')}
      description={t('fields.calendarHint')}
      value={form.values.calendarId}
      data={[
        { value: '', label: t('weekly') },
        ...calendars.map(({ id, name, until }) => ({
          value: String(id),
          label: until ? t('calendarThrough', { name: format.name(name), day: format.day(until) }) : format.name(name),
        })),
      ]}
      onChange={({ currentTarget: { value } }) => form.set('calendarId', value)}
    />
  );
}
