/** Optional dependencies of jspdf for drawing web pages and SVG, which nothing here does. */
const LEFT_OUT = /^(?:canvg|dompurify|html2canvas)$/;

/** Packs jspdf as it is made for browsers, which runs in Node too, without what it has for web pages. */
export const packJspdf = {
  name: 'pack-jspdf',
  setup(build) {
    build.onResolve({ filter: /^jspdf$/ }, ({ resolveDir, kind }) =>
      build.resolve('jspdf/dist/jspdf.es.min.js', { resolveDir, kind }),
    );
    build.onResolve({ filter: LEFT_OUT }, (given) => ({ path: given.path, namespace: 'left-out' }));
    build.onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({
      contents: 'export default null',
    }));
  },
};

/** The same for Vite. */
export const leaveOutOfJspdf = () => ({
  name: 'leave-out-of-jspdf',
  enforce: 'pre',
  resolveId: (id) => (LEFT_OUT.test(id) ? '\0left-out' : null),
  load: (id) => (id === '\0left-out' ? 'export default null' : null),
});
