import { type ComponentPropsWithRef, useId } from 'react';
import { followArrowDirection } from '../../../foundations/followArrowDirection.ts';
import { text } from '../../../foundations/text.ts';
import type { ThemeName } from '../../../tokens/themes.ts';
import { CheckIcon } from '../../media/Icon/controlIcons.ts';
import { MoonIcon, SunIcon, SystemIcon } from '../../media/Icon/appearanceIcons.ts';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
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
              <Miniature theme={name} />
              {text.theme.names[name]}
            </S.SwatchLabel>
          ))}
        </S.Swatches>
      </S.Group>
      <SegmentedControl
        wide
        label={text.scheme.title}
        name={`${group}-scheme`}
        options={schemeOptions}
        defaultValue={scheme}
        onValueChange={(choice) => onSchemeChange?.(choice as SchemeChoice)}
      />
    </S.Root>
  );
}

/** Theme attributes nest: a miniature sets its own theme, and the script contains no colours. */
function Miniature({ theme }: { theme: ThemeName }) {
  return (
    <S.Swatch data-theme={theme} aria-hidden="true">
      <S.Menu />
      <S.Paper />
      <S.Tick>
        <CheckIcon />
      </S.Tick>
    </S.Swatch>
  );
}

const schemeIcons = { light: <SunIcon />, dark: <MoonIcon />, system: <SystemIcon /> };

const schemeOptions = listNames(text.scheme.names).map((value) => ({
  value,
  label: text.scheme.names[value],
  icon: schemeIcons[value],
}));

function describeRadio(name: string, value: string, initial: string) {
  return { type: 'radio', name, value, defaultChecked: value === initial };
}

function listNames<Name extends string>(words: Record<Name, string>): Name[] {
  return Object.keys(words) as Name[];
}
