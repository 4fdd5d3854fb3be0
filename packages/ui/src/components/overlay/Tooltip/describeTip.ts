export const tipSides = ['top', 'bottom', 'start', 'end'] as const;
export type TipSide = (typeof tipSides)[number];

export interface TipOptions {
  /** The shortcut of the control, in the order of pressing: `['Ctrl', 'S']`. */
  keys?: readonly string[] | undefined;
  /**
   * The position beside the control; flips where space is missing.
   * @default 'top'
   */
  side?: TipSide | undefined;
  /** The words add to the accessible name; otherwise they repeat it and screen readers skip them. */
  describes?: boolean;
}

/**
 * The attributes of a control with a tooltip. `TipLayer` reads them when the tooltip opens, so a
 * closed tooltip costs neither elements nor listeners.
 */
export function describeTip(words: string, { keys, side, describes = false }: TipOptions = {}) {
  return {
    'data-tip': words,
    'data-tip-keys': keys?.join(' '),
    'data-tip-side': side,
    'data-tip-describes': describes ? '' : undefined,
    'aria-keyshortcuts': keys?.map((key) => ariaKeys[key] ?? key).join('+'),
  };
}

// The names of WAI-ARIA where they differ from those on the keyboard.
const ariaKeys: Readonly<Record<string, string>> = { Ctrl: 'Control', Cmd: 'Meta', Esc: 'Escape' };
