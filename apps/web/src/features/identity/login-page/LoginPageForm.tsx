import { Checkbox, Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { signInMethods } from '@wagewright/contracts/platform/settings';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { FormPage, useForm } from '../../../shared/ui/form/index.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { PageSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { PictureField } from '../../platform/settings/index.ts';
import { LoginPreview } from './LoginPreview.tsx';
import { LoginTexts } from './LoginTexts.tsx';
import { fieldsOf, type LoginFields, type LoginPage, pageOf, textNames } from './login-fields.ts';

/** How the sign-in page looks and what it offers, with the page itself beside it. */
export function LoginPageForm() {
  const { t } = useTranslation('settings');
  const query = trpc.platform.settings.getLoginPage.useQuery({});
  return (
    <>
      <PageHeader title={t('loginPage.title')} facts={[t('loginPage.lead')]} />
      <Loaded query={query} skeleton={<PageSkeleton />} isPage>
        {(page) => <LoginForm page={page} />}
      </Loaded>
    </>
  );
}

function LoginForm({ page }: { page: LoginPage }) {
  const { t } = useTranslation('settings');
  const notify = useNotify();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const save = trpc.platform.settings.saveLoginPage.useMutation({ trpc: { context: { quiet: true } } });
  const initial = useMemo(() => fieldsOf(page), [page]);
  const form = useForm<LoginFields>({ initial, rules: {}, fieldByCode: { PICTURE_UNUSABLE: 'picture' } });
  const { values, set } = form;
  const submit = async () => {
    const result = await call(save.mutateAsync({ ...pageOf(values), version: page.version }));
    if (!result.ok) return form.refuse(result.failure);
    form.saved();
    notify.done(t('loginPage.saved'));
    await Promise.all([utils.platform.settings.getLoginPage.invalidate(), utils.identity.auth.getLoginConfig.invalidate()]);
  };
  const look = (
    <Stack gap="lg">
      <PictureField
        label={t('loginPage.logo')}
        help={t('loginPage.logoHelp')}
        field="picture"
        picture={values.picture}
        error={form.errorOf('picture')}
        onChange={(picture) => set('picture', picture)}
        onRefuse={(message) => form.point({ picture: message })}
      />
      <LoginTexts form={form} />
    </Stack>
  );
  const methods = (
    <Stack gap="md">
      <Checkbox checked disabled readOnly label={t('loginPage.methods.password')} description={t('loginPage.methodHelp.password')} />
      <Checkbox.Group
        value={[...values.methods]}
        onChange={(chosen) =>
          set(
            'methods',
            signInMethods.filter((method) => chosen.includes(method)),
          )
        }
      >
        <Stack gap="md">
          {signInMethods.map((method) => (
            <Checkbox
              key={method}
              value={method}
              label={t(`loginPage.methods.${method}`)}
              description={t(`loginPage.methodHelp.${method}`)}
            />
          ))}
        </Stack>
      </Checkbox.Group>
    </Stack>
  );
  return (
    <>
      <LoginPreview look={pageOf(values)} />
      <FormPage
        form={form}
        isTitledAbove
        title={t('loginPage.formTitle')}
        sections={[
          { id: 'look', title: t('loginPage.look'), help: t('loginPage.lookHelp'), fields: ['picture', ...textNames], content: look },
          { id: 'methods', title: t('loginPage.methodsTitle'), fields: ['methods'], content: methods },
        ]}
        saveLabel={t('save')}
        isBusy={save.isPending}
        onSave={() => void submit()}
        onLeave={() => void navigate({ to: '/' })}
      />
    </>
  );
}
