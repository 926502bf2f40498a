import { Skeleton, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

function Busy({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <span className="ww-visually-hidden" role="status">
        {t('loading')}
      </span>
      {children}
    </div>
  );
}

export function RowsSkeleton({ rows = 6, height = 20 }: { rows?: number; height?: number }) {
  return (
    <Busy>
      <Stack gap="md" p="lg">
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} height={height} width={`${100 - ((row * 17) % 30)}%`} />
        ))}
      </Stack>
    </Busy>
  );
}

export function PageSkeleton() {
  return (
    <Busy>
      <Skeleton height={14} width={140} mb={12} />
      <Skeleton height={28} width="min(320px, 70%)" mb={28} />
      <Skeleton height={120} mb={16} />
      <Skeleton height={260} />
    </Busy>
  );
}
