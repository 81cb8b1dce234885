import { defineFeature } from '../../../ground/feature';
import { type ChangedLists, createChangedLists } from './changed-lists';

declare module '../../../ground/feature' {
  interface Offers {
    changedLists: ChangedLists;
  }
}

/** Pages that show a list learn that somebody changed something of it. */
export const changedListsFeature = defineFeature({
  name: 'changed-lists',
  needs: [],
  open({ database, log }) {
    const { register, lists, stop } = createChangedLists({ database, log });
    return { offers: { changedLists: lists }, routes: register, stop };
  },
});
