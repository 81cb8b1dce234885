'use client';
import type { ReactElement } from 'react';
import { menuParts } from './menu-module';
import type { MenuProps } from './menu-props';
import { useLazyPopup } from './use-lazy-popup';

/** A menu under a button; arrows, letters, Home, End and Esc work in it. The page behind stays usable. */
export function Menu(props: MenuProps): ReactElement {
  const { entries, ...rest } = props;
  const reportOpen = () => rest.onOpenChange?.(true);
  const popup = useLazyPopup(menuParts, rest.trigger, 'menu', reportOpen, entries);
  if (!popup.parts) return popup.trigger;
  return <popup.parts.OpenMenu {...rest} isByKeyboard={popup.isByKeyboard} />;
}
