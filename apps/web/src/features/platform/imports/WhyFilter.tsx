import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import type { ImportDetail } from './import.ts';

/** A reason as an address has it: its code, and behind a colon the column that it is about. */
export function reasonOf(why: string): { code: string; column?: string } {
  const [code = '', column] = why.split(':');
  return column ? { code, column } : { code };
}

interface Props {
  readonly detail: ImportDetail;
  readonly value: string | undefined;
  readonly onChoose: (why: string | undefined) => void;
}

const charactersMax = 80;

/** Refused rows by why they are: each reason by the sentence of its first row, with how many there are. */
export function WhyFilter({ detail: { id, version }, value, onChoose }: Props) {
  const { t } = useTranslation('imports');
  const format = useFormat();
  const query = trpc.platform.imports.countImportReasons.useQuery({ id }, { queryHash: `import-reasons ${id} ${version}` });
  const reasons = query.data?.rows ?? [];
  if (reasons.length < 2 && value === undefined) return null;
  return (
    <NativeSelect
      aria-label={t('rows.why')}
      value={value ?? ''}
      data={[
        { value: '', label: t('rows.anyReason') },
        ...reasons.map(({ code, column, count, text }) => ({
          value: column === null ? code : `${code}:${column}`,
          label: t('rows.reason', {
            rows: format.count(count),
            text: text.length > charactersMax ? `${text.slice(0, charactersMax)}…` : text,
          }),
        })),
      ]}
      onChange={({ currentTarget: { value: chosen } }) => onChoose(chosen || undefined)}
    />
  );
}
