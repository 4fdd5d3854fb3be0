import { Monitor, Moon, Palette, Sun } from 'lucide-react';
import { createIcon } from './createIcon.tsx';

/** Icons of themes and colour schemes. */
export const SunIcon = /* #__PURE__ */ createIcon(Sun);
export const MoonIcon = /* #__PURE__ */ createIcon(Moon);
export const SystemIcon = /* #__PURE__ */ createIcon(Monitor);
export const PaletteIcon = /* #__PURE__ */ createIcon(Palette);
