import { NativeSelect, Stack } from '@mantine/core';
import { watermarkModes } from '@wagewright/contracts/platform/settings';
import { useTranslation } from 'react-i18next';
import type { Form } from '../../../../shared/ui/form/index.ts';
import { PictureField } from '../PictureField.tsx';
import { SwitchList } from './SwitchList.tsx';
import type { SystemFields } from './system-fields.ts';

/** What concerns every page: its mark, its head, the names on it. */
export function GlobalSection({ form }: { form: Form<SystemFields> }) {
  const { t } = useTranslation('settings');
  const { values, set } = form;
  return (
    <Stack gap="lg">
      <NativeSelect
        label={t('system.watermark')}
        description={t('system.watermarkHelp')}
        value={values.watermark}
        onChange={({ currentTarget: { value } }) => set('watermark', watermarkModes.find((mode) => mode === value) ?? 'off')}
        data={watermarkModes.map((mode) => ({ value: mode, label: t(`system.modes.${mode}`) }))}
        data-field="watermark"
      />
      <PictureField
        label={t('system.logo')}
        help={t('system.logoHelp')}
        field="picture"
        picture={values.picture}
        error={form.errorOf('picture')}
        onChange={(picture) => set('picture', picture)}
        onRefuse={(message) => form.point({ picture: message })}
      />
      <SwitchList form={form} group="global" />
    </Stack>
  );
}
