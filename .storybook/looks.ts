import { text } from '../packages/ui/src/foundations/text.ts';
import type { Scheme, ThemeName } from '../packages/ui/src/tokens/themes.ts';

/** The themes in their order, without the table of their colours, which no story needs. */
export const themeNames = Object.keys(text.theme.names) as readonly ThemeName[];

export const schemes = ['light', 'dark'] as const satisfies readonly Scheme[];
