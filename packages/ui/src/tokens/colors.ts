import type { ColorName } from './colorNames.ts';

/**
 * The meaning of each colour. Every theme defines each one in light and dark; a
 * component uses meanings and never hues.
 */
export const colorMeanings: Readonly<Record<ColorName, string>> = {
  surface: 'The page itself.',
  surfaceRaised: 'What lies on the page: cards, fields, the sheet of paper.',
  surfaceSunken: 'Quiet ground beside the page: the sidebar, the inside of a meter.',
  surfaceHover: 'A quiet row or button under the pointer.',
  surfacePressed: 'A quiet row or button while it is pressed.',
  surfaceFloating: 'What floats over the page: the dock, menus, dialogs, drawers, toasts.',
  surfaceFloatingHover: 'A quiet row or button on a floating surface, under the pointer.',
  surfaceFloatingPressed: 'A quiet row or button on a floating surface, while it is pressed.',
  text: 'Words that are read.',
  textQuiet: 'Words that help: hints, dates, labels of facts.',
  textDisabled: 'Words of a control that cannot be used.',
  border: 'A line that separates and may be overlooked.',
  borderStrong: 'The outline that tells where a field or control is.',
  borderFloating: 'The edge of a floating surface; in dark its lightness is the edge.',
  accent: 'The one primary action, the selected item, the voice.',
  accentHover: 'The primary action under the pointer.',
  accentPressed: 'The primary action while it is pressed.',
  onAccent: 'Words and icons on the accent.',
  accentSoft: 'A breath of the accent: the selected row, a soft badge.',
  accentSoftHover: 'The selected row under the pointer.',
  onAccentSoft: 'Words and icons on the breath of the accent.',
  accentText: 'Links and icons in the accent, on a surface.',
  accentMark:
    'The accent without words: the level of a meter, the outline of a chosen box, the caret.',
  focus: 'The ring around what the keyboard has reached; ink where the accent resembles danger.',
  selection: 'Ground of selected text.',
  danger: 'The button that destroys.',
  dangerHover: 'The button that destroys, under the pointer.',
  onDanger: 'Words on the button that destroys.',
  dangerText: 'What went wrong, said on a surface.',
  dangerSoft: 'Ground of a message about something wrong.',
  onDangerSoft: 'Words on that ground.',
  successText: 'What went well, said on a surface.',
  successSoft: 'Ground of a message about something done.',
  onSuccessSoft: 'Words on that ground.',
  warningText: 'What needs care, said on a surface.',
  warningSoft: 'Ground of a message that asks for care.',
  onWarningSoft: 'Words on that ground.',
  informationText: 'What is good to know, said on a surface.',
  informationSoft: 'Ground of a message that informs.',
  onInformationSoft: 'Words on that ground.',
  unread: 'The dot of what has not been read.',
  disabledSurface: 'Ground of a control that cannot be used.',
  scrim: 'The veil over the page behind a dialog or drawer.',
  drawingLine: 'The lines of an illustration.',
  drawingFill: 'The filled shapes of an illustration, in the second hue of the theme.',
  chartFourth: 'The fourth part of a chart, in the second hue of the theme.',
  panelStart: 'Ground of the panel beside sign-in, where it begins.',
  panelEnd: 'The same ground where it ends, in the second hue of the theme.',
};

export type ThemeColors = Readonly<Record<ColorName, string>>;

/** One colour in both schemes; dark is designed separately and not inverted. */
export interface Theme {
  readonly light: ThemeColors;
  readonly dark: ThemeColors;
}
