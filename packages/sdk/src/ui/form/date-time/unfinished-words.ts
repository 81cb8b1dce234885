'use client';
import { createContext } from 'react';

/** Complaint about figures that mean no value: some are missing, or no calendar or clock has them. */
export type UnfinishedKind = 'missing' | 'none';

/** Says it in the language of the page; nothing where nobody gives words. */
export const UnfinishedWords = createContext<(kind: UnfinishedKind) => string | undefined>(
  () => undefined,
);
