import { color } from '../tokens/color.ts';

/** The soft background of each tone with its text, as `--_background` and `--_text`. */
export const softTones = {
  accent: makeTone(color.accentSoft, color.onAccentSoft),
  success: makeTone(color.successSoft, color.onSuccessSoft),
  warning: makeTone(color.warningSoft, color.onWarningSoft),
  danger: makeTone(color.dangerSoft, color.onDangerSoft),
  information: makeTone(color.informationSoft, color.onInformationSoft),
} as const;

function makeTone(background: string, text: string) {
  return `--_background: ${background}; --_text: ${text};`;
}
