import { useHotkeys } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';

const CommandPalette = lazy(() => import('./CommandPalette.tsx'));

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
