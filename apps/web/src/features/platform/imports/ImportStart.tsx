import { Button, Group, Text } from '@mantine/core';
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
import { type Chosen, OptionFields, usualOptions } from './OptionFields.tsx';
import { missingAnswers, QuestionFields, usualAnswers } from './QuestionFields.tsx';
import { TemplateButtons } from './TemplateButtons.tsx';
import { useImportFile } from './use-import-file.ts';

export interface Props {
  readonly subject: ImportSubject;
  /** The file is being read, by the import of that id. */
  readonly onStarted: (importId: number) => void;
  /** Left out where there is nothing to go back to. */
  readonly onClose?: () => void;
}

/** A file, and what is asked beside it: in a dialog, or on a page that goes on with it. */
export function ImportStart(props: Props) {
  const query = trpc.platform.imports.getImportForm.useQuery(props.subject);
  return (
    <Loaded query={query} skeleton={<RowsSkeleton />}>
      {(form) => <Fields form={form} {...props} />}
    </Loaded>
  );
}

function Fields({ form, subject, onStarted, onClose }: Props & { readonly form: ImportForm }) {
  const { t } = useTranslation(['imports', 'common']);
  const format = useFormat();
  const { textOf } = useFailureTexts();
  const { file, choose } = useImportFile();
  const [options, setOptions] = useState<Chosen>({ ...usualOptions, matching: form.understands ? 'understood' : 'name' });
  const [answers, setAnswers] = useState(() => usualAnswers(form.questions));
  const [fault, setFault] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const spread = options.matching === 'understood' ? form.columns.filter(({ role }) => role === 'spread') : [];
  const start = trpc.platform.imports.startImport.useMutation({ trpc: { context: { quiet: true } } });
  const send = async () => {
    setAsked(true);
    if (file?.state !== 'here' || missingAnswers(form.questions, answers).length > 0) return;
    const result = await call(start.mutateAsync({ ...subject, fileId: file.id, options, answers }));
    if (!result.ok) return setFault(textOf(result.failure));
    onStarted(result.data.id);
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
      <TemplateButtons subject={subject} answers={answers} onlyAdds={form.modes.length === 1} />
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
          .filter(({ role }) => role !== 'spread')
          .map(({ name, role }) => (role === 'key' ? t('dialog.key', { name: format.name(name) }) : format.name(name)))
          .join(' · ')}
      </p>
      {spread.length > 0 && (
        <p className={classes.columns}>{t('dialog.spread', { names: format.list(spread.map(({ name }) => format.name(name))) })}</p>
      )}
      <OptionFields form={form} options={options} onChange={setOptions} />
      <Group justify="flex-end" mt="lg" gap="xs">
        {onClose && (
          <Button variant="default" onClick={onClose}>
            {t('cancel', { ns: 'common' })}
          </Button>
        )}
        <Button loading={start.isPending} disabled={form.obstacle !== null || file?.state === 'sending'} onClick={() => void send()}>
          {t('dialog.read')}
        </Button>
      </Group>
    </>
  );
}
