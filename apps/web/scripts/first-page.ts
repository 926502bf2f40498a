import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const stylesheet = /\s*<link rel="stylesheet"[^>]*>/g;
const scheme = 'color-scheme.js';

/**
 * Orders the page so that its frame is painted before anything is fetched: style sheets stand behind the frame rather than in the head, where
 * they would hold the first paint back, yet before what the app adds, which they must not override; and the script of the colour scheme gets a name that browsers may keep for ever.
 */
export function firstPage(): Plugin {
  let source = '';
  let named = '';
  return {
    name: 'wagewright-first-page',
    apply: 'build',
    configResolved: ({ publicDir }) => {
      source = readFileSync(path.join(publicDir, scheme), 'utf8');
      named = `assets/color-scheme-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`;
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: named, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const sheets = html.match(stylesheet) ?? [];
        return html
          .replaceAll(stylesheet, '')
          .replace(scheme, named)
          .replace(/\s*<div id="root">/, (root) => `${sheets.join('')}${root}`);
      },
    },
  };
}
