/** Places that are remembered: a question that a menu opened goes back to the menu's button, three steps. */
const remembered = 8;
/** Milliseconds in which others may put the focus where they want it. */
const patience = 50;

interface Place {
  readonly element: HTMLElement;
  /** Of the page that it stood on: after a change of page the new one begins at its content. */
  readonly path: string;
}

const canTake = (element: HTMLElement): boolean => element.isConnected && element.checkVisibility() && !element.matches(':disabled');

/**
 * Keeps the keyboard's place. What had the focus and is only hidden while a part loads has it again; when it has gone with a dialog, a menu or a page,
 * whatever had it before takes it back, else the page's content. Without it the browser begins again at the top of the document.
 */
export function keepFocus(page: Document = document): void {
  let places: readonly Place[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pathNow = () => page.location.pathname;
  const isNowhere = () => page.activeElement === page.body;
  const putBack = () => {
    timer = undefined;
    if (!isNowhere()) return;
    const before = places.find(({ element, path }, index) => (index === 0 || path === pathNow()) && canTake(element))?.element;
    (before ?? page.getElementById('content'))?.focus({ preventScroll: true });
  };
  page.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    places = [{ element: target, path: pathNow() }, ...places.filter(({ element }) => element !== target)].slice(0, remembered);
  });
  // a hand that points elsewhere gives the place up by itself
  page.addEventListener('pointerdown', () => {
    places = [];
  });
  new MutationObserver(() => {
    if (timer === undefined && places.length > 0 && isNowhere()) timer = setTimeout(putBack, patience);
  }).observe(page.body, { childList: true, subtree: true });
}
