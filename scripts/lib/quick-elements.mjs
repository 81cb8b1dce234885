/**
 * For tests, in which React keeps with each element where in the code it was made: that is an error of its own for each,
 * a tenth of what a page needs to be drawn. React itself stops at ten thousand a second, so its warnings read the same.
 */
import * as React from 'react';

/** Lets React think that there were enough of them, once. */
export function quickenElements() {
  const inner = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
  if (inner?.recentlyCreatedOwnerStacks === undefined) return;
  Object.defineProperty(inner, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Infinity,
    set() {},
  });
}
