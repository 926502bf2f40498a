import type { CustomField } from '@wagewright/contracts/org/custom-fields';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';

/** What a custom field says, as people read it; null where it says nothing. */
export type CustomText = (field: CustomField, value: string | null | undefined) => string | null;

export function useCustomText(): CustomText {
  const { t } = useTranslation('customFields');
  const format = useFormat();
  return useCallback(
    ({ type, options }, value) => {
      if (value === null || value === undefined) return null;
      if (type === 'boolean') return t(value === 'true' ? 'yes' : 'no');
      if (type === 'date') return format.day(value);
      const option = options.find((one) => one.value === value);
      return option ? format.name(option.label) : value;
    },
    [t, format],
  );
}
