import { webhook } from '../../contract';
import { defineView } from './define-view';

/** View of webhooks. */
export const webhookView = /* @__PURE__ */ defineView(webhook, {
  columns: ['name', 'url', 'isPaused', 'lastAt', 'lastStatus', 'lastError'],
  form: [
    ['name', 'url', 'isPaused'],
    { key: 'sends', members: ['invoices', 'hasPositions', 'positionSeconds'] },
  ],
});
