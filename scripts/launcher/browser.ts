import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const packages = ['chromium-headless-shell', 'fonts-noto-cjk'];
const installCommand = `apt-get update && apt-get install -y ${packages.join(' ')}`;

/** Chromium without its own windows and menus draws the same pages in two thirds of the processor time. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const wholeChromium = '/usr/bin/chromium';

/** The browser that the tests drive: the one named, else Debian's. */
export const chromiumPath = (): string => process.env['CHROMIUM_PATH'] ?? (existsSync(headlessShell) ? headlessShell : wholeChromium);

const hasChineseFont = (): boolean => spawnSync('fc-list', [':lang=zh-cn', 'family'], { encoding: 'utf8' }).stdout?.trim() !== '';

/** Runs a command of the shell; what it wrote to its errors, or undefined where all went well. */
async function runShell(command: string): Promise<string | undefined> {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn('sh', ['-c', `${command} >&2`], { stdio: ['ignore', 'ignore', 'pipe'], env: environment });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  return await new Promise((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('close', (code) => resolve(code === 0 ? undefined : errors));
  });
}

/** Installs browser and fonts where that is possible; where it is not, ends with the command to run. */
export async function ensureBrowser(): Promise<void> {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const installs = isRootOnDebian && !process.env['CHROMIUM_PATH'];
  if (existsSync(installs ? headlessShell : chromiumPath()) && hasChineseFont()) return;
  if (installs) {
    console.log('Installing the test browser and fonts …');
    const errors = await runShell(installCommand);
    if (errors === undefined) return;
    console.error(errors.split('\n').slice(-10).join('\n'));
    if (existsSync(chromiumPath()) && hasChineseFont()) return;
  }
  console.error(`The end-to-end tests need Chromium and a Chinese font. Run this as root, or set CHROMIUM_PATH:\n  ${installCommand}`);
  process.exit(1);
}
