import { useTranslation } from 'react-i18next';
import type { Failure } from './failure.ts';

const statuses = [
  '0',
  '400',
  '401',
  '403',
  '404',
  '405',
  '406',
  '409',
  '410',
  '413',
  '415',
  '422',
  '429',
  '500',
  '502',
  '503',
  '504',
] as const;

/** The specification's text of a status, for failures that come without a message of the server. */
export function useFailureTexts() {
  const { t } = useTranslation();
  const statusText = (status: number): string => {
    const known = statuses.find((one) => one === String(status));
    return known ? t(`status.${known}`) : t('status.other');
  };
  /** The same as a title: without its full stop. */
  const statusTitle = (status: number): string => statusText(status).replace(/[.。]$/, '');
  return { statusText, statusTitle, textOf: (failure: Failure): string => failure.message || statusText(failure.status) };
}
