import { command } from '../../contract';
import { defineView } from './define-view';

/** How saved commands are shown; what goes with one depends on its type. */
export const commandView = /* @__PURE__ */ defineView(command, {
  columns: ['description', 'type', 'textChannel'],
  form: [['description', 'type', 'textChannel', 'attributes']],
  drawn: ['type', 'attributes'],
});
