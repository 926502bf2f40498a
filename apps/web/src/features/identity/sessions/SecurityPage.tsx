import { Stack, Tabs } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { HeaderTabs } from '../../../shared/ui/page-header/HeaderTabs.tsx';
import { ChangePasswordPanel } from '../passwords/ChangePasswordPanel.tsx';
import { PasswordChanges } from '../passwords/PasswordChanges.tsx';
import { LinkedAccounts } from '../providers/index.ts';
import { SecondFactorPanel } from '../second-factor/index.ts';
import { SessionList } from './SessionList.tsx';
import { SignInList } from './SignInList.tsx';
import { type SecurityTab, securityTabs } from './security-tabs.ts';

const route = getRouteApi('/_app/me/security');

function Password() {
  return (
    <Stack gap="lg">
      <ChangePasswordPanel />
      <PasswordChanges />
    </Stack>
  );
}

function SecondFactor() {
  return (
    <Stack gap="lg">
      <SecondFactorPanel />
      <LinkedAccounts />
    </Stack>
  );
}

const contents: Readonly<Record<SecurityTab, () => React.ReactNode>> = {
  password: Password,
  'second-factor': SecondFactor,
  sessions: () => <SessionList />,
  'sign-ins': () => <SignInList />,
};

/** How one signs in, where one is signed in, and what was tried. */
export function SecurityPage() {
  const { t } = useTranslation('sessions');
  const { tab = 'password' } = route.useSearch();
  const navigate = route.useNavigate();
  const Content = contents[tab];
  return (
    <>
      <PageHeader title={t('title')} facts={[t('lead')]} />
      <Tabs
        value={tab}
        onChange={(value) => void navigate({ search: { tab: securityTabs.find((one) => one === value) ?? 'password' } })}
        keepMounted={false}
      >
        <HeaderTabs label={t('title')} tabs={securityTabs.map((key) => ({ key, label: t(`tabs.${key}`) }))} chosen={tab} />
        <Tabs.Panel value={tab} pt="lg">
          <Content />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
