import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/me/career')({
  staticData: { needs: 'personnel-action.resign', texts: ['personnelActions'] },
  component: lazyScreen(() => import('../../../features/careers/personnel-actions/MyCareerPage.tsx'), 'MyCareerPage'),
});
