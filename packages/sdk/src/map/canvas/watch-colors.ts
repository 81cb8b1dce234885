/** Tokens whose change means that the canvases must be painted again. */
const WATCHED = ['map-land', 'map-trail', 'surface', 'status-alarm'] as const;
const PROPERTIES = ['background-color', 'outline-color', 'color', 'border-top-color'] as const;

/**
 * Calls back when the scheme or the brand changes the colours at an element, whatever made them
 * change (attribute, style sheet, media query): a hidden probe has a transition on colours that are
 * set by tokens, and its start is the signal.
 * @returns stops watching
 */
export function watchColors(host: HTMLElement, onChange: () => void): () => void {
  const probe = document.createElement('span');
  probe.setAttribute('aria-hidden', 'true');
  Object.assign(probe.style, {
    position: 'absolute',
    width: '0',
    height: '0',
    pointerEvents: 'none',
    transition: PROPERTIES.map((property) => `${property} 1ms step-start`).join(','),
  });
  PROPERTIES.forEach((property, index) => {
    probe.style.setProperty(property, `var(--rastro-${WATCHED[index]})`);
  });
  let isPending = false;
  const onRun = () => {
    if (isPending) return;
    isPending = true;
    requestAnimationFrame(() => {
      isPending = false;
      onChange();
    });
  };
  probe.addEventListener('transitionrun', onRun);
  host.append(probe);
  return () => {
    probe.removeEventListener('transitionrun', onRun);
    probe.remove();
  };
}
