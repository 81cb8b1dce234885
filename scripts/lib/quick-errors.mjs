/**
 * For tests that wait for something on a page: whoever looks for it until it is there gets an error at each look, and the
 * whole page was written down into each. It is written into the last, which is the one that people read.
 */
import { configure, getConfig } from '@testing-library/react';

/** Replaces the errors of searches that wait, once. */
export function quickenErrors() {
  const { getElementError: own } = getConfig();
  if (own.name === 'quick') return;
  const quick = (message, container) => {
    if (!getConfig()._disableExpensiveErrorDiagnostics) return own(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  };
  configure({ getElementError: Object.defineProperty(quick, 'name', { value: 'quick' }) });
}
