/* Written by scripts/generate-words.mjs; change src/words/locales and run it. */

/** The files of words by language and name; each is fetched when it is first asked for. */
export const wordFiles = {
  'pt-BR': {
    attributes: () => import('./locales/pt-BR/attributes.json'),
    device: () => import('./locales/pt-BR/device.json'),
    errors: () => import('./locales/pt-BR/errors.json'),
    history: () => import('./locales/pt-BR/history.json'),
    problems: () => import('./locales/pt-BR/problems.json'),
    shell: () => import('./locales/pt-BR/shell.json'),
    'sign-in': () => import('./locales/pt-BR/sign-in.json'),
    widgets: () => import('./locales/pt-BR/widgets.json'),
  },
  es: {
    attributes: () => import('./locales/es/attributes.json'),
    device: () => import('./locales/es/device.json'),
    errors: () => import('./locales/es/errors.json'),
    history: () => import('./locales/es/history.json'),
    problems: () => import('./locales/es/problems.json'),
    shell: () => import('./locales/es/shell.json'),
    'sign-in': () => import('./locales/es/sign-in.json'),
    widgets: () => import('./locales/es/widgets.json'),
  },
  'en-US': {
    attributes: () => import('./locales/en-US/attributes.json'),
    device: () => import('./locales/en-US/device.json'),
    errors: () => import('./locales/en-US/errors.json'),
    history: () => import('./locales/en-US/history.json'),
    problems: () => import('./locales/en-US/problems.json'),
    shell: () => import('./locales/en-US/shell.json'),
    'sign-in': () => import('./locales/en-US/sign-in.json'),
    widgets: () => import('./locales/en-US/widgets.json'),
  },
} as const;
