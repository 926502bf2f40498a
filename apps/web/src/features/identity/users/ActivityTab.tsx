import { AuditList } from '../../platform/audit/index.ts';
import type { User } from './user.ts';

/** Everything that a user did. */
export default function ActivityTab({ user }: { readonly user: User }) {
  return <AuditList filter={{ userId: user.id }} withWho={false} />;
}
