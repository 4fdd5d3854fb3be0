import type { LineSpacing, SchemeChoice, TextSize, ThemeName } from '@nevisa/ui';
import type { BrowserStorage } from '../storage/browserStorage.ts';

export const appearanceKeys = {
  theme: 'nevisa.theme',
  scheme: 'nevisa.scheme',
  textSize: 'nevisa.textSize',
  lineSpacing: 'nevisa.lineSpacing',
  compactMenu: 'nevisa.menu',
} as const;

/** How the person wants the product to look: kept in the browser, worn by the document. */
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
  /** Null until the person has chosen; the width of the window decides then. */
  compactMenu(): boolean | null;
  chooseCompactMenu(compact: boolean): void;
}

/**
 * A change of theme, scheme or setting of text is one attribute on the document; React hears
 * nothing of it. `theme-boot.js` puts the same attributes there before the
 * first paint.
 */
export function createAppearanceStore(storage: BrowserStorage, root: HTMLElement): AppearanceStore {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const scheme = (): SchemeChoice => {
    const kept = storage.read(appearanceKeys.scheme);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  };
  const wearScheme = () => {
    const chosen = scheme();
    root.dataset['scheme'] = chosen === 'system' ? (system.matches ? 'dark' : 'light') : chosen;
  };
  system.addEventListener('change', wearScheme);
  return {
    // The boot script lets no other shape in, and an unknown name shows as the default.
    theme: () => (root.dataset['theme'] ?? 'blue') as ThemeName,
    scheme,
    chooseTheme(theme) {
      root.dataset['theme'] = theme;
      storage.write(appearanceKeys.theme, theme);
    },
    chooseScheme(choice) {
      if (choice === 'system') {
        storage.remove(appearanceKeys.scheme);
      } else {
        storage.write(appearanceKeys.scheme, choice);
      }
      wearScheme();
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
