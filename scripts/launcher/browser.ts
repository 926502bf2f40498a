import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const packages = ['chromium', 'fonts-noto-cjk'];
const installCommand = `apt-get update && apt-get install -y ${packages.join(' ')}`;

/** The browser that the tests drive: the one named, else Debian's. */
export const chromiumPath = (): string => process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

const hasChineseFont = (): boolean => spawnSync('fc-list', [':lang=zh-cn', 'family'], { encoding: 'utf8' }).stdout?.trim() !== '';

/** Installs browser and fonts where that is possible; where it is not, ends with the command to run. */
export function ensureBrowser(): void {
  if (existsSync(chromiumPath()) && hasChineseFont()) return;
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isRootOnDebian && !process.env['CHROMIUM_PATH']) {
    console.log('Installing the test browser and fonts …');
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const result = spawnSync('sh', ['-c', `${installCommand} >&2`], {
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
      env: environment,
    });
    if (result.status === 0) return;
    console.error(result.stderr.split('\n').slice(-10).join('\n'));
  }
  console.error(`The end-to-end tests need Chromium and a Chinese font. Run this as root, or set CHROMIUM_PATH:\n  ${installCommand}`);
  process.exit(1);
}
