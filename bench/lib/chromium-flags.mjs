import { chromiumArgs } from '../../scripts/lib/chromium.mjs';

const SOFTWARE_GPU = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];

/** S: Chromium draws by a GPU process, here without a chip; N: without one. */
export const chromiumFlags = {
  S: [...chromiumArgs.filter((flag) => flag !== '--disable-gpu'), ...SOFTWARE_GPU],
  N: chromiumArgs,
};
