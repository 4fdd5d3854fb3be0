import {
  type LineSpacing,
  type SchemeChoice,
  type TextSize,
  type ThemeName,
  withoutTransitions,
} from '@nevisa/ui';
import type { BrowserStorage } from '../storage/browserStorage.ts';

export const appearanceKeys = {
  theme: 'nevisa.theme',
  scheme: 'nevisa.scheme',
  textSize: 'nevisa.textSize',
  lineSpacing: 'nevisa.lineSpacing',
  compactMenu: 'nevisa.menu',
} as const;

/** The appearance, stored in the browser and applied as attributes of the document. */
export interface AppearanceStore {
  theme(): ThemeName;
  scheme(): SchemeChoice;
  chooseTheme(theme: ThemeName): void;
  chooseScheme(scheme: SchemeChoice): void;
  /** The size of dictated text. */
  textSize(): TextSize;
  chooseTextSize(size: TextSize): void;
  lineSpacing(): LineSpacing;
  chooseLineSpacing(spacing: LineSpacing): void;
  /** Null before a choice: the width of the window decides. */
  compactMenu(): boolean | null;
  chooseCompactMenu(compact: boolean): void;
}

/**
 * Creates the appearance store. A change sets one attribute of the document without
 * a render of React; `theme-boot.js` sets the same attributes before the first
 * paint.
 */
export function createAppearanceStore(storage: BrowserStorage, root: HTMLElement): AppearanceStore {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const scheme = (): SchemeChoice => {
    const kept = storage.read(appearanceKeys.scheme);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  };
  const applyScheme = () => {
    const chosen = scheme();
    const next = chosen === 'system' ? (system.matches ? 'dark' : 'light') : chosen;
    if (root.dataset['scheme'] !== next) {
      withoutTransitions(root, () => {
        root.dataset['scheme'] = next;
      });
      colorBrowserBar();
    }
  };
  system.addEventListener('change', applyScheme);
  return {
    // The boot script writes only known names: of a theme, of a text size and of a line spacing.
    theme: () => (root.dataset['theme'] ?? 'blue') as ThemeName,
    scheme,
    chooseTheme(theme) {
      withoutTransitions(root, () => {
        root.dataset['theme'] = theme;
      });
      colorBrowserBar();
      storage.write(appearanceKeys.theme, theme);
    },
    chooseScheme(choice) {
      if (choice === 'system') {
        storage.remove(appearanceKeys.scheme);
      } else {
        storage.write(appearanceKeys.scheme, choice);
      }
      applyScheme();
    },
    textSize: () => (root.dataset['textSize'] ?? 'medium') as TextSize,
    chooseTextSize(size) {
      root.dataset['textSize'] = size;
      storage.write(appearanceKeys.textSize, size);
    },
    lineSpacing: () => (root.dataset['lineSpacing'] ?? 'normal') as LineSpacing,
    chooseLineSpacing(spacing) {
      root.dataset['lineSpacing'] = spacing;
      storage.write(appearanceKeys.lineSpacing, spacing);
    },
    compactMenu() {
      const kept = storage.read(appearanceKeys.compactMenu);
      return kept === null ? null : kept === 'compact';
    },
    chooseCompactMenu(compact) {
      storage.write(appearanceKeys.compactMenu, compact ? 'compact' : 'open');
    },
  };
}

// The bar of a phone's browser continues the page; `theme-boot.js` colours it first.
function colorBrowserBar(): void {
  const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  if (bar !== null) {
    bar.content = getComputedStyle(document.body).backgroundColor;
  }
}
