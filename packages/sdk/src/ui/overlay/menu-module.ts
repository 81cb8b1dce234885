import { createLazyModule } from '../lazy-module';

/**
 * Lazy module that positions and controls a menu, shared by the button and the content of the open
 * menu.
 */
export const menuParts = /* @__PURE__ */ createLazyModule(() => import('./menu-parts'));
