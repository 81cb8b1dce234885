import { LOCALES } from '@rastro/sdk/domain';
import type * as words from '@rastro/sdk/words';
import { expect, it, vi } from 'vitest';

const fetched: string[] = [];
let areRefusalsAway = false;
vi.mock('@rastro/sdk/words', async (original) => {
  const module = await original<typeof words>();
  const loadWords: typeof module.loadWords = async (said, namespaces) => {
    const missing = namespaces.filter((namespace) => !module.hasWords(said, [namespace]));
    fetched.push(...missing.map((namespace) => `${said.locale}/${namespace}`));
    if (areRefusalsAway && namespaces.includes('refusals')) throw new Error('away');
    return module.loadWords(said, namespaces);
  };
  const loadNamespace: typeof module.loadNamespace = async (locale, namespace) => {
    fetched.push(`${locale}/${namespace}`);
    return { ...(await module.loadNamespace(locale, namespace)), 'only.english': 'Only English' };
  };
  return { ...module, loadWords, loadNamespace };
});
vi.resetModules();
const { loadWords, needWords, readWords, watchWords } = await import('./page-words');
const { nameLoading } = await import('./loading-names');

it('fetches what every page says, then what a page needs, in the language of the moment', async () => {
  await needWords('replay');
  expect(fetched).toEqual([]);
  expect(readWords('es')).toBeNull();
  const { t } = await loadWords('es');
  expect(fetched).toEqual(['es/shell', 'es/errors', 'es/replay', 'es/refusals']);
  expect(t('replay.positions.text', { count: 1284 })).toBe('1284 posiciones');
  const later = needWords('sign-in');
  expect(readWords('es')).toBeNull();
  await later;
  expect(fetched.at(-1)).toBe('es/sign-in');
  expect(readWords('es')?.t('login.submit.action')).toBe(t('login.submit.action'));
});

it.each(LOCALES)('says in %s that it loads as the words do that come later', async (locale) => {
  expect((await loadWords(locale)).t('app.loading.label')).toBe(nameLoading(locale));
});

it('fetches en-US once a key is missing, says what it has and logs what it has not, once', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { t } = await loadWords('pt-BR');
  fetched.length = 0;
  expect(t({ key: 'only.english' })).toBe('_KT_only.english_KT_');
  const say = (key: string) => readWords('pt-BR')?.t({ key });
  await expect.poll(() => say('only.english')).toBe('Only English');
  expect(new Set(fetched)).toEqual(
    new Set(['shell', 'errors', 'replay', 'sign-in', 'refusals'].map((name) => `en-US/${name}`)),
  );
  expect(log).not.toHaveBeenCalled();
  expect([say('none'), say('none')]).toEqual(['_KT_none_KT_', '_KT_none_KT_']);
  await expect.poll(() => log).toHaveBeenCalled();
  expect([say('none'), log.mock.calls]).toEqual([
    '_KT_none_KT_',
    [['No words for "none" in pt-BR']],
  ]);
  expect(fetched).toHaveLength(5);
  log.mockRestore();
});

it('says in its own language, and in no other, what somebody asks for before it has come', async () => {
  vi.resetModules();
  const fresh = await import('./page-words');
  areRefusalsAway = true;
  const { t } = await fresh.loadWords('es');
  areRefusalsAway = false;
  fetched.length = 0;
  expect(t('error.code.CHANGE_LOST')).toBe('_KT_error.code.CHANGE_LOST_KT_');
  const say = () => fresh.readWords('es')?.t('error.code.CHANGE_LOST');
  await expect.poll(() => say()).toMatch(/^Otra persona /);
  expect(new Set(fetched)).toEqual(new Set(['es/refusals']));
});

it('puts the words of a brand before the product’s, and speaks a further language', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const words = address.startsWith('/fr') ? { 'nav.map.label': 'Carte' } : {};
    const changed = { 'nav.devices.label': 'Assets' };
    return Response.json(address.startsWith('/gone') ? null : { ...words, ...changed }, {
      status: address.startsWith('/gone') ? 404 : 200,
    });
  });
  const brand = { es: '/es.json', fr: '/fr.json', 'en-US': '/gone.json' };
  const spanish = await loadWords('es', brand);
  expect(spanish.t('nav.devices.label')).toBe('Assets');
  expect(spanish.t('nav.map.label')).toBe('Mapa');
  expect(readWords('es', brand)).toBe(spanish);
  expect(readWords('fr', brand)).toBeNull();
  const french = await loadWords('fr', brand);
  expect([french.t('nav.map.label'), french.t('nav.history.label')]).toEqual(['Carte', 'History']);
  expect(asked).toEqual(['/es.json', '/fr.json', '/gone.json']);
  expect(readWords('fr')).toBeNull();
  await loadWords('fr', brand);
  expect(asked).toHaveLength(3);
  vi.unstubAllGlobals();
});

it('keeps what came in English while the words of a brand were on their way', async () => {
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  const brand = { es: '/words/es.json' };
  const { t } = await loadWords('es');
  const loading = loadWords('es', brand);
  const said = vi.fn();
  const stop = watchWords(said);
  t({ key: 'only.english' });
  await expect.poll(() => said).toHaveBeenCalled();
  answer(Response.json({}));
  const words = await loading;
  expect(words).toBe(readWords('es', brand));
  expect(words.t({ key: 'only.english' })).toBe('Only English');
  stop();
  vi.unstubAllGlobals();
});

it('tells when the words of a page to come are there: until then nothing else could be said', async () => {
  const told = vi.fn();
  const stop = watchWords(told);
  await needWords('device');
  expect(told).toHaveBeenCalled();
  stop();
});
