import { command } from '../../contract';
import { defineView } from './define-view';

/** View of saved commands; a command's attributes depend on its type. */
export const commandView = /* @__PURE__ */ defineView(command, {
  columns: ['description', 'type', 'textChannel'],
  form: [['description', 'type', 'textChannel', 'attributes']],
  drawn: ['type', 'attributes'],
});
