/* Written by scripts/generate-words.mjs; change src/words/locales and run it. */

/** The files of words by language and name; each is fetched when it is first asked for. */
export const wordFiles = {
  'pt-BR': {
    attributes: () => import('./locales/pt-BR/attributes.json'),
    device: () => import('./locales/pt-BR/device.json'),
    errors: () => import('./locales/pt-BR/errors.json'),
    events: () => import('./locales/pt-BR/events.json'),
    history: () => import('./locales/pt-BR/history.json'),
    mail: () => import('./locales/pt-BR/mail.json'),
    problems: () => import('./locales/pt-BR/problems.json'),
    reports: () => import('./locales/pt-BR/reports.json'),
    shell: () => import('./locales/pt-BR/shell.json'),
    'sign-in': () => import('./locales/pt-BR/sign-in.json'),
    widgets: () => import('./locales/pt-BR/widgets.json'),
  },
  es: {
    attributes: () => import('./locales/es/attributes.json'),
    device: () => import('./locales/es/device.json'),
    errors: () => import('./locales/es/errors.json'),
    events: () => import('./locales/es/events.json'),
    history: () => import('./locales/es/history.json'),
    mail: () => import('./locales/es/mail.json'),
    problems: () => import('./locales/es/problems.json'),
    reports: () => import('./locales/es/reports.json'),
    shell: () => import('./locales/es/shell.json'),
    'sign-in': () => import('./locales/es/sign-in.json'),
    widgets: () => import('./locales/es/widgets.json'),
  },
  'en-US': {
    attributes: () => import('./locales/en-US/attributes.json'),
    device: () => import('./locales/en-US/device.json'),
    errors: () => import('./locales/en-US/errors.json'),
    events: () => import('./locales/en-US/events.json'),
    history: () => import('./locales/en-US/history.json'),
    mail: () => import('./locales/en-US/mail.json'),
    problems: () => import('./locales/en-US/problems.json'),
    reports: () => import('./locales/en-US/reports.json'),
    shell: () => import('./locales/en-US/shell.json'),
    'sign-in': () => import('./locales/en-US/sign-in.json'),
    widgets: () => import('./locales/en-US/widgets.json'),
  },
} as const;
