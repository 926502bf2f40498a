import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/use-format.ts';

const kilobyte = 1_024;
const megabyte = kilobyte ** 2;

/** How large a file is, as people say it: 12 kB, 1.4 MB. */
export function useFileSize(): (bytes: number) => string {
  const { t } = useTranslation('files');
  const format = useFormat();
  return (bytes) =>
    bytes < megabyte
      ? t('kilobytes', { size: format.count(Math.max(1, Math.round(bytes / kilobyte))) })
      : t('megabytes', { size: format.number((bytes / megabyte).toFixed(1)) });
}
