import { ActionIcon, Button, FileButton, Loader } from '@mantine/core';
import { IconPaperclip, IconX } from '@tabler/icons-react';
import { limits } from '@wagewright/contracts';
import { acceptedEndings } from '@wagewright/contracts/platform/files';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Files.module.css';
import type { BroughtFile, BroughtFiles } from './use-brought-files.ts';
import { useFileSize } from './use-file-size.ts';

/** Room for files: chosen, dropped here, or pasted into the form around it (`filesOf` of its paste event). */
export default function FileField({ brought }: { brought: BroughtFiles }) {
  const { t } = useTranslation('files');
  const id = useId();
  const [isOver, setOver] = useState(false);
  const drop = (event: React.DragEvent) => {
    event.preventDefault();
    setOver(false);
    brought.add([...event.dataTransfer.files]);
  };
  return (
    <fieldset className={classes.field} aria-describedby={id}>
      <legend className={classes.legend}>{t('label')}</legend>
      <div
        className={classes.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileButton multiple accept={acceptedEndings('attachment')} onChange={brought.add}>
          {(props) => (
            <Button {...props} variant="default" size="compact-sm" leftSection={<IconPaperclip size={15} stroke={1.8} />}>
              {t('choose')}
            </Button>
          )}
        </FileButton>
        <span id={id} className={classes.hint}>
          {t('hint')}
        </span>
      </div>
      {brought.files.length > 0 && (
        <ul className={classes.list} aria-label={t('added')}>
          {brought.files.map((file) => (
            <Brought key={file.key} file={file} onRemove={() => brought.remove(file.key)} />
          ))}
        </ul>
      )}
      <p className={classes.problem} role="status">
        {brought.isFull && t('full', { count: limits.filesPerActionMax })}
      </p>
    </fieldset>
  );
}

function Brought({ file, onRemove }: { file: BroughtFile; onRemove: () => void }) {
  const { t } = useTranslation('files');
  const sizeOf = useFileSize();
  const { name, bytes, state } = file;
  return (
    <li className={classes.file} data-state={state}>
      <span className={classes.body}>
        <span className={classes.name}>{name}</span>
        <span className={classes.second} role={state === 'refused' ? 'alert' : undefined}>
          {state === 'refused' ? file.reason : state === 'sending' ? t('sending', { size: sizeOf(bytes) }) : sizeOf(bytes)}
        </span>
      </span>
      {state === 'sending' && <Loader size={14} aria-hidden />}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={34}
        aria-label={t('remove', { name })}
        title={t('remove', { name })}
        onClick={onRemove}
      >
        <IconX size={16} stroke={1.8} />
      </ActionIcon>
    </li>
  );
}
