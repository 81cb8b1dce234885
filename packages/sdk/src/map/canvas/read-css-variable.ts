import { cssVariables, type CssVariableName } from '@rastro/theme/tokens';

/** Reads design tokens by their name without `--rastro-`. */
export type ReadVariable = (name: CssVariableName) => string;

const FALLBACK_ACCENT = '#2f5bd8';
let fallback: Record<CssVariableName, string> | undefined;

/**
 * A reader of the tokens in force at an element; on pages that set none, the light scheme of the
 * default accent stands in.
 */
export function createVariableReader(element: Element): ReadVariable {
  const style = getComputedStyle(element);
  return (name) => {
    const value = style.getPropertyValue(`--rastro-${name}`).trim();
    if (value) return value;
    fallback ??= cssVariables({ accent: FALLBACK_ACCENT }, 'light');
    return fallback[name];
  };
}
