import { css } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { floatingSurface } from '../floating.styles.ts';
import { font, motion, radius, size, space } from '../../../tokens/scales.ts';

/** A floating panel beside the control that opened it. */
export const panel = css`
  ${floatingSurface}

  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  font-size: ${font.size.md};
  line-height: ${font.line.control};
  transition-property: opacity, transform;
  transition-duration: ${motion.quick};
  transition-timing-function: ${motion.easing};

  &:is([data-entering], [data-exiting]) {
    opacity: 0;

    &[data-placement='bottom'] {
      transform: translateY(-4px);
    }

    &[data-placement='top'] {
      transform: translateY(4px);
    }
  }
`;

/** The list in a panel: the row corners are concentric with the panel corners. */
export const panelList = css`
  max-block-size: inherit;
  padding: calc(${radius.card} - ${radius.control});
  overflow: auto;
  outline: none; /* the focused row shows the ring */
`;

/** A row of the list: hovered, focused and disabled states. */
export const panelRow = css`
  --_row-hover: ${color.surfaceHover};
  --_row-pressed: ${color.surfacePressed};

  border-radius: ${radius.control};
  outline: none;
  cursor: pointer;
  user-select: none;

  &:is([data-focused], [data-hovered], [data-open]) {
    background: var(--_row-hover);
  }

  &[data-pressed] {
    background: var(--_row-pressed);
  }

  &[data-focus-visible] {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }

  &[data-disabled] {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[data-focused] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;

      & span {
        color: inherit;
      }
    }

    &[data-disabled],
    &[data-disabled] span {
      color: GrayText;
    }
  }
`;

/** An icon or tick beside text of several lines. */
export const besideFirstLine = css`
  align-self: start;
  margin-block-start: calc((${font.line.control} * 1em - ${size.icon}) / 2);
`;

/** The title of a group of rows. */
export const panelTitle = css`
  padding-block: ${space[2]} ${space[1]};
  padding-inline: ${space[3]};
  color: ${color.textQuiet};
  font-size: ${font.size.xs};
  font-weight: ${font.weight.medium};
`;
