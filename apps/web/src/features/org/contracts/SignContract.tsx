import { TextInput } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { dayAfter, useToday } from '../../../shared/days.ts';
import { FileField, useBroughtFiles } from '../../../shared/ui/files/index.ts';
import { FormDialog, fieldProps, required, useForm } from '../../../shared/ui/form/index.ts';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { ContractFields, contractFaults, contractInput, contractRules, noContract, valuesOf } from './ContractFields.tsx';
import type { Contract } from './contract.ts';

/** What is done: a new contract, one that goes on with another, or what one says is changed. */
export type Signing =
  | { readonly what: 'new'; readonly from: string | null }
  | { readonly what: 'renew'; readonly contract: Contract }
  | { readonly what: 'change'; readonly contract: Contract };

interface Props {
  readonly employee: { readonly id: number; readonly name: string };
  readonly signing: Signing;
  readonly onClose: () => void;
}

/** With what the form begins: a renewal on the day after the last of the contract before. */
function beginningOf(signing: Signing, today: string) {
  if (signing.what === 'new') return { ...noContract, startsOn: signing.from ?? today, reason: '' };
  const { contract } = signing;
  const said = valuesOf(contract);
  if (signing.what === 'change') return { ...said, startsOn: contract.startsOn, reason: '' };
  const startsOn = contract.endsOn ? dayAfter(contract.endsOn) : today;
  return { ...said, contractNumber: '', signedOn: '', endsOn: '', probationUntil: '', note: '', startsOn, reason: '' };
}

/** A contract is signed, renewed or changed. */
export default function SignContract({ employee, signing, onClose }: Props) {
  const { t } = useTranslation('contracts');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const today = useToday();
  const brought = useBroughtFiles();
  const quiet = { trpc: { context: { quiet: true } } };
  const sign = trpc.org.contracts.signContract.useMutation(quiet);
  const update = trpc.org.contracts.updateContract.useMutation(quiet);
  const form = useForm({
    initial: beginningOf(signing, today),
    rules: { ...contractRules, startsOn: required },
    fieldByCode: {
      ...contractFaults,
      CONTRACT_OVERLAPS: 'startsOn',
      CONTRACT_RENEWS_LATER: 'startsOn',
      NOT_EMPLOYED_THEN: 'startsOn',
    },
  });
  const { values, set } = form;
  const { what } = signing;
  const send = async () => {
    const said = { ...contractInput(values), startsOn: values.startsOn, files: [...brought.ids], reason: values.reason.trim() || null };
    if (signing.what === 'change') {
      const { id, version } = signing.contract;
      await update.mutateAsync({ ...said, id, version });
    } else await sign.mutateAsync({ ...said, employeeId: employee.id, renewsId: signing.what === 'renew' ? signing.contract.id : null });
  };
  return (
    <FormDialog
      form={form}
      title={t(`${what}.title`, { name: employee.name, number: what === 'new' ? '' : signing.contract.number })}
      text={t(`${what}.text`)}
      submit={t(`${what}.submit`)}
      send={() => (brought.isSending ? undefined : send())}
      onDone={async () => {
        notify.done(t(`${what}.done`, { number: values.contractNumber.trim() }));
        await utils.org.contracts.invalidate();
        onClose();
      }}
      onClose={onClose}
    >
      <ContractFields
        form={form}
        hasFocus
        firstDay={
          <TextInput
            type="date"
            label={t('fields.startsOn')}
            withAsterisk
            value={values.startsOn}
            onChange={({ currentTarget: { value } }) => set('startsOn', value)}
            {...fieldProps(form, 'startsOn')}
          />
        }
      />
      <TextInput
        label={t('fields.note')}
        maxLength={300}
        value={values.note}
        onChange={({ currentTarget: { value } }) => set('note', value)}
        {...fieldProps(form, 'note')}
      />
      {what === 'change' && (
        <TextInput
          label={t('fields.reason')}
          maxLength={1000}
          value={values.reason}
          onChange={({ currentTarget: { value } }) => set('reason', value)}
          {...fieldProps(form, 'reason')}
        />
      )}
      <Suspense fallback={<RowsSkeleton rows={1} />}>
        <FileField brought={brought} />
      </Suspense>
    </FormDialog>
  );
}
