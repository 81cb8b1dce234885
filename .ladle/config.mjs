/** The workshop: one story a state of every part. See .ladle/README.md. */
export default {
  stories: 'packages/*/src/**/*.stories.tsx',
  outDir: '.build/stories',
  port: 61000,
  viteConfig: '.ladle/vite.config.ts',
  expandStoryTree: false,
  addons: {
    // The frame around a story has its own controls: language, brand, width, motion.
    control: { enabled: false },
    action: { enabled: false },
    rtl: { enabled: false },
    width: { enabled: false },
    theme: { enabled: true, defaultState: 'light' },
  },
};
