import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../shared/api/failure.ts';
import { useNotify } from '../../../../shared/api/NoticeHost.tsx';
import { type Outputs, trpc } from '../../../../shared/api/trpc.ts';
import { Loaded } from '../../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import { PageSkeleton } from '../../../../shared/ui/Skeletons.tsx';
import classes from '../Settings.module.css';

type Setting = Outputs['platform']['settings']['getDemoSetting'];

const fields = ['signIns', 'mapping'] as const;

/** The demo setting; each switch is saved as it is turned. */
export function DemoSwitches() {
  const { t } = useTranslation('settings');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const query = trpc.platform.settings.getDemoSetting.useQuery({});
  const save = trpc.platform.settings.saveDemoSetting.useMutation();
  const turn = async (wanted: Setting) => {
    const { ok } = await call(save.mutateAsync(wanted));
    if (ok) notify.done(t('demo.saved'));
    await utils.platform.settings.getDemoSetting.invalidate();
  };
  return (
    <Panel title={t('demo.setting')}>
      <Loaded query={query} skeleton={<PageSkeleton />}>
        {({ version, ...setting }) => (
          <div className={classes.switches}>
            {fields.map((field) => (
              <Switch
                key={field}
                label={t(`demo.switches.${field}`)}
                description={t(`demo.help.${field}`)}
                checked={setting[field]}
                disabled={save.isPending}
                onChange={(event) => void turn({ ...setting, [field]: event.currentTarget.checked, version })}
              />
            ))}
          </div>
        )}
      </Loaded>
    </Panel>
  );
}
