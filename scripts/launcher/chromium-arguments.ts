/** What a headless browser without a network needs to keep quiet, and to run as root. */
export const chromiumArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // pages of the address bar, which nobody sees: 0.7 s of processor time for every session of a test, three quarters of what it costs
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
] as const;
