export { chromiumPath } from '../../../scripts/launcher/browser.ts';
export { chromiumArguments } from '../../../scripts/launcher/chromium-arguments.ts';
