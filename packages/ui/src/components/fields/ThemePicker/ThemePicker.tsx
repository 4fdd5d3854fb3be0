import { type ComponentPropsWithRef, useId } from 'react';
import { leadWhereArrowsPoint } from '../../../foundations/radioArrows.ts';
import { text } from '../../../foundations/text.ts';
import type { ThemeName } from '../../../tokens/themes.ts';
import { CheckIcon } from '../../media/Icon/controlIcons.ts';
import { MoonIcon, SunIcon, SystemIcon } from '../../media/Icon/appearanceIcons.ts';
import * as S from './ThemePicker.styles.ts';

/** Light, dark, or whatever the device is set to. */
export type SchemeChoice = keyof typeof text.scheme.names;

export interface ThemePickerProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /**
   * The theme chosen at first.
   * @default 'blue'
   */
  theme?: ThemeName;
  /**
   * The scheme chosen at first.
   * @default 'system'
   */
  scheme?: SchemeChoice;
  onThemeChange?: (theme: ThemeName) => void;
  onSchemeChange?: (scheme: SchemeChoice) => void;
}

/** Chooses one of the 11 themes and how bright the page is. Each choice shows the colours it leads to. */
export function ThemePicker({
  theme = 'blue',
  scheme = 'system',
  onThemeChange,
  onSchemeChange,
  onKeyDown,
  ...rest
}: ThemePickerProps) {
  const group = useId();
  return (
    <S.Root
      {...rest}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        leadWhereArrowsPoint(event);
      }}
    >
      <S.Group>
        <S.Legend>{text.theme.title}</S.Legend>
        <S.Swatches>
          {namesOf(text.theme.names).map((name) => (
            <S.SwatchLabel key={name}>
              <S.Radio
                type="radio"
                name={`${group}-theme`}
                value={name}
                defaultChecked={name === theme}
                onChange={() => onThemeChange?.(name)}
              />
              {/* Attributes nest: the swatch wears its theme, and the script carries no colours. */}
              <S.Swatch data-theme={name}>
                <CheckIcon />
              </S.Swatch>
              {text.theme.names[name]}
            </S.SwatchLabel>
          ))}
        </S.Swatches>
      </S.Group>
      <S.Group>
        <S.Legend>{text.scheme.title}</S.Legend>
        <S.Schemes>
          {namesOf(text.scheme.names).map((name) => {
            const SchemeIcon = schemeIcons[name];
            return (
              <S.SchemeLabel key={name}>
                <S.Radio
                  type="radio"
                  name={`${group}-scheme`}
                  value={name}
                  defaultChecked={name === scheme}
                  onChange={() => onSchemeChange?.(name)}
                />
                <SchemeIcon />
                {text.scheme.names[name]}
              </S.SchemeLabel>
            );
          })}
        </S.Schemes>
      </S.Group>
    </S.Root>
  );
}

const schemeIcons = { light: SunIcon, dark: MoonIcon, system: SystemIcon };

function namesOf<Name extends string>(words: Record<Name, string>): Name[] {
  return Object.keys(words) as Name[];
}
