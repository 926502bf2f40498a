import { NativeSelect, Textarea } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { FileField, useBroughtFiles } from '../../../shared/ui/files/index.ts';
import { FormDialog, required, useForm } from '../../../shared/ui/form/index.ts';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';

export interface Written {
  readonly words: string;
  readonly item: string;
  readonly files: number[];
}

interface Props<Answer> {
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  /** Lines of the payslip, of which one may be meant. */
  readonly items?: readonly { readonly value: string; readonly label: string }[];
  readonly send: (written: Written) => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
  readonly onClose: () => void;
}

/** Words of one of both sides, with files if they have some. */
export function WriteDialog<Answer>({ title, text, submit, items, send, onDone, onClose }: Props<Answer>) {
  const { t } = useTranslation('payslipDisputes');
  const form = useForm({ initial: { words: '', item: '' }, rules: { words: required } });
  const brought = useBroughtFiles();
  const { words, item } = form.values;
  return (
    <FormDialog
      form={form}
      title={title}
      text={text}
      submit={submit}
      send={() => (brought.isSending ? undefined : send({ words: words.trim(), item, files: [...brought.ids] }))}
      onDone={onDone}
      onClose={onClose}
    >
      {items && (
        <NativeSelect
          data-field="item"
          label={t('line')}
          value={item}
          data={[{ value: '', label: t('wholePayslip') }, ...items]}
          onChange={(event) => form.set('item', event.currentTarget.value)}
        />
      )}
      <Textarea
        data-autofocus
        data-field="words"
        label={t('words')}
        withAsterisk
        autosize
        minRows={3}
        maxRows={10}
        maxLength={limits.remarksCharactersMax}
        value={words}
        onChange={(event) => form.set('words', event.currentTarget.value)}
        error={form.errorOf('words')}
      />
      <Suspense fallback={<RowsSkeleton rows={1} />}>
        <FileField brought={brought} />
      </Suspense>
    </FormDialog>
  );
}
