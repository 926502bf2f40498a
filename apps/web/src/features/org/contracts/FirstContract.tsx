import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Form } from '../../../shared/ui/form/index.ts';
import { useCan } from '../../../shared/views.ts';
import { ContractFields, type ContractValues, contractInput, contractRules, noContract } from './ContractFields.tsx';

/** The contract that begins with somebody’s work, if there is one yet. */
export interface FirstContractValues extends ContractValues {
  readonly hasContract: boolean;
}

export const noFirstContract: FirstContractValues = { ...noContract, hasContract: false };

export const firstContractInput = (values: FirstContractValues) => (values.hasContract ? contractInput(values) : null);

export const firstContractRules = {
  contractNumber: (typed: string, { hasContract }: FirstContractValues) => (hasContract ? contractRules.contractNumber(typed) : null),
  endsOn: (typed: string, values: FirstContractValues) => (values.hasContract ? contractRules.endsOn(typed, values) : null),
};

/** Whether there is a contract, and what it says; for whoever may keep contracts. */
export function FirstContract<Values extends FirstContractValues>({ form }: { readonly form: Form<Values> }) {
  const { t } = useTranslation('contracts');
  const can = useCan();
  const contract = form as unknown as Form<FirstContractValues>;
  if (!can('contract.edit')) return null;
  return (
    <>
      <Checkbox
        label={t('atHiring')}
        description={t('atHiringHint')}
        checked={contract.values.hasContract}
        onChange={({ currentTarget: { checked } }) => contract.set('hasContract', checked)}
      />
      {contract.values.hasContract && <ContractFields form={form} />}
    </>
  );
}
