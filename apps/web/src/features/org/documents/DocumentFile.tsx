import { Button, FileButton } from '@mantine/core';
import { acceptedEndings } from '@wagewright/contracts/platform/files';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureTexts } from '../../../shared/api/use-failure-texts.ts';
import { useUpload } from '../../../shared/api/use-upload.ts';
import { type Form, fieldProps } from '../../../shared/ui/form/index.ts';
import classes from './Documents.module.css';
import type { DocumentValues } from './document-values.ts';

interface Props {
  readonly form: Form<DocumentValues>;
  /** The name of the one that is there. */
  readonly kept: string | null;
  readonly isBringing: boolean;
  readonly onBringing: (isBringing: boolean) => void;
}

/** The file of a document: brought when it is chosen, and in the place of the one before when the form is saved. */
export function DocumentFile({ form, kept, isBringing, onBringing }: Props) {
  const { t } = useTranslation('documents');
  const upload = useUpload('document');
  const { textOf } = useFailureTexts();
  const [brought, bring] = useState('');
  const { fileId } = form.values;
  const add = async (file: File | null) => {
    if (!file) return;
    onBringing(true);
    const result = await upload(file, new AbortController().signal);
    onBringing(false);
    if (result === 'aborted') return;
    if (!result.ok) return form.point({ fileId: textOf(result.failure) });
    form.set('fileId', result.data.id);
    bring(result.data.name);
  };
  const shown = fileId === undefined ? kept : fileId === null ? null : brought;
  const { error, ...field } = fieldProps(form, 'fileId');
  return (
    <div {...field}>
      <p className={classes.label}>{t('fields.file')}</p>
      <div className={classes.fileLine}>
        {shown !== null && <span className={classes.fileName}>{shown}</span>}
        <FileButton accept={acceptedEndings('document')} onChange={(file) => void add(file)}>
          {(props) => (
            <Button {...props} variant="default" size="compact-sm" loading={isBringing}>
              {t(shown === null ? 'form.chooseFile' : 'form.replaceFile')}
            </Button>
          )}
        </FileButton>
        {shown !== null && (
          <Button variant="subtle" size="compact-sm" onClick={() => form.set('fileId', null)}>
            {t('form.withoutFile')}
          </Button>
        )}
      </div>
      <p className={error ? classes.fault : classes.help}>{error ?? t('form.fileHelp')}</p>
    </div>
  );
}
