import { useHotkeys } from '@mantine/hooks';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../shared/lazy-part.tsx';

const CommandPalette = lazyPart(() => import('./CommandPalette.tsx'));

/** After the page has settled. */
const preloadAfterMs = 3_000;

/** Opens the command palette on Ctrl+K (⌘K), from inside fields too. Its code comes once the page has settled, so that no key typed into it is lost. */
export function PaletteHost({ children }: { children: (open: () => void) => React.ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  useHotkeys([['mod+K', () => setOpen(true)]], []);
  useEffect(() => {
    const timer = setTimeout(() => void CommandPalette.preload(), preloadAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {children(() => setOpen(true))}
      <Suspense>{isOpen && <CommandPalette onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
