import { apiKey } from '../../contract';
import { defineView } from './define-view';

/** View of API keys. */
export const apiKeyView = /* @__PURE__ */ defineView(apiKey, {
  columns: ['name', 'hint', 'reads', 'writes', 'mayShare', 'mayEmbed', 'lastUsedAt', 'expiresAt'],
  form: [
    ['name', 'expiresAt'],
    { key: 'may', members: ['reads', 'writes', 'mayShare', 'mayEmbed'] },
    { key: 'from', members: ['origins', 'addresses'] },
  ],
  styles: { origins: 'lines', addresses: 'lines' },
});
