import { Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Form, fieldProps } from '../../../../shared/ui/form/index.ts';
import { remindedDays, type SystemFields } from './system-fields.ts';

/** As many days as a year has, at most; 0: on the day itself. */
export const daysBefore = (typed: string) => (/^\d{1,3}$/.test(typed.trim()) && Number(typed) <= 365 ? null : 'integer');

/** How early human resources are reminded. */
export function ReminderSection({ form }: { readonly form: Form<SystemFields> }) {
  const { t } = useTranslation('settings');
  const { values, set } = form;
  return (
    <Stack gap="lg">
      {remindedDays.map((days) => (
        <TextInput
          key={days}
          label={t(`system.reminders.${days}`)}
          description={t(`system.reminderHelp.${days}`)}
          inputMode="numeric"
          maxLength={3}
          maw={420}
          value={values[days]}
          onChange={({ currentTarget: { value } }) => set(days, value)}
          {...fieldProps(form, days)}
        />
      ))}
    </Stack>
  );
}
