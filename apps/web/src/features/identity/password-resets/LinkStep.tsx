import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { EntryFrame } from '../auth/EntryFrame.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import type { ResetLink } from './read-link.ts';

interface Props {
  readonly link: ResetLink;
  readonly onDone: () => void;
  readonly onAgain: () => void;
}

/** Somebody comes by the link of a mail: it leads to the password, or says that it is over. */
export function LinkStep({ link, onDone, onAgain }: Props) {
  const { t } = useTranslation('passwordResets');
  const query = trpc.identity.passwordResets.checkResetLink.useQuery(
    { code: link.code },
    { gcTime: 0, staleTime: Number.POSITIVE_INFINITY },
  );
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={4} />} isPage>
      {(answer) =>
        answer.isValid ? (
          <PasswordStep proved={{ ...answer, ...link }} onDone={onDone} />
        ) : (
          <EntryFrame title={t('over.title')} lead={t('over.lead')}>
            <Button size="md" fullWidth onClick={onAgain}>
              {t('over.action')}
            </Button>
          </EntryFrame>
        )
      }
    </Loaded>
  );
}
