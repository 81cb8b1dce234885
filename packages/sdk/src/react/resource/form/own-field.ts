import type { ReactNode } from 'react';
import type { FormValues } from './form-values';

/** Props of a field drawn by the form's host. */
export interface OwnFieldProps {
  id: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  value: unknown;
  onChange: (value: unknown) => void;
  readOnly: boolean;
  /** Current values of the whole form. */
  values: FormValues;
}

/** Fills in other members where they are empty, or as they were filled in before: never what somebody wrote. */
export type FillOthers = (found: FormValues) => void;

/** Host's own drawing of a member. */
export interface OwnField {
  /** Its field; null leaves it out, e.g. while another value makes it needless. Outside of a form there is nothing to fill in. */
  draw: (field: OwnFieldProps, fill?: FillOthers) => ReactNode;
  /** Its value as people read it, in the list of changes, beside the values of that time. Default as its kind has it. */
  say?: (value: unknown, values: FormValues) => string;
  /** Takes the whole width. */
  isWide?: boolean;
}

/** Fields that the host draws, by member. Keep the object between renders. */
export type OwnFields = Readonly<Record<string, OwnField>>;
