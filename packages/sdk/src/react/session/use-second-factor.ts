'use client';
import type { SecondFactor } from '../../contract';
import type { RequestState } from '../request-state';
import { useRequest } from '../use-request';

/** Loads the account's use of one-time codes, and the number of recovery codes left. */
export const useSecondFactor = (): RequestState<SecondFactor> =>
  useRequest('useSecondFactor', 'second-factor', (client) => client.session.secondFactor.get());
