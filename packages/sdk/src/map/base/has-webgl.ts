let answer: boolean | undefined;

/** Can this browser draw a MapLibre style? Asked once: each question makes a context. */
export function hasWebgl(): boolean {
  answer ??= askForContext();
  return answer;
}

function askForContext(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
