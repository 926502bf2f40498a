import { Button, Group, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Result } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { useDownload } from '../../../shared/api/use-download.ts';
import type { ImportDetail, ImportSubject } from './import.ts';

const formats = ['xlsx', 'csv'] as const;

interface Props {
  readonly subject: ImportSubject;
  /** What stands depends on them. */
  readonly answers: ImportDetail['answers'];
  /** A file only adds: of what stands none is made. */
  readonly onlyAdds: boolean;
}

/** Files to fill in: an empty one, and one that holds what stands now. */
export function TemplateButtons({ subject: { entity, id, part }, answers, onlyAdds }: Props) {
  const { t } = useTranslation('imports');
  const notify = useNotify();
  const download = useDownload();
  const [busy, setBusy] = useState<string>();
  const keep = async (what: string, made: Promise<Result<string>>) => {
    setBusy(what);
    const result = await made;
    setBusy(undefined);
    if (result.ok) notify.done(t('template.saved', { name: result.data }));
    else notify.failed(result.failure);
  };
  const asked = (format: string) =>
    new URLSearchParams({ entity, id: String(id), ...(part === undefined ? {} : { part }), format }).toString();
  const makers = {
    empty: (format: string) => download(`/api/platform/imports/template?${asked(format)}`),
    values: (format: string) =>
      download('/api/platform/imports/export', { entity, id, ...(part === undefined ? {} : { part }), format, everybody: true, answers }),
  } as const;
  return (
    <Group gap="xs" mb="sm">
      {(['empty', ...(onlyAdds ? [] : (['values'] as const))] as const).map((what) => (
        <Menu key={what} position="bottom-start" shadow="md">
          <Menu.Target>
            <Button variant="subtle" size="compact-sm" loading={busy === what} leftSection={<IconDownload size={15} stroke={1.8} />}>
              {t(`template.${what}`)}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {formats.map((format) => (
              <Menu.Item key={format} onClick={() => void keep(what, makers[what](format))}>
                {t(`formats.${format}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ))}
    </Group>
  );
}
