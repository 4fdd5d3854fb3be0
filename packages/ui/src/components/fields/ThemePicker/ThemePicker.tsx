import { type ComponentPropsWithRef, useId } from 'react';
import { followArrowDirection } from '../../../foundations/followArrowDirection.ts';
import { text } from '../../../foundations/text.ts';
import type { ThemeName } from '../../../tokens/themes.ts';
import { CheckIcon } from '../../media/Icon/controlIcons.ts';
import { MoonIcon, SunIcon, SystemIcon } from '../../media/Icon/appearanceIcons.ts';
import * as S from './ThemePicker.styles.ts';

/** Light, dark, or the setting of the device. */
export type SchemeChoice = keyof typeof text.scheme.names;

export interface ThemePickerProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /**
   * The initial theme.
   * @default 'blue'
   */
  theme?: ThemeName;
  /**
   * The initial scheme.
   * @default 'system'
   */
  scheme?: SchemeChoice;
  onThemeChange?: (theme: ThemeName) => void;
  onSchemeChange?: (scheme: SchemeChoice) => void;
}

/** Selects one of the 11 themes and a colour scheme. Each option shows its colours. */
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
        followArrowDirection(event);
      }}
    >
      <S.Group>
        <S.Legend>{text.theme.title}</S.Legend>
        <S.Swatches>
          {listNames(text.theme.names).map((name) => (
            <S.SwatchLabel key={name}>
              <S.Radio
                {...describeRadio(`${group}-theme`, name, theme)}
                onChange={() => onThemeChange?.(name)}
              />
              {/* Theme attributes nest: the swatch sets its own theme, and the script contains no colours. */}
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
          {listNames(text.scheme.names).map((name) => {
            const SchemeIcon = schemeIcons[name];
            return (
              <S.SchemeLabel key={name}>
                <S.Radio
                  {...describeRadio(`${group}-scheme`, name, scheme)}
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

function describeRadio(name: string, value: string, initial: string) {
  return { type: 'radio', name, value, defaultChecked: value === initial };
}

function listNames<Name extends string>(words: Record<Name, string>): Name[] {
  return Object.keys(words) as Name[];
}
