'use client';
import { useMemo } from 'react';
import type { OwnFields } from '../../react/resource';
import { ExpressionField } from './expression-field';

/**
 * Provides the form fields of a computed attribute that need their own control: the expression,
 * which can be tried on a device's latest fix.
 */
export function useComputedFields(): OwnFields {
  return useMemo(
    () => ({ expression: { isWide: true, draw: (field) => <ExpressionField {...field} /> } }),
    [],
  );
}
