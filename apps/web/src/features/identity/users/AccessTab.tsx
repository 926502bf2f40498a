import { Stack } from '@mantine/core';
import { trpc } from '../../../shared/api/trpc.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { AccessTable, CheckAccess } from '../roles/index.ts';
import type { User } from './user.ts';

/** What somebody can see and do, how far, and why. */
export default function AccessTab({ user }: { readonly user: User }) {
  const query = trpc.identity.roles.getAccess.useQuery({ userId: user.id });
  return (
    <Stack gap="lg">
      <CheckAccess userId={user.id} name={user.displayName} />
      <Loaded query={query} skeleton={<RowsSkeleton />}>
        {(access) => <AccessTable access={access} />}
      </Loaded>
    </Stack>
  );
}
