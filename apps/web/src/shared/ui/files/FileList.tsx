import { ActionIcon } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFileAddress } from '../../api/use-upload.ts';
import { useFormat } from '../../format/use-format.ts';
import classes from './Files.module.css';
import { useFileSize } from './use-file-size.ts';

/** A file that is kept with something. */
export interface ListedFile {
  readonly id: number;
  readonly name: string;
  readonly bytes: number;
  /** Who added it, and when. */
  readonly who: string;
  readonly at: string;
  /** When it was taken away; then it can only be seen that it was there. */
  readonly removedAt: string | null;
  readonly mayRemove: boolean;
}

export interface FileListProps {
  readonly label: string;
  readonly files: readonly ListedFile[];
  readonly onRemove?: (file: ListedFile) => void;
}

/** Files with name, size, who added them and when; each is saved by its name, and never opened in the page. */
export default function FileList({ label, files, onRemove }: FileListProps) {
  const { t } = useTranslation('files');
  const format = useFormat();
  const sizeOf = useFileSize();
  const addressOf = useFileAddress();
  return (
    <ul className={classes.list} aria-label={label}>
      {files.map((file) => (
        <li key={file.id} className={classes.file} data-state={file.removedAt === null ? 'here' : 'gone'}>
          <span className={classes.body}>
            {file.removedAt === null ? (
              <a className={classes.link} href={addressOf(file.id)} download={file.name}>
                <IconDownload size={15} stroke={1.8} aria-hidden />
                <span className={classes.name}>{file.name}</span>
              </a>
            ) : (
              <s className={classes.name}>{file.name}</s>
            )}
            <span className={classes.second}>
              {t('about', { size: sizeOf(file.bytes), who: file.who, when: format.instant(file.at) })}
              {file.removedAt !== null && ` ${t('gone', { when: format.instant(file.removedAt) })}`}
            </span>
          </span>
          {file.mayRemove && onRemove && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={34}
              aria-label={t('remove', { name: file.name })}
              title={t('remove', { name: file.name })}
              onClick={() => onRemove(file)}
            >
              <IconTrash size={16} stroke={1.8} />
            </ActionIcon>
          )}
        </li>
      ))}
    </ul>
  );
}
