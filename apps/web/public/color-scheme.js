// Sets the colour scheme before the first paint; a file of its own because the content security policy allows no inline scripts.
(() => {
  let chosen = null;
  try {
    chosen = window.localStorage.getItem('wagewright.color-scheme');
  } catch {
    // Storage may be closed to us; the system's preference then decides.
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
