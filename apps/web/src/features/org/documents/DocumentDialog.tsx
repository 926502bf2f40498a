import { NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import { type DocumentKind, documentKindLabels } from '@wagewright/contracts/org/documents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FormDialog, fieldProps, named, required, useForm } from '../../../shared/ui/form/index.ts';
import { DocumentFile } from './DocumentFile.tsx';
import type { PersonDocument } from './document.ts';
import { contentOf, type DocumentValues, valuesOf } from './document-values.ts';

interface Props {
  readonly employeeId: number;
  /** Those that the reader adds. */
  readonly kinds: readonly DocumentKind[];
  /** Null: a new one. */
  readonly document: PersonDocument | null;
  readonly onClose: () => void;
}

/** A document is added, or what is known of it is said anew, with its file. */
export default function DocumentDialog({ employeeId, kinds, document, onClose }: Props) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const [isBringing, setBringing] = useState(false);
  const quiet = { trpc: { context: { quiet: true } } };
  const add = trpc.org.documents.addDocument.useMutation(quiet);
  const change = trpc.org.documents.changeDocument.useMutation(quiet);
  const form = useForm<DocumentValues>({
    initial: valuesOf(document),
    rules: { kind: required, title: named },
    fieldByCode: {
      DOCUMENT_KIND_NOT_OWN: 'kind',
      DOCUMENT_DAYS_REVERSED: 'validUntil',
      DOCUMENT_ISSUED_AHEAD: 'issuedOn',
      DOCUMENT_FILE_UNFIT: 'fileId',
      STALE_VERSION: 'title',
    },
  });
  const { values, set } = form;
  const offered = document && !kinds.includes(document.kind) ? [...kinds, document.kind] : kinds;
  const send = (): Promise<unknown> | undefined => {
    const content = contentOf(values);
    if (isBringing) form.point({ fileId: t('form.fileComing') });
    if (!content || isBringing) return undefined;
    const { fileId } = values;
    return document
      ? change.mutateAsync({ ...content, fileId, id: document.id, version: document.version })
      : add.mutateAsync({ ...content, fileId: fileId ?? null, employeeId });
  };
  const text = (field: 'title' | 'issuedBy', isRequired = false) => (
    <TextInput
      {...fieldProps(form, field)}
      withAsterisk={isRequired}
      label={t(`fields.${field}`)}
      maxLength={limits.nameCharactersMax}
      value={values[field]}
      onChange={({ currentTarget: { value } }) => set(field, value)}
    />
  );
  const day = (field: 'issuedOn' | 'validUntil') => (
    <TextInput
      {...fieldProps(form, field)}
      type="date"
      label={t(`fields.${field}`)}
      value={values[field]}
      onChange={({ currentTarget: { value } }) => set(field, value)}
    />
  );
  return (
    <FormDialog
      form={form}
      title={t(document ? 'form.change' : 'form.add')}
      text={t('form.text')}
      submit={t('form.save')}
      send={send}
      onDone={async () => {
        notify.done(t('form.done', { title: values.title.trim() }));
        await utils.org.documents.invalidate();
        onClose();
      }}
      onClose={onClose}
    >
      <NativeSelect
        {...fieldProps(form, 'kind')}
        data-autofocus
        withAsterisk
        label={t('fields.kind')}
        value={values.kind}
        data={[
          ...(values.kind === '' ? [{ value: '', label: t('form.choose') }] : []),
          ...offered.map((kind) => ({ value: kind as string, label: format.name(documentKindLabels[kind]) })),
        ]}
        onChange={({ currentTarget: { value } }) => set('kind', offered.find((kind) => kind === value) ?? '')}
      />
      {text('title', true)}
      {text('issuedBy')}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {day('issuedOn')}
        {day('validUntil')}
      </SimpleGrid>
      <Textarea
        {...fieldProps(form, 'remarks')}
        label={t('fields.remarks')}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={limits.remarksCharactersMax}
        value={values.remarks}
        onChange={({ currentTarget: { value } }) => set('remarks', value)}
      />
      <DocumentFile form={form} kept={document?.file?.name ?? null} isBringing={isBringing} onBringing={setBringing} />
    </FormDialog>
  );
}
