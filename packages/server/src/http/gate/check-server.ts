import { ApiError } from '../../request/api-error';

/** Refuses a switch that does nothing here yet: nobody can register at this door. */
export function checkServer({ registration }: Readonly<Record<string, unknown>>): void {
  if (registration !== true) return;
  throw new ApiError(
    422,
    'FIELD_INVALID',
    'Nobody can register himself here, so registration stays false. Make the accounts, or have managers make them.',
    { field: 'registration' },
  );
}
