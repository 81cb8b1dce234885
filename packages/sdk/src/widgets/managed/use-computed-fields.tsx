'use client';
import { useMemo } from 'react';
import type { OwnFields } from '../../react/resource';
import { ExpressionField } from './expression-field';

/** What the form of a computed attribute draws itself: the expression, which can be tried with a device's latest fix. */
export function useComputedFields(): OwnFields {
  return useMemo(
    () => ({ expression: { isWide: true, draw: (field) => <ExpressionField {...field} /> } }),
    [],
  );
}
