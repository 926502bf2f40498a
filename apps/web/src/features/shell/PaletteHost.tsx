import { useHotkeys } from '@mantine/hooks';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../shared/lazy-part.tsx';

const CommandPalette = lazyPart(() => import('./CommandPalette.tsx'));

/** Opens the command palette on Ctrl+K (⌘K), from inside fields too; its code comes with the first use. */
export function PaletteHost({ children }: { children: (open: () => void) => React.ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  useHotkeys([['mod+K', () => setOpen(true)]], []);
  return (
    <>
      {children(() => setOpen(true))}
      <Suspense>{isOpen && <CommandPalette onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
