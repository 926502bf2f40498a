import type { TermIndex } from '@wagewright/contracts/platform/languages';
import { describe, expect, it, vi } from 'vitest';
import { saidTexts } from '../../../src/shared/i18n/said-texts.ts';
import { startI18n } from '../../../src/shared/i18n/start-i18n.ts';

const first = {
  en: { common: { save: 'Save', days_one: 'One day', days_other: '{{count}} days' } },
  'zh-CN': { common: { save: '保存', days_other: '{{count}} 天' } },
};
const slices: Readonly<Record<string, object>> = {
  en: { title: 'Batches', form: { name: 'Name', code: 'Code' } },
  'zh-CN': { title: '批次', form: { name: '名称', code: '代码' } },
};

/** A server that has said these things, by address below `terms/`. */
function serverWith(files: Readonly<Record<string, unknown>>, isAway = () => false) {
  const asked: string[] = [];
  const read = (async (address: string) => {
    const path = address.replace('/hr/terms/', '');
    asked.push(path);
    if (isAway()) throw new TypeError('no network');
    if (!(path in files)) return new Response(null, { status: 404 });
    return Response.json(files[path]);
  }) as typeof fetch;
  return { asked, said: saidTexts('/hr', read) };
}

const index = (more: Partial<TermIndex> = {}): TermIndex => ({
  default: 'en',
  languages: [],
  versions: { en: { common: '1', batches: '2' }, ja: { common: '3' } },
  ...more,
});

const start = (language: string, said: ReturnType<typeof saidTexts>) =>
  startI18n(language, { first, load: async (lang, namespace) => (namespace === 'batches' ? (slices[lang] as never) : {}), said });
/** As a slice that has added its texts to the types. */
type Say = (key: string, options?: object) => string;

describe('texts that were said otherwise', () => {
  it('come over those that ship, which are there at once; only parts that differ are asked for', async () => {
    const { asked, said } = serverWith({
      'index.json': index(),
      'en/common.json?v=1': { save: 'Keep' },
      'en/batches.json?v=2': { form: { name: 'Called' } },
    });
    const i18n = start('en', said);
    const t = i18n.t as unknown as Say;
    expect(t('save')).toBe('Save');
    const isSaidAgain = vi.fn<() => void>();
    i18n.on('languageChanged', isSaidAgain);
    await vi.waitFor(() => expect(t('save')).toBe('Keep'), 30_000);
    expect(isSaidAgain).toHaveBeenCalled();
    await i18n.loadNamespaces('batches');
    expect([t('batches:title'), t('batches:form.name'), t('batches:form.code')]).toEqual(['Batches', 'Called', 'Code']);
    await i18n.loadNamespaces('periods');
    expect(asked).toEqual(['index.json', 'en/common.json?v=1', 'en/batches.json?v=2']);
  });

  it('make a further language; what it does not say stands in the default one, never blank and never a key', async () => {
    const { said } = serverWith({ 'index.json': index({ default: 'zh-CN' }), 'ja/common.json?v=3': { save: '保存する' } });
    await said.index();
    const i18n = start('ja', said);
    await i18n.loadNamespaces(['common', 'batches']);
    const t = i18n.t as unknown as Say;
    expect(t('save')).toBe('保存する');
    expect(t('days', { count: 1 })).toBe('1 天');
    expect(t('batches:form.name')).toBe('名称');
  });

  it('are shown at once when they are said while the page is open, and go when they are restored', async () => {
    const files: Record<string, unknown> = {
      'index.json': index({ versions: { en: { common: '1' } } }),
      'en/common.json?v=1': { save: 'Keep' },
    };
    const { said } = serverWith(files);
    const i18n = start('en', said);
    const t = i18n.t as unknown as Say;
    await i18n.loadNamespaces('batches');
    await vi.waitFor(() => expect(t('save')).toBe('Keep'), 30_000);
    files['index.json'] = index({ languages: [{ lang: 'ja', name: '日本語', isShipped: false }], versions: { en: { batches: '9' } } });
    files['en/batches.json?v=9'] = { form: { name: 'Called' } };
    await said.renew();
    await vi.waitFor(() => expect([t('save'), t('batches:form.name'), t('batches:title')]).toEqual(['Save', 'Called', 'Batches']), 30_000);
    expect(said.known?.languages.map(({ lang }) => lang)).toEqual(['ja']);
  });

  it('are asked for again after a read that failed', async () => {
    let isAway = true;
    const { said, asked } = serverWith({ 'index.json': index(), 'en/batches.json?v=2': { form: { name: 'Called' } } }, () => isAway);
    expect(await said.of('en', 'batches')).toBeUndefined();
    isAway = false;
    expect(await said.of('en', 'batches')).toEqual({ form: { name: 'Called' } });
    await said.of('en', 'periods');
    expect(asked).toEqual(['index.json', 'index.json', 'en/batches.json?v=2']);
  });

  it('are done without where the server cannot be asked', async () => {
    const said = saidTexts('/hr', (async () => {
      throw new TypeError('no network');
    }) as typeof fetch);
    const i18n = start('ja', said);
    await i18n.loadNamespaces(['common', 'batches']);
    const t = i18n.t as unknown as Say;
    expect([t('save'), t('days', { count: 2 }), t('batches:title')]).toEqual(['Save', '2 days', 'Batches']);
  });
});
