import { Button, FileButton, Loader } from '@mantine/core';
import { IconFileSpreadsheet, IconUpload } from '@tabler/icons-react';
import { acceptedEndings } from '@wagewright/contracts/platform/files';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import classes from './Imports.module.css';
import type { ImportFile } from './use-import-file.ts';

interface Props {
  readonly file: ImportFile | undefined;
  readonly fault: string | undefined;
  readonly onChoose: (file: File | null) => void;
}

/** Room for the one file: chosen, or dropped here. */
export function FilePlace({ file, fault, onChoose }: Props) {
  const { t } = useTranslation('imports');
  const format = useFormat();
  const [isOver, setOver] = useState(false);
  const problem = file?.state === 'refused' ? file.reason : fault;
  return (
    <section
      className={classes.drop}
      aria-label={t('file.label')}
      data-over={isOver || undefined}
      data-refused={problem !== undefined || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onChoose(event.dataTransfer.files[0] ?? null);
      }}
    >
      <FileButton accept={acceptedEndings('import')} onChange={onChoose}>
        {(props) => (
          <Button {...props} variant="default" size="compact-sm" leftSection={<IconUpload size={15} stroke={1.8} />}>
            {t(file ? 'file.another' : 'file.choose')}
          </Button>
        )}
      </FileButton>
      {file ? (
        <span className={classes.file}>
          {file.state === 'sending' ? <Loader size={14} aria-hidden /> : <IconFileSpreadsheet size={16} stroke={1.8} aria-hidden />}
          <b>{file.name}</b>
          <span className={classes.dim}>
            {t(file.state === 'sending' ? 'file.sending' : 'file.size', { size: format.count(Math.max(1, Math.round(file.bytes / 1024))) })}
          </span>
        </span>
      ) : (
        <span className={classes.dim}>{t('file.hint')}</span>
      )}
      {problem !== undefined && (
        <p className={classes.fault} role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
