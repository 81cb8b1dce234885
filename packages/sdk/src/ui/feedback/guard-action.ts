import type { MouseEvent, MouseEventHandler } from 'react';

/** Attributes that make a button refuse clicks while it still takes the focus and tells why. */
export interface ActionGuard {
  disabled: boolean | undefined;
  'aria-disabled': true | undefined;
  onClick: MouseEventHandler<HTMLButtonElement> | undefined;
}

/**
 * A button with a reason stays focusable, so that its tooltip can be read; one that is busy keeps the
 * focus; without either, `disabled` is the browser's own.
 */
export function guardAction(
  {
    disabled,
    disabledReason,
    busy,
  }: { disabled?: boolean; disabledReason?: string; busy?: boolean },
  onClick: MouseEventHandler<HTMLButtonElement> | undefined,
): ActionGuard {
  const hasReason = Boolean(disabledReason);
  if (!busy && !hasReason) return { disabled, 'aria-disabled': undefined, onClick };
  return {
    disabled: undefined,
    'aria-disabled': hasReason ? true : undefined,
    onClick: (event: MouseEvent) => event.preventDefault(),
  };
}
