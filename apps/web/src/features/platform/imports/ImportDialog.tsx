import { Box, Button, Group, Modal, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFailureTexts } from '../../../shared/api/use-failure-texts.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { FilePlace } from './FilePlace.tsx';
import classes from './Imports.module.css';
import type { ImportForm, ImportSubject } from './import.ts';
import { OptionFields, usualOptions } from './OptionFields.tsx';
import { missingAnswers, QuestionFields, usualAnswers } from './QuestionFields.tsx';
import { TemplateButtons } from './TemplateButtons.tsx';
import { useImportFile } from './use-import-file.ts';

export interface Props {
  readonly subject: ImportSubject;
  /** What follows from writing it, where that is more than its values. */
  readonly note?: string;
  readonly onClose: () => void;
}

/** A file for something that takes one: what it holds is shown row by row before anything is written. */
export default function ImportDialog({ subject, note, onClose }: Props) {
  const { t } = useTranslation(['imports', 'common']);
  const query = trpc.platform.imports.getImportForm.useQuery(subject);
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={<b>{t('dialog.title')}</b>}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'common' }) }}
    >
      {note && (
        <Box mb="sm">
          <MessageBox tone="decision">{note}</MessageBox>
        </Box>
      )}
      <Loaded query={query} skeleton={<RowsSkeleton />}>
        {(form) => <Fields form={form} subject={subject} onClose={onClose} />}
      </Loaded>
    </Modal>
  );
}

function Fields({ form, subject, onClose }: Props & { readonly form: ImportForm }) {
  const { t } = useTranslation(['imports', 'common']);
  const format = useFormat();
  const navigate = useNavigate();
  const { textOf } = useFailureTexts();
  const { file, choose } = useImportFile();
  const [options, setOptions] = useState(usualOptions);
  const [answers, setAnswers] = useState(() => usualAnswers(form.questions));
  const [fault, setFault] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const start = trpc.platform.imports.startImport.useMutation({ trpc: { context: { quiet: true } } });
  const send = async () => {
    setAsked(true);
    if (file?.state !== 'here' || missingAnswers(form.questions, answers).length > 0) return;
    const result = await call(start.mutateAsync({ ...subject, fileId: file.id, options, answers }));
    if (!result.ok) return setFault(textOf(result.failure));
    await navigate({ to: '/imports/$importId', params: { importId: String(result.data.id) } });
  };
  return (
    <>
      <Text c="dimmed" size="sm" mb="md">
        {t('dialog.text', { title: format.name(form.title) })}
      </Text>
      {form.obstacle !== null && <MessageBox tone="decision">{form.obstacle}</MessageBox>}
      {fault !== undefined && (
        <MessageBox tone="bad" title={t('failed')}>
          {fault}
        </MessageBox>
      )}
      <QuestionFields questions={form.questions} answers={answers} onChange={setAnswers} isAsked={isAsked} />
      <TemplateButtons subject={subject} answers={answers} />
      <FilePlace
        file={file}
        fault={isAsked && !file ? t('file.required') : undefined}
        onChoose={(chosen) => {
          setFault(undefined);
          choose(chosen);
        }}
      />
      <p className={classes.columns}>
        <b>{t('dialog.columns')}</b>{' '}
        {form.columns
          .map(({ name, role }) => (role === 'key' ? t('dialog.key', { name: format.name(name) }) : format.name(name)))
          .join(' · ')}
      </p>
      <OptionFields form={form} options={options} onChange={setOptions} />
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('cancel', { ns: 'common' })}
        </Button>
        <Button loading={start.isPending} disabled={form.obstacle !== null || file?.state === 'sending'} onClick={() => void send()}>
          {t('dialog.read')}
        </Button>
      </Group>
    </>
  );
}
