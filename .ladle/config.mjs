/** The workshop: one story a state of every part. See .ladle/README.md. */
export default {
  stories: 'packages/*/src/**/*.stories.tsx',
  outDir: '.build/stories',
  port: 61000,
  viteConfig: '.ladle/vite.config.ts',
  // All keys belong to the stories: the console has shortcuts of its own.
  hotkeys: Object.fromEntries(
    ['search', 'nextStory', 'previousStory', 'nextComponent', 'previousComponent']
      .concat(['control', 'darkMode', 'fullscreen', 'width', 'rtl', 'source', 'a11y'])
      .map((name) => [name, []]),
  ),
  addons: {
    // The frame around a story has its own controls: language, brand, width, motion.
    control: { enabled: false },
    action: { enabled: false },
    rtl: { enabled: false },
    width: { enabled: false },
    theme: { enabled: true, defaultState: 'light' },
  },
};
