/* Written by scripts/generate-words.mjs; change src/words/locales and run it. */

/** The files of words that pages say, by language and name; each is fetched when it is first asked for. */
export const wordFiles = {
  'pt-BR': {
    attributes: () => import('./locales/pt-BR/attributes.json'),
    device: () => import('./locales/pt-BR/device.json'),
    errors: () => import('./locales/pt-BR/errors.json'),
    groups: () => import('./locales/pt-BR/groups.json'),
    history: () => import('./locales/pt-BR/history.json'),
    members: () => import('./locales/pt-BR/members.json'),
    problems: () => import('./locales/pt-BR/problems.json'),
    resource: () => import('./locales/pt-BR/resource.json'),
    shell: () => import('./locales/pt-BR/shell.json'),
    'sign-in': () => import('./locales/pt-BR/sign-in.json'),
    widgets: () => import('./locales/pt-BR/widgets.json'),
  },
  es: {
    attributes: () => import('./locales/es/attributes.json'),
    device: () => import('./locales/es/device.json'),
    errors: () => import('./locales/es/errors.json'),
    groups: () => import('./locales/es/groups.json'),
    history: () => import('./locales/es/history.json'),
    members: () => import('./locales/es/members.json'),
    problems: () => import('./locales/es/problems.json'),
    resource: () => import('./locales/es/resource.json'),
    shell: () => import('./locales/es/shell.json'),
    'sign-in': () => import('./locales/es/sign-in.json'),
    widgets: () => import('./locales/es/widgets.json'),
  },
  'en-US': {
    attributes: () => import('./locales/en-US/attributes.json'),
    device: () => import('./locales/en-US/device.json'),
    errors: () => import('./locales/en-US/errors.json'),
    groups: () => import('./locales/en-US/groups.json'),
    history: () => import('./locales/en-US/history.json'),
    members: () => import('./locales/en-US/members.json'),
    problems: () => import('./locales/en-US/problems.json'),
    resource: () => import('./locales/en-US/resource.json'),
    shell: () => import('./locales/en-US/shell.json'),
    'sign-in': () => import('./locales/en-US/sign-in.json'),
    widgets: () => import('./locales/en-US/widgets.json'),
  },
} as const;
