'use client';
import type { SecondFactor } from '../../contract';
import type { RequestState } from '../request-state';
import { useRequest } from '../use-request';

/** Whether the account that is signed in asks for one-time codes, and how many recovery codes it has left. */
export const useSecondFactor = (): RequestState<SecondFactor> =>
  useRequest('useSecondFactor', 'second-factor', (client) => client.session.secondFactor.get());
