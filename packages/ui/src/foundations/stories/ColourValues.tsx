import { nameColorVariable } from '../../tokens/color.ts';
import type { ColorName } from '../../tokens/colorNames.ts';
import { space } from '../../tokens/scales.ts';
import { type Scheme, type ThemeName, themes } from '../../tokens/themes.ts';
import { CopyButton } from './CopyButton.tsx';
import { toOklch } from './oklch.ts';

export interface ColourLook {
  theme: ThemeName;
  scheme: Scheme;
}

/** A colour of one set in three spellings, each copied by a press. */
export function ColourValues({ name, theme, scheme }: ColourLook & { name: ColorName }) {
  const hex = themes[theme][scheme][name];
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: space[1], paddingBlockStart: space[2] }}>
      <CopyButton value={nameColorVariable(name)} />
      <CopyButton value={hex} />
      <CopyButton value={toOklch(hex)} />
    </div>
  );
}
