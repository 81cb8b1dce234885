import { createLazyModule } from '../lazy-module';

/** What places and steers a menu, shared by the button and what stands in the open menu. */
export const menuParts = /* @__PURE__ */ createLazyModule(() => import('./menu-parts'));
