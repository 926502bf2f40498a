import { createFileRoute } from '@tanstack/react-router';
import { readContractSearch } from '../../features/org/contracts/contract-search.ts';
import { lazyScreen } from '../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/contracts')({
  staticData: { needs: 'contract.read', texts: ['contracts'] },
  validateSearch: readContractSearch,
  component: lazyScreen(() => import('../../features/org/contracts/ContractListPage.tsx'), 'ContractListPage'),
});
