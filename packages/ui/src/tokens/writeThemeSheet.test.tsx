import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { color, nameColorVariable } from './color.ts';
import { colorNames } from './colorNames.ts';
import { type Scheme, schemes, type ThemeName, themeNames, themes } from './themes.ts';
import './themeSheet.gen.css';

const root = document.documentElement;

beforeEach(wearNothing);
afterEach(wearNothing);

describe('the theme sheet in a browser', () => {
  it('R-003: a document without attributes is blue and light', () => {
    expect(readColors(root)).toEqual(themes.blue.light);
    expect(getComputedStyle(root).colorScheme).toBe('light');
  });

  it('R-003: two attributes on the document select any of the 22 sets', () => {
    for (const [theme, scheme] of everySet()) {
      applyTheme(root, { theme, scheme });
      expect(readColors(root), `${theme} ${scheme}`).toEqual(themes[theme][scheme]);
      expect(getComputedStyle(root).colorScheme).toBe(scheme);
    }
  });

  it('an element may have any set inside any other', () => {
    for (const [outer, outerScheme] of everySet()) {
      applyTheme(root, { theme: outer, scheme: outerScheme });
      for (const [theme, scheme] of everySet()) {
        const part = nested({ theme, scheme });
        expect(readColors(part), `${theme} ${scheme} in ${outer} ${outerScheme}`).toEqual(
          themes[theme][scheme],
        );
        part.remove();
      }
    }
  });

  it('an element with a scheme only inherits the theme of the document', () => {
    for (const [theme, outer] of everySet()) {
      applyTheme(root, { theme, scheme: outer });
      for (const scheme of schemes) {
        const part = nested({ scheme });
        expect(readColors(part), `${scheme} in ${theme} ${outer}`).toEqual(themes[theme][scheme]);
        expect(getComputedStyle(part).colorScheme).toBe(scheme);
        part.remove();
      }
    }
  });

  it('an element with a theme only inherits the scheme of the document', () => {
    for (const [outer, scheme] of everySet()) {
      applyTheme(root, { theme: outer, scheme });
      for (const theme of themeNames) {
        const part = nested({ theme });
        expect(readColors(part), `${theme} in ${outer} ${scheme}`).toEqual(themes[theme][scheme]);
        part.remove();
      }
    }
  });

  it('a dark document without a theme is blue', () => {
    applyTheme(root, { scheme: 'dark' });
    expect(readColors(root)).toEqual(themes.blue.dark);
    expect(readColors(nested({ scheme: 'light' }))).toEqual(themes.blue.light);
  });

  it('colour references follow the attributes', () => {
    applyTheme(root, { theme: 'olive', scheme: 'dark' });
    const part = nested({});
    part.style.color = color.accent;
    const accent = document.createElement('i');
    accent.style.color = themes.olive.dark.accent;
    expect(getComputedStyle(part).color).toBe(accent.style.color);
  });

  it('the floating shadow differs between the schemes', () => {
    const [light, dark] = schemes.map((scheme) => {
      applyTheme(root, { theme: 'rose', scheme });
      return getComputedStyle(root).getPropertyValue('--nv-shadow-floating');
    });
    expect(light).toMatch(/^0 1px 2px/);
    expect(dark).toMatch(/^0 1px 2px/);
    expect(light).not.toBe(dark);
  });
});

interface ThemeAttributes {
  theme?: ThemeName;
  scheme?: Scheme;
}

function everySet(): (readonly [ThemeName, Scheme])[] {
  return themeNames.flatMap((theme) => schemes.map((scheme) => [theme, scheme] as const));
}

function applyTheme(element: HTMLElement, { theme, scheme }: ThemeAttributes) {
  if (theme !== undefined) {
    element.dataset['theme'] = theme;
  }
  if (scheme !== undefined) {
    element.dataset['scheme'] = scheme;
  }
}

function wearNothing() {
  delete root.dataset['theme'];
  delete root.dataset['scheme'];
  document.body.replaceChildren();
}

function nested(attributes: ThemeAttributes): HTMLElement {
  const part = document.createElement('div');
  applyTheme(part, attributes);
  document.body.append(part);
  return part;
}

function readColors(element: HTMLElement): Record<string, string> {
  const style = getComputedStyle(element);
  return Object.fromEntries(
    colorNames.map((name) => [name, style.getPropertyValue(nameColorVariable(name))]),
  );
}
