'use client';
import { createContext, useContext } from 'react';

const PortalContainerContext = createContext<HTMLElement | undefined>(undefined);

/** Names the element that menus and tooltips are drawn in, so that they keep the colours of their widget. */
export const PortalContainerProvider = PortalContainerContext.Provider;

/** The element for menus and tooltips; undefined means the end of the page. */
export function usePortalContainer(): HTMLElement | undefined {
  return useContext(PortalContainerContext);
}
