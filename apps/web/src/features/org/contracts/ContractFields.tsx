import { NativeSelect, TextInput } from '@mantine/core';
import { type ContractKind, contractEnds, contractKindLabels, contractKinds } from '@wagewright/contracts/org/contracts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Form, fieldProps, required } from '../../../shared/ui/form/index.ts';
import type { Contract } from './contract.ts';

/** What a contract says, as it is typed. */
export interface ContractValues {
  readonly contractKind: ContractKind;
  readonly contractNumber: string;
  readonly signedOn: string;
  readonly endsOn: string;
  readonly probationUntil: string;
  readonly note: string;
}

export const noContract: ContractValues = {
  contractKind: 'open-ended',
  contractNumber: '',
  signedOn: '',
  endsOn: '',
  probationUntil: '',
  note: '',
};

export const valuesOf = (contract: Contract): ContractValues => ({
  contractKind: contract.kind,
  contractNumber: contract.number,
  signedOn: contract.signedOn ?? '',
  endsOn: contract.endsOn ?? '',
  probationUntil: contract.probationUntil ?? '',
  note: contract.note ?? '',
});

/** As calls take it; a kind without an end says none. */
export const contractInput = (values: ContractValues) => ({
  kind: values.contractKind,
  number: values.contractNumber.trim(),
  signedOn: values.signedOn || null,
  endsOn: contractEnds[values.contractKind] === 'none' ? null : values.endsOn || null,
  probationUntil: values.probationUntil || null,
  note: values.note.trim() || null,
});

/** What has to be typed of a contract. */
export const contractRules = {
  contractNumber: required,
  endsOn: (day: string, { contractKind }: ContractValues) => (contractEnds[contractKind] === 'said' ? required(day) : null),
};

/** At which field refusals are shown. */
export const contractFaults = {
  CONTRACT_NUMBER_TAKEN: 'contractNumber',
  CONTRACT_DAYS_REVERSED: 'endsOn',
  CONTRACT_END_MISSING: 'endsOn',
  CONTRACT_WITHOUT_END: 'endsOn',
  PROBATION_OUTSIDE: 'probationUntil',
} as const;

interface Props<Values extends ContractValues> {
  readonly form: Form<Values>;
  /** The field of its first day, where the form asks for it. */
  readonly firstDay?: React.ReactNode;
  readonly hasFocus?: boolean;
}

/** The fields of a contract. */
export function ContractFields<Values extends ContractValues>({ form, firstDay, hasFocus = false }: Props<Values>) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const contract = form as unknown as Form<ContractValues>;
  const { values, set } = contract;
  const ends = contractEnds[values.contractKind];
  const day = (field: 'signedOn' | 'endsOn' | 'probationUntil', isRequired = false) => (
    <TextInput
      type="date"
      label={t(`fields.${field}`)}
      {...(field === 'endsOn' && !isRequired ? { description: t('fields.endsOnOpen') } : {})}
      {...(field === 'signedOn' ? { description: t('fields.signedOnHint') } : {})}
      withAsterisk={isRequired}
      value={values[field]}
      onChange={({ currentTarget: { value } }) => set(field, value)}
      {...fieldProps(contract, field)}
    />
  );
  return (
    <>
      <NativeSelect
        label={t('fields.kind')}
        data={contractKinds.map((kind) => ({ value: kind as string, label: format.name(contractKindLabels[kind]) }))}
        value={values.contractKind}
        onChange={({ currentTarget: { value } }) => set('contractKind', contractKinds.find((kind) => kind === value) ?? 'open-ended')}
        {...(hasFocus ? { 'data-autofocus': true } : {})}
        {...fieldProps(contract, 'contractKind')}
      />
      <TextInput
        label={t('fields.number')}
        withAsterisk
        maxLength={60}
        value={values.contractNumber}
        onChange={({ currentTarget: { value } }) => set('contractNumber', value)}
        {...fieldProps(contract, 'contractNumber')}
      />
      {firstDay}
      {ends !== 'none' && day('endsOn', ends === 'said')}
      {day('probationUntil')}
      {day('signedOn')}
    </>
  );
}
